// The memory of all processes of a browser that this program started (Linux).

import { browserProcesses, kilobytesOf } from "./processes.mjs";

const EVERY_MS = 50;

/** Watches the memory until it is stopped. */
export class Memory {
  #most = 0;
  #timer;

  constructor() {
    this.#timer = setInterval(() => { this.#most = Math.max(this.#most, megabytes()); }, EVERY_MS);
  }

  /** The most that was seen, in megabytes. */
  stop() {
    clearInterval(this.#timer);
    return this.#most;
  }
}

/** The memory of all browsers below this process, in megabytes; 0 where the system does not tell. */
export function megabytes() {
  const kilobytes = browserProcesses().reduce((sum, id) => sum + kilobytesOf(id), 0);
  return Math.round((1024 * kilobytes) / 1e6);
}
