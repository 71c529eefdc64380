// Keeps the board while it is worked on, and finds it again when the page is opened.

import { History } from "./history.js";
import { describePhoto } from "./photo.js";
import { readPhotos } from "./store.js";

/** Changes are kept together, this long after the first of them. */
const TOGETHER_MS = 300;

export class Keeper {
  #timer = 0;
  /** The photos that are to be kept with the next board: `{read}`, null until they are read; null where they are kept already. */
  #photos = null;
  /** The photos of the board that was saved last, where they could not be kept; else null. */
  #unkept = null;
  /** Kept when everything given so far is: one board after the other. */
  #saved = Promise.resolve();

  /** `told`: the boards that were `counted`, the result as it is `said(state)`, and `show(photo)`, which makes it ready. */
  constructor(state, store, { counted, said, show }) {
    Object.assign(this, { state, store, counted, said, show });
    // What a page begins to keep while it is unloaded, WebKit never ends, and the store is locked for every page after it.
    let isUnloaded = false;
    addEventListener("pagehide", () => {
      isUnloaded = true;
      this.#cancel();
    });
    addEventListener("pageshow", ({ persisted }) => {
      isUnloaded = false;
      if (persisted) this.soon();
    });
    document.addEventListener("visibilitychange", () => document.hidden && !isUnloaded && this.#now());
  }

  /** Keeps these photos with the next board, so that a board is never found again with the photos of another. */
  async photos(photos) {
    const given = (this.#photos = { read: null });
    given.read = await readPhotos(photos).catch(() => []);
    if (given === this.#photos) this.soon();
  }

  /** Keeps the rest, with what else changes in a moment. */
  soon() {
    this.#timer ||= setTimeout(() => this.#now(), TOGETHER_MS);
  }

  #cancel() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #now() {
    this.#cancel();
    const { history, score, layout } = this.state;
    // A board is kept with its photos, as soon as these are read.
    if (!history || this.#photos?.read === null) return;
    const { past, present, future } = history;
    const [board, photos] = [{ past, present, future, score, layout }, this.#photos?.read ?? null];
    this.#photos = null;
    const isCounted = score && this.state.scoreIsCurrent && !this.state.isUnfinished;
    const said = isCounted ? this.said(this.state) : null;
    this.#saved = this.#saved.then(() => this.#save(board, photos));
    if (said) this.#saved = this.#saved.then(() => this.counted.keep(present, score, said));
  }

  /** Keeps a board, with the photos that could not be kept with the boards before it where it has no others. */
  async #save(board, photos) {
    const given = photos ?? this.#unkept;
    this.#unkept = (await this.store.save(board, given)) ? null : given;
  }

  /** The board of the last time, as the state has it, or null. */
  async last() {
    const kept = await this.store.last();
    if (!kept) return null;
    const photos = await Promise.all(kept.photos.map(({ blob, name }) => describePhoto(blob, name)));
    const { present, past, future, score, layout } = kept.board;
    const read = photos.find((photo) => photo.name === present.reading.photo.file) ?? photos[0];
    await this.show(read);
    return { photos, history: new History(present, past, future), score, layout: read.preview ? layout : "diagram" };
  }

  async forget() {
    this.#cancel();
    this.#photos = null;
    await this.#saved;
    this.#unkept = null;
    await this.store.forget();
    await this.counted.dropAll();
  }
}
