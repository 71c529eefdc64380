// The camera live: Chromium's own pretended camera shows a clip made of samples.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { engine } from "./engines/engines.mjs";
import { hosts } from "./hosts.mjs";
import { PHONE, sample, Visit } from "./browser.mjs";
import { faults, LANGUAGES } from "./faults.mjs";

const FINISHED = "19-finished-top";
const WON = "Black wins by 13 3/4 zi (27.5 points)";
const folder = mkdtempSync(join(tmpdir(), "shuzi-clips-"));
after(() => rmSync(folder, { recursive: true }));

/** A clip of one sample, as Motion JPEG: pictures one after the other. */
function clipOf(name) {
  const clip = join(folder, `${name}.mjpeg`);
  const picture = readFileSync(sample(name));
  writeFileSync(clip, Buffer.concat(Array(10).fill(picture)));
  return clip;
}

/** Opens the page with a camera that shows a clip, or without any. */
function openWith(host, clip, options = {}) {
  const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  const args = clip ? [...camera, `--use-file-for-fake-video-capture=${clip}`] : [];
  return Visit.open(host, { ...PHONE, permissions: clip ? ["camera"] : [], args, ...options });
}

const [host] = hosts;
const skip = engine.name === "chromium" ? host.skip : "only Chromium can pretend to have a camera";
describe("the camera live", { skip }, () => {
  describe("before a finished game", () => {
    let visit;
    before(async () => { visit = await openWith(host, clipOf(FINISHED)); });
    after(() => visit.leave());

    it("takes the photo by itself, and counts it", async (test) => {
      if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
      await visit.page.click("#take-photo");
      await visit.until("board", "questions");
      assert.equal(await visit.result(), WON);
      assert.deepEqual(visit.complaints, []);
    });

    it("waits for the button where it is told to, and says that all is well", async (test) => {
      if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
      const { page } = visit;
      await page.click("#new-photo");
      await page.click("#take-photo");
      await page.uncheck("#shoot-alone");
      await page.waitForFunction(() => document.getElementById("shoot").style.getPropertyValue("--share") === "1");
      assert.equal(await visit.text("hint-said"), "Good. Hold still…");
      await visit.until("live");
      await page.click("#shoot");
      await visit.until("board", "questions");
      assert.equal(await visit.result(), WON);
    });

    it("remembers the switch, and turns the camera off when it is left", async (test) => {
      if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
      const { page } = visit;
      await page.click("#new-photo");
      await page.click("#take-photo");
      assert.equal(await page.isChecked("#shoot-alone"), false);
      await page.waitForFunction(() => document.getElementById("camera-view").srcObject !== null);
      await page.click("#leave-live");
      await visit.until("board");
      assert.equal(await page.evaluate(() => document.getElementById("camera-view").srcObject), null);
    });
  });

  describe("before a tablecloth", () => {
    let visit;
    before(async () => { visit = await openWith(host, clipOf("no-board")); });
    after(() => visit.leave());

    it("asks for the board, and takes no photo by itself", async (test) => {
      if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
      const { page } = visit;
      await page.evaluate(() => {
        window.hints = [];
        const hint = document.getElementById("hint-said");
        const note = () => hint.textContent !== "" && window.hints.push(hint.textContent);
        new MutationObserver(note).observe(hint, { childList: true, characterData: true, subtree: true });
      });
      await page.click("#take-photo");
      await page.waitForFunction(() => window.hints.length > 0);
      await page.waitForTimeout(3000);
      assert.deepEqual(await page.evaluate(() => window.hints), ["Point the camera at the board"]);
      await visit.until("live");
    });

    it("has nothing wider than its place on the smallest phone, in any language", async (test) => {
      if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
      const { page } = visit;
      await page.setViewportSize({ width: 320, height: 568 });
      for (const language of LANGUAGES) {
        await visit.prefer({ language });
        await page.click("#take-photo");
        await visit.until("live");
        assert.deepEqual([language, (await page.evaluate(faults)).wide], [language, []]);
      }
    });
  });

  describe("that is not allowed", () => {
    let visit;
    before(async () => { visit = await openWith(host, null); });
    after(() => visit.leave());

    it("says so, and offers the choice of a photo", async (test) => {
      if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
      const { page } = visit;
      await page.click("#take-photo");
      await page.waitForFunction(() => /choose a photo|Choose a photo/.test(document.getElementById("live-notice").textContent));
      assert.equal(await page.isDisabled("#shoot"), true);
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.click("#live-choose")]);
      await chooser.setFiles(sample(FINISHED));
      await visit.until("board", "questions");
      assert.equal(await visit.result(), WON);
    });
  });
});
