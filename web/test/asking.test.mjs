// What the page asks, and what it refuses.

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { someHosts } from "./hosts.mjs";
import { CLOSE_KOMI, DOUBTFUL, truth, Visit } from "./browser.mjs";
import { indexOf } from "../page/points.js";

/** A photo of a game in its middle. */
const MIDDLE_GAME = "19-middle-game";
/** A photo of a game with one point left open between the players. */
const UNFINISHED = "19-open-dame";
const AS_IT_STANDS = "White wins by 18 3/4 zi (37.5 points)";
const OPEN_BUT_DECIDED = "Open questions that cannot change the winner: 1";
const FILLED = "White wins by 19 1/4 zi (38.5 points)";
/** A photo with three white stones in a chain, G8 to J8, and the points that are their liberties. */
const CROWDED = "9-finished-glossy";
const LIBERTIES = ["G9", "H9", "J9"];

for (const host of someHosts) {
  describe(`asking, from ${host.name}`, { skip: host.skip }, () => {
    let visit;
    before(async () => { visit = await Visit.open(host); });
    after(() => visit?.leave());

    it("asks one question at a time, and goes back", async () => {
      const { page } = visit;
      await visit.prefer({ komi: CLOSE_KOMI });
      await visit.choose(DOUBTFUL, "questions");
      assert.match(await visit.text("question-number"), /^Question 1 of \d+$/);
      assert.match(await visit.text("result-note"), /if the open questions are confirmed/);
      const first = await visit.text("status");
      await page.click(".answer-proposed");
      await page.waitForFunction(() => /Question 2/.test(document.getElementById("question-number").textContent));
      assert.notEqual(await visit.text("status"), first);
      await page.click("#back");
      await page.waitForFunction(() => /Question 1/.test(document.getElementById("question-number").textContent));
      await page.click("#skip");
      await page.waitForFunction(() => /Question 2/.test(document.getElementById("question-number").textContent));
      await page.click("#back");
      await page.waitForFunction(() => /Question 1/.test(document.getElementById("question-number").textContent));
      assert.equal(await visit.text("status"), first);
    });

    it("shows the board in between, and takes a tap as an answer", async () => {
      const { page } = visit;
      const count = Number((await visit.text("question-number")).match(/of (\d+)/)[1]);
      await page.click("#later");
      await visit.until("board");
      assert.equal(await visit.text("open-count"), `Open questions: ${count}`);
      const { grid, rows } = await visit.data();
      await page.click("#answer-them");
      await visit.until("questions");
      const point = (await visit.text("status")).match(/\b([A-T]\d+)/)[1];
      await visit.tap(await visit.onScreen(grid[indexOf(point, rows.length)]));
      await visit.until("board");
      assert.match(await visit.text("said"), new RegExp(`^${point}: `));
      await visit.isCounted();
      // There may be as many questions as before: points that were asked about together may not
      // belong together any more.
      const { uncertain } = await visit.data();
      assert.ok(uncertain.every((doubt) => doubt.point !== point));
    });

    it("answers everything as proposed in one step", async () => {
      const { page } = visit;
      await visit.choose(DOUBTFUL, "questions");
      await visit.isCounted();
      await page.click("#accept-all");
      await visit.until("board");
      await visit.isCounted();
      assert.equal(await page.isVisible("#open"), false);
      await page.click("#undo");
      await visit.isCounted();
      assert.equal(await page.isVisible("#open"), true);
      assert.equal(await page.isDisabled("#undo"), true);
    });

    it("asks only about what may change the winner, unless a person wants to be asked about the rest", async () => {
      const { page } = visit;
      await visit.prefer({ komi: null });
      await visit.choose(UNFINISHED, "board");
      assert.equal(await visit.result(), AS_IT_STANDS);
      assert.equal(await visit.text("open-count"), OPEN_BUT_DECIDED);
      await page.click("#answer-them");
      await visit.until("questions");
    });

    it("shows a game that is not finished, and counts it only if a person says so", async () => {
      const { page } = visit;
      await visit.choose(MIDDLE_GAME, "board");
      assert.equal(await visit.result(), "This game is not finished.");
      assert.equal(await page.isVisible("#question"), false);
      await page.click("#save-position");
      assert.match(await visit.saved("record"), /^\(;GM\[1\]/);
      await page.click("#count-anyway");
      await page.waitForFunction(() => document.getElementById("unfinished").hidden);
      assert.match(await visit.result(), /wins by/);
      await page.click("#undo");
      assert.equal(await visit.result(), "This game is not finished.");
    });

    it("asks what became of points that were left open, and counts what is answered", async () => {
      const { page } = visit;
      await visit.choose(UNFINISHED, "board");
      await visit.isCounted();
      await page.click("#answer-them");
      await visit.until("questions");
      assert.match(await visit.text("status"), /^The game is not finished at K2\. Did it end so/);
      const answers = await page.locator("[data-answer] .answer-word").allTextContents();
      assert.deepEqual(answers, ["ended so", "Black filled first", "White filled first"]);
      const leads = await page.locator("[data-answer] .proposed").allTextContents();
      assert.deepEqual(leads, [AS_IT_STANDS, FILLED, FILLED].map((result) => result.replace("wins", "ahead")));
      for (const [answer, result] of [["ended", AS_IT_STANDS], ["black-first", FILLED], ["white-first", FILLED]]) {
        await page.click(`[data-answer=${answer}]`);
        await visit.until("board");
        assert.equal(await visit.result(), result);
        assert.equal((await visit.data()).left_open, answer);
        assert.equal(await page.isVisible("#open"), false);
        await page.click("#undo");
        await page.click("#answer-them");
        await visit.until("questions");
      }
      await page.click("#skip");
      await visit.until("board");
      assert.equal(await visit.result(), AS_IT_STANDS);
      assert.equal(await visit.text("open-count"), OPEN_BUT_DECIDED);
    });

    it("keeps what was said of open points when the page is opened again, and takes it by key", async () => {
      const { page } = visit;
      await page.click("#answer-them");
      await page.keyboard.press("b");
      await visit.until("board");
      assert.equal(await visit.result(), FILLED);
      await visit.isKept();
      await page.reload();
      await visit.isOpen();
      await visit.until("board", "questions");
      assert.equal(await visit.result(), FILLED);
    });

    it("asks about a chain without liberties once, with a button for each answer", async () => {
      const { page } = visit;
      await visit.choose(CROWDED);
      if (await page.isVisible("#later")) await page.click("#later");
      await visit.isCounted();
      const counted = await visit.result();
      const open = async () => Number((await visit.text("open-count")).match(/\d+/)?.[0] ?? 0);
      const before = await page.isVisible("#open") ? await open() : 0;
      for (const liberty of LIBERTIES) await visit.tapPoint(CROWDED, liberty);
      await page.waitForFunction(() => document.querySelector(".waiting") === null);
      await page.waitForFunction(() => document.getElementById("result-said").textContent === "No result");
      await visit.isCounted();
      assert.equal(await open(), before + 1);
      await page.click("#answer-them");
      await visit.until("questions");
      assert.match(await visit.text("status"), /^Which point is misread\? 3 white stones \(around H8\)/);
      assert.equal(await visit.text("consequence"), "Tap the point that is misread, or choose:");
      const answers = await page.locator("[data-answer] .answer-word").allTextContents();
      assert.deepEqual(answers, ["as read", "all taken off", "One by one"]);
      assert.equal(await page.locator(".answer-proposed").count(), 0);
      await page.click("[data-answer=one-by-one]");
      await page.waitForFunction(() => /What stands at G8/.test(document.getElementById("status").textContent));
      await page.click("#back");
      await page.waitForFunction(() => /Which point/.test(document.getElementById("status").textContent));
      await page.click("[data-answer=taken-off]");
      await visit.isCounted();
      assert.notEqual(await visit.result(), "No result");
      assert.equal((await visit.data()).rows[1].slice(6), "...");
      // One step takes back the whole answer, and further ones the taps.
      for (let steps = 0; steps < 1 + LIBERTIES.length; steps += 1) await page.click("#undo");
      await visit.isCounted();
      assert.equal(await visit.result(), counted);
    });

    it("says that there is no board, and takes the corners by hand", async () => {
      const { page } = visit;
      await visit.choose("no-board", "refused");
      assert.equal(await visit.text("status"), "No Go board can be seen in the photo.");
      assert.match(await visit.text("advice"), /set the four corners yourself/);
      await page.click("#put-corners");
      await visit.until("corners");
      assert.equal(await visit.shownRings(), 4);
      await page.click("#corners-done");
      await visit.until("refused");
    });

    it("asks which of several boards is meant", async () => {
      const { page } = visit;
      await visit.choose("two-boards", "refused");
      assert.equal(await page.locator("[data-board]").count(), 2);
      const { rows } = truth("two-boards").boards[1];
      await page.click("[data-board='2']");
      await visit.until("board", "questions");
      if (await page.isVisible("#later")) await page.click("#later");
      await visit.isCounted();
      assert.deepEqual((await visit.data()).rows, rows);
    });

    it("puts corners by hand where none were found", async () => {
      const { page } = visit;
      const { corners, rows, size } = truth("two-boards").boards[0];
      await visit.choose("two-boards", "refused");
      await page.click("#put-corners");
      await visit.until("corners");
      await page.check(`[name=size][value='${size}']`, { force: true });
      for (let which = 0; which < 4; which += 1) await visit.dragCorner(which, corners[which]);
      await page.click("#corners-done");
      await visit.isCounted();
      assert.deepEqual((await visit.data()).rows, rows);
    });

    it("reads a board of another size where that is chosen", async () => {
      const { page } = visit;
      await visit.choose("13-seki");
      if (await page.isVisible("#later")) await page.click("#later");
      await visit.isCounted();
      await page.check("#mode-corners", { force: true });
      await visit.until("corners");
      const offered = await page.locator("#other-size option").evaluateAll((all) => all.map(({ value }) => value));
      assert.deepEqual(offered, ["", "7", "11", "15", "17", "21"]);
      assert.equal(await page.inputValue("#other-size"), "");
      // Two lines within the corners of a board of 13: what matters is that so many are read.
      await page.focus("[name=size][value='13']");
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement.id), "other-size");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await visit.isRead();
      assert.equal(await page.inputValue("#other-size"), "11");
      assert.equal(await page.locator("[name=size]:checked").count(), 0);
      await page.check("[name=size][value='13']", { force: true });
      await visit.isRead();
      assert.equal(await page.inputValue("#other-size"), "");
    });

    it("has nothing to complain about", () => assert.deepEqual(visit.complaints, []));
  });
}
