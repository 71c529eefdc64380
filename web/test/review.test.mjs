// The page of what needs a person in a batch: as a file, and served photo by photo.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { sample, truth } from "./browser.mjs";
import { launchChromium } from "./engines/chromium.mjs";
import { ReviewedRun, reviewLacks, SHUZI } from "./reviewing.mjs";

describe("the page of a batch under review", { skip: reviewLacks() }, () => {
  let browser, page, folder;
  const run = (...args) => spawnSync(SHUZI, args);
  const row = () => JSON.parse(readFileSync(join(folder, "photos.jsonl"), "utf8").trim());
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "shuzi-review-"));
    run("batch", sample("19-finished-low"), "--out", folder, "--format", "jsonl", "--quiet");
    run("review", folder);
    browser = await launchChromium();
    page = await browser.newPage();
    page.setDefaultTimeout(180_000);
    await page.goto(pathToFileURL(join(folder, "review.html")).href);
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const save = () => page.click("form [type=submit]");
  const download = async () => {
    const download = page.waitForEvent("download");
    await page.click("#download");
    const file = await download;
    return { name: file.suggestedFilename(), path: await file.path() };
  };
  const lines = ({ path }) => readFileSync(path, "utf8").trim().split("\n").map((line) => JSON.parse(line));

  it("shows the photo with what was read", async () => {
    await page.locator("article img").first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector("article img").naturalWidth === 800);
  });

  it("gives what a person says as a file, which changes the tables", async () => {
    await page.locator("form fieldset[data-point] input[value=black]").first().check();
    const point = await page.locator("form fieldset[data-point]").first().getAttribute("data-point");
    await save();
    const given = await download();
    assert.match(given.name, /^corrections-\d{8}-\d{6}\.jsonl$/);
    const [said] = lines(given);
    assert.ok(said.answers.some((answer) => answer.point === point && answer.stone === "black"), JSON.stringify(said));
    assert.ok(!row().corrected);
    copyFileSync(given.path, join(folder, given.name));
    run("merge", folder);
    assert.equal(row().corrected, true);
  });

  it("says the same of a saving however often it is downloaded", async () => {
    const [first, again] = [lines(await download()), lines(await download())];
    assert.ok(first[0].from);
    assert.deepEqual(again, first);
    await save();
    const [anew] = lines(await download());
    assert.notEqual(anew.from, first[0].from);
    assert.deepEqual(anew.answers, first[0].answers);
  });

  it("keeps what was not downloaded yet when it is closed", async () => {
    await page.reload();
    assert.match(await page.locator("form output").first().textContent(), /Collected in this browser/);
    assert.equal(await page.locator("#collected").isVisible(), true);
  });
});

