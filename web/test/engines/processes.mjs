// Programs that the tests start and end.

import { spawn, spawnSync } from "node:child_process";

/** The programs that run. Tests that are broken off end them, too. */
const running = new Set();
process.on("exit", () => running.forEach((program) => signal(program, "SIGKILL")));
for (const broken of ["SIGTERM", "SIGINT"]) process.on(broken, () => process.exit(1));

/** Where a program is, or null. */
export function findProgram(...names) {
  for (const name of names) {
    const { status, stdout } = spawnSync("sh", ["-c", 'command -v "$1"', "sh", name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return null;
}

/**
 * Starts a program and waits until it says what `sign` matches, if there is one; gives `{said, stop()}`, `said` being the
 * match. `hear` is told each line that it says.
 */
export async function startProgram(command, args, { sign = null, env = {}, hear = () => {}, patienceMs = 120_000 }) {
  // It leads a group of its own, so that what it starts ends with it.
  const program = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"], detached: true });
  running.add(program);
  program.once("exit", () => running.delete(program));
  const stop = () => end(program);
  let late;
  try {
    const said = await new Promise((resolve, reject) => {
      late = setTimeout(() => reject(new Error(`${command} says nothing`)), patienceMs);
      program.once("error", reject);
      program.once("exit", (status) => reject(new Error(`${command} ended (${status})`)));
      if (!sign) program.once("spawn", resolve);
      for (const stream of [program.stdout, program.stderr]) {
        readLines(stream, (line) => {
          hear(line);
          const match = sign && line.match(sign);
          if (match) resolve(match);
        });
      }
    });
    return { said, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(late);
  }
}

function readLines(stream, hear) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    lines.forEach(hear);
  });
}

async function end(program) {
  if (program.exitCode !== null || program.signalCode !== null || program.pid === undefined) return;
  const ended = new Promise((resolve) => program.once("exit", resolve));
  signal(program, "SIGTERM");
  const late = setTimeout(() => signal(program, "SIGKILL"), 5000);
  await ended;
  clearTimeout(late);
}

/** Sends a signal to a program and all that it started. */
function signal(program, name) {
  try {
    process.kill(-program.pid, name);
  } catch {
    // It has ended already.
  }
}
