// After the first visit the page needs no network.

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { hosts } from "./hosts.mjs";
import { Visit } from "./browser.mjs";
import { State } from "../page/state.js";

/** Whether the page can count by itself; then its service worker has kept it. */
async function keepsPage(visit) {
  if (!(await visit.countsByItself())) return false;
  return visit.page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
}

for (const host of hosts) {
  describe(`without a network, after a visit to ${host.name}`, { skip: host.skip }, () => {
    let visit;
    before(async () => { visit = await Visit.open(host); });
    after(() => visit?.leave());

    it("is not loaded anew for the version that it has", async (test) => {
      const { page } = visit;
      if (!(await keepsPage(visit))) return test.skip("this page came without WebAssembly");
      // A browser may tell late that the worker is in charge, when the page knows it already.
      await page.evaluate(() => {
        window.isTheSame = true;
        for (let time = 0; time < 2; time += 1) navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
      });
      await page.waitForTimeout(500);
      assert.equal(await page.evaluate(() => window.isTheSame), true);
    });

    it("leaves other pages of that computer alone", async (test) => {
      const { page, place } = visit;
      if (!(await keepsPage(visit))) return test.skip("this page came without WebAssembly");
      await page.goto(new URL("review", place.address).href);
      assert.equal(await page.locator("body[data-state]").count(), 0);
      await page.goto(place.address);
      await visit.isOpen();
      visit.complaints = visit.complaints.filter((complaint) => !/404/.test(complaint));
    });

    it("opens and counts again", async (test) => {
      const { page } = visit;
      if (!(await keepsPage(visit))) return test.skip("this page came without WebAssembly");
      await visit.loseHost();
      await page.reload();
      await visit.isOpen();
      assert.match(await visit.text("counts"), /on this device/);
      await visit.choose("13-seki", "board");
      assert.equal(await visit.result(), "Black wins by 7 3/4 zi (15.5 points)");
      await visit.choose("9-finished-cloth", "board");
      assert.match(await visit.result(), /White wins by 1 1\/4 zi/);
      assert.deepEqual(visit.complaints, []);
    });
  });
}

describe("keeping the page", { skip: hosts[0].skip }, () => {
  let visit;
  before(async () => { visit = await Visit.open(hosts[0]); });
  after(() => visit?.leave());

  it("waits until nothing is read or counted", async (test) => {
    const { page } = visit;
    if (!(await keepsPage(visit))) return test.skip("this page came without WebAssembly");
    await page.evaluate(async () => {
      const { offerUpdates } = await import("./offline.js");
      const { serviceWorker } = navigator;
      const { register } = serviceWorker;
      serviceWorker.register = (...asked) => {
        window.isBusyWhenKept = window.isBusy;
        return register.apply(serviceWorker, asked);
      };
      window.isBusy = true;
      offerUpdates(() => window.isBusy);
    });
    await page.waitForTimeout(4000);
    await page.evaluate(() => { window.isBusy = false; });
    await page.waitForFunction(() => window.isBusyWhenKept !== undefined);
    assert.equal(await page.evaluate(() => window.isBusyWhenKept), false);
  });

  it("waits for a board to be counted, unless it cannot be", () => {
    const board = {};
    const state = Object.assign(new State(), { screen: "board", history: { present: board } });
    assert.equal(state.isBusy, true);
    state.change({ uncounted: board });
    assert.equal(state.isBusy, false);
  });
});

describe("a new version of the page", { skip: hosts[0].skip }, () => {
  let visit;
  before(async () => { visit = await Visit.open(hosts[0]); });
  after(() => visit?.leave());

  it("is offered, and loaded when a person wants it", async (test) => {
    const { page, place } = visit;
    if (!(await keepsPage(visit))) return test.skip("this page came without WebAssembly");
    await page.reload();
    await visit.isOpen();
    await visit.choose("13-seki", "board");
    place.publish("0123456789abcdef");
    await page.evaluate(async () => {
      window.isOld = true;
      await (await navigator.serviceWorker.getRegistration()).update();
    });
    await page.waitForFunction(() => !document.getElementById("update").hidden);
    assert.equal(await page.evaluate(() => window.isOld), true);
    await page.click("#load-update");
    await page.waitForFunction(() => window.isOld === undefined && document.body);
    await visit.isOpen();
    assert.deepEqual(await page.evaluate(() => caches.keys()), ["shuzi-0123456789abcdef"]);
    await visit.until("board");
    assert.equal(await visit.result(), "Black wins by 7 3/4 zi (15.5 points)");
    assert.deepEqual(visit.complaints, []);
  });
});
