// Chance that is the same every time: the generator mulberry32, by Tommy Ettinger (public domain).

export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to 1, without 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `count`, without `count`. */
  below(count) {
    return Math.floor(this.next() * count);
  }

  happens(probability) {
    return this.next() < probability;
  }

  pick(items) {
    return items[this.below(items.length)];
  }

  /** One of several items `{weight, …}`. */
  pickWeighted(items) {
    let rest = this.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    return items.find(({ weight }) => (rest -= weight) < 0) ?? items.at(-1);
  }
}
