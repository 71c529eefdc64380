// What has to hold whenever the page is at rest: the result that it shows belongs to the photo, the board and the rules that
// it shows. The program itself is asked about them once more.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { scoreRequest } from "../../page/board.js";
import { originalName, photoOnCanvas } from "./photos.mjs";

/** A board is kept a moment after it has changed. */
const KEPT_MS = 20_000;

/** What the page shows, as far as walks look at it. Runs in the page. */
export function look() {
  const element = (id) => document.getElementById(id);
  const isShown = (id) => element(id).getClientRects().length > 0;
  const said = (id) => element(id).textContent.replaceAll("\u00a0", " ").trim();
  const state = document.body.dataset.state;
  const checking = said("result-checking");
  const isWaiting = isShown("result") && (element("result").matches(".waiting") || checking !== "");
  const isWorking = !element("working").hidden;
  return {
    isKnownToWalk: globalThis.isKnownToWalk === true,
    state,
    isAtRest: state !== "reading" && !isWaiting && !isWorking,
    isWorking,
    checking,
    language: document.documentElement.lang,
    status: said("status"),
    notice: isShown("notice") ? said("notice") : "",
    result: isShown("result") ? said("result-said") : null,
    rules: said("terms-chip"),
    counts: said("result-counts"),
  };
}

/** The board as the browser keeps it, or null: `{present, photos}`, with `photos` null if they are missing. Runs in the page. */
function readKept() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("shuzi");
    // Nothing has been kept yet, and only the page makes the store.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => (opening.error.name === "AbortError" ? resolve(null) : reject(opening.error));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction("boards");
      const boards = transaction.objectStore("boards");
      const [last, photos] = [boards.get("last"), boards.get("photos")];
      // The page may be left as soon as this is known.
      transaction.oncomplete = () => {
        opening.result.close();
        const names = photos.result?.map(({ name }) => name) ?? null;
        resolve(last.result ? { present: last.result.present, photos: names } : null);
      };
    };
  });
}

/** Checks what pages show against `shuzi serve` at an address. */
export class Judge {
  #address;
  #files;
  #readings = new Map();

  constructor(address, files) {
    this.#address = address;
    this.#files = new Map(files.map((file) => [basename(file), file]));
  }

  /**
   * Fails if what is shown at rest does not belong together. `photos`: the names of which one has to be shown. Returns the
   * name of the photo shown; null where no result is shown, or the page is at work again.
   */
  async check(page, looks, photos) {
    const end = Date.now() + KEPT_MS;
    for (;;) {
      const shown = await page.evaluate(look);
      if (shown.result === null || !shown.isAtRest) return null;
      try {
        return await this.#checkOnce(page, looks, photos, shown);
      } catch (error) {
        if (Date.now() > end) throw error;
        await page.waitForTimeout(150);
      }
    }
  }

  async #checkOnce(page, looks, photos, shown) {
    const kept = await page.evaluate(readKept);
    assert.ok(kept, "a board is shown, and none is kept");
    assert.ok(kept.photos, "the board is kept, and its photos are not");
    const name = originalName(kept.present.reading.photo.file);
    assert.ok(photos.has(name), `${name} is shown instead of ${[...photos]}`);
    const drawn = await page.evaluate(photoOnCanvas, { looks, expected: name });
    assert.ok(drawn === null || drawn === name, `the result is about ${name}, and ${drawn} is drawn`);
    await this.#checkResult(kept.present, shown);
    await this.#checkReading(kept);
    return name;
  }

  async #checkResult(board, shown) {
    const request = scoreRequest(board, shown.language);
    const body = JSON.stringify(request);
    const answer = await this.#ask("api/score", { body, headers: { "Content-Type": "application/json" } });
    assert.ok(answer.said, JSON.stringify(answer.error));
    const { result, rules, counts } = answer.said;
    assert.equal(shown.counts, counts ?? "");
    if (rules) assert.equal(shown.rules, rules);
    if (result) assert.equal(shown.result, result);
    // Where there is no result, the page says so in its own words.
    else assert.doesNotMatch(shown.result, /\d/);
  }

  /** The rows that the board began with are those that the program reads from its photo, or from all photos together. */
  async #checkReading({ present: { asked, reading }, photos }) {
    const shown = reading.photo.file;
    const readings = [[shown], photos].map((names) => this.#read(names, asked));
    const answers = await Promise.all(readings);
    // Browsers decode formats that the program does not.
    if (answers[0].error?.kind === "unsupported_format") return;
    const rows = answers.map((answer) => answer.rows?.join("\n"));
    assert.ok(rows.includes(reading.rows.join("\n")), `other rows than the program reads from ${shown}: ${reading.rows.join(" ")}`);
  }

  #read(names, asked) {
    const key = JSON.stringify([names, asked]);
    if (!this.#readings.has(key)) this.#readings.set(key, this.#readAnew(names, asked));
    return this.#readings.get(key);
  }

  #readAnew(names, asked) {
    const form = new FormData();
    form.append("request", new Blob([JSON.stringify({ language: "en", ...asked })], { type: "application/json" }));
    for (const name of names) form.append("photo", new Blob([readFileSync(this.#files.get(originalName(name)))]), name);
    return this.#ask("api/read", { body: form });
  }

  async #ask(path, options) {
    return (await fetch(new URL(path, this.#address), { method: "POST", ...options })).json();
  }
}
