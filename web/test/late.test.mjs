// Answers that come late, in another order, or never: what is shown belongs to the photo that is shown.

import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";
import { sample, truth, Visit } from "./browser.mjs";
import { withDelays } from "./delays.mjs";
import { hosts as all } from "./hosts.mjs";

const FIRST = "13-seki";
const RESULT = "Black wins by 7 3/4 zi (15.5 points)";
const SECOND = "9-finished-cloth";
const FINISHED = "19-finished-top";
/** A game with a point that was left open, about which there is a question. */
const OPEN = "19-open-dame";
const LATE_MS = 1500;

const hosts = all.map((host) => withDelays(host));
const [, program] = hosts;

for (const host of hosts) {
  describe(`when the computer that hands out the page answers late: ${host.name}`, { skip: host.skip }, () => {
    let visit;
    before(async () => {
      visit = await Visit.open(host);
      await visit.choose(FIRST, "board");
      await visit.isKept();
    });
    after(() => visit?.leave());

    it("counts on this device until it has answered", async (test) => {
      const { page } = visit;
      if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
      visit.place.answerLate("api/info", () => Infinity);
      await page.reload();
      await visit.isOpen();
      assert.match(await visit.text("counts"), /on this device/);
      assert.equal(await visit.result(), RESULT);
      assert.doesNotMatch(await visit.text("notice"), /can count/);
      await visit.choose(SECOND, "board");
      assert.match(await visit.result(), /White wins by 1 1\/4 zi/);
      await visit.choose(FIRST, "board");
      await visit.isKept();
      visit.place.answerInTime();
    });

    it("counts on this device where the browser breaks off what it asks that computer", async (test) => {
      const { page } = visit;
      if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
      await page.reload();
      await visit.isOpen();
      await visit.isCounted();
      await page.evaluate(() => {
        const { fetch } = window;
        window.fetch = (address, ...asked) =>
          /api.(read|score)/.test(address) ? Promise.reject(new DOMException("broken off", "AbortError")) : fetch(address, ...asked);
      });
      await visit.choose(SECOND, "board");
      assert.match(await visit.result(), /White wins by 1 1\/4 zi/);
      assert.match(await visit.text("counts"), /on this device/);
      await visit.choose(FIRST, "board");
      await visit.isKept();
    });

    it("finds the board again however late it answers", async () => {
      const { page } = visit;
      for (const lateness of [100, 700]) {
        visit.place.answerLate("api/info", () => lateness);
        await page.reload();
        await visit.until("board");
        assert.equal(await visit.result(), RESULT);
        assert.doesNotMatch(await visit.text("notice"), /can count/);
        visit.place.answerInTime();
      }
    });
  });
}

