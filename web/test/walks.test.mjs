// Random walks through the page, while answers come late or never: whatever is done in whatever order, the result that is shown
// belongs to the photo, the board and the rules that are shown.
//
// WALKS is how many (6), SEED the number of the first (1), WALKERS how many pages walk at the same time (1). A walk that fails
// is named by its number and says its steps.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { DESK, PHONE, Visit } from "./browser.mjs";
import { withDelays } from "./delays.mjs";
import { hosts } from "./hosts.mjs";
import { Judge, look } from "./walks/checks.mjs";
import { ExpectedPhotos } from "./walks/expected.mjs";
import { photoFiles, rememberLooks } from "./walks/photos.mjs";
import { Random } from "./walks/random.mjs";
import { STEPS } from "./walks/steps.mjs";

const WALKS = Number(process.env.WALKS ?? 6);
const FIRST = Number(process.env.SEED ?? 1);
const WALKERS = Number(process.env.WALKERS ?? 1);
const FEWEST_STEPS = 6;
const MOST_STEPS = 14;
const LATEST_MS = 2000;
/** A person waits this long for a photo to be read, and then gives up. */
const READING_MS = 8000;
/** Nothing may take longer than this to come to rest. */
const STUCK_MS = 120_000;

const [folder, program] = hosts;
/** The page as it is in web/dist, if it is there, with `shuzi serve` to count for it. */
const host = withDelays(program, folder.skip ? program : folder);

/** Milliseconds until an answer: often none, now and then without end. */
function latenessOf(random, never) {
  if (random.happens(0.4)) return 0;
  return random.happens(never) ? Infinity : LATEST_MS * random.next();
}

class Walk {
  expected = new ExpectedPhotos();
  steps = [];
  checks = 0;

  constructor(seed, visit, photos, { hasTouch = false }) {
    Object.assign(this, { seed, visit, photos, hasTouch, page: visit.page, random: new Random(seed) });
  }

  /** Opens the page as if for the first time, and has answers come late from then on. */
  async begin() {
    const { page, visit, random } = this;
    const { place } = visit;
    place.answerInTime();
    // A file of the same origin that no browser shows with a page of its own.
    await page.goto(new URL("style.css", place.address).href);
    await page.evaluate(forgetAll);
    const chance = new Random(random.below(2 ** 32));
    place.answerLate("api/info", () => latenessOf(chance, 0.1));
    place.answerLate("api/read", () => latenessOf(chance, 0.06));
    place.answerLate("api/score", () => latenessOf(chance, 0.004));
    visit.complaints = [];
    await this.load(() => page.goto(place.address));
  }

  /**
   * Has the page loaded, and waits until it is there. A driver may say too early that it is, so each page is marked. The time at
   * which a page began would not tell two pages apart: WebKit's answer changes when the clock is set. The mark is set on its own,
   * because a driver may ask a page twice, and take the second answer.
   */
  async load(order) {
    await this.page.evaluate(mark);
    await order();
    try {
      await this.page.waitForFunction(() => !globalThis.isKnownToWalk && !document.body.classList.contains("opening"));
    } catch (error) {
      throw new Error(`the page does not open: ${JSON.stringify(await this.page.evaluate(readLoading))}`, { cause: error });
    }
    await this.page.evaluate(mark);
  }

  /** What the page shows, which nobody but this walk has loaded. */
  async look() {
    const shown = await this.page.evaluate(look);
    assert.ok(shown.isKnownToWalk, "the page was loaded anew by itself");
    return shown;
  }

  async take(judge, looks) {
    await this.begin();
    const count = FEWEST_STEPS + this.random.below(MOST_STEPS - FEWEST_STEPS);
    while (this.steps.length < count) {
      const done = await this.random.pickWeighted(STEPS).take(this);
      if (done === null) continue;
      this.steps.push(done);
      // What is done at once is what comes in between answers; what is done after a while finds the page at rest.
      if (this.random.happens(0.5)) await delay(600 * this.random.next());
      if (this.random.happens(0.2)) await this.rest();
      await this.check(judge, looks);
    }
    await this.rest();
    await this.check(judge, looks);
  }

