// Compares what the native library answers (`answers`, on standard input) with what WebAssembly answers about the same
// pixels: everything but the timings has to be the same.
//
//   cargo run --release -p shuzi-web --example answers -- PHOTO… | node web/test/identical.mjs

import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { deepStrictEqual } from "node:assert";
import { Library } from "../page/engine/wasm.js";

const packed = await readFile(new URL("../dist/shuzi.wasm.gz", import.meta.url));
const library = await Library.of(await WebAssembly.compile(gunzipSync(packed)));

/** Takes lines and blocks of bytes from a stream as they come. */
class Source {
  #chunks;
  #rest = Buffer.alloc(0);

  constructor(stream) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async line() {
    const parts = [];
    for (;;) {
      const end = this.#rest.indexOf(10);
      if (end >= 0) {
        parts.push(this.#rest.subarray(0, end));
        this.#rest = this.#rest.subarray(end + 1);
        return Buffer.concat(parts).toString();
      }
      parts.push(this.#rest);
      if (!(await this.#more())) return null;
    }
  }

  async bytes(count) {
    const bytes = new Uint8Array(count);
    for (let filled = 0; filled < count; ) {
      if (this.#rest.length === 0 && !(await this.#more())) throw new Error("the pixels end early");
      const part = this.#rest.subarray(0, count - filled);
      bytes.set(part, filled);
      filled += part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return bytes;
  }

  async #more() {
    const { done, value } = await this.#chunks.next();
    this.#rest = done ? Buffer.alloc(0) : value;
    return !done;
  }
}

function withoutTimings({ timings_ms, ...answer }) {
  return answer;
}

let [same, different] = [0, 0];
const source = new Source(process.stdin);
for (let line = await source.line(); line; line = await source.line()) {
  const { file, width, height, read, score } = JSON.parse(line);
  library.forget();
  library.photo({ width, height, data: await source.bytes(width * height * 4) });
  const readHere = library.read([file], {});
  try {
    deepStrictEqual(withoutTimings(readHere), withoutTimings(read));
    if (score) {
      const scored = library.score({ rows: readHere.rows, uncertain: readHere.uncertain, file });
      deepStrictEqual(withoutTimings(scored), withoutTimings(score));
    }
    same += 1;
  } catch (error) {
    different += 1;
    console.error(`${file}: ${error.message}`);
  }
}
console.log(`${same} passed, ${different} failed`);
process.exitCode = different || !same ? 1 : 0;
