// From photos to a board: opens them, has them read, and reads them again when a corner is dragged.

import { newBoard, readAnew } from "./board.js";
import { describePhoto, nameOfPhoto, showPhoto } from "./photo.js";

export class Reader {
  #reading = null;
  #next = null;
  /** Stands for the readings that follow a drag, while there are any. */
  #following = null;

  constructor(counter) {
    this.counter = counter;
  }

  /**
   * Opens files as photos, one after the other, each under a name of its own. Only the first photo of a board is made ready
   * to be shown, while it is already being read: the pixels of all of them would fill the memory of a phone. `told(number)`
   * hears which one it is.
   */
  async open(files, already = [], told = () => {}) {
    const photos = [];
    for (const file of files) {
      told(photos.length + 1);
      const name = nameOfPhoto(file, already.length + photos.length + 1);
      const taken = [...already, ...photos].some((photo) => photo.name === name);
      const own = taken ? name.replace(/(\.\w+)?$/, `-${already.length + photos.length + 1}$1`) : name;
      photos.push(await describePhoto(file, own));
      if (already.length === 0 && photos.length === 1) this.show(photos[0]);
    }
    return photos;
  }

  /** Makes a photo ready to be shown. */
  show(photo) {
    return showPhoto(photo, (blob) => this.counter.decode(blob));
  }

  /** Reads photos; what was being read before is given up. */
  async read(photos, request) {
    this.stop();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    const answer = await this.counter.read(photos, request, signal);
    signal.throwIfAborted();
    return answer;
  }

  /** Gives up what is being read. */
  stop() {
    this.#reading?.abort();
    this.#following?.abort();
    this.#following = null;
    this.#next = null;
  }

  /**
   * Reads a photo again with other corners, one reading at a time: of the corners that come meanwhile only the
   * last are read. `told.read(answer, isLast)` or `told.failed(error, isLast)` hears of each reading.
   */
  async follow(photo, request, told) {
    this.#next = { photo, request, told };
    if (this.#following) return;
    const following = new AbortController();
    this.#following = following;
    try {
      // Once they are given up, later drags have readings of their own, whether this one is ever answered or not.
      while (following === this.#following && this.#next) await this.#followNext(following.signal);
    } finally {
      if (following === this.#following) this.#following = null;
    }
  }

  async #followNext(signal) {
    const { photo, request, told } = this.#next;
    this.#next = null;
    try {
      const answer = await this.counter.read([photo], request, signal);
      told.read(answer, this.#next === null);
    } catch (error) {
      if (!signal.aborted) told.failed(error, this.#next === null);
    }
  }
}

/** The board after a reading: a new one, or the one before with what was said about it carried over. */
export function boardAfter(before, reading, asked, terms) {
  if (!before) return { board: newBoard(reading, asked, terms), leftOut: 0 };
  return readAnew(before, reading, asked);
}
