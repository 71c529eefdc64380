// Photos: opened upright, shrunk where they are too large to be worked with.

/** Photos are worked with at no more pixels than this. */
const MOST_PIXELS = 16_000_000;
/** The longest side of the copy that is drawn while the whole photo is in view. */
const PREVIEW_SIDE = 1600;

/**
 * Opens a photo: `{name, blob, bitmap, preview, width, height, naturalWidth}`, in pixels of the upright photo,
 * shrunk to MOST_PIXELS at most. What the browser cannot show has no bitmap; a server's engine may still read it.
 */
export async function openPhoto(blob, name) {
  const photo = { name, blob, bitmap: null, preview: null, width: 0, height: 0, naturalWidth: 0 };
  const natural = await naturalSize(blob);
  if (!natural) return photo;
  try {
    const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (natural.width * natural.height)));
    photo.bitmap = await upright(blob, natural, shrink);
    photo.width = photo.bitmap.width;
    photo.height = photo.bitmap.height;
    photo.naturalWidth = natural.width;
    photo.preview = await preview(photo.bitmap);
  } catch {
    photo.bitmap = null;
  }
  return photo;
}

/** Width and height of the upright photo, or null where the browser cannot tell. */
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

function upright(blob, { width, height }, shrink) {
  const options = { imageOrientation: "from-image" };
  if (shrink < 1) {
    options.resizeWidth = Math.floor(width * shrink);
    options.resizeHeight = Math.floor(height * shrink);
    options.resizeQuality = "high";
  }
  return createImageBitmap(blob, options);
}

function preview(bitmap) {
  const shrink = PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height);
  if (shrink >= 1) return bitmap;
  return createImageBitmap(bitmap, {
    resizeWidth: Math.round(bitmap.width * shrink),
    resizeHeight: Math.round(bitmap.height * shrink),
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
