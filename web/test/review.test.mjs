// The page of what needs a person in a batch, as a file.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { sample } from "./browser.mjs";
import { launchChromium } from "./engines/chromium.mjs";
import { engine } from "./engines/engines.mjs";

const SHUZI = process.env.SHUZI ?? "";

function programLacks() {
  if (engine.name !== "chromium") return "this page is tried in Chromium only: it saves files from a file";
  if (!existsSync(SHUZI)) return "the program is not built";
  return spawnSync(SHUZI, ["review", "--help"]).status === 0 ? false : "the program was built without batch";
}

describe("the page of a batch under review", { skip: programLacks() }, () => {
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
