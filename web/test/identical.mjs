// Compares what the native library answers (`answers`, on standard input) with what WebAssembly answers about the same
// files: everything but the timings has to be the same, and the last digit of rounded numbers may differ by one. Processors
// sum in different orders.
//
//   cargo run --release -p shuzi-web --example answers -- PHOTO… | node web/test/identical.mjs

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { gunzipSync } from "node:zlib";
import { deepStrictEqual } from "node:assert";
import { Library } from "../page/engine/wasm.js";

const packed = await readFile(new URL("../dist/shuzi.wasm.gz", import.meta.url));
const library = await Library.of(await WebAssembly.compile(gunzipSync(packed)));

function withoutTimings({ timings_ms, ...answer }) {
  return answer;
}

/** Digits behind the point of a number as it is written. */
function decimals(number) {
  return String(number).split(".")[1]?.length ?? 0;
}

/** A value in which numbers that differ from those of another by one in the last digit are replaced by them. */
function aligned(value, other) {
  if (typeof value === "number" && typeof other === "number") {
    const digits = Math.max(decimals(value), decimals(other));
    return digits > 0 && Math.abs(value - other) < 1.5 * 10 ** -digits ? other : value;
  }
  if (value === null || other === null || typeof value !== "object" || typeof other !== "object") return value;
  if (Array.isArray(value)) return value.map((item, index) => aligned(item, other[index]));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, aligned(item, other[name])]));
}

/** Fails if two answers differ in anything but timings and last digits. */
function assertSame(here, there) {
  const wanted = withoutTimings(there);
  deepStrictEqual(aligned(withoutTimings(here), wanted), wanted);
}

let [same, different] = [0, 0];
for await (const line of createInterface({ input: process.stdin })) {
  const { file, read, score } = JSON.parse(line);
  library.forget();
  library.photoFile(await readFile(file));
  const readHere = library.read([file], {});
  try {
    assertSame(readHere, read);
    if (score) {
      const scored = library.score({ rows: readHere.rows, uncertain: readHere.uncertain, file });
      assertSame(scored, score);
    }
    same += 1;
  } catch (error) {
    different += 1;
    console.error(`${file}: ${error.message}`);
  }
}
console.log(`${same} passed, ${different} failed`);
process.exitCode = different || !same ? 1 : 0;
