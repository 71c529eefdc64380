// Which photos the page may show, by what a person has chosen so far.

export class ExpectedPhotos {
  /** The photo of the board; several where the page was not at rest since, so that nobody knows. */
  photos = new Set();
  /** A photo that was chosen or added, and has not come to a board yet. */
  #pending = null;
  #isAdded = false;

  choose(name) {
    this.stop();
    [this.#pending, this.#isAdded] = [name, false];
  }

  add(name) {
    this.stop();
    [this.#pending, this.#isAdded] = [name, true];
  }

  /** What was chosen is given up, and the board before is there again. */
  drop() {
    this.#pending = null;
  }

  /** What was chosen is given up, or is there already: it may have come to a board before. */
  stop() {
    if (this.#pending) this.photos.add(this.#pending);
    this.#pending = null;
  }

  /** The photos of which one has to be shown, when the page is at rest with a board. */
  get allowed() {
    if (this.#pending === null) return this.photos;
    return new Set(this.#isAdded ? [...this.photos, this.#pending] : [this.#pending]);
  }

  /** This photo is shown at rest. */
  settle(name) {
    [this.photos, this.#pending] = [new Set([name]), null];
  }
}
