// Plays clips as Chromium's camera before the live view, and says how soon the photo takes itself and how well it is read.
//
//   node web/test/measure_clips.mjs FOLDER/*.mjpeg
//
// The clips are those of `make_clips` (docs/clips.md), each with its truth beside it; web/dist has to be built. The wait is counted
// from when nothing is meant to be wrong in the clip any more; the camera begins with its first picture, and the page sees that
// a moment later.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { hosts } from "./hosts.mjs";
import { Visit } from "./browser.mjs";

/** A clip of six seconds begins again and again: it is given up in its third round. */
const PATIENCE_MS = 18_000;
const ARGS = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Notes when the camera shows its first picture and when the live view is left. Runs in the page before everything else. */
function noteMoments() {
  window.moments = {};
  document.addEventListener("playing", () => { window.moments.begun ??= performance.now(); }, true);
  const leaves = () => {
    if (window.moments.begun && document.body?.dataset.state !== "live") window.moments.shot ??= performance.now();
  };
  new MutationObserver(leaves).observe(document, { attributes: true, attributeFilter: ["data-state"], subtree: true });
}

/** The reading of the kept board. Runs in the page. */
function readKept() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("shuzi");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const last = opening.result.transaction("boards").objectStore("boards").get("last");
      last.onsuccess = () => {
        opening.result.close();
        resolve(last.result?.present.reading ?? null);
      };
    };
  });
}

/** Rows turned a quarter clockwise. */
const turned = (rows) => rows.map((_, column) => rows.map((row) => row[column]).reverse().join(""));

/** Exact, asked, silent: the turn counts in which most points are right, as a board has no top of its own. */
function judge(reading, truth) {
  const { rows, uncertain = [] } = reading;
  if (rows.length !== truth.length) return "silent";
  const names = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  const asked = new Set(uncertain.map(({ point }) => point));
  const wrongIn = (truth) => rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === truth[y][x] ? [] : [`${names[x]}${rows.length - y}`])));
  const turns = [truth, turned(truth), turned(turned(truth)), turned(turned(turned(truth)))];
  const [wrong] = turns.map(wrongIn).sort((a, b) => a.length - b.length);
  if (wrong.some((point) => !asked.has(point))) return "silent";
  return asked.size > 0 ? "asked" : "exact";
}

async function play(clip) {
  const truth = JSON.parse(readFileSync(clip.replace(/mjpeg$/, "json"), "utf8"));
  const args = [...ARGS, `--use-file-for-fake-video-capture=${clip}`];
  const visit = await Visit.open(hosts[0], { ...SCREEN, permissions: ["camera"], args });
  try {
    const { page } = visit;
    // The next visit has everything on the device.
    await page.waitForFunction(() => navigator.serviceWorker?.controller || navigator.serviceWorker?.ready.then(() => true));
    await page.addInitScript(noteMoments);
    await page.reload();
    await visit.isOpen();
    await page.click("#take-photo");
    const left = page.waitForFunction(() => window.moments.shot, null, { timeout: PATIENCE_MS });
    if (!(await left.then(() => true, () => false))) return { outcome: "never", wait: Infinity };
    await visit.until("board", "questions", "refused");
    const { begun, shot } = await page.evaluate(() => window.moments);
    const wait = shot - begun - truth.calm_from_ms;
    if ((await page.getAttribute("body", "data-state")) === "refused") return { outcome: "refused", wait };
    await visit.isCounted();
    await page.waitForTimeout(500);
    const kept = await page.evaluate(readKept);
    return { outcome: kept ? judge(kept, truth.rows) : "not kept", wait };
  } finally {
    await visit.leave();
  }
}

const waits = [];
const outcomes = {};
for (const clip of process.argv.slice(2)) {
  const { outcome, wait } = await play(clip);
  console.log(`${basename(clip)}: ${outcome}, ${wait.toFixed(0)} ms`);
  waits.push(wait);
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}
waits.sort((a, b) => a - b);
console.log(`median wait ${waits[Math.floor(waits.length / 2)]?.toFixed(0)} ms;`, outcomes);
