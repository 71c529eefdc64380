// Takes a picture of every state of the page at eight sizes, light and dark, in every language, to be looked at one by one:
// a sheet for each language and theme.
//
//   node web/test/screens.mjs FOLDER [LANGUAGE …]
//
// A machine without fonts for Chinese, Japanese and Korean shows boxes in their place (Debian: fonts-noto-cjk).

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hosts } from "./hosts.mjs";
import { PHONE, sample, Visit } from "./browser.mjs";
import { launchChromium } from "./engines/chromium.mjs";
import { faults, LANGUAGES, PHONE_SIZES } from "./faults.mjs";
import { ReviewedRun, reviewLacks } from "./reviewing.mjs";

const SIZES = [...PHONE_SIZES, [820, 1180], [1180, 820], [1280, 800]];
const [to, ...chosen] = process.argv.slice(2);
const languages = chosen.length > 0 ? chosen : LANGUAGES;
const [folder] = hosts;
if (!to) throw new Error("name the folder for the pictures");
if (folder.skip || reviewLacks()) throw new Error(folder.skip || reviewLacks());
mkdirSync(to, { recursive: true });

/** The pictures of one language and theme: a row for each state. */
class Sheet {
  #rows = [];

  constructor(name) {
    this.name = name;
  }

  async shoot(state, page, isStill) {
    const shots = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await isStill();
      shots.push(await page.screenshot());
      const found = Object.entries(await page.evaluate(faults)).filter(([, names]) => names.length > 0);
      if (found.length > 0) console.log(`${this.name} ${state} ${width}x${height}: ${JSON.stringify(Object.fromEntries(found))}`);
    }
    this.#rows.push([state, shots]);
  }

  async write() {
    const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
    const row = ([state, shots]) => {
      const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString("base64")}">`);
      return `<p>${state}</p><div>${images.join("")}</div>`;
    };
    const style = "body { margin: 0; background: #707 } p { margin: 4px; color: #fff } div { display: flex; align-items: start; gap: 6px } img { zoom: 0.6 }";
    for (let first = 0; first < this.#rows.length; first += 4) {
      const rows = this.#rows.slice(first, first + 4).map(row).join("");
      await page.setContent(`<style>${style}</style><main style="width: max-content">${rows}</main>`);
      await page.waitForFunction(() => [...document.images].every((image) => image.complete));
      await page.locator("main").screenshot({ path: join(to, `${this.name}-${first / 4 + 1}.png`) });
    }
    await page.close();
  }
}

const clips = mkdtempSync(join(tmpdir(), "shuzi-screens-"));
const clip = join(clips, "clip.mjpeg");
writeFileSync(clip, Buffer.concat(Array(10).fill(readFileSync(sample("19-finished-low")))));
const browser = await launchChromium([
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-video-capture=${clip}`,
]);
const place = await folder.start();
const run = await ReviewedRun.begin(["19-finished-low", "two-boards", "9-finished-cloth", "no-board"].map(sample));
try {
  for (const locale of languages) {
    for (const colorScheme of ["light", "dark"]) {
      const options = { ...PHONE, deviceScaleFactor: 1, locale, colorScheme, reducedMotion: "reduce" };
      const sheet = new Sheet(`${locale}-${colorScheme}`);
      await throughThePage(sheet, options);
      await throughTheReview(sheet, options);
      await sheet.write();
    }
  }
} finally {
  await run.end();
  await browser.close();
  await place.stop();
  rmSync(clips, { recursive: true });
}

async function throughThePage(sheet, options) {
  const visit = await Visit.begin(browser, place.address, { ...options, permissions: ["camera"] });
  const { page } = visit;
  const shoot = (state) => sheet.shoot(state, page, () => visit.isStill());
  await shoot("start");
  await page.click("#take-photo");
  await visit.until("live");
  await page.uncheck("#shoot-alone");
  await page.waitForTimeout(1500);
  await shoot("live");
  await page.evaluate(() => history.back());
  await visit.until("start");
  await visit.choose("19-fan", "questions");
  await shoot("questions");
  await page.click("#later");
  await visit.isCounted();
  await shoot("open questions");
  await visit.choose("19-middle-game", "board", "questions");
  await visit.isCounted();
  await shoot("unfinished");
  await visit.choose("19-finished-top", "board");
  await visit.isCounted();
  await shoot("result");
  await page.click("#terms-chip");
  await shoot("terms");
  await page.check("#mode-corners", { force: true });
  await shoot("corners");
  await visit.choose("two-boards", "refused", "board", "questions");
  await shoot("two boards");
  await visit.choose("no-board", "refused");
  await shoot("refused");
  await page.click("#open-settings");
  await shoot("preferences");
  await visit.end();
}

async function throughTheReview(sheet, options) {
  const { page } = await run.open(options);
  const shoot = (state) => sheet.shoot(state, page, () => page.waitForTimeout(150));
  await page.selectOption("#filter", "all");
  await page.waitForFunction(() => document.getElementById("total").textContent.includes("4"));
  await shoot("review");
  await page.context().close();
}
