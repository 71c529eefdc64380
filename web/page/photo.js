// Photos: opened upright, shrunk where they are too large to be worked with.

import { headerOf } from "./header.js";

/** Photos are worked with at no more pixels than this. */
const MOST_PIXELS = 16_000_000;
/** The longest side of what is drawn while the whole photo is in view. */
const PREVIEW_SIDE = 1600;
/** Kinds that the library decodes quickly, and as the program does: their files are read as they are. */
const READ_AS_FILES = ["jpeg", "png", "webp"];

/**
 * A photo that is not opened yet: `{name, blob, header, readsFile, isSmall, opening, sharpening, opensInBrowser, natural, preview,
 * bitmap, width, height}`. Its preview, upright, comes with `showPhoto`, and its bitmap, with all pixels of the upright photo, is
 * there while they are needed. `isSmall`: its head tells that it need not be shrunk, so that its file can be read before it is
 * opened. `opensInBrowser`: the browser can open it anew at any time. `natural`: width and height before it was shrunk.
 */
export async function describePhoto(blob, name) {
  const header = await headerOf(blob).catch(() => null);
  const readsFile = header !== null && READ_AS_FILES.includes(header.type);
  const pixels = readsFile ? header.width * header.height : 0;
  const isSmall = pixels > 0 && pixels <= MOST_PIXELS;
  return { name, blob, header, readsFile, isSmall, opening: null, releases: 0, ...NOT_OPENED };
}

const NOT_OPENED = { sharpening: null, opensInBrowser: false, natural: null, preview: null, bitmap: null, width: 0, height: 0 };

/**
 * Opens a photo to be shown, shrunk to MOST_PIXELS at most; whoever asks while it is being opened waits for the same.
 * `decode(blob)` gives the pixels of what the browser cannot show, or null. What cannot be shown at all has no preview; it
 * may still be read, or refused for a reason.
 */
export function showPhoto(photo, decode) {
  const { header } = photo;
  if (header !== null && header.isComplete) photo.opening ??= open(photo, decode);
  return photo.opening ?? Promise.resolve();
}

async function open(photo, decode = async () => null) {
  const { releases } = photo;
  const opened = await shownOf(photo, decode).catch(() => null);
  if (!opened) return;
  if (photo.releases !== releases) return close(opened);
  Object.assign(photo, opened);
  // A shrunk photo is read as it is shown: all of it would need more memory than a phone has.
  photo.readsFile &&= photo.natural.width === photo.width;
  if (photo.readsFile) closeBitmap(photo);
}

/** The preview of a photo, its bitmap where all pixels had to be decoded, and its sizes; null where it cannot be shown. */
async function shownOf(photo, decode) {
  const { blob, header } = photo;
  const natural = await sizeOf(photo);
  if (!natural) return decodedElsewhere(await decode(blob));
  const smaller = photo.isSmall ? await previewWhileDecoding(blob, header, natural) : null;
  if (smaller) return { opensInBrowser: true, natural, preview: smaller, ...natural };
  return { opensInBrowser: true, natural, ...(await withPreview(await upright(blob, header, natural))) };
}

/** A photo of pixels that the library decoded: `{width, height, data}`. */
async function decodedElsewhere(pixels) {
  if (!pixels) return null;
  const { width, height, data } = pixels;
  const natural = { width, height };
  const size = sizeToWorkWith(natural);
  const bitmap = await createImageBitmap(new ImageData(data, width, height), size.width < width ? resized(size, "high") : {});
  return { opensInBrowser: false, natural, ...(await withPreview(bitmap)) };
}

async function withPreview(bitmap) {
  const { width, height } = bitmap;
  return { preview: await previewOf(bitmap), bitmap, width, height };
}

/** Has a photo read from all pixels that the browser shows, since the library sees its file otherwise. */
export async function readAsShown(photo) {
  const { preview } = photo;
  Object.assign(photo, { readsFile: false, isSmall: false });
  if (photo.bitmap) return;
  photo.opening = open(photo);
  await photo.opening;
  if (photo.preview !== preview) preview.close();
}

/** Opens all pixels of a photo, which is looked at from near, and says whether more is to be seen now. */
export function sharpen(photo) {
  if (photo.bitmap || photo.preview.width === photo.width) return Promise.resolve(false);
  photo.sharpening ??= openDetail(photo);
  return photo.sharpening;
}

