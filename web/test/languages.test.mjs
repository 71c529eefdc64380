// Each language that is tried, in every main state, on a phone 360 pixels wide: all is said, and nothing overflows.

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { hosts } from "./hosts.mjs";
import { PHONE, Visit } from "./browser.mjs";
import { faults, TRIED_LANGUAGES } from "./faults.mjs";

const [folder] = hosts;
const FAULTLESS = { wide: [], unsaid: [], small: [] };

for (const language of TRIED_LANGUAGES) {
  describe(`in ${language}`, { skip: folder.skip }, () => {
    let visit;
    const isFaultless = async () => assert.deepEqual(await visit.page.evaluate(faults), FAULTLESS);
    before(async () => {
      visit = await Visit.open(folder, { ...PHONE, locale: language });
    });
    after(() => visit?.leave());

    it("the start", async () => {
      assert.equal(await visit.page.getAttribute("html", "lang"), language);
      await isFaultless();
    });
    it("questions", async () => {
      await visit.choose("19-fan", "questions");
      await isFaultless();
      await visit.page.click("#later");
    });
    it("the board with everything unfolded", async () => {
      await visit.isCounted();
      await isFaultless();
      await visit.page.evaluate(() => document.querySelectorAll("details").forEach((part) => { part.open = true; }));
      for (const rules of ["japanese", "ing", "tromp-taylor", "new-zealand"]) {
        await visit.page.selectOption("#rules", rules);
        await visit.page.fill("#handicap", "3");
        await visit.isCounted();
        await isFaultless();
      }
    });
    it("corners", async () => {
      await visit.page.check("#mode-corners", { force: true });
      await isFaultless();
      await visit.page.click("#corners-done");
    });
    it("settings and help", async () => {
      for (const dialog of ["settings", "help"]) {
        await visit.page.click(`#open-${dialog}`);
        await isFaultless();
        await visit.page.click(`#${dialog} [data-close]`);
      }
    });
    it("a game that is not finished", async () => {
      await visit.choose("19-middle-game", "board");
      await visit.isCounted();
      await isFaultless();
    });
    it("points that were left open", async () => {
      await visit.choose("19-open-dame", "board");
      await visit.isCounted();
      await isFaultless();
      await visit.page.click("#answer-them");
      await visit.until("questions");
      await isFaultless();
      await visit.page.click("#later");
    });
    it("a refused photo", async () => {
      await visit.choose("two-boards", "refused");
      await isFaultless();
      await visit.choose("no-board", "refused");
      await isFaultless();
    });
    it("another language while the board is there", async () => {
      const other = language === "de" ? "en" : "de";
      await visit.page.click("#to-board");
      await visit.page.click("#open-settings");
      await visit.page.selectOption("#language", other);
      await visit.page.waitForFunction((other) => document.documentElement.lang === other, other);
      await visit.page.click("#settings [data-close]");
      assert.match(await visit.result(), other === "de" ? /gewinnt|Kein/ : /wins|No/);
    });
  });
}
