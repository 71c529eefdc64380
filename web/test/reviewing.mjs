// A run under review in a browser, and what a person does with it.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "./hosts.mjs";
import { DESK } from "./browser.mjs";
import { launchChromium } from "./engines/chromium.mjs";

export const SHUZI = process.env.SHUZI ?? "";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PATIENCE_MS = 180_000;

/** Why a review cannot be tried here; false if it can. */
export function reviewLacks() {
  if (!existsSync(SHUZI)) return "the program is not built";
  return spawnSync(SHUZI, ["review", "--help"]).status === 0 ? false : "the program was built without batch";
}

/** A run over some photos, with the address of its review. */
export class ReviewedRun {
  static async begin(photos, ...more) {
    const run = new ReviewedRun();
    run.folder = mkdtempSync(join(tmpdir(), "shuzi-reviewed-"));
    run.out = join(run.folder, "run");
    mkdirSync(run.out);
    spawnSync(SHUZI, ["batch", ...photos, "--out", run.out, "--format", "jsonl", "--quiet", ...more]);
    run.place = await startProgram("--review", run.out);
    run.browser = await launchChromium();
    return run;
  }

  async end() {
    await this.browser?.close();
    await this.place?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The corrections so far. */
  corrections() {
    const text = readFileSync(join(this.out, "corrections.jsonl"), "utf8").trim();
    return text.split("\n").map((line) => JSON.parse(line));
  }

  /** The row of a photo in the tables as they are when they are written anew. */
  merged(name) {
    spawnSync(SHUZI, ["merge", this.out, "--format", "jsonl"]);
    const rows = readFileSync(join(this.out, "photos.jsonl"), "utf8").trim().split("\n").map((line) => JSON.parse(line));
    return rows.find(({ file }) => file.includes(name));
  }

  /** Opens the page of the review. */
  async open(options = DESK) {
    const context = await this.browser.newContext({ locale: "en-US", reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const complaints = [];
    // A browser reports every answer above 400 by itself: that is how an original is said to be gone.
    const isOwn = (message) => !/Failed to load resource/.test(message.text());
    page.on("console", (message) => { if (message.type() === "error" && isOwn(message)) complaints.push(message.text()); });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${this.place.address}review`);
    const review = new ReviewPage(page, complaints);
    await review.isShown();
    return review;
  }
}

export class ReviewPage {
  constructor(page, complaints) {
    Object.assign(this, { page, complaints });
  }

  /** Waits until a photo is shown, and returns its digest. */
  async isShown() {
    const shown = () => /^[0-9a-f]{64}$/.test(document.body.dataset.photo ?? "") && !document.querySelector("#result.busy");
    await this.page.waitForFunction(shown);
    return this.page.evaluate(() => document.body.dataset.photo);
  }

  /** Does something and waits until another photo is shown. */
  async goes(does) {
    const before = await this.isShown();
    await does();
    await this.page.waitForFunction((before) => !["loading", before].includes(document.body.dataset.photo), before);
    return this.isShown();
  }

  /** Waits until everything is saved. */
  isSaved() {
    return this.page.waitForFunction(() => !Number(document.body.dataset.waiting));
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  text(id) {
    return this.page.textContent(`#${id}`);
  }

  /** Goes to the photo whose name contains a text. */
  async find(text) {
    await this.page.selectOption("#filter", "all");
    await this.page.fill("#text", text);
    await this.page.waitForFunction((text) => document.getElementById("name").textContent.includes(text)
      && document.getElementById("total").textContent.endsWith(" 1"), text);
    await this.isShown();
    await this.page.focus("#name");
  }

  /** Answers what nothing is proposed for. */
  async decideAll() {
    const open = () => [...document.querySelectorAll("#questions .question")]
      .findIndex((question) => !question.querySelector("[aria-pressed=true]"));
    for (let number = await this.page.evaluate(open); number >= 0; number = await this.page.evaluate(open)) {
      await this.page.locator("#questions .question").nth(number).locator("button").last().click();
    }
    await this.page.focus("#name");
  }

  /** Taps the middle of what is drawn at a point. */
  async tapPoint(point) {
    const { x, y, width, height } = await this.page.locator(`#board [data-point="${point}"] .doubt`).boundingBox();
    await this.page.mouse.click(x + width / 2, y + height / 2);
    await this.page.waitForTimeout(350);
  }

  /** The faults that axe finds. */
  async faults() {
    const loaded = await this.page.evaluate(() => "axe" in window);
    if (!loaded) await this.page.evaluate(AXE);
    const found = await this.page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  }
}
