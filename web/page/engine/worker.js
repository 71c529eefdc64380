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
  read({ photos, request }) {
    library.forget();
    names = photos.map((photo) => photo.name);
    for (const photo of photos) library.photo(pixelsOf(photo.bitmap));
    return library.read(names, request);
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
  look({ bitmap }) {
    return { sight: library.look(pixels(bitmap)), frame: bitmap };
  },
  choose({ x, y }) {
    return library.choose(x, y);
  },
};

function pixelsOf(bitmap) {
  const taken = pixels(bitmap);
  bitmap.close();
  return taken;
}

let canvas = null;

function pixels(bitmap) {
  const { width, height } = bitmap;
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, width, height);
}

let last = Promise.resolve();
onmessage = ({ data: { id, what, ...asked } }) => {
  last = last.then(async () => {
    try {
      const answer = await answers[what](asked);
      // A frame goes back to the page, which may still need it.
      postMessage({ id, answer }, answer.frame ? [answer.frame] : []);
    } catch (error) {
      // A library that has stopped in the middle of something is not used again.
      postMessage({ id, failed: String(error?.message ?? error), broken: error instanceof WebAssembly.RuntimeError });
    }
  });
};
