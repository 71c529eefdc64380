// The worker in which the library runs, so that the page stays alive meanwhile. One request after the other.

import { compiled, Library } from "./wasm.js";

let library;
let names = [];

const answers = {
  async start({ url, module }) {
    const ready = module ?? (await compiled(url, (share) => postMessage({ progress: share })));
    library = await Library.of(ready);
    return ready;
  },
  async read({ photos, request }) {
    library.forget();
    names = photos.map((photo) => photo.name);
    for (const { bitmap, blob } of photos) {
      if (bitmap) library.photo(bitmap.width, bitmap.height, pixels(bitmap));
      else library.photoFile(new Uint8Array(await blob.arrayBuffer()));
    }
    return library.read(names, request);
  },
  async decode({ blob }) {
    return library.decode(new Uint8Array(await blob.arrayBuffer()));
  },
  again({ request }) {
    return library.read(names, request);
  },
  score({ request }) {
    return library.score(request);
  },
  watch({ request }) {
    return library.watch(request);
  },
  async look({ image, width, height }) {
    const pixels = (await copied(image, width, height)) ?? drawn(image, width, height);
    const sight = library.look(pixels);
    // Only frames with which nothing is wrong are read later.
    return { sight, frame: sight.quality === null ? null : pixels.data.buffer };
  },
  choose({ x, y }) {
    return library.choose(x, y);
  },
};

/**
 * All pixels of a frame of the video itself, copied, or null: browsers without a graphics card give back the memory of what is
 * drawn only now and then. The frame is gone afterwards, unless there is none.
 */
async function copied(image, width, height) {
  if (!("displayWidth" in image) || image.displayWidth !== width || image.displayHeight !== height) return null;
  const data = new Uint8ClampedArray(4 * width * height);
  try {
    await image.copyTo(data, { format: "RGBA" });
  } catch {
    // Older browsers copy pixels only as the camera gives them.
    return null;
  }
  image.close();
  return { width, height, data };
}

/** The camera's frames, which are all of one size. */
let canvas = null;

/** All pixels of a frame; the image is gone afterwards. */
function drawn(image, width, height) {
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return context.getImageData(0, 0, width, height);
}

/** Rows that are taken from a photo at a time: all of them at once would be in memory three times over. */
const ROWS = 256;

/** The pixels of a bitmap, a few rows after the other; the bitmap is gone afterwards. */
function* pixels(bitmap) {
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, Math.min(ROWS, height));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  for (let top = 0; top < height; top += ROWS) {
    const rows = Math.min(ROWS, height - top);
    context.clearRect(0, 0, width, rows);
    context.drawImage(bitmap, 0, top, width, rows, 0, 0, width, rows);
    yield context.getImageData(0, 0, width, rows).data;
  }
  bitmap.close();
}

let last = Promise.resolve();
onmessage = ({ data: { id, what, ...asked } }) => {
  last = last.then(async () => {
    try {
      const answer = await answers[what](asked);
      // A good frame goes to the page, which may need it.
      postMessage({ id, answer }, answer.frame ? [answer.frame] : []);
    } catch (error) {
      // A library that has stopped in the middle of something is not used again.
      postMessage({ id, failed: String(error?.message ?? error), broken: error instanceof WebAssembly.RuntimeError });
    }
  });
};
