// The last good frames, to see past what spoils the photo: the best of them first.

const MOST = 8;

export class Frames {
  /** `{bitmap, quality}`, the oldest first. */
  #kept = [];

  /** Keeps a frame, if nothing is wrong with it; its bitmap belongs to this from now on. */
  add(bitmap, quality) {
    if (quality === null) return bitmap.close();
    this.#kept.push({ bitmap, quality });
    if (this.#kept.length > MOST) this.#kept.shift().bitmap.close();
  }

  /** Hands over the frames as bitmaps, the best first. */
  take() {
    const kept = this.#kept.sort((a, b) => b.quality - a.quality);
    this.#kept = [];
    return kept.map(({ bitmap }) => bitmap);
  }

  clear() {
    for (const bitmap of this.take()) bitmap.close();
  }
}
