// After the first visit the page needs no network.

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { hosts } from "./hosts.mjs";
import { Visit } from "./browser.mjs";

for (const host of hosts) {
  describe(`without a network, after a visit to ${host.name}`, { skip: host.skip }, () => {
    let visit;
    before(async () => { visit = await Visit.open(host); });
    after(() => visit?.leave());

    it("opens and counts again", async (test) => {
      const { page, context } = visit;
      const wasm = await page.evaluate(async () => (await (await fetch("./build.json")).json()).wasm);
      if (!wasm) return test.skip("this page came without WebAssembly");
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
      await context.setOffline(true);
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
