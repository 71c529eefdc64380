// A refused photo shows what was found in it: one outline to drag, several boards to tap; and says in players' words why.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { hosts } from "./hosts.mjs";
import { PHONE, sample, truth, Visit } from "./browser.mjs";

/** Width of every sample, and a place on each board of `two-boards`. */
const WIDTH = 1400;
const MIDDLES = [[380, 520], [1020, 520]];

/** A sample cut off beyond a line of its board, so that the board goes on beyond the right edge of the photo. */
async function cutOff(visit, name, share) {
  const bytes = readFileSync(sample(name)).toString("base64");
  const cut = await visit.page.evaluate(async ({ bytes, share }) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(Math.round(image.width * share), image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
    return btoa(Array.from(new Uint8Array(await jpeg.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""));
  }, { bytes, share });
  return { name: "cut.jpg", mimeType: "image/jpeg", buffer: Buffer.from(cut, "base64") };
}

for (const host of hosts) {
  describe(`refusals: ${host.name}`, { skip: host.skip }, () => {
    let visit;
    before(async () => { visit = await Visit.open(host, { ...PHONE, reducedMotion: "reduce" }); });
    after(() => visit?.leave());

    it("nobody is asked to vouch for lines that were not found", async () => {
      await visit.choose("no-board", "refused");
      assert.equal(await visit.page.isVisible("#vouch-for-lines"), false);
      assert.doesNotMatch(await visit.page.innerText("#panel"), /[{}]/);
    });

    it("of two boards, the one that is tapped is read", async () => {
      for (const number of [2, 1]) {
        await visit.choose("two-boards", "refused");
        assert.match(await visit.text("advice"), /Tap yours/);
        await visit.tap(await visit.onScreen(MIDDLES[number - 1]));
        await visit.until("board", "questions", "reading");
        await visit.until("board", "questions", "refused");
        const { board } = await visit.data();
        const middle = board.corners.reduce((sum, [x]) => sum + x / 4, 0);
        assert.equal(middle < WIDTH / 2 ? 1 : 2, number);
      }
    });

    it("the outline of a board that goes on beyond the edge can be dragged", async () => {
      const { corners } = truth("19-finished-top");
      const right = Math.max(...corners.map(([x]) => x));
      const left = Math.min(...corners.map(([x]) => x));
      const file = await cutOff(visit, "19-finished-top", (right - 0.12 * (right - left)) / WIDTH);
      await visit.page.setInputFiles("#file", file);
      await visit.until("reading");
      await visit.until("refused");
      assert.match(await visit.text("status"), /beyond the right edge/);
      assert.equal(await visit.shownRings(), 4);
      const [ring] = await visit.page.locator(".handle").all();
      const { x, y } = await ring.boundingBox();
      await visit.page.mouse.move(x + 26, y + 26);
      await visit.page.mouse.down();
      await visit.page.mouse.move(x + 30, y + 30, { steps: 3 });
      await visit.page.mouse.up();
      await visit.until("corners");
      const now = await ring.boundingBox();
      assert.ok(Math.hypot(now.x - x, now.y - y) < 60, "the ring is still near the finger");
    });
  });
}
