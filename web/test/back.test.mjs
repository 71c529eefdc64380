// Back closes what is open and goes to the board; Enter accepts what is proposed, once.

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { withDelays } from "./delays.mjs";
import { engine } from "./engines/engines.mjs";
import { hosts } from "./hosts.mjs";
import { CLOSE_KOMI, DOUBTFUL, DESK, PHONE, Visit } from "./browser.mjs";

const [folder] = hosts;

describe("Back", { skip: folder.skip }, () => {
  let visit;
  before(async () => { visit = await Visit.open(folder, { ...PHONE, reducedMotion: "reduce" }); });
  after(() => visit?.leave());
  const goBack = () => visit.page.evaluate(() => history.back());

  it("closes a dialog", async () => {
    for (const dialog of ["settings", "help"]) {
      await visit.page.click(`#open-${dialog}`);
      await goBack();
      await visit.page.waitForFunction((id) => !document.getElementById(id).open, dialog);
      assert.equal(await visit.page.getAttribute("body", "data-state"), "start");
    }
  });

  it("goes from questions, corners and a refusal to the board", async () => {
    await visit.choose("19-fan", "questions");
    await goBack();
    await visit.until("board");
    await visit.isCounted();
    await visit.page.click("#answer-them");
    await visit.until("questions");
    await goBack();
    await visit.until("board");
    await visit.page.check("#mode-corners", { force: true });
    await visit.until("corners");
    await goBack();
    await visit.until("board");
    await visit.choose("no-board", "refused");
    await goBack();
    await visit.until("board");
    assert.match(await visit.result(), /wins/);
  });

  it("comes from the start back to the board", async () => {
    await visit.page.click("#new-photo");
    await visit.until("start");
    await goBack();
    await visit.until("board");
  });

  it("leaves no steps behind that go nowhere", async () => {
    const { page } = visit;
    // This entry is the page's, and the one below it stands for the page before: a driver never answers what it asks of a page
    // that goes away meanwhile.
    const before = await page.evaluate(() => {
      history.pushState("page", "");
      return history.length;
    });
    for (let times = 0; times < 4; times += 1) {
      await page.click("#open-settings");
      await page.click("#settings [data-close]");
      await page.waitForTimeout(150);
    }
    assert.ok((await page.evaluate(() => history.length)) <= before + 1);
    await goBack();
    await page.waitForFunction(() => history.state === null);
  });
});

describe("another page that is slow to load", { skip: folder.skip }, () => {
  let visit;
  before(async () => { visit = await Visit.open(withDelays(folder), DESK); });
  after(() => visit?.leave());

  it("is loaded though something of this page is closed meanwhile", async () => {
    const { page, place } = visit;
    await page.click("#open-settings");
    place.answerLate("", () => 1500);
    await page.evaluate(() => {
      globalThis.isLeft = true;
      setTimeout(() => document.querySelector("#settings [data-close]").click(), 500);
    });
    await page.reload();
    await visit.isOpen();
    assert.equal(await page.evaluate(() => globalThis.isLeft === true), false);
  });
});

describe("Enter", { skip: folder.skip }, () => {
  let visit;
  before(async () => { visit = await Visit.open(folder, { ...DESK, reducedMotion: "reduce" }); });
  after(() => visit?.leave());
  const number = () => visit.text("question-number");

  it("accepts right after reading, wherever the focus is, and once only", async () => {
    await visit.prefer({ komi: CLOSE_KOMI });
    await visit.choose(DOUBTFUL, "questions");
    const first = await number();
    // A second press at once: a driver may send its own too late on a machine that has much else to do.
    await visit.page.evaluate(() => {
      const pressAgain = ({ target }) => target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      addEventListener("keydown", pressAgain, { once: true });
    });
    await visit.page.keyboard.press("Enter");
    await visit.page.waitForFunction((first) => document.getElementById("question-number").textContent !== first, first);
    await visit.page.waitForTimeout(500);
    const second = await number();
    assert.match(second, /^Question 2/);
    await visit.page.evaluate(() => document.activeElement.blur());
    await visit.page.keyboard.press("Enter");
    await visit.page.waitForFunction((second) => document.getElementById("question-number").textContent !== second
      || document.body.dataset.state === "board", second);
  });

  it("on a button presses the button", { skip: engine.lacksFocus }, async () => {
    await visit.prefer({ komi: CLOSE_KOMI });
    await visit.choose(DOUBTFUL, "questions");
    await visit.page.focus("#later");
    await visit.page.keyboard.press("Enter");
    await visit.until("board");
  });
});
