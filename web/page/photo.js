// Photos: opened upright, shrunk where they are too large to be worked with.

import { headerOf } from "./header.js";

/** Photos are worked with at no more pixels than this. */
const MOST_PIXELS = 16_000_000;
/** The longest side of the copy that is drawn while the whole photo is in view. */
const PREVIEW_SIDE = 1600;
/** Kinds that the library decodes quickly, and as the program does: their files are read as they are. */
const READ_AS_FILES = ["jpeg", "png", "webp"];

/**
 * A photo that is not opened yet: `{name, blob, header, readsFile, isSmall, opening, bitmap, preview, width, height,
 * naturalWidth}`. Its bitmap, in pixels of the upright photo, comes with `showPhoto`. `isSmall`: its head tells that it need not
 * be shrunk, so that its file can be read before it is opened.
 */
export async function describePhoto(blob, name) {
  const header = await headerOf(blob).catch(() => null);
  const readsFile = header !== null && READ_AS_FILES.includes(header.type);
  const pixels = readsFile ? header.width * header.height : 0;
  const isSmall = pixels > 0 && pixels <= MOST_PIXELS;
  return { name, blob, header, readsFile, isSmall, opening: null, releases: 0, ...NOT_OPENED };
}

const NOT_OPENED = { bitmap: null, preview: null, width: 0, height: 0, naturalWidth: 0 };

/**
 * Opens a photo to be shown, shrunk to MOST_PIXELS at most; whoever asks while it is being opened waits for the same.
 * `decode(blob)` gives the pixels of what the browser cannot show, or null. What cannot be shown at all has no bitmap; it may
 * still be read, or refused for a reason.
 */
export function showPhoto(photo, decode = async () => null) {
  const { header } = photo;
  if (header !== null && header.isComplete) photo.opening ??= open(photo, decode);
  return photo.opening ?? Promise.resolve();
}

async function open(photo, decode) {
  const { releases } = photo;
  const opened = await shownOf(photo, decode).catch(() => null);
  if (!opened) return;
  if (photo.releases !== releases) return close(opened);
  Object.assign(photo, opened);
  // A shrunk photo is read as it is shown: all of it would need more memory than a phone has.
  photo.readsFile &&= photo.naturalWidth === photo.width;
}

/** The bitmaps of a photo and its sizes, or null where it cannot be shown. */
async function shownOf(photo, decode) {
  const { blob, header } = photo;
  const natural = (await sizeOf(photo)) ?? null;
  const bitmap = natural ? await upright(blob, header, natural) : await fromPixels(await decode(blob));
  if (!bitmap) return null;
  const { width, height } = bitmap;
  return { bitmap, preview: await preview(bitmap), width, height, naturalWidth: natural?.width ?? width };
}

/** A photo with what the camera showed before it was taken, as bitmaps, the best first. */
export function withFrames(photo, bitmaps) {
  photo.frames = bitmaps.map((bitmap, i) => ({ name: `${photo.name} ${i + 1}`, bitmap }));
}

/** Gives back the memory of a photo that is not shown any more. */
export function release(photo) {
  for (const { bitmap } of photo.frames ?? []) bitmap.close();
  photo.frames = null;
  close(photo);
  // What is still being opened is not wanted any more.
  photo.releases += 1;
  Object.assign(photo, { opening: null, bitmap: null, preview: null });
}

function close({ bitmap, preview }) {
  bitmap?.close();
  preview?.close();
}

/** Width and height of the upright photo, or null where neither its head nor the browser can tell. */
function sizeOf({ blob, header: { width, height, orientation } }) {
  if (width > 0 && height > 0) return orientation >= 5 ? { width: height, height: width } : { width, height };
  return naturalSize(blob);
}

async function naturalSize(blob) {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function upright(blob, header, { width, height }) {
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  if (shrink === 1) return createImageBitmap(blob, { imageOrientation: "from-image" });
  const size = { width: Math.floor(width * shrink), height: Math.floor(height * shrink) };
  return (await shrunkWhileDecoding(blob, header, size)) ?? createImageBitmap(blob, {
    imageOrientation: "from-image",
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: "high",
  });
}

/**
 * A large JPEG decoded at a fraction of its size, without ever holding all of its pixels; null where the browser has no such
 * decoder, or the photo would have to be turned.
 */
async function shrunkWhileDecoding(blob, { type, orientation }, size) {
  if (type !== "jpeg" || orientation !== 1 || !("ImageDecoder" in window)) return null;
  const wanted = { desiredWidth: size.width, desiredHeight: size.height };
  try {
    const decoder = new ImageDecoder({ type: "image/jpeg", data: blob.stream(), ...wanted });
    const { image } = await decoder.decode();
    const bitmap = await createImageBitmap(image);
    image.close();
    decoder.close();
    if (bitmap.width * bitmap.height <= MOST_PIXELS) return bitmap;
    bitmap.close();
  } catch {
    // The other way takes more memory, and works everywhere.
  }
  return null;
}

/** A bitmap of pixels that the library decoded: `{width, height, data}`. */
async function fromPixels(pixels) {
  if (!pixels) return null;
  const { width, height, data } = pixels;
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const size = { resizeWidth: Math.floor(width * shrink), resizeHeight: Math.floor(height * shrink), resizeQuality: "high" };
  return createImageBitmap(new ImageData(data, width, height), shrink < 1 ? size : {});
}

/** A copy of its own, so that it can be closed by itself. */
function preview(bitmap) {
  const shrink = Math.min(1, PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height));
  return createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * shrink)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * shrink)),
    resizeQuality: "medium",
  });
}

/** The photos among what was dropped, pasted or chosen. */
export function photosAmong(files) {
  const photo = /\.(jpe?g|png|webp|heic|heif|avif|bmp|gif)$/i;
  return [...files].filter((file) => file.type.startsWith("image/") || photo.test(file.name));
}

/** A name for a photo that came without one. */
export function nameOfPhoto(file, number) {
  return file.name || `photo-${number}.${file.type.split("/")[1] ?? "jpg"}`;
}
