// The last good frames, to see past what spoils the photo: the best of them first.

const MOST = 8;

/**
 * Keeps them as pixels: browsers without a graphics card give back the memory of bitmaps only now and then, even when they are
 * closed.
 */
export class Frames {
  /** `{pixels, size, quality}`, the oldest first. */
  #kept = [];

  /** Keeps the pixels (RGBA) of a frame of this size. */
  add(pixels, size, quality) {
    this.#kept.push({ pixels, size, quality });
    if (this.#kept.length > MOST) this.#kept.shift();
  }

  /** Hands over the frames as bitmaps, the best first. */
  take() {
    const kept = this.#kept.sort((a, b) => b.quality - a.quality);
    this.clear();
    const bitmap = ({ pixels, size: { width, height } }) =>
      createImageBitmap(new ImageData(new Uint8ClampedArray(pixels), width, height));
    return Promise.all(kept.map(bitmap));
  }

  clear() {
    this.#kept = [];
  }
}
