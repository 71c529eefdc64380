// Who hands out the page: any web space with the folder web/dist, and `shuzi serve`.

import { spawn, spawnSync } from "node:child_process";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL(process.env.DIST ?? "../dist", import.meta.url));
const SHUZI = process.env.SHUZI ?? "";
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};
/** The version of the page in its service worker. */
const BUILT_VERSION = /\["[0-9a-f]{16}"\]/;

/** With EVERY=1, everything is tried with every host, language and theme; otherwise with some of them, as for each change. */
export const EVERY = process.env.EVERY === "1";

/** All that can hand out the page here: `{name, skip, start()}`; `start` gives `{address, stop()}`. */
export const hosts = [
  { name: "the folder", skip: folderLacks(), start: startFolder },
  { name: "shuzi serve", skip: programLacks(), start: () => startProgram() },
];

/** Those to try for what does not depend on who counts: the first that is there, or the first, which says why it is not. */
export const someHosts = EVERY ? hosts : [hosts.find(({ skip }) => !skip) ?? hosts[0]];

function folderLacks() {
  return existsSync(join(DIST, "index.html")) ? false : "web/dist is not built";
}

function programLacks() {
  if (!existsSync(SHUZI)) return "the program is not built";
  return spawnSync(SHUZI, ["serve", "--help"]).status === 0 ? false : "the program was built without serve";
}

/** A web space that knows nothing but files, in a folder of its own. `publish(version)` makes it a later version of the page. */
async function startFolder() {
  const below = "/somewhere/shuzi/";
  let published = null;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    const name = path.startsWith(below) ? path.slice(below.length) || "index.html" : "";
    const file = join(DIST, normalize(`/${name}`));
    if (name === "" || !existsSync(file) || statSync(file).isDirectory()) return response.writeHead(404).end("not found");
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    if (name === "sw.js" && published) {
      return response.writeHead(200, { "Content-Type": type }).end(readFileSync(file, "utf8").replace(BUILT_VERSION, published));
    }
    response.writeHead(200, { "Content-Type": type, "Content-Length": statSync(file).size });
    return createReadStream(file).pipe(response);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${server.address().port}${below}`;
  const stop = () => new Promise((stopped) => {
    server.closeAllConnections();
    server.close(stopped);
  });
  return { address, stop, publish: (version) => { published = `["${version}"]`; } };
}

/** `shuzi serve` with more arguments. */
export async function startProgram(...more) {
  const program = spawn(SHUZI, ["serve", "--addr", "127.0.0.1:0", ...more], { stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  const late = setTimeout(() => program.kill(), 180_000);
  const address = await new Promise((resolve, reject) => {
    program.once("error", reject);
    program.once("exit", () => reject(new Error("shuzi serve ended")));
    program.stdout.on("data", (text) => {
      said += text;
      const here = said.match(/http:\S+(?=\s)/);
      if (here) resolve(here[0]);
    });
  });
  clearTimeout(late);
  const stop = () => new Promise((stopped) => {
    program.once("exit", stopped);
    program.kill();
  });
  return { address, stop };
}
