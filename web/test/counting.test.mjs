// From the photo to the result, and everything that changes it.

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { hosts } from "./hosts.mjs";
import { sample, truth, Visit } from "./browser.mjs";

const FINISHED = "19-finished-top";
/** A point of a chain that cannot be captured, whatever is played. */
const GROUP_WITH_TWO_EYES = "C19";
const WON = "Black wins by 13 3/4 zi (27.5 points)";

for (const host of hosts) {
  describe(`counting, from ${host.name}`, { skip: host.skip }, () => {
    let visit;
    before(async () => {
      visit = await Visit.open(host);
      await visit.choose(FINISHED, "board");
    });
    after(() => visit?.leave());

    it("reads the board and counts it", async () => {
      const { rows, score } = truth(FINISHED);
      assert.equal(await visit.result(), WON);
      const data = await visit.data();
      assert.deepEqual(data.rows, rows);
      assert.deepEqual([...data.life.dead].sort(), [...score.dead].sort());
      assert.equal(data.score.sgf, score.result);
    });

    it("corrects a stone that is tapped, and undoes it", async () => {
      const { page } = visit;
      await visit.tapPoint(FINISHED, "C16");
      assert.match(await visit.text("said"), /^C16: white/);
      await visit.isCounted();
      assert.equal((await visit.data()).rows[3][2], "W");
      await visit.tapPoint(FINISHED, "C16");
      assert.match(await visit.text("said"), /^C16: empty/);
      await visit.tapPoint(FINISHED, "C16");
      assert.match(await visit.text("said"), /^C16: black/);
      assert.equal(await visit.result(), WON);
      for (let steps = 0; steps < 3; steps += 1) await page.click("#undo");
      assert.equal(await page.isDisabled("#undo"), true);
      await page.click("#redo");
      await visit.isCounted();
      assert.equal((await visit.data()).rows[3][2], "W");
      await page.click("#undo");
      assert.equal(await visit.result(), WON);
    });

    it("calls a group alive that is tapped, and dead again", async () => {
      const { page } = visit;
      await page.check("#mode-dead", { force: true });
      assert.match(await visit.text("status"), /Tap a group/);
      await visit.tapPoint(FINISHED, "D18");
      const alive = await visit.result();
      assert.notEqual(alive, WON);
      assert.ok(!(await visit.data()).life.dead.includes("D18"));
      await visit.tapPoint(FINISHED, "D18");
      assert.equal(await visit.result(), WON);
      await page.click("#undo");
      assert.equal(await visit.result(), alive);
      await page.click("#undo");
      assert.equal(await visit.result(), WON);
      await page.check("#mode-stones", { force: true });
    });

    it("does not call a group dead that cannot be", async () => {
      const { page } = visit;
      await page.check("#mode-dead", { force: true });
      await visit.tapPoint(FINISHED, GROUP_WITH_TWO_EYES);
      await page.waitForFunction(() => document.getElementById("notice").textContent !== "");
      assert.match(await visit.text("notice"), /cannot be dead: its chain has two eyes/);
      assert.equal(await visit.result(), WON);
      assert.equal(await page.isDisabled("#undo"), true);
      await page.check("#mode-stones", { force: true });
    });

    it("counts by other rules, with their komi and prisoners", async () => {
      const { page } = visit;
      await page.evaluate(() => { document.getElementById("terms").open = true; });
      assert.equal(await page.inputValue("#komi"), "7.5");
      assert.equal(await page.isVisible("#prisoners"), false);
      await page.selectOption("#rules", "japanese");
      assert.match(await visit.result(), /^(Black|White) wins by [\d.]+ points$/);
      assert.equal(await page.inputValue("#komi"), "6.5");
      await page.fill("#black-prisoners", "3");
      await page.fill("#white-prisoners", "3");
      await visit.isCounted();
      assert.equal((await visit.data()).rules, "japanese");
      await page.fill("#komi", "0.5");
      await visit.isCounted();
      assert.equal((await visit.data()).komi, 0.5);
      await page.click("#undo");
      await visit.isCounted();
      assert.equal(await page.inputValue("#komi"), "6.5");
      await page.selectOption("#rules", "chinese");
      assert.equal(await visit.result(), WON);
    });

    it("reads again when a corner is dragged", async () => {
      const { page } = visit;
      const { corners, rows, size } = truth(FINISHED);
      await page.check("#mode-corners", { force: true });
      await visit.until("corners");
      const spacing = Math.hypot(corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]) / (size - 1);
      await visit.dragCorner(2, [corners[2][0] - 2 * spacing, corners[2][1] - 2 * spacing]);
      await page.click("#corners-done");
      await visit.isCounted();
      assert.notDeepEqual((await visit.data()).rows, rows);
      await page.check("#mode-corners", { force: true });
      await visit.dragCorner(2, corners[2]);
      await page.click("#corners-done");
      assert.equal(await visit.result(), WON);
      await page.click("#undo");
      await page.click("#undo");
      assert.equal(await visit.result(), WON);
      assert.deepEqual((await visit.data()).rows, rows);
    });

    it("finds the board again when the page is opened anew", async () => {
      const { page } = visit;
      await visit.tapPoint(FINISHED, "C16");
      await visit.isKept();
      const changed = await visit.text("result-said");
      await page.reload();
      await visit.isOpen();
      await visit.until("board", "questions");
      assert.equal(await visit.result(), changed);
      assert.equal((await visit.data()).rows[3][2], "W");
      await page.click("#undo");
      assert.equal(await visit.result(), WON);
    });

    it("saves the picture, the record and the data", async () => {
      const picture = await visit.saved("picture", null);
      assert.deepEqual([...picture.subarray(0, 3)], [0xff, 0xd8, 0xff], "a JPEG");
      assert.match(await visit.saved("record"), /^\(;GM\[1\]FF\[4\].*RE\[B\+27\.5\]/s);
      assert.match(await visit.text("notice"), /19-finished-top\.sgf/);
    });

    it("reads several photos of one board together", async () => {
      const { page } = visit;
      await page.setInputFiles("#further", sample(FINISHED));
      await page.waitForFunction(() => /2$/.test(document.getElementById("photo-count").textContent.trim()));
      await visit.until("board");
      assert.equal(await visit.result(), WON);
      await page.setInputFiles("#further", sample("13-seki"));
      await visit.until("refused");
      await page.click("#to-board");
      assert.equal(await visit.result(), WON);
    });

    it("forgets the board when it is told to", async () => {
      const { page } = visit;
      await page.click("#open-settings");
      await page.click("#forget");
      await visit.until("start");
      await page.reload();
      await visit.isOpen();
      await page.waitForTimeout(500);
      await visit.until("start");
    });

    it("is not offered in a new version on the first visit", async () => {
      assert.equal(await visit.page.isVisible("#update"), false);
    });

    it("has nothing to complain about", () => assert.deepEqual(visit.complaints, []));
  });
}
