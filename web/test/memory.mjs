// The memory of all processes of a browser that this program started (Linux).

import { readdirSync, readFileSync } from "node:fs";

const EVERY_MS = 50;

/** Watches the memory until it is stopped. */
export class Memory {
  #most = 0;
  #timer;

  constructor() {
    this.#timer = setInterval(() => { this.#most = Math.max(this.#most, this.now()); }, EVERY_MS);
  }

  /** The proportional share of all browsers below this process, in megabytes; 0 where the system does not tell. */
  now() {
    const children = new Map();
    for (const process of numbersIn("/proc")) {
      const parent = parentOf(process);
      if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), process]);
    }
    let kilobytes = 0;
    for (const toVisit = [...(children.get(process.pid) ?? [])]; toVisit.length > 0; ) {
      const id = toVisit.pop();
      toVisit.push(...(children.get(id) ?? []));
      if (/chrom/.test(read(`/proc/${id}/cmdline`))) {
        kilobytes += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);
      }
    }
    return Math.round((1024 * kilobytes) / 1e6);
  }

  /** The most that was seen, in megabytes. */
  stop() {
    clearInterval(this.#timer);
    return this.#most;
  }
}

function numbersIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name)).map(Number);
  } catch {
    return [];
  }
}

function parentOf(id) {
  const fields = read(`/proc/${id}/stat`);
  return fields === "" ? null : Number(fields.slice(fields.lastIndexOf(")") + 2).split(" ")[1]);
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
}
