// What the file of a photo says about itself, so that nobody has to decode it to know: its kind, its size in pixels
// upright, and whether it is all there. A browser shows half a picture as if it were a whole one.

/** The head of a file holds all that is looked for, even with a thumbnail and a colour profile before the size. */
const HEAD_BYTES = 1 << 18;
const TAIL_BYTES = 1 << 16;
const ASCII = new TextDecoder("latin1");

/**
 * `{ type, width, height, orientation, isComplete }`; width, height and orientation (as in EXIF) are 0 where the head does
 * not tell, and the type is "" for an unknown kind.
 */
export async function headerOf(blob) {
  const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
  const text = (from, to) => ASCII.decode(head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8) return jpeg(head, blob);
  if (text(1, 4) === "PNG") return { ...unknownSize("png"), isComplete: (await tail(blob)).includes("IEND") };
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") {
    const length = new DataView(head.buffer).getUint32(4, true) + 8;
    return { ...unknownSize("webp"), isComplete: blob.size >= length };
  }
  if (text(4, 8) === "ftyp") return unknownSize("heif");
  return unknownSize("");
}

function unknownSize(type) {
  return { type, width: 0, height: 0, orientation: 0, isComplete: true };
}

async function tail(blob, from = 0) {
  return ASCII.decode(await blob.slice(Math.max(from, blob.size - TAIL_BYTES)).arrayBuffer());
}

/** Steps over the segments of a JPEG up to its pixels (ITU-T T.81, annex B). */
async function jpeg(head, blob) {
  const view = new DataView(head.buffer);
  const found = { ...unknownSize("jpeg"), orientation: 1 };
  for (let at = 2; at + 9 < head.length; ) {
    const marker = head[at + 1];
    if (head[at] !== 0xff || marker === 0xff || marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 1;
      continue;
    }
    if (marker === 0xda) return { ...found, isComplete: await hasEnd(blob, at) };
    // Frames of every kind, but not the tables between them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      [found.height, found.width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === 0xe1) found.orientation = orientationIn(head.subarray(at + 4, end)) ?? found.orientation;
    at = end;
  }
  // The pixels begin beyond the head: the browser has to tell the size.
  return { ...unknownSize("jpeg"), isComplete: await hasEnd(blob, 0) };
}

/** Whether an end marker follows the start of the pixels: among the last bytes as a rule, else anywhere. */
async function hasEnd(blob, from) {
  const end = "\u00ff\u00d9";
  if ((await tail(blob, from)).includes(end)) return true;
  return ASCII.decode(await blob.slice(from).arrayBuffer()).includes(end);
}

/** The orientation in an EXIF segment (EXIF 2.32, tag 0x0112), or null. */
function orientationIn(segment) {
  if (segment.length < 14 || ASCII.decode(segment.subarray(0, 4)) !== "Exif") return null;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.length - 6);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, isLittle);
  if (first + 2 > tiff.byteLength) return null;
  const count = tiff.getUint16(first, isLittle);
  for (let entry = first + 2; entry + 12 <= tiff.byteLength && entry < first + 2 + 12 * count; entry += 12) {
    if (tiff.getUint16(entry, isLittle) === 0x0112) return tiff.getUint16(entry + 8, isLittle);
  }
  return null;
}
