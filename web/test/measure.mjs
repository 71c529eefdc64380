// Measures how long a person waits, from the folder and from `shuzi serve`: from the choice of a photo to the full result,
// first on a new page and then on one that has its engine, and from a tap to the new result. The same where pages may compute for
// a quarter of the time only; and how much memory the page and all processes of the browser take, what they share divided among
// them, beside what the browser takes for an empty page (Linux only).
//
//   CHROMIUM=$(command -v chromium) SHUZI=target/release/shuzi node web/test/measure.mjs [PHOTO…]

import { setTimeout as delay } from "node:timers/promises";
import { Duty } from "./duty.mjs";
import { Memory, megabytes } from "./memory.mjs";
import { hosts } from "./hosts.mjs";
import { sample, Visit } from "./browser.mjs";
import { launchChromium } from "./engines/chromium.mjs";

const given = process.argv.slice(2);
const photos = given.length > 0 ? given : [sample("19-finished-top")];
/** A phone of 2021 computes about so much more slowly. */
const QUARTER = 0.25;
const TAPPED = "19-finished-top";
const TAPS = ["K10", "K10", "K10", "N10", "N10", "N10", "C16", "C16", "C16", "Q4", "Q4", "Q4"];

/** Milliseconds from the choice of a photo to its full result. */
async function counted(visit, photo) {
  // A new photo begins when the old board is gone.
  const start = await visit.page.evaluate(() => performance.now());
  await visit.page.setInputFiles("#file", photo);
  await visit.until("reading", "board", "questions", "refused");
  await visit.until("board", "questions", "refused");
  if ((await visit.page.getAttribute("body", "data-state")) !== "refused") await visit.isCounted();
  return (await visit.page.evaluate(() => performance.now())) - start;
}

/** Milliseconds for every photo, on a new page and twice after that. */
async function countedAll(browser, address) {
  const [first, later] = [[], []];
  for (const photo of photos) {
    const visit = await Visit.begin(browser, address);
    visit.page.setDefaultTimeout(60_000);
    first.push(await counted(visit, photo));
    for (let again = 0; again < 2; again += 1) {
      if (await visit.page.isVisible("#new-photo")) await visit.page.click("#new-photo");
      later.push(await counted(visit, photo));
    }
    await visit.end();
  }
  return { first, later };
}

/** The memory of the whole browser with an empty page, in megabytes. */
async function withEmptyPage(browser) {
  const context = await browser.newContext();
  await context.newPage();
  await delay(1000);
  const memory = megabytes();
  await context.close();
  return memory;
}

/** Milliseconds from each tap to the result that follows from it. */
async function tapped(visit) {
  const { page } = visit;
  await page.evaluate(() => {
    window.times = [];
    let tapped = 0;
    document.getElementById("board").addEventListener("pointerup", () => { tapped = performance.now(); }, true);
    const result = document.getElementById("result");
    new MutationObserver(() => {
      if (!tapped || result.matches(".waiting")) return;
      window.times.push(performance.now() - tapped);
      tapped = 0;
    }).observe(result, { attributes: true });
  });
  for (const point of TAPS) await visit.tapPoint(TAPPED, point);
  return page.evaluate(() => window.times);
}

const inOrder = (times) => [...times].sort((a, b) => a - b).map((time) => time.toFixed(0)).join(" ");

for (const host of hosts) {
  if (host.skip) {
    console.log(`${host.name}: left out, ${host.skip}`);
    continue;
  }
  const browser = await launchChromium();
  const empty = await withEmptyPage(browser);
  const place = await host.start();
  try {
    const { first, later } = await countedAll(browser, place.address);
    const duty = new Duty(QUARTER);
    const slowly = await countedAll(browser, place.address).finally(() => duty.stop());
    // Watching the memory takes time of its own.
    const memory = new Memory();
    await countedAll(browser, place.address);
    const { page, all } = memory.stop();
    console.log(`${host.name}: memory of the page at most ${page} MB, of the whole browser ${all} MB (${empty} MB for an empty page)`);
    const visit = await Visit.begin(browser, place.address);
    await visit.choose(TAPPED, "board");
    await visit.isCounted();
    const taps = await tapped(visit);
    console.log(`${host.name}: first result ${inOrder(first)} ms, later ones ${inOrder(later)} ms`);
    console.log(`${host.name}: a quarter of the time: first ${inOrder(slowly.first)} ms, later ${inOrder(slowly.later)} ms`);
    console.log(`${host.name}: result after a tap ${inOrder(taps)} ms`);
  } finally {
    await browser.close();
    await place.stop();
  }
}
