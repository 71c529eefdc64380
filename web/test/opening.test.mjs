// Where a file of the page does not come, the page is loaded once more, and says so if that does not help.

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { PHONE, Visit } from "./browser.mjs";
import { withDelays } from "./delays.mjs";
import { engine } from "./engines/engines.mjs";
import { hosts } from "./hosts.mjs";

const [folder] = hosts;
/** A web space from which no service worker can be had, so that every file is asked for each time. */
const host = { ...folder, start: startWithoutServiceWorker };
const PROGRAM = ["view/marks.js"];
const WORDS = ["words/en.json", "api/words?language=en"];

async function startWithoutServiceWorker() {
  const place = await withDelays(folder).start();
  place.answerBusy("sw.js", Infinity);
  return place;
}

/** Loads the page as if for the first time, while these files do not come when they are asked for, for so many times. */
async function loadWithout(visit, files, times) {
  for (const file of files) visit.place.answerBusy(file, times);
  await visit.page.evaluate(() => sessionStorage.clear());
  await visit.page.reload();
}

/** Waits until the page says that it has not been loaded. */
async function saysNotLoaded({ page }) {
  await page.waitForFunction(() => document.querySelector(".not-loaded")?.getClientRects().length > 0);
  return page.textContent(".not-loaded p");
}

async function counts(visit) {
  await visit.isOpen();
  await visit.choose("13-seki", "board");
  assert.equal(await visit.result(), "Black wins by 7 3/4 zi (15.5 points)");
}

describe("a file of the page that does not come", { skip: folder.skip }, () => {
  let visit;
  before(async () => { visit = await Visit.open(host); });
  after(() => visit?.leave());

  for (const [what, files] of [["part of the program", PROGRAM], ["the words", WORDS]]) {
    it(`is asked for again: ${what}`, async () => {
      await loadWithout(visit, files, 1);
      await counts(visit);
    });

    it(`is said, where it does not come the second time: ${what}`, async () => {
      await loadWithout(visit, files, Infinity);
      assert.equal(await saysNotLoaded(visit), "The page has not been loaded completely.");
      for (const file of files) visit.place.answerBusy(file, 0);
      await visit.page.click(".not-loaded button");
      await counts(visit);
    });
  }

  it("is said where nothing answers, until the page opens after all", async () => {
    visit.place.answerLate("words/en.json", () => 30_000);
    await loadWithout(visit, [], 0);
    await saysNotLoaded(visit);
    await visit.isOpen();
    assert.equal(await visit.page.isVisible(".not-loaded"), false);
  });
});

describe("a page without a part of it in a German browser", { skip: folder.skip || (engine.locale && `${engine.name} speaks English only`) }, () => {
  let visit;
  before(async () => { visit = await Visit.open(host, { ...PHONE, locale: "de-DE" }); });
  after(() => visit?.leave());

  it("says so in German", async () => {
    await loadWithout(visit, PROGRAM, Infinity);
    assert.equal(await saysNotLoaded(visit), "Die Seite wurde nicht vollständig geladen.");
  });
});
