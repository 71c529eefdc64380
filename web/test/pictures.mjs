// Takes the pictures of the page for the documentation: its five main states on a phone and at a desk.
//
//   CHROMIUM=/usr/bin/chromium node web/test/pictures.mjs

import { fileURLToPath } from "node:url";
import { hosts } from "./hosts.mjs";
import { DESK, PHONE, sample, Visit } from "./browser.mjs";
import { launchChromium } from "./engines/chromium.mjs";

const [folder] = hosts;
const PAPER = "#8a7a63";
const docs = (name) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));

if (folder.skip) throw new Error(folder.skip);
const browser = await launchChromium();
const place = await folder.start();
try {
  await onPhone();
  await atDesk();
} finally {
  await browser.close();
  await place.stop();
}

async function onPhone() {
  await sideBySide(await states(PHONE), { height: 780, columns: 5 }, docs("page-phone.jpg"));
}

async function atDesk() {
  const shots = await states({ ...DESK, colorScheme: "light" });
  const visit = await Visit.begin(browser, place.address, { ...DESK, colorScheme: "dark", reducedMotion: "reduce" });
  await visit.choose("19-finished-oblique", "board", "questions");
  if (await visit.page.isVisible("#later")) await visit.page.click("#later");
  await visit.isCounted();
  await visit.isStill();
  shots.push(await visit.page.screenshot());
  await visit.end();
  await sideBySide(shots, { height: 410, columns: 3 }, docs("page-desk.jpg"));
}

/** Start, a question, the board with its result, a corner that is dragged, a photo that is refused. */
async function states(options) {
  const visit = await Visit.begin(browser, place.address, { ...options, reducedMotion: "reduce" });
  const { page } = visit;
  const shots = [];
  const shoot = async () => {
    await visit.isStill();
    shots.push(await page.screenshot());
  };
  await page.waitForTimeout(500);
  await shoot();
  await visit.choose("19-fan", "questions");
  await shoot();
  await visit.choose("19-finished-top", "board");
  await visit.isCounted();
  await shoot();
  await page.setInputFiles("#file", sample("13-seki"));
  await visit.until("board");
  await visit.isCounted();
  await page.check("#mode-corners", { force: true });
  await visit.isStill();
  const { x, y } = await page.locator(".handle").nth(3).boundingBox();
  await page.mouse.move(x + 26, y + 26);
  await page.mouse.down();
  await page.mouse.move(x + 34, y + 20, { steps: 3 });
  await page.waitForTimeout(600);
  await shoot();
  await page.mouse.up();
  await visit.choose("no-board", "refused");
  await shoot();
  await visit.end();
  return shots;
}

/** Writes pictures beside each other as one. */
async function sideBySide(shots, { height, columns }, path) {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString("base64")}">`);
  const style = `body { margin: 0 } main { background: ${PAPER}; display: grid; grid-template-columns: repeat(${columns}, max-content); gap: 14px; padding: 14px; width: max-content }
    img { height: ${height}px; border-radius: 10px }`;
  await page.setContent(`<style>${style}</style><main>${images.join("")}</main>`);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.locator("main").screenshot({ path, type: "jpeg", quality: 80 });
  await page.close();
}
