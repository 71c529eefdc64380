// Watches a clip before the live view in Chromium for some minutes, and says how much of a core the page takes, how often it looks,
// and how much memory the browser takes as time goes on. Pages may compute for a quarter of the time only (Linux).
//
//   node web/test/measure_watching.mjs CLIP.mjpeg [MINUTES]

import { setTimeout as delay } from "node:timers/promises";
import { Visit } from "./browser.mjs";
import { Duty } from "./duty.mjs";
import { hosts } from "./hosts.mjs";
import { megabytes } from "./memory.mjs";
import { pageProcesses, secondsOf } from "./processes.mjs";

const QUARTER = 0.25;
const MINUTE_MS = 60_000;
const SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const [clip, minutes = "5"] = process.argv.slice(2);
if (!clip) throw new Error("name a clip of `shuzi render --clip`");

/** Counts the looks from now on: each draws the marks anew. Runs in the page. */
function countLooks() {
  window.looks = 0;
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...area) {
    if (this.canvas.id === "live-marks") window.looks += 1;
    return clearRect.apply(this, area);
  };
}

const seconds = () => pageProcesses().reduce((sum, id) => sum + secondsOf(id), 0);

const args = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${clip}`];
const visit = await Visit.open(hosts[0], { ...SCREEN, permissions: ["camera"], args });
const { page } = visit;
page.setDefaultTimeout(2 * MINUTE_MS);
await page.evaluate(countLooks);
await page.click("#take-photo");
if (await page.isChecked("#shoot-alone")) await page.click("#shoot-alone");
await page.waitForFunction(() => window.looks > 3);
const duty = new Duty(QUARTER);
try {
  for (let minute = 1; minute <= Number(minutes); minute += 1) {
    const [computed, looks, begun] = [seconds(), await page.evaluate(() => window.looks), Date.now()];
    await delay(MINUTE_MS);
    const passed = (Date.now() - begun) / 1000;
    const share = ((seconds() - computed) / passed).toFixed(2);
    const rate = (((await page.evaluate(() => window.looks)) - looks) / passed).toFixed(1);
    console.log(`minute ${minute}: ${share} of a core, ${rate} looks a second, memory of the browser ${megabytes()} MB`);
  }
} finally {
  duty.stop();
  await visit.leave();
}
