// Who hands out the page: any web space with the folder web/dist, and `shuzi serve`.

import { spawn, spawnSync } from "node:child_process";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
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

/** All that can hand out the page here: `{name, skip, start()}`; `start` gives `{address, stop()}`. */
export const hosts = [
  { name: "the folder", skip: folderLacks(), start: startFolder },
  { name: "shuzi serve", skip: programLacks(), start: startProgram },
];

function folderLacks() {
  return existsSync(join(DIST, "index.html")) ? false : "web/dist is not built";
}

function programLacks() {
  if (!existsSync(SHUZI)) return "the program is not built";
  return spawnSync(SHUZI, ["serve", "--help"]).status === 0 ? false : "the program was built without serve";
}

/** A web space that knows nothing but files, in a folder of its own. */
async function startFolder() {
  const below = "/somewhere/shuzi/";
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    const name = path.startsWith(below) ? path.slice(below.length) || "index.html" : "";
    const file = join(DIST, normalize(`/${name}`));
    if (name === "" || !existsSync(file) || statSync(file).isDirectory()) return response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, "Content-Length": statSync(file).size });
    return createReadStream(file).pipe(response);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${server.address().port}${below}`;
  const stop = () => new Promise((stopped) => {
    server.closeAllConnections();
    server.close(stopped);
  });
  return { address, stop };
}

async function startProgram() {
  const port = 20000 + (process.pid % 20000);
  const program = spawn(SHUZI, ["serve", "--addr", `127.0.0.1:${port}`], { stdio: "ignore" });
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 100) throw new Error("shuzi serve does not answer");
    await new Promise((later) => setTimeout(later, 100));
  }
  const stop = () => new Promise((stopped) => {
    program.once("exit", stopped);
    program.kill();
  });
  return { address: `http://127.0.0.1:${port}/`, stop };
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true) || socket.destroy());
    socket.on("error", () => resolve(false));
  });
}
