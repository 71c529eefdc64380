// Boards counted before, boards by link, photos from other programs, and the diagram turned.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { withDelays } from "./delays.mjs";
import { engine } from "./engines/engines.mjs";
import { hosts } from "./hosts.mjs";
import { sample, truth, Visit } from "./browser.mjs";

const FINISHED = "19-finished-top";
const WON = "Black wins by 13 3/4 zi (27.5 points)";
const SMALL = "9-finished-cloth";
const SEKI = "13-seki";

for (const host of hosts) {
  describe(host.name, { skip: host.skip }, () => {
    let visit;
    let link;
    before(async () => { visit = await Visit.open(host); });
    after(() => visit?.leave());

    it("lists the boards counted before, and opens one again", async () => {
      const { page } = visit;
      await visit.choose(FINISHED);
      await visit.isKept();
      await page.click("#new-photo");
      await visit.choose(SMALL);
      if (await page.isVisible("#later")) await page.click("#later");
      await visit.isKept();
      const small = await visit.text("result-said");
      await page.click("#new-photo");
      await page.waitForFunction(() => document.querySelectorAll("#counted-list li").length === 2);
      assert.deepEqual(await page.locator(".counted-open strong").allTextContents(), [small, WON]);
      await page.locator(".counted-open").nth(1).click();
      await visit.until("board");
      assert.equal(await visit.result(), WON);
      assert.deepEqual((await visit.data()).rows, truth(FINISHED).rows);
      assert.equal(await page.getAttribute("#board", "data-layout"), "diagram");
    });

    it("deletes one of them, or all", async () => {
      const { page } = visit;
      await page.click("#new-photo");
      await page.locator("#counted-list .tool").first().click();
      await page.waitForFunction(() => document.querySelectorAll("#counted-list li").length === 1);
      await page.click("#drop-counted");
      await page.waitForFunction(() => document.getElementById("counted").hidden);
      // A page that is left keeps the board at hand, which was one of them.
      await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      await page.waitForTimeout(1000);
      await page.reload();
      await visit.isOpen();
      assert.equal(await page.isHidden("#counted"), true);
    });

    it("makes a link whose fragment is the position, with what was said of it", async (test) => {
      if (engine.name !== "chromium") return test.skip("tests can look into the clipboard of Chromium only");
      const { page, place } = visit;
      const context = page.context();
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await visit.choose(SEKI);
      await visit.isCounted();
      await visit.tapPoint(SEKI, "G7");
      await visit.isCounted();
      const [result, rows] = [await visit.result(), (await visit.data()).rows];
      await page.evaluate(() => { document.getElementById("save").open = true; });
      await page.click("#copy-link");
      await page.waitForFunction(() => document.getElementById("notice").textContent === "The link is copied.");
      link = await page.evaluate(() => navigator.clipboard.readText());
      assert.equal(link.split("#")[0], place.address);
      const other = await context.newPage();
      await other.goto(link);
      await other.waitForFunction(() => document.body.dataset.state === "board");
      await other.waitForFunction((result) => document.getElementById("result-said").textContent.replaceAll("\u00a0", " ") === result, result);
      assert.equal(new URL(other.url()).hash, "");
      await other.close();
      assert.deepEqual(rows, (await visit.data()).rows);
    });

    it("says where a link leads to no board", async (test) => {
      if (!link) return test.skip("there is no link to break");
      const { page, place } = visit;
      for (const broken of [link.slice(0, -9), `${place.address}#board=AAAA`, `${place.address}#board=%00`]) {
        await page.goto("about:blank");
        await page.goto(broken);
        await visit.isOpen();
        // The board of the last time is there again, and says nothing.
        await visit.until("board");
        assert.equal(await page.evaluate(() => document.getElementById("notice").textContent), "This link does not lead to a board.");
      }
      visit.complaints.length = 0;
    });

    it("turns the diagram, and the arrow keys with it", async () => {
      const { page } = visit;
      await visit.choose(FINISHED);
      await visit.isCounted();
      await page.click("#diagram");
      await page.click("#turn");
      await page.focus("#board");
      // From the middle, K10, one to the right is one up on a board that is turned clockwise once.
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction(() => /^K11:/.test(document.getElementById("said").textContent));
    });

    it("takes photos that another program shares with it", async (test) => {
      const { page, place } = visit;
      if (!(await visit.countsByItself())) return test.skip("this page came without WebAssembly");
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const photo = readFileSync(sample(FINISHED)).toString("base64");
      await page.evaluate(async ({ address, photo }) => {
        const bytes = Uint8Array.from(atob(photo), (sign) => sign.charCodeAt(0));
        const form = new FormData();
        form.append("photo", new File([bytes], "shared.jpg", { type: "image/jpeg" }));
        const answer = await fetch(new URL("share", address), { method: "POST", body: form, redirect: "manual" });
        if (answer.type !== "opaqueredirect") throw new Error(`share was answered with ${answer.status}`);
      }, { address: place.address, photo });
      await page.goto(`${place.address}?shared`);
      await visit.isOpen();
      await visit.until("board", "questions");
      assert.equal(await visit.result(), WON);
      assert.equal(new URL(await page.evaluate(() => location.href)).search, "");
    });

    it("has nothing to complain about", () => assert.deepEqual(visit.complaints, []));
  });
}

const [folder, program] = hosts;

describe("a page that is left while it keeps a board", { skip: folder.skip || program.skip }, () => {
  let visit;
  // Photos are read quickly where the program reads them, and so there is something to keep at once.
  before(async () => { visit = await Visit.open(withDelays(program, folder)); });
  after(() => visit?.leave());

  it("finds that board again, or the one before it, and goes on keeping", async () => {
    const { page } = visit;
    await visit.choose(SEKI);
    await visit.isKept();
    for (const [round, name] of [SMALL, SEKI, SMALL, SEKI, SMALL, SEKI].entries()) {
      await page.click("#diagram");
      await page.setInputFiles("#file", sample(name));
      await page.waitForTimeout(60 * round);
      await page.reload();
      await visit.until("board");
      const { rows } = await visit.data();
      assert.ok([SMALL, SEKI].some((kept) => truth(kept).rows.join() === rows.join()), rows.join("\n"));
    }
    await visit.choose(FINISHED);
    await visit.isKept();
    await page.reload();
    await visit.until("board");
    assert.deepEqual((await visit.data()).rows, truth(FINISHED).rows);
    assert.deepEqual(visit.complaints, []);
  });
});

describe("a browser that keeps nothing", { skip: folder.skip }, () => {
  const WAYS = {
    refuses: () => { throw new DOMException("full", "QuotaExceededError"); },
    "does not answer": () => ({ objectStore: () => ({ put: () => ({}), clear: () => ({}), getAll: () => ({}) }) }),
  };
  for (const [name, transaction] of Object.entries(WAYS)) {
    it(`${name}, and the page says so and counts`, async () => {
      const visit = await Visit.open(folder);
      try {
        const { page } = visit;
        await page.evaluate(`IDBDatabase.prototype.transaction = ${transaction}`);
        await visit.choose(FINISHED);
        assert.equal(await visit.result(), WON);
        await page.waitForFunction(() => {
          const settings = document.getElementById("settings");
          settings.close();
          document.getElementById("open-settings").click();
          settings.close();
          return /keeps nothing/.test(document.getElementById("kept").textContent);
        });
        assert.deepEqual(visit.complaints, []);
      } finally {
        await visit.leave();
      }
    });
  }
});
