// Measures how fast the page of a review goes on: from the key that accepts a photo to the next drawing.
//
//   SHUZI=target/release/shuzi CHROMIUM=… node web/test/measure_review.mjs PHOTO…
//
// All photos are drawn and gone through; each is looked at for a second, as a person would.

import { ReviewedRun } from "./reviewing.mjs";

const LOOK_MS = 1000;

const run = await ReviewedRun.begin(process.argv.slice(2), "--overlays", "all");
try {
  const review = await run.open();
  const { page } = review;
  await page.selectOption("#filter", "all");
  await page.waitForTimeout(2 * LOOK_MS);
  await review.isShown();
  await page.focus("#name");
  const count = Number((await review.text("total")).match(/\d+$/)[0]);
  // The moment in which a photo other than the one before is shown, and its picture is there and drawn.
  await page.evaluate(() => {
    window.took = [];
    document.addEventListener("keydown", ({ key, timeStamp }) => {
      if (key !== "Enter") return;
      const before = document.body.dataset.photo;
      const look = () => {
        const { photo } = document.body.dataset;
        const { shown = "", showing = "" } = document.getElementById("board").dataset;
        const isThere = photo !== before && /^[0-9a-f]{64}$/.test(photo);
        const isDrawn = !showing.startsWith("drawing") || shown.includes(photo);
        if (isThere && isDrawn) requestAnimationFrame(() => window.took.push(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, true);
  });
  for (let number = 1; number < count; number += 1) {
    await page.waitForTimeout(LOOK_MS);
    await review.decideAll();
    await review.goes(() => review.press("Enter"));
  }
  const took = (await page.evaluate(() => window.took)).sort((a, b) => a - b);
  const share = (part) => Math.round(took[Math.floor(part * (took.length - 1))]);
  console.log(`${took.length} photos: median ${share(0.5)} ms, nine of ten within ${share(0.9)} ms, slowest ${share(1)} ms`);
  await review.isSaved();
  console.log(await review.text("progress-said"));
} finally {
  await run.end();
}
