// The page by keyboard and by ear: no fault that axe can find, and a board that can be walked over.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, it } from "node:test";
import { engine } from "./engines/engines.mjs";
import { hosts } from "./hosts.mjs";
import { CLOSE_KOMI, DOUBTFUL, DESK, PHONE, Visit } from "./browser.mjs";
import { TRIED_THEMES } from "./faults.mjs";

const [folder] = hosts;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function isAccessible(visit) {
  const loaded = await visit.page.evaluate(() => "axe" in window);
  if (!loaded) await visit.page.evaluate(AXE);
  const found = await visit.page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const faults = found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  assert.deepEqual(faults, []);
}

for (const [device, options] of Object.entries({ phone: PHONE, desk: DESK })) {
  for (const colorScheme of TRIED_THEMES[device]) {
    describe(`on a ${device}, ${colorScheme}`, { skip: folder.skip }, () => {
      let visit;
      before(async () => { visit = await Visit.open(folder, { ...options, colorScheme, reducedMotion: "reduce" }); });
      after(() => visit?.leave());

      it("the start", () => isAccessible(visit));
      it("questions", async () => {
        await visit.choose("19-fan", "questions");
        await isAccessible(visit);
        await visit.page.click("#later");
      });
      it("the board", async () => {
        await visit.isCounted();
        await isAccessible(visit);
        await visit.page.evaluate(() => document.querySelectorAll("details").forEach((part) => { part.open = true; }));
        await visit.page.selectOption("#rules", "japanese");
        await visit.isCounted();
        await isAccessible(visit);
      });
      it("corners", async () => {
        await visit.page.check("#mode-corners", { force: true });
        await isAccessible(visit);
        await visit.page.click("#corners-done");
      });
      it("settings and help", async () => {
        for (const dialog of ["settings", "help"]) {
          await visit.page.click(`#open-${dialog}`);
          await isAccessible(visit);
          await visit.page.click(`#${dialog} [data-close]`);
        }
      });
      it("points that were left open", async () => {
        await visit.choose("19-open-dame", "board");
        await visit.isCounted();
        await visit.page.click("#answer-them");
        await visit.until("questions");
        await isAccessible(visit);
        await visit.page.click("#later");
      });
      it("a game that is not finished", async () => {
        await visit.choose("19-middle-game", "board");
        await visit.isCounted();
        await isAccessible(visit);
      });
      it("a refused photo", async () => {
        await visit.choose("two-boards", "refused");
        await isAccessible(visit);
      });
    });
  }
}

describe("with the keyboard alone", { skip: folder.skip }, () => {
  let visit;
  before(async () => { visit = await Visit.open(folder, { ...DESK, reducedMotion: "reduce" }); });
  after(() => visit?.leave());

  it("answers questions", async () => {
    const { page } = visit;
    await visit.prefer({ komi: CLOSE_KOMI });
    await visit.choose(DOUBTFUL, "questions");
    await page.keyboard.press("b");
    await page.waitForFunction(() => /Question 2/.test(document.getElementById("question-number").textContent));
    await page.keyboard.press("u");
    await page.waitForFunction(() => /Question 1/.test(document.getElementById("question-number").textContent));
    await page.keyboard.press("q");
    await page.waitForFunction(() => /Question 2/.test(document.getElementById("question-number").textContent));
  });

  it("keeps the focus where things go on", { skip: engine.lacksFocus }, async () => {
    const { page } = visit;
    await page.keyboard.press("u");
    await page.waitForFunction(() => /Question 1/.test(document.getElementById("question-number").textContent));
    await page.focus(".answer-proposed");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => /Question 2/.test(document.getElementById("question-number").textContent));
    assert.equal(await page.evaluate(() => document.activeElement.id), "answers");
  });

  it("walks over the board and changes it", async () => {
    const { page } = visit;
    await visit.prefer({});
    await visit.choose("19-finished-top", "board");
    await page.focus("#board");
    await page.keyboard.press("ArrowUp");
    assert.match(await visit.text("said"), /^K10: /);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowLeft");
    assert.match(await visit.text("said"), /^J11: black/);
    await page.keyboard.press("Enter");
    assert.match(await visit.text("said"), /^J11: white/);
    await page.keyboard.press("e");
    assert.match(await visit.text("said"), /^J11: empty/);
    await page.keyboard.press("u");
    await page.keyboard.press("u");
    assert.equal(await visit.result(), "Black wins by 13 3/4 zi (27.5 points)");
    await page.keyboard.press("2");
    assert.match(await visit.text("status"), /Tap a group/);
  });

  it("moves corners", async () => {
    const { page } = visit;
    await page.keyboard.press("3");
    await visit.until("corners");
    const [ring] = await page.locator(".handle").all();
    const before = await ring.boundingBox();
    await ring.focus();
    await page.keyboard.press("Shift+ArrowRight");
    const now = await ring.boundingBox();
    assert.ok(Math.abs(now.x - before.x - 10) < 1.5);
    await visit.isRead();
    await page.keyboard.press("u");
    await page.click("#corners-done");
    assert.equal(await visit.result(), "Black wins by 13 3/4 zi (27.5 points)");
  });
});
