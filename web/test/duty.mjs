// Pages that may compute for a share of the time only, all their threads together, as on a slower device (Linux).

import { pageProcesses } from "./processes.mjs";

const PERIOD_MS = 40;
/** How often new processes are looked for, in periods. */
const LOOKS = 10;

/** Holds the pages of all browsers below this process to a share of the time, until it is stopped. */
export class Duty {
  #share;
  #held = [];
  #periods = 0;
  #timers = [];

  constructor(share) {
    this.#share = share;
    this.#timers = [setInterval(() => this.#begin(), PERIOD_MS)];
  }

  stop() {
    this.#timers.forEach(clearTimeout);
    this.#tell("SIGCONT");
  }

  #begin() {
    if (this.#periods++ % LOOKS === 0) this.#held = pageProcesses();
    this.#tell("SIGCONT");
    this.#timers[1] = setTimeout(() => this.#tell("SIGSTOP"), this.#share * PERIOD_MS);
  }

  #tell(signal) {
    for (const id of this.#held) {
      try {
        process.kill(id, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  }
}
