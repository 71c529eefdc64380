// Keeps the board while it is worked on, and finds it again when the page is opened.

import { History } from "./history.js";
import { openPhoto } from "./photo.js";

/** Changes are kept together, this long after the first of them. */
const TOGETHER_MS = 300;

export class Keeper {
  #timer = 0;

  constructor(state, store) {
    Object.assign(this, { state, store });
    document.addEventListener("visibilitychange", () => document.hidden && this.#now());
  }

  /** Keeps the photos' files, once for every board. */
  photos(photos) {
    this.store.savePhotos(photos);
  }

  /** Keeps the rest, with what else changes in a moment. */
  soon() {
    this.#timer ||= setTimeout(() => this.#now(), TOGETHER_MS);
  }

  #now() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const { history, score, layout } = this.state;
    if (!history) return;
    const { past, present, future } = history;
    this.store.saveBoard({ past, present, future, score, layout });
  }

  /** The board of the last time, as the state has it, or null. */
  async last() {
    const kept = await this.store.last();
    if (!kept) return null;
    const photos = await Promise.all(kept.photos.map(({ blob, name }) => openPhoto(blob, name)));
    const { present, past, future, score, layout } = kept.board;
    const seen = photos.some((photo) => photo.bitmap);
    return { photos, history: new History(present, past, future), score, layout: seen ? layout : "diagram" };
  }

  async forget() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    await this.store.forget();
  }
}