describe("a batch under review, photo by photo", { skip: reviewLacks() }, () => {
  let run, review, page;
  before(async () => {
    const photos = ["19-finished-low", "19-fan", "19-open-dame", "two-boards", "9-finished-cloth"].map(sample);
    run = await ReviewedRun.begin(photos);
    review = await run.open();
    page = review.page;
  });
  after(() => run?.end());

  it("says which key accepts, and how far one is", async () => {
    assert.match(await review.text("accept"), /Enter.*Accept as proposed, next/);
    assert.match(await review.text("panel"), /Enter accepts and goes on/);
    assert.match(await review.text("progress-said"), /^0 of \d+ reviewed$/);
    assert.equal(await page.locator("#rows button").count(), Number((await review.text("total")).match(/\d+$/)[0]));
  });

  it("accepts with one key, and is on the next photo", async () => {
    const first = await review.isShown();
    await review.decideAll();
    const second = await review.goes(() => review.press("Enter"));
    assert.notEqual(second, first);
    await review.isSaved();
    const [said] = run.corrections();
    assert.equal(said.content, first);
    assert.match(await review.text("progress-said"), /^1 of/);
  });

  it("takes an acceptance back", async () => {
    const first = run.corrections()[0].content;
    const back = await review.goes(() => review.press("u"));
    assert.equal(back, first);
    await review.isSaved();
    assert.deepEqual(run.corrections().at(-1), { content: first, answers: [], withdrawn: true });
    assert.match(await review.text("progress-said"), /^0 of/);
  });

  it("moves without accepting", async () => {
    const lines = run.corrections().length;
    await review.goes(() => review.press("ArrowRight"));
    await review.goes(() => review.press("ArrowLeft"));
    assert.equal(run.corrections().length, lines);
  });

  it("changes a doubtful point by a tap on the drawing, and by a key", async () => {
    await review.find("19-finished-low");
    const point = await page.locator("#questions .question legend").first().textContent();
    const pressed = () => page.locator("#questions .question").first().locator("[aria-pressed=true]").getAttribute("data-answer");
    const proposed = await pressed();
    await review.tapPoint(point);
    assert.notEqual(await pressed(), proposed);
    await review.isShown();
    await review.press("u");
    assert.equal(await pressed(), proposed);
    const other = proposed.endsWith("white") ? "b" : "w";
    await page.locator("#questions .question button").first().focus();
    await page.focus("#name");
    await review.press(other);
    assert.equal(await pressed(), `${point}-${other === "b" ? "black" : "white"}`);
    await review.isShown();
    await review.decideAll();
    await review.press("Enter");
    await review.isSaved();
    const stone = run.corrections().at(-1).answers.find((answer) => answer.point === point).stone;
    assert.equal(stone, other === "b" ? "black" : "white");
    assert.equal(run.merged("19-finished-low").corrected, true);
  });

  it("changes any other point, with the keyboard alone", async () => {
    await review.find("9-finished-cloth");
    await page.focus("#board");
    await review.press("ArrowUp");
    assert.match(await review.text("said"), /^E6: /);
    await review.press("ArrowUp");
    await review.press("b");
    assert.match(await review.text("said"), /^E7: black/);
    await page.focus("#name");
    await review.press("Enter");
    await review.isSaved();
    assert.equal(run.merged("9-finished-cloth").rows[2][4], "B");
  });

  it("shows the photo itself, and zooms", async () => {
    await review.find("19-fan");
    await page.check("#view-photo", { force: true });
    await page.waitForFunction(() => document.getElementById("board").dataset.showing?.startsWith("photo "));
    const scale = () => page.evaluate(() => document.querySelector("#board > g").getAttribute("transform").match(/scale\((.*)\)/)[1]);
    const before = Number(await scale());
    await page.focus("#name");
    await review.press("+");
    assert.ok(Number(await scale()) > before * 1.2);
    await review.press("0");
    assert.equal(Number(await scale()), before);
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(300);
    assert.ok(Number(await scale()) > before);
    await page.check("#view-drawing", { force: true });
  });

  it("reads a refused photo again with corners, and keeps what was read", async () => {
    await review.find("two-boards");
    assert.ok(await page.isVisible("#refusal"));
    await page.focus("#name");
    await review.press("c");
    await page.waitForSelector(".handle:visible");
    const { corners, size, rows } = truth("two-boards");
    await page.selectOption("#lines", String(size));
    for (const [number, [x, y]] of corners.entries()) {
      const ring = page.locator(".handle").nth(number);
      const box = await ring.boundingBox();
      const goal = await page.evaluate(([x, y]) => {
        const [, tx, ty, scale] = document.querySelector("#board > g").getAttribute("transform")
          .match(/translate\((\S+) (\S+)\) scale\((\S+)\)/).map(Number);
        const { left, top } = document.getElementById("board").getBoundingClientRect();
        return [left + tx + scale * x, top + ty + scale * y];
      }, [x, y]);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(...goal, { steps: 5 });
      await page.mouse.up();
    }
    await page.click("#read-again");
    await page.waitForFunction(() => document.getElementById("cornering").hidden);
    assert.equal(await page.isVisible("#refusal"), false);
    await review.decideAll();
    await review.press("Enter");
    await review.isSaved();
    assert.equal(run.corrections().at(-1).corners.lines, size);
    const read = run.merged("two-boards");
    assert.equal(read.corrected, true);
    const wrong = rows.flatMap((row, y) => [...row].filter((stone, x) => stone !== read.rows[y][x]));
    assert.ok(wrong.length <= 3, `${wrong.length} points differ`);
  });

  it("accepts together what cannot change the winner, says how many first, and takes it back", async () => {
    const before = run.corrections().length;
    await page.click("#open-bulk");
    await page.waitForFunction(() => document.getElementById("bulk-progress").hidden);
    const count = Number((await review.text("bulk-said")).match(/\d+$/)[0]);
    if (count > 0) {
      await page.click("#bulk-accept");
      await page.waitForFunction(() => !document.getElementById("bulk").open);
      assert.equal(run.corrections().length, before + count);
      await review.press("u");
      await review.isSaved();
      assert.equal(run.corrections().length, before + 2 * count);
      assert.ok(run.corrections().slice(-count).every(({ withdrawn }) => withdrawn));
    } else {
      await page.click("#bulk [data-close]");
    }
  });

  it("says that a photo was not saved, and leads back to it", async () => {
    await page.selectOption("#filter", "all");
    await page.fill("#text", "");
    await page.waitForFunction(() => document.getElementById("total").textContent.endsWith(" 5"));
    await review.isShown();
    await page.focus("#name");
    const name = await review.text("name");
    await page.route("**/review/corrections", (route) => route.abort());
    await review.decideAll();
    await review.goes(() => review.press("Enter"));
    await page.waitForSelector("#notices .notice");
    assert.ok((await review.text("notices")).includes(name));
    await page.unroute("**/review/corrections");
    // Also from another list.
    await review.find(name.includes("fan") ? "open-dame" : "fan");
    const notice = page.locator("#notices .notice", { hasText: name }).last();
    await review.goes(() => notice.locator("button").first().click());
    assert.equal(await review.text("name"), name);
  });

  it("has not complained", () => assert.deepEqual(review.complaints, []));
});
