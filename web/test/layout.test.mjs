// The panel on small screens, in each language that is tried: the result, the terms and what comes next are under the thumb
// without scrolling, so is every answer to a question, nothing is cut off, and where hardly anything fits (four times as large
// at a desk) everything can be scrolled to.

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { hosts } from "./hosts.mjs";
import { PHONE, sample, Visit } from "./browser.mjs";
import { faults, outOfView, PHONE_SIZES, TRIED_LANGUAGES } from "./faults.mjs";

const [folder] = hosts;
/** 1280 × 1024 pixels at 400 %. */
const ENLARGED = { width: 320, height: 256 };
const FAULTLESS = { wide: [], unsaid: [], small: [] };

/** What of a result has to be seen at once. */
const RESULT = ["#result-said", "#terms-chip", "#share", "#retake", "#new-photo"];
const OPEN_RESULT = [...RESULT, "#answer-them", "#result-note"];

/** The controls that something else covers, or that no scrolling brings into sight. */
function outOfReach() {
  const controls = [...document.querySelectorAll("button, summary, select, input:not([type=file])")];
  const shown = controls.filter((control) => control.getClientRects().length > 0 && !control.closest("dialog"));
  const lost = shown.filter((control) => {
    control.scrollIntoView({ block: "center" });
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < 0 || right > innerWidth || !(onTop && (control.contains(onTop) || onTop.closest("label")?.contains(control)));
  });
  return lost.map((control) => control.id || control.className);
}

for (const language of TRIED_LANGUAGES) {
  describe(`in ${language}`, { skip: folder.skip }, () => {
    let visit;
    before(async () => {
      visit = await Visit.open(folder, { ...PHONE, locale: language, reducedMotion: "reduce" });
      // A phone can share files: its word for it is longer than that for saving.
      await visit.page.addInitScript(() => { navigator.canShare = () => true; });
      await visit.page.reload();
      await visit.isOpen();
    });
    after(() => visit?.leave());

    const scrollUp = () => visit.page.evaluate(() => {
      document.getElementById("panel").scrollTop = 0;
      scrollTo(0, 0);
    });
    const isInReach = async () => {
      for (const [width, height] of [...PHONE_SIZES, [ENLARGED.width, ENLARGED.height]]) {
        await visit.page.setViewportSize({ width, height });
        assert.deepEqual(await visit.page.evaluate(faults), FAULTLESS);
        assert.deepEqual(await visit.page.evaluate(outOfReach), []);
      }
    };
    const isInView = async (selectors) => {
      for (const [width, height] of PHONE_SIZES) {
        await visit.page.setViewportSize({ width, height });
        // What was scrolled at another size may be so again.
        await scrollUp();
        await visit.isStill();
        const here = `${width} × ${height}`;
        assert.deepEqual([here, ...(await visit.page.evaluate(outOfView, selectors))], [here]);
        assert.deepEqual([here, await visit.page.evaluate(faults)], [here, FAULTLESS]);
      }
    };
    const isRightEverywhere = async (selectors) => {
      await isInView(selectors);
      await visit.page.setViewportSize(ENLARGED);
      await visit.isStill();
      await visit.page.evaluate(() => document.querySelectorAll("details").forEach((part) => { part.open = true; }));
      assert.deepEqual(await visit.page.evaluate(faults), FAULTLESS);
      assert.deepEqual(await visit.page.evaluate(outOfReach), []);
      await visit.page.evaluate(() => document.querySelectorAll("details").forEach((part) => { part.open = false; }));
    };

    it("the start is in reach at any size", async () => {
      await isInReach();
    });
    it("a result", async () => {
      await visit.choose("19-finished-top", "board");
      await visit.isCounted();
      await isRightEverywhere(RESULT);
    });
    it("the corners of the board", async () => {
      await visit.page.setViewportSize(PHONE.viewport);
      await visit.page.check("#mode-corners", { force: true });
      await isInView(["#find-corners", "#corners-done", "[name=size]", "#other-size"]);
      await visit.page.click("#corners-done");
    });
    it("a question with a list of answers", async () => {
      await visit.page.setViewportSize(PHONE.viewport);
      await visit.choose("19-fan", "questions");
      assert.ok(await visit.page.isVisible(".answers-listed"));
      await isInView(["#status", ".answer"]);
      await isInReach();
    });
    it("a result with open questions", async () => {
      await visit.page.setViewportSize(PHONE.viewport);
      await visit.page.click("#later");
      await visit.isCounted();
      await isRightEverywhere(OPEN_RESULT);
    });
    it("the preferences", async () => {
      await visit.page.setViewportSize(PHONE.viewport);
      await visit.page.click("#open-settings");
      await isInView(["#language", "#theme", "#forget", "#settings [data-close]"]);
      await visit.page.click("#settings [data-close]");
    });
    it("more than one board", async () => {
      await visit.page.setViewportSize(PHONE.viewport);
      await visit.choose("two-boards", "refused");
      await isInView(["#status", "#boards button", "#another-photo"]);
    });
  });
}

