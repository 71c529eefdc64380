// The photos to go through: a list of which only parts are here, and what comes next, fetched ahead.

import { drawingOf, getPhoto, listPhotos } from "./server.js";

/** Number of photos in a part of the list. */
const PART = 100;
/** Number of photos fetched ahead, and number of photos kept. */
const AHEAD = 3;
const KEPT = 24;
const AGAIN_MS = 3000;

export class Queue {
  #parts = new Map();
  #photos = new Map();
  #pictures = new Map();
  #request = {};
  #revision = null;
  total = 0;
  at = -1;
  language = "en";

  /**
   * `told.counted(counts)` with the numbers of photos, `told.listed()` when a part of the list has come, and
   * `told.comesNext(photo)` when the next photo has come.
   */
  constructor(told) {
    this.told = told;
  }

  /** Makes a new list. */
  async open({ filter, text, byName }) {
    this.#request = { filter, text, by_name: byName, language: this.language };
    const answer = await listPhotos({ ...this.#request, from: 0, count: PART });
    this.#revision = answer.revision;
    this.#parts = new Map([[0, answer.photos]]);
    Object.assign(this, { total: answer.total, at: answer.total > 0 ? 0 : -1 });
    this.told.counted(answer.counts);
  }

  /** The photo of a number as it is listed, if it is here; fetches it if not. */
  listed(number) {
    const part = Math.floor(number / PART);
    const photos = this.#parts.get(part);
    if (photos === undefined && number < this.total) this.#fetchPart(part);
    return Array.isArray(photos) ? photos[number - part * PART] : undefined;
  }

  /** The same, once it is here. */
  async whenListed(number) {
    const part = Math.floor(number / PART);
    if (!Array.isArray(this.#parts.get(part))) await this.#fetchPart(part);
    return this.listed(number);
  }

  #fetchPart(part) {
    const known = this.#parts.get(part);
    if (known) return known;
    const parts = this.#parts;
    const coming = listPhotos({ ...this.#request, from: part * PART, count: PART, as_of: this.#revision })
      .then(({ photos }) => {
        parts.set(part, photos);
        if (parts === this.#parts) this.told.listed();
      })
      // What could not be fetched is asked for again, but not at once.
      .catch(() => setTimeout(() => parts.delete(part), AGAIN_MS));
    parts.set(part, coming);
    return coming;
  }

  /** Replaces what is listed of a photo. */
  update(photo) {
    for (const photos of this.#parts.values()) {
      const place = Array.isArray(photos) ? photos.findIndex((listed) => listed.content === photo.content) : -1;
      if (place >= 0) photos[place] = photo;
    }
    this.told.listed();
  }

  /** A photo with its questions; fetched once. */
  photo(content) {
    let coming = this.#photos.get(content);
    if (!coming) {
      coming = getPhoto(content, this.language);
      this.#photos.set(content, coming);
      coming.catch(() => this.#photos.delete(content));
      coming.then(({ is_drawn: isDrawn }) => isDrawn && this.#fetchPicture(drawingOf(content)), () => {});
    }
    return coming;
  }

  /** Forgets photos, because they have changed. */
  forget(contents) {
    for (const content of contents) this.#photos.delete(content);
  }

  forgetAll() {
    this.#photos.clear();
  }

  /** Fetches the photos that come next. */
  async fetchAhead() {
    const from = this.at;
    for (let number = from + 1; number <= from + AHEAD && number < this.total; number += 1) {
      const photo = await this.whenListed(number);
      const detail = photo?.content ? await this.photo(photo.content).catch(() => null) : null;
      if (this.at !== from) return;
      if (detail && number === from + 1) this.told.comesNext(detail);
    }
    for (const content of [...this.#photos.keys()].slice(0, -KEPT)) this.#photos.delete(content);
    for (const address of [...this.#pictures.keys()].slice(0, -KEPT)) this.#pictures.delete(address);
  }

  #fetchPicture(address) {
    if (this.#pictures.has(address)) return;
    const picture = new Image();
    picture.src = address;
    picture.decode().catch(() => {});
    this.#pictures.set(address, picture);
  }
}
