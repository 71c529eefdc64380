// What fingers, mouse and wheel do to the photo, and that none of it changes the board by mistake.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { hosts } from "./hosts.mjs";
import { DESK, PHONE, sample, Visit } from "./browser.mjs";
import { engine } from "./engines/engines.mjs";

const [folder] = hosts;
const FINISHED = "19-finished-top";

/** Scale and shift of the view. */
async function view({ page }) {
  const [scale, , , , x, y] = (await page.getAttribute("#board", "data-view")).split(" ").map(Number);
  return { scale, x, y };
}

describe("with fingers", { skip: folder.skip || engine.lacksTouch }, () => {
  let visit, fingers;
  before(async () => {
    visit = await Visit.open(folder, { ...PHONE, reducedMotion: "reduce" });
    await visit.choose(FINISHED, "board");
    await visit.isCounted();
    fingers = visit.page.fingers;
  });
  after(() => visit?.leave());
  const nothingChanged = async () => assert.equal(await visit.page.isDisabled("#undo"), true);

  it("two fingers zoom around their middle", async () => {
    const before = await view(visit);
    await fingers.down([150, 200], [210, 200]);
    for (let apart = 5; apart <= 60; apart += 5) await fingers.move([150 - apart, 200], [210 + apart, 200]);
    await fingers.up();
    await visit.isStill();
    const now = await view(visit);
    assert.ok(Math.abs(now.scale / before.scale - 3) < 0.1, `${now.scale / before.scale}`);
    await nothingChanged();
  });

  it("one finger moves the photo", async () => {
    const before = await view(visit);
    await fingers.down([200, 250]);
    for (let way = 5; way <= 50; way += 5) await fingers.move([200 - way, 250 - way]);
    await fingers.up();
    await visit.isStill();
    const now = await view(visit);
    assert.deepEqual([Math.round(before.x - now.x), Math.round(before.y - now.y)], [50, 50]);
    assert.equal(now.scale, before.scale);
    await nothingChanged();
  });

  it("two quick taps come nearer, and change nothing", async () => {
    await visit.page.click("#whole-board");
    await visit.isStill();
    const before = await view(visit);
    const [x, y] = await visit.screenPlace(FINISHED, "K10");
    await fingers.tapTwice([x, y]);
    await visit.page.waitForFunction(
      (scale) => Number(document.getElementById("board").dataset.view.split(" ")[0]) > 2 * scale,
      before.scale,
    );
    await visit.isStill();
    await nothingChanged();
    await visit.isCounted();
  });

  it("a resting finger aims, and acts where it is lifted", async () => {
    await visit.page.click("#whole-board");
    const [x, y] = await visit.screenPlace(FINISHED, "K10");
    const [toX, toY] = await visit.screenPlace(FINISHED, "L10");
    await fingers.down([x, y]);
    await visit.page.waitForFunction(() => document.getElementById("aimed").textContent !== "");
    assert.match(await visit.text("aimed"), /^K10: /);
    assert.equal(await visit.page.isVisible("#loupe"), true);
    await fingers.move([toX, toY]);
    assert.match(await visit.text("aimed"), /^L10: /);
    await fingers.up();
    assert.match(await visit.text("said"), /^L10: /);
    assert.equal(await visit.page.isVisible("#loupe"), false);
    await visit.page.click("#undo");
    await nothingChanged();
  });

  it("shows a magnified corner beside the finger that drags it", async () => {
    await visit.page.check("#mode-corners", { force: true });
    await visit.isStill();
    const { x, y } = await visit.page.locator(".handle").nth(3).boundingBox();
    const finger = [x + 20, y + 30];
    await fingers.down(finger);
    await fingers.move([finger[0] + 6, finger[1] - 4]);
    const loupe = await visit.page.locator("#loupe").boundingBox();
    assert.ok(finger[1] > loupe.y + loupe.height || finger[0] > loupe.x + loupe.width || finger[0] < loupe.x);
    const ring = await visit.page.locator(".handle").nth(3).boundingBox();
    // It keeps its place under the finger.
    assert.ok(Math.abs(ring.x - x - 6) < 1 && Math.abs(ring.y - y + 4) < 1);
    await fingers.up();
    assert.equal(await visit.page.isVisible("#loupe"), false);
    assert.deepEqual(visit.complaints, []);
  });
});

describe("with a mouse", { skip: folder.skip }, () => {
  let visit;
  before(async () => { visit = await Visit.open(folder, { ...DESK, reducedMotion: "reduce" }); });
  after(() => visit?.leave());

  it("takes a photo that is dropped", async () => {
    const { page } = visit;
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], "dropped.jpg", { type: "image/jpeg" }));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }, readFileSync(sample(FINISHED), "base64"));
    await visit.until("board");
    assert.equal(await visit.result(), "Black wins by 13 3/4 zi (27.5 points)");
    assert.equal((await visit.data()).photo.file, "dropped.jpg");
  });

  it("the wheel zooms where the mouse is, and dragging moves", async () => {
    const { page } = visit;
    const [x, y] = await visit.screenPlace(FINISHED, "D4");
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    const near = await visit.screenPlace(FINISHED, "D4");
    assert.ok(Math.hypot(near[0] - x, near[1] - y) < 1.5);
    const before = await view(visit);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    await visit.isStill();
    const now = await view(visit);
    assert.deepEqual([Math.round(now.x - before.x), Math.round(now.y - before.y)], [40, 30]);
    assert.equal(await page.isDisabled("#undo"), true);
  });

  it("the diagram takes taps as the photo does", async () => {
    const { page } = visit;
    await page.click("#diagram");
    await visit.isStill();
    assert.equal(await page.getAttribute("#board", "data-layout"), "diagram");
    const box = await page.locator("#board").boundingBox();
    const { scale, x, y } = await view(visit);
    // The diagram's lines are 40 apart and begin at 40.
    await page.mouse.click(box.x + x + scale * 40 * 10, box.y + y + scale * 40 * 10);
    assert.match(await visit.text("said"), /^K10: /);
    await page.click("#undo");
    assert.deepEqual(visit.complaints, []);
  });
});
