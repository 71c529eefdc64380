// The served page of a batch under review by ear, on a phone, light and dark, and in each language that is tried.

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { DESK, PHONE, sample } from "./browser.mjs";
import { outOfView, PHONE_SIZES, TRIED_LANGUAGES, TRIED_THEMES } from "./faults.mjs";
import { ReviewedRun, reviewLacks } from "./reviewing.mjs";

/** Phones, a tablet and a desk. */
const SIZES = [...PHONE_SIZES, [820, 1180], [1280, 800]];

describe("a batch under review", { skip: reviewLacks() }, () => {
  let run;
  before(async () => {
    run = await ReviewedRun.begin(["19-finished-low", "two-boards", "9-finished-cloth"].map(sample));
  });
  after(() => run?.end());

  for (const [device, options] of Object.entries({ phone: PHONE, desk: DESK })) {
    for (const colorScheme of TRIED_THEMES[device]) {
      it(`is without faults on a ${device}, ${colorScheme}`, async () => {
        const review = await run.open({ ...options, colorScheme });
        const { page } = review;
        await page.selectOption("#filter", "all");
        await page.waitForFunction(() => document.getElementById("total").textContent.endsWith(" 3"));
        for (const name of ["19-finished-low", "two-boards", "9-finished-cloth"]) {
          await review.find(name);
          assert.deepEqual(await review.faults(), [], name);
        }
        await page.check("#view-diagram", { force: true });
        assert.deepEqual(await review.faults(), [], "diagram");
        await page.click("#put-corners");
        await page.waitForSelector(".handle:visible");
        assert.deepEqual(await review.faults(), [], "corners");
        await page.click("#corners-cancel");
        await page.click("#open-help");
        assert.deepEqual(await review.faults(), [], "help");
        await page.click("#help [data-close]");
        await page.click("#open-bulk");
        await page.waitForFunction(() => document.getElementById("bulk-progress").hidden);
        assert.deepEqual(await review.faults(), [], "accepting together");
        await page.context().close();
      });
    }
  }

  for (const language of TRIED_LANGUAGES) {
    it(`says everything in ${language}`, async () => {
      const review = await run.open({ ...PHONE, locale: language });
      const { page } = review;
      assert.equal(await page.getAttribute("html", "lang"), language);
      assert.equal(await page.evaluate(() => document.body.innerText.includes("page-")), false);
      const wide = () => document.documentElement.scrollWidth > innerWidth + 1;
      assert.equal(await page.evaluate(wide), false);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        const here = `${width} × ${height}`;
        assert.deepEqual([here, ...(await page.evaluate(outOfView, ["#result", "#stake", "#accept"]))], [here]);
        assert.equal(await page.evaluate(wide), false, here);
      }
      await page.context().close();
    });
  }
});