/** All pixels of a photo that can be shown, as a bitmap that is the caller's. */
export async function takePixels(photo) {
  await sharpen(photo);
  const { opensInBrowser, bitmap, preview } = photo;
  if (!bitmap || !opensInBrowser) return createImageBitmap(bitmap ?? preview);
  Object.assign(photo, { sharpening: null, bitmap: null });
  return bitmap;
}

async function openDetail(photo) {
  const { blob, header, natural, releases, preview } = photo;
  const bitmap = await upright(blob, header, natural).catch(() => null);
  if (photo.releases !== releases || photo.preview !== preview || bitmap?.width !== photo.width) {
    bitmap?.close();
    return false;
  }
  photo.bitmap = bitmap;
  return true;
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
  Object.assign(photo, { opening: null, sharpening: null, preview: null, bitmap: null });
}

function closeBitmap(photo) {
  photo.bitmap?.close();
  photo.bitmap = null;
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

async function upright(blob, header, natural) {
  const size = sizeToWorkWith(natural);
  if (size.width === natural.width) return createImageBitmap(blob, { imageOrientation: "from-image" });
  const whole = { imageOrientation: "from-image", ...resized(size, "high") };
  return (await shrunkWhileDecoding(blob, header, size)) ?? createImageBitmap(blob, whole);
}

function sizeToWorkWith({ width, height }) {
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  return { width: Math.floor(width * shrink), height: Math.floor(height * shrink) };
}

/** A large JPEG shrunk without ever holding all of its pixels, or null. */
async function shrunkWhileDecoding(blob, header, size) {
  const bitmap = await decodedSmaller(blob, header, size, createImageBitmap);
  if (!bitmap || bitmap.width * bitmap.height <= MOST_PIXELS) return bitmap;
  bitmap.close();
  return null;
}

/** The preview of a JPEG without all of its pixels, or null. */
function previewWhileDecoding(blob, header, natural) {
  const size = previewSize(natural);
  return decodedSmaller(blob, header, size, (image) =>
    createImageBitmap(image, image.displayWidth > size.width ? resized(size, "medium") : {}));
}

/** How far a decoded photo is turned to be upright, in degrees, for each orientation without a mirror. */
const TURNS = { 1: 0, 3: 180, 6: 90, 8: 270 };

/**
 * What `kept` makes of a JPEG decoded at about a size; null where the browser has no such decoder, or one that does not turn
 * photos upright.
 */
async function decodedSmaller(blob, { type, orientation }, { width, height }, kept) {
  if (type !== "jpeg" || !("ImageDecoder" in window)) return null;
  const [desiredWidth, desiredHeight] = orientation >= 5 ? [height, width] : [width, height];
  try {
    const decoder = new ImageDecoder({ type: "image/jpeg", data: blob.stream(), desiredWidth, desiredHeight });
    // Nobody waits for these, and Firefox reports that they failed where it is closed early or the file is damaged.
    Promise.allSettled([decoder.completed, decoder.tracks.ready]);
    const { image } = await decoder.decode();
    const isUpright = !image.flip && (image.rotation ?? 0) === TURNS[orientation];
    const bitmap = isUpright ? await kept(image) : null;
    image.close();
    decoder.close();
    return bitmap;
  } catch {
    // The other way takes more memory, and works everywhere.
    return null;
  }
}

/** A copy of its own, so that it can be closed by itself. */
function previewOf(bitmap) {
  return createImageBitmap(bitmap, resized(previewSize(bitmap), "medium"));
}

function previewSize({ width, height }) {
  const shrink = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
}

const resized = ({ width, height }, quality) => ({ resizeWidth: width, resizeHeight: height, resizeQuality: quality });

/** The photos among what was dropped, pasted or chosen. */
export function photosAmong(files) {
  const photo = /\.(jpe?g|png|webp|heic|heif|avif|bmp|gif)$/i;
  return [...files].filter((file) => file.type.startsWith("image/") || photo.test(file.name));
}

/** A name for a photo that came without one. */
export function nameOfPhoto(file, number) {
  return file.name || `photo-${number}.${file.type.split("/")[1] ?? "jpg"}`;
}
