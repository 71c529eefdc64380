// A browser with the page in it, and what a person does with it.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openPage } from "./engines/chromium.mjs";
import { engine } from "./engines/engines.mjs";
import { gridOf } from "../page/geometry.js";
import { indexOf } from "../page/points.js";

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const DESK = { viewport: { width: 1280, height: 800 } };

/** A sample with open questions, and a komi with which all of them matter to the winner. */
export const DOUBTFUL = "19-fan";
export const CLOSE_KOMI = -36.5;

/** A machine that has much else to do is slow, not wrong. */
const PATIENCE_MS = 180_000;

/** The file of a sample, and the truth about it. */
export const sample = (name) => fileURLToPath(new URL(`../../samples/${name}.jpg`, import.meta.url));
export const truth = (name) => JSON.parse(readFileSync(new URL(`../../samples/${name}.json`, import.meta.url), "utf8"));

/** The page as a person has it before them. */
export class Visit {
  /** What the browser complained about. */
  complaints = [];

  /**
   * Has a host serve the page, and a browser of its own open it; to be left with `leave`. `args`: with what else Chromium
   * is started.
   */
  static async open(host, options = PHONE) {
    const place = await host.start();
    const visit = Object.assign(new Visit(), { place });
    try {
      const { page, close } = await engine.open({ locale: "en-US", ...options }, visit);
      Object.assign(visit, { page, close });
      await visit.#begin(place.address, options);
      return visit;
    } catch (error) {
      await visit.leave();
      throw error;
    }
  }

  /** Opens the page at an address in a Chromium that is there already; to be left with `end`. */
  static async begin(browser, address, options = PHONE) {
    const visit = new Visit();
    visit.page = await openPage(browser, { locale: "en-US", ...options }, visit);
    await visit.#begin(address, options);
    return visit;
  }

  async #begin(address, { locale }) {
    this.page.setDefaultTimeout(PATIENCE_MS);
    await this.page.goto(address);
    await this.isOpen();
    if (locale && engine.locale && !locale.startsWith(engine.locale)) await this.prefer({ language: locale });
  }

  async leave() {
    await this.close?.();
    await this.loseHost();
  }

  /** The host is not there any more. */
  async loseHost() {
    await this.place?.stop();
    this.place = null;
  }

  end() {
    return this.page.context().close();
  }

  /** The browser complains about something. */
  complaint(text) {
    // Browsers report these by themselves: how a server refuses a photo, and an icon for what is not the page.
    if (!/status of 4(13|15|22)|favicon\.ico/.test(text)) this.complaints.push(text);
  }

  async isOpen() {
    await this.page.waitForFunction(() => !document.body.classList.contains("opening"));
    await this.page.waitForFunction(() => document.getElementById("counts").textContent !== "");
  }

  /** Waits until the page is in one of these states. */
  async until(...states) {
    try {
      await this.page.waitForFunction((states) => states.includes(document.body.dataset.state), states);
    } catch (error) {
      const shown = await this.page.evaluate(() => {
        const said = ["status", "notice", "counts"].map((id) => document.getElementById(id).textContent);
        return [document.body.dataset.state, ...said].join(" | ");
      });
      throw new Error(`waited for ${states.join(" or ")} in vain: ${shown}`, { cause: error });
    }
  }

  /** Chooses a sample and waits for what comes of it. */
  async choose(name, ...states) {
    await this.page.setInputFiles("#file", sample(name));
    await this.until(...(states.length > 0 ? states : ["board", "questions"]));
  }

  /** Waits until the full answer about the board as it is now is there. */
  async isCounted() {
    await this.page.waitForFunction(() => {
      const there = (id) => !document.getElementById(id).hidden;
      return there("result") && !there("result-checking") && !document.getElementById("result").matches(".waiting");
    });
  }

  /** How many rings for corners are shown. */
  shownRings() {
    return this.page.evaluate(() => {
      const rings = [...document.querySelectorAll(".handle")];
      return rings.filter((ring) => ring.getClientRects().length > 0).length;
    });
  }

  /** Whether the page came with WebAssembly, and so can count by itself. */
  countsByItself() {
    return this.page.evaluate(async () => Boolean((await (await fetch("./build.json")).json()).wasm));
  }

  /** Opens the page again with these preferences. */
  async prefer(preferences) {
    await this.page.evaluate((kept) => localStorage.setItem("shuzi-preferences", JSON.stringify(kept)), preferences);
    await this.page.reload();
    await this.isOpen();
  }

  /** Waits until the board has been counted and kept. */
  async isKept() {
    await this.isCounted();
    await this.page.waitForTimeout(1000);
  }

  text(id) {
    return this.page.textContent(`#${id}`).then((text) => text.replaceAll("\u00a0", " ").trim());
  }

  async result() {
    await this.isCounted();
    return this.text("result-said");
  }

  /** Where a point of a sample is on the screen: by the truth about its corners and the page's own view. */
  async screenPlace(name, point) {
    const { corners, size } = truth(name);
    const [x, y] = gridOf(corners, size)[indexOf(point, size)];
    return this.onScreen([x, y]);
  }

  /** Where a place of the photo is on the screen. */
  async onScreen([x, y]) {
    await this.isStill();
    const { view, left, top } = await this.page.evaluate(() => {
      const board = document.getElementById("board");
      const { left, top } = board.getBoundingClientRect();
      return { view: board.dataset.view.split(" ").map(Number), left, top };
    });
    const [a, b, c, d, e, f] = view;
    return [left + a * x + c * y + e, top + b * x + d * y + f];
  }

  /** Waits until the view does not move any more; a machine too busy to draw is not still. */
  async isStill() {
    await this.page.waitForFunction(async () => {
      const view = () => document.getElementById("board").dataset.view;
      const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await drawn();
      const before = view();
      await new Promise((resolve) => setTimeout(resolve, 120));
      await drawn();
      return view() === before;
    });
  }

  async tapPoint(name, point) {
    await this.tap(await this.screenPlace(name, point));
  }

  /** Taps, and waits long enough for the next tap not to be the second of two. */
  async tap([x, y]) {
    await this.page.touchscreen.tap(x, y);
    await this.page.waitForTimeout(350);
  }

  /** Waits until nothing is being read: what is read changes the panel, and with it the view. */
  async isRead() {
    await this.page.waitForFunction(() => document.getElementById("working").hidden);
  }

  /** Drags a corner's ring to a place of the photo, and waits for what is read there. */
  async dragCorner(which, place) {
    const [toX, toY] = await this.onScreen(place);
    const { x, y, width, height } = await this.page.locator(".handle").nth(which).boundingBox();
    await this.page.mouse.move(x + width / 2, y + height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move((x + width / 2 + toX) / 2, (y + height / 2 + toY) / 2, { steps: 4 });
    await this.page.mouse.move(toX, toY, { steps: 4 });
    await this.page.mouse.up();
    await this.isRead();
  }

  /** What the data file says: the position, dead stones and score. */
  async data() {
    return JSON.parse(await this.saved("data"));
  }

  /** A file as it is saved. */
  async saved(kind, encoding = "utf8") {
    await this.page.evaluate(() => { document.getElementById("save").open = true; });
    const bytes = await this.page.download(`[data-save=${kind}]`);
    return encoding ? bytes.toString(encoding) : bytes;
  }
}
