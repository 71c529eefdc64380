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
    for (const photo of photos) library.photo(pixels(photo.bitmap));
    return library.read(names, request);
  },
  again({ request }) {
    return library.read(names, request);
  },
  score({ request }) {
    return library.score(request);
  },
};

function pixels(bitmap) {
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

let last = Promise.resolve();
onmessage = ({ data: { id, what, ...asked } }) => {
  last = last.then(async () => {
    try {
      postMessage({ id, answer: await answers[what](asked) });
    } catch (error) {
      // A library that has stopped in the middle of something is not used again.
      postMessage({ id, failed: String(error?.message ?? error), broken: error instanceof WebAssembly.RuntimeError });
    }
  });
};