  /** Waits until nothing is going on any more. */
  async rest() {
    const begun = Date.now();
    for (;;) {
      const shown = await this.look();
      if (shown.isAtRest) return;
      const waited = Date.now() - begun;
      assert.ok(waited < STUCK_MS, `nothing has come to rest: ${JSON.stringify(shown)}`);
      if (shown.state === "reading" && waited > READING_MS && (await this.page.evaluate(pressCancel))) {
        this.expected.stop();
        this.steps.push("give up reading");
      }
      await delay(60);
    }
  }

  async check(judge, looks) {
    const name = await judge.check(this.page, looks, this.expected.allowed);
    if (name) {
      this.checks += 1;
      this.expected.settle(name);
    }
    // A browser reports by itself that a request was given up.
    const complaints = this.visit.complaints.filter((complaint) => !/ERR_ABORTED|ServiceWorker intercepted/.test(complaint));
    assert.deepEqual(complaints, []);
  }
}

/** Marks the page as one that the walk has loaded. Runs in the page. */
function mark() {
  globalThis.isKnownToWalk = true;
}

/** How far the page has come since it began to be loaded. Runs in the page. */
function readLoading() {
  const files = performance.getEntriesByType("resource").map(({ name, responseEnd }) => `${name} ${Math.round(responseEnd)} ms`);
  return {
    isKnownToWalk: globalThis.isKnownToWalk === true,
    readyState: document.readyState,
    isOpening: document.body.classList.contains("opening"),
    worker: navigator.serviceWorker?.controller?.state ?? null,
    ms: Math.round(performance.now()),
    files,
  };
}

/** Runs in the page. */
async function forgetAll() {
  localStorage.clear();
  await new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase("shuzi");
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
}

/** Runs in the page. */
function pressCancel() {
  const cancel = document.getElementById("cancel");
  const isShown = cancel.getClientRects().length > 0;
  if (isShown) cancel.click();
  return isShown;
}

describe("random walks", { skip: program.skip }, () => {
  let photoFolder, photos, referee, judge;
  before(async () => {
    photoFolder = mkdtempSync(join(tmpdir(), "shuzi-walks-"));
    photos = photoFiles(photoFolder);
    referee = await program.start();
    judge = new Judge(referee.address, photos.map(({ file }) => file));
  });
  after(async () => {
    rmSync(photoFolder, { recursive: true, force: true });
    await referee?.stop();
  });

  it(`${WALKS} from ${FIRST} on`, { timeout: 6 * 3600_000 }, async () => {
    const [begun, failed] = [Date.now(), []];
    let [next, done, checks] = [FIRST, 0, 0];
    const walker = async (which) => {
      const device = which % 2 ? DESK : PHONE;
      let visit = null, looks;
      while (next < FIRST + WALKS) {
        const seed = next++;
        try {
          if (!visit) {
            visit = await Visit.open(host, device);
            looks = await rememberLooks(visit.page, photos.map(({ file }) => file));
          }
          const walk = new Walk(seed, visit, photos, device);
          await walk.take(judge, looks).catch((error) => {
            failed.push(seed);
            console.log(`walk ${seed}: ${error.message}\n  ${walk.steps.join("\n  ")}`);
            throw error;
          });
          checks += walk.checks;
        } catch (error) {
          if (!failed.includes(seed)) failed.push(seed);
          // A page that has gone wrong is of no use for the next walk.
          await visit?.leave();
          visit = null;
        }
        done += 1;
        const seconds = Math.round((Date.now() - begun) / 1000);
        if (done % 25 === 0) console.log(`${done} walks, ${checks} checks, ${failed.length} failed, ${seconds} s`);
      }
      await visit?.leave();
    };
    await Promise.all(Array.from({ length: WALKERS }, (_, which) => walker(which)));
    const seconds = (Date.now() - begun) / 1000;
    console.log(`${done} walks, ${checks} checks at rest, ${((60 * done) / seconds).toFixed(1)} walks a minute`);
    assert.deepEqual(failed, []);
  });
});
