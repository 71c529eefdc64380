// A page in a browser that is driven by a W3C protocol, WebDriver or WebDriver BiDi. It has those methods of Playwright's
// `Page` that the tests use, so that a test does not need to know which browser it runs in.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keyActions } from "./w3c_keys.mjs";
import { clickablePoint, collectDownloads, fillField, hasBox, readRect, selectValue } from "./in_page.mjs";

/** How long one question to the browser waits before it is asked again. */
const SLICE_MS = 2000;
const DOWNLOADED_MS = 30_000;

/** Files that drivers cannot be given otherwise, until the tests end. */
let folder = null;

/** Writes a file, and returns its path. */
function written({ name, buffer }) {
  if (!folder) {
    folder = mkdtempSync(join(tmpdir(), "shuzi-given-"));
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  }
  const path = join(mkdtempSync(join(folder, "file-")), name);
  writeFileSync(path, buffer);
  return path;
}

export class W3cPage {
  #driver;
  #timeoutMs = 180_000;
  #mouseAt = [0, 0];

  /**
   * `driver`: `goto(address)`, `reload()`, `call(source, args)`, `perform(actions)`, `setFiles(selector, paths)`,
   * `setViewport(size)`, `screenshot()` and `close()`; `addInitScript(source)` where it can.
   */
  constructor(driver) {
    this.#driver = driver;
    this.keyboard = { press: (keys) => driver.perform([keyActions(keys)]) };
    this.touchscreen = { tap: (x, y) => this.fingers.tap([x, y]) };
    this.fingers = new Fingers(driver);
    this.mouse = {
      move: (x, y, { steps = 1 } = {}) => this.#moveMouse([x, y], steps),
      down: () => this.#useMouse([{ type: "pointerDown", button: 0 }]),
      up: () => this.#useMouse([{ type: "pointerUp", button: 0 }]),
      click: (x, y) => this.#clickAt([x, y]),
      wheel: (deltaX, deltaY) => this.#turnWheel(deltaX, deltaY),
    };
  }

  setDefaultTimeout(timeoutMs) {
    this.#timeoutMs = timeoutMs;
  }

  goto(address) {
    return this.#driver.goto(address);
  }

  reload() {
    return this.#driver.reload();
  }

  screenshot() {
    return this.#driver.screenshot();
  }

  waitForTimeout(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  /** Has a function run before anything of a page that is opened, where the driver can do that. */
  addInitScript(script) {
    return this.#driver.addInitScript?.(String(script));
  }

  /** Runs a function of the page with one argument; a text is run as a script. */
  evaluate(script, argument = null) {
    const source = typeof script === "function" ? String(script) : `() => { ${script}\n}`;
    return this.#driver.call(source, [argument]);
  }

  /** Waits in the page until a function returns something truthy, which is returned. */
  async waitForFunction(condition, argument = null) {
    const source = `async (argument) => {
      const end = performance.now() + ${SLICE_MS};
      do {
        const value = await (${condition})(argument);
        if (value) return value;
        await new Promise((resolve) => setTimeout(resolve, 30));
      } while (performance.now() < end);
      return null;
    }`;
    const end = Date.now() + this.#timeoutMs;
    let failure = "";
    while (Date.now() < end) {
      try {
        const value = await this.#driver.call(source, [argument]);
        if (value) return value;
      } catch (error) {
        // A page that is just being loaded anew answers nothing.
        failure = error.message;
        await this.waitForTimeout(100);
      }
    }
    throw new Error(`waited ${this.#timeoutMs} ms in vain for ${condition} ${JSON.stringify(argument)} ${failure}`);
  }

  async click(selector, { nth = 0, force = false } = {}) {
    await this.#clickAt(await this.waitForFunction(clickablePoint, { selector, nth, force }));
  }

  async check(selector, options = {}) {
    const isChecked = () => this.evaluate((selector) => document.querySelector(selector).checked, selector);
    if (!(await isChecked())) await this.click(selector, options);
  }

  async selectOption(selector, value) {
    await this.#waitForElement(selector);
    await this.evaluate(selectValue, { selector, value });
  }

  async fill(selector, value) {
    await this.#waitForElement(selector);
    await this.evaluate(fillField, { selector, value });
  }

  async focus(selector) {
    await this.#waitForElement(selector);
    await this.evaluate((selector) => document.querySelector(selector).focus(), selector);
  }

  /** `files`: paths, or `{ name, buffer }` as Playwright takes them. */
  setInputFiles(selector, files) {
    return this.#driver.setFiles(selector, [files].flat().map((file) => (typeof file === "string" ? file : written(file))));
  }

  async textContent(selector) {
    await this.#waitForElement(selector);
    return this.evaluate((selector) => document.querySelector(selector).textContent, selector);
  }

  getAttribute(selector, name) {
    return this.evaluate(({ selector, name }) => document.querySelector(selector).getAttribute(name), { selector, name });
  }

  async innerText(selector) {
    await this.#waitForElement(selector);
    return this.evaluate((selector) => document.querySelector(selector).innerText, selector);
  }

  inputValue(selector) {
    return this.evaluate((selector) => document.querySelector(selector).value, selector);
  }

  isDisabled(selector) {
    return this.evaluate((selector) => document.querySelector(selector).disabled, selector);
  }

  isVisible(selector) {
    return this.evaluate(hasBox, { selector, nth: 0 });
  }

  async isHidden(selector) {
    return !(await this.isVisible(selector));
  }

  async press(selector, keys) {
    await this.focus(selector);
    await this.keyboard.press(keys);
  }

  setViewportSize(size) {
    return this.#driver.setViewport(size);
  }

  locator(selector) {
    return new Locator(this, selector);
  }

  /** The file that a click on a link or a button saves, as bytes. */
  async download(selector) {
    await this.evaluate(collectDownloads);
    await this.click(selector);
    const end = Date.now() + DOWNLOADED_MS;
    while (Date.now() < end) {
      const base64 = await this.evaluate(() => window.downloaded?.shift() ?? null);
      if (base64 !== null) return Buffer.from(base64, "base64");
      await this.waitForTimeout(50);
    }
    throw new Error(`nothing was saved by ${selector}`);
  }

  #waitForElement(selector) {
    return this.waitForFunction((selector) => document.querySelector(selector) !== null, selector);
  }

