// The processes of a browser that this program started (Linux).

import { readdirSync, readFileSync } from "node:fs";

/** The numbers of all processes of browsers below this one. */
export function browserProcesses() {
  const children = new Map();
  for (const id of numbersIn("/proc")) {
    const parent = statOf(id)[1];
    if (parent !== undefined) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), id]);
  }
  const found = [];
  for (const toVisit = [...(children.get(process.pid) ?? [])]; toVisit.length > 0; ) {
    const id = toVisit.pop();
    toVisit.push(...(children.get(id) ?? []));
    if (/chrom/.test(commandOf(id))) found.push(id);
  }
  return found;
}

/** The processes among them in which pages run. */
export function pageProcesses() {
  return browserProcesses().filter((id) => commandOf(id).includes("--type=renderer"));
}

/** The memory of a process, shared pages divided among those who share them, in kilobytes. */
export function kilobytesOf(id) {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);
}

/** How long the threads of a process have computed, in seconds. */
export function secondsOf(id) {
  const [user = 0, system = 0] = statOf(id).slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

/** The kernel's unit for users, the same on all machines. */
const TICKS_PER_SECOND = 100;

function commandOf(id) {
  return read(`/proc/${id}/cmdline`);
}

/** What stands in a process's `stat` from its state on, behind the name in parentheses. */
function statOf(id) {
  const fields = read(`/proc/${id}/stat`);
  return fields === "" ? [] : fields.slice(fields.lastIndexOf(")") + 2).split(" ");
}

function numbersIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name)).map(Number);
  } catch {
    return [];
  }
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
}
