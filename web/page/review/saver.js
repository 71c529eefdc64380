// Saves acceptances one after the other while the next photo is already looked at, and takes them back.

import { saveCorrection, withdrawCorrections } from "./server.js";

/** A pause longer than this, in milliseconds, is no work. */
const PAUSE_MS = 60_000;
/** The speed is that of the last photos. */
const RECENT = 20;

export class Saver {
  #done = [];
  #times = [];
  #running = Promise.resolve();
  waiting = 0;

  /**
   * `told.waits()` when the number of those that wait has changed, `told.saved(answer)`, and
   * `told.failed(acceptance, error)`.
   */
  constructor(told) {
    this.told = told;
  }

  /** Saves what was stated about a photo. `before` is what the run had, or null. */
  accept(acceptance) {
    this.#done.push(acceptance);
    this.#times.push(performance.now());
    this.#enqueue(acceptance, () => saveCorrection(acceptance.correction));
  }

  /** Takes note of photos that were accepted together. */
  noteTogether(photos) {
    this.#done.push({ photos });
  }

  get canUndo() {
    return this.#done.length > 0;
  }

  /** Takes the last acceptance back, and returns it; null if there is none. */
  undo() {
    const last = this.#done.pop();
    if (!last) return null;
    if (last.photos) {
      this.#enqueue(last, async () => ({ counts: await withdrawCorrections(last.photos) }));
    } else {
      this.#times.pop();
      const { content, language } = last.correction;
      const before = last.before ?? { answers: [], withdrawn: true };
      this.#enqueue(last, () => saveCorrection({ content, language, ...before }));
    }
    return last;
  }

  #enqueue(acceptance, save) {
    this.waiting += 1;
    this.told.waits();
    this.#running = this.#running.then(async () => {
      try {
        const answer = await save();
        this.told.saved(answer, acceptance);
      } catch (error) {
        this.#done = this.#done.filter((done) => done !== acceptance);
        this.told.failed(acceptance, error);
      }
      this.waiting -= 1;
      this.told.waits();
    });
  }

  /** Waits until everything is saved. */
  whenSaved() {
    return this.#running;
  }

  /** Photos a minute, without pauses; null as long as there are too few. */
  get photosAMinute() {
    const times = this.#times.slice(-RECENT - 1);
    let worked = 0;
    let steps = 0;
    for (let number = 1; number < times.length; number += 1) {
      const took = times[number] - times[number - 1];
      if (took < PAUSE_MS) [worked, steps] = [worked + took, steps + 1];
    }
    return steps < 3 ? null : Math.round((60_000 * steps) / Math.max(worked, 1));
  }
}