  #useMouse(actions) {
    return this.#driver.perform([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }

  async #moveMouse(to, steps) {
    const from = this.#mouseAt;
    for (let step = 1; step <= steps; step += 1) {
      const [x, y] = [0, 1].map((axis) => from[axis] + ((to[axis] - from[axis]) * step) / steps);
      await this.#useMouse([{ type: "pointerMove", x, y, duration: 0 }]);
    }
    this.#mouseAt = to;
  }

  async #clickAt(at) {
    this.#mouseAt = at;
    const [x, y] = at;
    const move = { type: "pointerMove", x, y, duration: 0 };
    await this.#useMouse([move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);
  }

  #turnWheel(deltaX, deltaY) {
    // A wheel is turned at a whole pixel.
    const [x, y] = this.#mouseAt.map(Math.round);
    return this.#driver.perform([{ type: "wheel", id: "wheel", actions: [{ type: "scroll", x, y, deltaX, deltaY }] }]);
  }
}

/** Fingers on the screen, each a pointer of its own. */
class Fingers {
  #driver;
  #down = 0;

  constructor(driver) {
    this.#driver = driver;
  }

  async down(...points) {
    this.#down = points.length;
    await this.#perform(points.map((at) => [moveTo(at), { type: "pointerDown", button: 0 }]));
  }

  move(...points) {
    return this.#perform(points.map((at) => [moveTo(at)]));
  }

  async up() {
    await this.#perform(Array.from({ length: this.#down }, () => [{ type: "pointerUp", button: 0 }]));
    this.#down = 0;
  }

  tap(at) {
    return this.#perform([[moveTo(at), ...TAP]]);
  }

  /** Taps twice, a tenth of a second apart. */
  tapTwice(at) {
    return this.#perform([[moveTo(at), ...TAP, { type: "pause", duration: 50 }, moveTo(at), ...TAP]]);
  }

  #perform(fingers) {
    const parameters = { pointerType: "touch" };
    return this.#driver.perform(fingers.map((actions, i) => ({ type: "pointer", id: `finger${i}`, parameters, actions })));
  }
}

const TAP = [{ type: "pointerDown", button: 0 }, { type: "pause", duration: 50 }, { type: "pointerUp", button: 0 }];

function moveTo([x, y]) {
  return { type: "pointerMove", x, y, duration: 0 };
}

/** The elements of a selector, or the one at a place among them. */
class Locator {
  #page;
  #selector;
  #nth;

  constructor(page, selector, nth = 0) {
    [this.#page, this.#selector, this.#nth] = [page, selector, nth];
  }

  nth(nth) {
    return new Locator(this.#page, this.#selector, nth);
  }

  first() {
    return this.nth(0);
  }

  async all() {
    return Array.from({ length: await this.count() }, (_, nth) => this.nth(nth));
  }

  count() {
    return this.evaluateAll((elements) => elements.length);
  }

  boundingBox() {
    return this.#page.waitForFunction(readRect, this.#asked());
  }

  isVisible() {
    return this.#page.evaluate(hasBox, this.#asked());
  }

  click() {
    return this.#page.click(this.#selector, { nth: this.#nth });
  }

  async focus() {
    await this.#page.evaluate(({ selector, nth }) => document.querySelectorAll(selector)[nth].focus(), this.#asked());
  }

  allTextContents() {
    return this.evaluateAll((elements) => elements.map((element) => element.textContent));
  }

  /** Runs a function of the page with all elements. */
  evaluateAll(script) {
    return this.#page.evaluate(`return (${script})([...document.querySelectorAll(${JSON.stringify(this.#selector)})]);`);
  }

  #asked() {
    return { selector: this.#selector, nth: this.#nth };
  }
}