describe("answers in another order", { skip: program.skip }, () => {
  let visit, page;
  before(async () => {
    visit = await Visit.open(program);
    page = visit.page;
  });
  after(() => visit?.leave());
  afterEach(() => visit.place.answerInTime());

  /** The photo chosen second, of which the answers come first, is the one shown. */
  async function theSecondIsShown() {
    await visit.until("board");
    const { size } = truth(SECOND);
    assert.match(await visit.result(), /White wins by 1 1\/4 zi/);
    await page.waitForTimeout(LATE_MS);
    assert.match(await visit.result(), /White wins by 1 1\/4 zi/);
    const data = await visit.data();
    assert.equal(data.rows.length, size);
    assert.match(data.file, new RegExp(SECOND));
  }

  const slowFirst = (body) => (body.includes(FIRST) ? LATE_MS : 0);

  /** Puts corners on a refused photo, and leaves the rings before what lies between them has been read. */
  async function leaveRingsUnread() {
    await visit.choose("no-board", "refused");
    await page.click("#put-corners");
    await visit.until("corners");
    visit.place.answerLate("api/read", () => LATE_MS);
    await pullCorner(page);
    await page.mouse.up();
    await page.click("#corners-done");
    await visit.until("refused");
  }

  it("does not show a new photo as read when the old board has been counted", async () => {
    await visit.choose(FINISHED, "board");
    await visit.isCounted();
    visit.place.answerLate("api/score", () => LATE_MS / 2);
    visit.place.answerLate("api/read", () => 2 * LATE_MS);
    await visit.tapPoint(FINISHED, "C16");
    await page.setInputFiles("#file", sample(SECOND));
    await page.waitForTimeout(LATE_MS);
    assert.equal(await page.evaluate(() => document.body.dataset.state), "reading");
    assert.notEqual(await visit.text("status-said"), "");
    await theSecondIsShown();
  });

  it("offers nothing about the old board while a photo is read, nor when it is refused", async () => {
    for (const [photo, offer] of [[OPEN, "#answer-them"], ["19-middle-game", "#count-anyway"]]) {
      await visit.choose(photo, "board");
      await visit.isCounted();
      assert.equal(await page.isVisible(offer), true);
      visit.place.answerLate("api/read", () => LATE_MS);
      await page.setInputFiles("#file", sample("two-boards"));
      await visit.until("reading");
      assert.equal(await page.isVisible(offer), false);
      await visit.until("refused");
      assert.equal(await page.isVisible(offer), false);
      visit.place.answerInTime();
    }
  });

  it("shows the second of two photos that are chosen quickly", async () => {
    visit.place.answerLate("api/read", slowFirst);
    await page.setInputFiles("#file", sample(FIRST));
    await page.setInputFiles("#file", sample(SECOND));
    await theSecondIsShown();
  });

  it("shows the photo that is chosen after another was cancelled", async () => {
    visit.place.answerLate("api/read", slowFirst);
    await page.setInputFiles("#file", sample(FIRST));
    await visit.until("reading");
    await page.click("#cancel");
    await visit.until("board");
    await page.setInputFiles("#file", sample(SECOND));
    await theSecondIsShown();
  });

  it("shows the board again when reading is cancelled, and stays there", async () => {
    visit.place.answerLate("api/read", () => LATE_MS);
    await page.setInputFiles("#file", sample(FIRST));
    await visit.until("reading");
    await page.click("#cancel");
    await theSecondIsShown();
  });

  it("comes to rest where a person wants to be asked while the board is still being checked", async () => {
    await visit.choose(OPEN, "board");
    await visit.isCounted();
    visit.place.answerLate("api/score", (body) => (body.includes('"weigh":true') ? LATE_MS : 0));
    await visit.tapPoint(OPEN, "C16");
    await page.waitForFunction(() => document.getElementById("result-checking").textContent !== "");
    await page.click("#answer-them");
    await visit.until("questions");
    await visit.isCounted();
  });

  it("comes to rest where a busy computer answers about a board that was left", async () => {
    await visit.choose(FIRST, "board");
    await visit.isCounted();
    visit.place.answerBusy("api/score", 2);
    await visit.tapPoint(FIRST, "C10");
    await page.waitForFunction(() => document.getElementById("result").matches(".waiting"));
    await page.click("#undo");
    await page.waitForTimeout(LATE_MS);
    await visit.isCounted();
    assert.equal(await page.isVisible("#working"), false);
    // A browser reports by itself that a request was answered with an error.
    visit.complaints = visit.complaints.filter((complaint) => !/\b503\b/.test(complaint));
  });

  it("shows the board when the rings are left before the corners of a refused photo have been read", async () => {
    await leaveRingsUnread();
    await visit.until("board", "questions");
    await visit.isCounted();
    assert.match((await visit.data()).file, /no-board/);
  });

  it("reads the corners of a refused photo to the end when the rings are left and taken up again", async () => {
    await leaveRingsUnread();
    await page.click("#put-corners");
    await visit.until("corners");
    await visit.isRead();
    await page.click("#corners-done");
    await visit.until("board", "questions");
    await visit.isCounted();
    assert.match((await visit.data()).file, /no-board/);
  });

  it("has nothing to complain about", () => {
    // A browser reports by itself that a request was given up.
    assert.deepEqual(visit.complaints.filter((complaint) => !/ERR_ABORTED/.test(complaint)), []);
  });
});

