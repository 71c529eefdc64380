// Chromium, driven by Playwright, whose `Page` is what the tests know a page as.

import { readFile } from "node:fs/promises";
import { chromium as playwright } from "playwright-core";
import { findProgram } from "./processes.mjs";

const CHROMIUM = process.env.CHROMIUM || findProgram("chromium", "chromium-browser", "google-chrome");

export const chromium = { name: "chromium", skip: CHROMIUM ? false : "Chromium is not installed", open };

/** Starts Chromium by itself. */
export function launchChromium(args = []) {
  return playwright.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", ...args] });
}

async function open({ args, ...options }, told) {
  const browser = await launchChromium(args);
  try {
    return { page: await openPage(browser, options, told), close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** Opens a page in a browser, without what other pages there have kept. */
export async function openPage(browser, options, told) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on("console", (message) => {
    // Where a file is opened instead of a page, Chromium asks for an icon by itself.
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (["error", "warning"].includes(message.type()) && !isIcon) told.complaint(message.text());
  });
  page.on("pageerror", (error) => told.complaint(error.stack ?? error.message));
  page.fingers = new Fingers(await context.newCDPSession(page));
  page.download = async (selector) => {
    const download = page.waitForEvent("download");
    await page.click(selector);
    return readFile(await (await download).path());
  };
  return page;
}

/** Fingers on the screen. */
class Fingers {
  #session;

  constructor(session) {
    this.#session = session;
  }

  down(...points) {
    return this.#touch("touchStart", points);
  }

  move(...points) {
    return this.#touch("touchMove", points);
  }

  up() {
    return this.#touch("touchEnd", []);
  }

  /** Taps twice, a tenth of a second apart however late this machine is. */
  async tapTwice(at) {
    const first = Date.now() / 1000;
    for (const begun of [first, first + 0.1]) {
      await this.#touch("touchStart", [at], begun);
      await this.#touch("touchEnd", [], begun + 0.05);
    }
  }

  #touch(type, points, timestamp = Date.now() / 1000) {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    return this.#session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  }
}
