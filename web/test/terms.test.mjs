// What is typed and not taken is said at its field; what becomes of a photo is said before it is taken; and pictures have a
// sensible size.

import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { hosts } from "./hosts.mjs";
import { PHONE, Visit } from "./browser.mjs";
import { TRIED_LANGUAGES } from "./faults.mjs";

const [folder, program] = hosts;

for (const language of TRIED_LANGUAGES) {
  describe(`komi in ${language}`, { skip: folder.skip }, () => {
    let visit;
    before(async () => {
      visit = await Visit.open(folder, { ...PHONE, locale: language, reducedMotion: "reduce" });
      // Some languages begin with other rules, and another komi.
      await visit.prefer({ language, rules: "chinese" });
      await visit.choose("19-finished-top", "board");
      await visit.isCounted();
    });
    after(() => visit?.leave());

    it("that is not taken is said at the field, and the count stays", async () => {
      const { page } = visit;
      const before = await visit.text("result-said");
      await page.click("#terms-chip");
      for (const komi of ["3.75", "999"]) {
        await page.fill("#komi", komi);
        assert.equal(await page.getAttribute("#komi", "aria-invalid"), "true");
        assert.match(await visit.text("komi-fault"), /361.*7\.5/);
        assert.equal(await page.getAttribute("#komi", "aria-describedby"), "komi-fault");
        await page.press("#komi", "Tab");
        assert.equal(await page.inputValue("#komi"), komi);
        await visit.isCounted();
        assert.equal(await visit.text("result-said"), before);
      }
      await page.fill("#komi", "6.5");
      assert.equal(await page.getAttribute("#komi", "aria-invalid"), null);
      assert.equal(await page.isVisible("#komi-fault"), false);
      await page.fill("#handicap", "1000");
      assert.match(await visit.text("handicap-fault"), /41/);
    });
  });
}

describe("a computer that keeps photos", { skip: program.skip }, () => {
  it("says so before a photo is taken", async () => {
    const kept = mkdtempSync(join(tmpdir(), "shuzi-kept-"));
    const visit = await Visit.open({ start: () => program.start("--keep", kept) });
    assert.match(await visit.text("photo-kept"), /keeps the photo/);
    await visit.leave();
  });
  it("and one that does not says nothing of the kind", async () => {
    const visit = await Visit.open(program);
    assert.equal(await visit.page.isVisible("#photo-kept"), false);
    await visit.leave();
  });
});

describe("the picture", { skip: folder.skip }, () => {
  let visit;
  before(async () => {
    visit = await Visit.open(folder, { ...PHONE, reducedMotion: "reduce" });
    await visit.choose("19-finished-top", "board");
    await visit.isCounted();
  });
  after(() => visit?.leave());

  it("of a photo is a JPEG that can be sent", async () => {
    const bytes = await visit.saved("picture", null);
    assert.deepEqual([...bytes.subarray(0, 3)], [0xff, 0xd8, 0xff]);
    assert.ok(bytes.length < 500_000, `${bytes.length} bytes`);
    const size = await visit.page.evaluate(async (bytes) => {
      const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      return Math.max(width, height);
    }, [...bytes]);
    assert.ok(size <= 1600 && size > 1200, `${size} pixels`);
  });
  it("of a diagram is a PNG", async () => {
    await visit.page.click("#diagram");
    const bytes = await visit.saved("picture", null);
    assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  });
});

describe("light and dark", { skip: folder.skip }, () => {
  it("the colour around the page follows the theme", async () => {
    const visit = await Visit.open(folder, { ...PHONE, colorScheme: "light" });
    const colors = () => visit.page.locator("meta[name=theme-color]")
      .evaluateAll((metas) => [...new Set(metas.map(({ content }) => content))]);
    const paper = () => visit.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper").trim());
    assert.deepEqual(await colors(), [await paper()]);
    await visit.prefer({ theme: "dark" });
    assert.deepEqual(await colors(), [await paper()]);
    assert.equal(await paper(), "#17130f");
    await visit.leave();
  });
});
