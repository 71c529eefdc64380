// The photos that walks choose among, and which of them a page shows.

import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sample } from "../browser.mjs";

const SMALL = ["9-finished-cloth", "9-finished-glossy", "13-finished-warm", "13-seki", "13-dim"];
const LARGE = ["19-open-dame", "19-finished-low"];
const REFUSED = ["no-board", "two-boards"];

/** The photos to choose from, each a file; those without a board are written to a folder. */
export function photoFiles(folder) {
  const blank = join(folder, "blank.bmp");
  writeFileSync(blank, greyBitmap(320, 240));
  const broken = join(folder, "broken.jpg");
  writeFileSync(broken, "This is not a photo.");
  const items = (names, weight) => names.map((name) => ({ file: sample(name), weight }));
  return [...items(SMALL, 8), ...items(LARGE, 1), ...items(REFUSED, 2), { file: blank, weight: 2 }, { file: broken, weight: 1 }];
}

/** The file that a photo was chosen as: the page gives a second photo of the same name a number. */
export function originalName(name) {
  return name.replace(/-\d+(?=\.\w+$)/, "");
}

/** A picture of nothing, as a Windows bitmap with 24 bits for each pixel. */
function greyBitmap(width, height) {
  const [header, row] = [54, 3 * width];
  const bytes = Buffer.alloc(header + row * height, 0x90);
  bytes.fill(0, 0, header);
  bytes.write("BM");
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(header, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

/** Has the page remember how the photos look, for `photoOnCanvas`. */
export async function rememberLooks(page, files) {
  const photos = files.map((file) => ({ name: basename(file), base64: readFileSync(file, "base64") }));
  return page.evaluate(looksOf, photos);
}

/** How photos look: their size, and 16 × 16 places of them in colour. Runs in the page. */
async function looksOf(photos) {
  const side = 16;
  const looks = [];
  for (const { name, base64 } of photos) {
    const blob = new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);
    const bitmap = await createImageBitmap(blob).catch(() => null);
    if (!bitmap) continue;
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const places = [];
    for (let at = 0; at < side * side; at += 1) {
      const x = Math.floor((((at % side) + 0.5) * bitmap.width) / side);
      const y = Math.floor(((Math.floor(at / side) + 0.5) * bitmap.height) / side);
      places.push({ x, y, color: [...context.getImageData(x, y, 1, 1).data.slice(0, 3)] });
    }
    looks.push({ name, places });
  }
  return looks;
}

/** The name of the photo that is drawn; null where too little would be in view of the expected one. Runs in the page. */
export function photoOnCanvas({ looks, expected }) {
  const [board, ground] = ["board", "ground"].map((id) => document.getElementById(id));
  if (board.dataset.layout !== "photo") return null;
  const [a, b, c, d, e, f] = board.dataset.view.split(" ").map(Number);
  const [width, height] = [ground.clientWidth, ground.clientHeight];
  const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  copy.drawImage(ground, 0, 0, width, height);
  const pixels = copy.getImageData(0, 0, width, height);
  const differences = looks.map(({ name, places }) => {
    let [sum, count] = [0, 0];
    for (const { x, y, color } of places) {
      const [left, top] = [a * x + c * y + e, b * x + d * y + f].map(Math.round);
      if (left < 0 || top < 0 || left >= width || top >= height) continue;
      const at = 4 * (top * width + left);
      color.forEach((part, i) => { sum += Math.abs(part - pixels.data[at + i]); });
      count += 3;
    }
    return { name, count, mean: sum / count };
  });
  const enough = 48;
  if (!differences.some(({ name, count }) => name === expected && count >= enough)) return null;
  return differences.filter(({ count }) => count >= enough).sort((one, other) => one.mean - other.mean)[0].name;
}
