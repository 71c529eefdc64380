// The photos as they were taken, as far as their files are still there.

import { getOriginal } from "./server.js";

const KEPT = 4;

export class Originals {
  #known = new Map();

  /** The photo as it was taken: `{address, width, height}`, or `{error}` with the reason why it is not there. */
  get(content, language) {
    let coming = this.#known.get(content);
    if (!coming) {
      coming = getOriginal(content, language).catch((error) => ({ error: error.message }));
      this.#known.set(content, coming);
      this.#forgetOldest();
    }
    return coming;
  }

  #forgetOldest() {
    while (this.#known.size > KEPT) {
      const [[content, oldest]] = this.#known;
      this.#known.delete(content);
      oldest.then(({ address }) => address && URL.revokeObjectURL(address));
    }
  }
}
