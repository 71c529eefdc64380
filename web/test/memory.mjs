// The memory of all processes of a browser that this program started (Linux), and that of the page alone.

import { browserProcesses, kilobytesOf, pageProcesses } from "./processes.mjs";

const EVERY_MS = 50;

/** Watches the memory until it is stopped. */
export class Memory {
  #most = { all: 0, page: 0 };
  #timer;

  constructor() {
    this.#timer = setInterval(() => {
      const { all, page } = this.#most;
      this.#most = { all: Math.max(all, megabytes()), page: Math.max(page, megabytesOfPage()) };
    }, EVERY_MS);
  }

  /** The most that was seen, in megabytes: of all processes together, and of the one process in which the page runs. */
  stop() {
    clearInterval(this.#timer);
    return this.#most;
  }
}

/** The memory of all browsers below this process, in megabytes; 0 where the system does not tell. */
export function megabytes() {
  return megabytesIn(browserProcesses().reduce((sum, id) => sum + kilobytesOf(id), 0));
}

/** The memory of the one page that is open: of the largest process with a page, since browsers keep an empty one ready. */
function megabytesOfPage() {
  return megabytesIn(Math.max(0, ...pageProcesses().map(kilobytesOf)));
}

const megabytesIn = (kilobytes) => Math.round((1024 * kilobytes) / 1e6);
