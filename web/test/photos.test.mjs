// Photos of every kind: what is damaged is said to be so, what the browser cannot show the library can, and many at once are
// opened one after the other.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { EVERY, hosts } from "./hosts.mjs";
import { PHONE, sample, Visit } from "./browser.mjs";
import { heldAs, Pattern } from "./pattern.mjs";

const jpeg = (name) => readFileSync(sample(name));
const data = (name) => fileURLToPath(new URL(`../../tests/data/${name}`, import.meta.url));
const asFile = (name, buffer) => ({ name, mimeType: "image/jpeg", buffer });

/** A baseline JPEG that claims to have seven colours, which no decoder takes (ITU-T T.81, B.2.2). */
function inSevenColours(photo) {
  const changed = Buffer.from(photo);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed[frame + 9] = 7;
  return changed;
}

for (const host of hosts) {
  describe(`photos: ${host.name}`, { skip: host.skip }, () => {
    let visit;
    before(async () => { visit = await Visit.open(host, { ...PHONE, reducedMotion: "reduce" }); });
    after(() => visit?.leave());

    it("half a photo is refused as damaged", async () => {
      const whole = jpeg("19-finished-top");
      await visit.page.setInputFiles("#file", asFile("half.jpg", whole.subarray(0, whole.length * 0.6)));
      await visit.until("reading", "refused");
      await visit.until("refused");
      assert.match(await visit.text("status"), /cannot be read as a photo/);
      assert.match(await visit.text("advice"), /damaged/);
    });

    it("a photo with damage in its head is refused", async () => {
      await visit.page.setInputFiles("#file", asFile("colours.jpg", inSevenColours(jpeg("19-finished-top"))));
      await visit.until("reading", "refused");
      await visit.until("refused");
      assert.match(await visit.text("status"), /cannot be read/);
    });

    it("a file that is no photo is refused in the same words", async () => {
      await visit.page.setInputFiles("#file", asFile("letter.jpg", Buffer.from("Dear Sir, ".repeat(400))));
      await visit.until("reading", "refused");
      await visit.until("refused");
      assert.match(await visit.text("status"), /cannot be read/);
    });

    it("a HEIC photo is read, and shown if this page came with the program", async () => {
      await visit.page.setInputFiles("#file", data("plain.heic"));
      await visit.until("reading");
      await visit.until("refused");
      assert.match(await visit.text("status"), /No Go board|too dark|too blurred/);
      assert.equal(await visit.page.isVisible("#put-corners"), await visit.countsByItself());
    });

    it("a photo that its camera held sideways is read and shown upright", async () => {
      await visit.page.setInputFiles("#file", asFile("turned.jpg", heldAs(6, jpeg("19-finished-top"))));
      await visit.until("reading");
      await visit.until("board", "questions");
      const { photo } = await visit.data();
      assert.deepEqual([photo.width, photo.height], [1050, 1400]);
    });

    it("a photo is shown upright, however its camera was held", async () => {
      const pattern = new Pattern(visit);
      for (const orientation of EVERY ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 3, 6, 7]) {
        await visit.page.setInputFiles("#file", asFile(`held-${orientation}.jpg`, await pattern.photo(orientation)));
        await visit.until("reading");
        await visit.until("refused");
        assert.deepEqual(await pattern.cornersShown(), Pattern.CORNERS, `orientation ${orientation}`);
      }
    });

    it("a photo that is looked at from near shows all that is in it", async () => {
      const pattern = new Pattern(visit);
      await visit.page.setInputFiles("#file", asFile("fine.jpg", await pattern.photo(6)));
      await visit.until("reading");
      await visit.until("refused");
      assert.ok(await pattern.contrast() < 60);
      await pattern.comeNear();
      // All pixels are opened only now.
      for (let waited = 0; (await pattern.contrast()) < 150; waited += 1) assert.ok(waited < 20, "nothing more came to be seen");
    });

    it("many photos of one board are opened one after the other", async () => {
      await visit.page.evaluate(() => {
        window.seen = new Set();
        const watch = () => window.seen.add(document.getElementById("status").textContent.trim());
        new MutationObserver(watch).observe(document.getElementById("status"), { childList: true, characterData: true, subtree: true });
      });
      const files = Array.from({ length: 4 }, (_, i) => asFile(`photo ${i}.jpg`, jpeg("19-finished-top")));
      await visit.page.setInputFiles("#file", files);
      await visit.until("reading");
      await visit.until("board", "questions");
      const seen = await visit.page.evaluate(() => [...window.seen]);
      assert.ok(seen.some((text) => /Opening photo 4 of 4/.test(text)), seen.join(" | "));
      assert.match(await visit.text("photo-count"), /4$/);
      // A browser reports the refusals above by itself.
      assert.deepEqual(visit.complaints.filter((text) => !/status of 4(15|22)/.test(text)), []);
    });
  });
}