/** Pulls the first corner a little way, and holds it. */
async function pullCorner(page) {
  const { x, y, width, height } = await page.locator(".handle").first().boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 2, y + height / 2);
}

describe("answers that never come", { skip: program.skip }, () => {
  let visit;
  before(async () => { visit = await Visit.open(program); });
  after(() => visit?.leave());
  afterEach(() => visit.place.answerInTime());

  it("reads where a corner is dragged, though an earlier reading goes on for ever", async () => {
    const { page, place } = visit;
    await visit.choose(FIRST, "board");
    await visit.isCounted();
    await page.check("#mode-corners", { force: true });
    let isAsked;
    const asked = new Promise((resolve) => { isAsked = resolve; });
    place.answerLate("api/read", () => {
      isAsked();
      return Infinity;
    });
    await pullCorner(page);
    await page.mouse.up();
    await asked;
    place.answerInTime();
    await visit.choose(SECOND, "board");
    await visit.isCounted();
    await page.check("#mode-corners", { force: true });
    const { corners } = truth(SECOND);
    await visit.dragCorner(2, corners[2]);
    await page.click("#corners-done");
    assert.match(await visit.result(), /White wins by 1 1\/4 zi/);
    assert.equal(await page.isDisabled("#undo"), false);
  });

  it("counts the board when a photo is chosen before a drag has been read, and given up", async () => {
    const { page, place } = visit;
    await visit.choose(FIRST, "board");
    await visit.isCounted();
    await page.check("#mode-corners", { force: true });
    let asked = 0;
    place.answerLate("api/read", () => (asked++ === 0 ? 0 : Infinity));
    await pullCorner(page);
    await page.waitForFunction(() => document.getElementById("result").matches(".waiting"));
    await page.mouse.up();
    await visit.choose(SECOND, "reading");
    await page.click("#cancel");
    await visit.until("board");
    assert.match(await visit.result(), /wins by/);
    place.answerInTime();
  });

  it("has the computer count again though it did not answer pages that were left", async (test) => {
    if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
    const { page, place } = visit;
    // The page is kept on the device when it has had nothing to do for a while.
    await page.evaluate(() => navigator.serviceWorker?.ready.then(() => {}));
    place.answerLate("api/info", () => Infinity);
    // More pages than a browser has connections to one computer.
    for (let left = 0; left < 8; left += 1) {
      await page.reload();
      await visit.isOpen();
    }
    place.answerInTime();
    await page.reload();
    await page.waitForFunction(() => document.getElementById("counts").textContent.includes("that hands out this page"));
  });

  it("counts on this device where an answer about the board never comes", async (test) => {
    if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
    visit.place.answerLate("api/score", () => Infinity);
    await visit.choose(FIRST, "reading");
    assert.equal(await visit.result(), RESULT);
    assert.match(await visit.text("counts"), /on this device/);
  });

  it("counts on this device with a worker that did not start at first", async (test) => {
    if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
    const { page } = visit;
    visit.place.answerInTime();
    await page.reload();
    await visit.isOpen();
    await page.evaluate(() => {
      // The second worker is the one that answers taps.
      let begun = 0;
      window.Worker = class extends Worker {
        constructor(address, options) {
          begun += 1;
          super(begun === 2 ? "./nothing-there.js" : address, options);
        }
      };
      const onlyHere = document.getElementById("only-here");
      onlyHere.checked = true;
      onlyHere.dispatchEvent(new Event("change"));
    });
    await visit.choose(FIRST, "board");
    await visit.isCounted();
    const before = (await visit.data()).rows[2][2];
    await visit.tapPoint(FIRST, "C11");
    await visit.isCounted();
    assert.notEqual((await visit.data()).rows[2][2], before);
    visit.complaints = [];
  });
});