describe("on a small phone", { skip: folder.skip }, () => {
  let visit;
  before(async () => {
    visit = await Visit.open(folder, { ...PHONE, viewport: { width: 320, height: 568 }, reducedMotion: "reduce" });
  });
  after(() => visit?.leave());

  it("the chip opens the terms", async () => {
    await visit.choose("19-finished-top", "board");
    await visit.isCounted();
    assert.match(await visit.text("terms-chip"), /Chinese.*7\.5/);
    await visit.page.click("#terms-chip");
    await visit.page.waitForFunction(() => document.getElementById("terms").open);
    assert.deepEqual(await visit.page.evaluate(outOfView, ["#rules", "#komi", "#handicap"]), []);
    await visit.page.selectOption("#rules", "japanese");
    await visit.isCounted();
    assert.match(await visit.text("terms-chip"), /Japanese.*6\.5/);
  });

  it("another photo of the board replaces the photo, and what was agreed about the count holds", async () => {
    await visit.page.fill("#komi", "0.5");
    await visit.isCounted();
    await visit.page.setInputFiles("#again-camera", sample("19-finished-oblique"));
    await visit.until("reading");
    await visit.until("board", "questions");
    if (await visit.page.isVisible("#later")) await visit.page.click("#later");
    await visit.isCounted();
    assert.match(await visit.text("terms-chip"), /Japanese.*0\.5/);
    assert.equal((await visit.data()).photo.file, "19-finished-oblique.jpg");
  });

  it("the next board begins at the start", async () => {
    await visit.page.click("#new-photo");
    await visit.until("start");
    await visit.choose("19-finished-top", "board");
    await visit.isCounted();
    // Rules and komi are the usual ones from now on.
    assert.match(await visit.text("terms-chip"), /Japanese.*0\.5/);
  });
});

describe("by ear", { skip: folder.skip }, () => {
  let visit;
  before(async () => {
    visit = await Visit.open(folder, { ...PHONE, reducedMotion: "reduce" });
    await visit.page.evaluate(() => {
      window.heard = [];
      for (const region of document.querySelectorAll("[role=status], [aria-live]")) {
        new MutationObserver(() => region.textContent && window.heard.push(region.textContent))
          .observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
  });
  after(() => visit?.leave());
  const heard = () => visit.page.evaluate(() => window.heard.splice(0).map((text) => text.replaceAll("\u00a0", " ").trim()));

  it("the reading is said once, and so is the result", async () => {
    await visit.choose("19-finished-top", "board");
    await visit.isCounted();
    await visit.page.waitForTimeout(500);
    const said = await heard();
    assert.equal(said.length, 2, said.join(" | "));
    assert.match(said[0], /Opening the photo|Looking for the board/);
    assert.match(said[1], /^Black wins by 13 3\/4 zi/);
  });


  it("a correction is said, and the other result when it stands", async () => {
    await visit.tapPoint("19-finished-top", "J11");
    await visit.isCounted();
    await visit.page.click("#terms-chip");
    await visit.page.selectOption("#rules", "japanese");
    await visit.page.waitForFunction(() => window.heard.some((text) => /points/.test(text)));
    const said = await heard();
    assert.match(said[0], /^J11: white/);
    assert.match(said.at(-1), /wins by/);
    assert.equal(new Set(said).size, said.length, said.join(" | "));
  });

  it("each question is said, and why a photo is refused", async () => {
    await visit.choose("19-fan", "questions");
    assert.match((await heard()).at(-1), /^Question 1 of \d+\. /);
    await visit.choose("no-board", "refused");
    assert.match((await heard()).at(-1), /^No Go board/);
  });
});
