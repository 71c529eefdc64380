// Answers that come late or never, or that say to ask again: a proxy before a host, so that it is the same for every browser.

import { createServer, request as ask } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/**
 * A host whose answers can be held back. Its place has `answerLate(path, lateness)`, where `lateness(body)` gives milliseconds,
 * or `Infinity` for an answer that never comes, and `answerBusy(path, times)`, which says that many times to ask again in a second.
 * `answerInTime()` ends both for later requests. All but `api/` comes from `pages`, where that is another host.
 */
export function withDelays(host, pages = host) {
  return { ...host, start: () => startProxy(host, pages) };
}

async function startProxy(host, pageHost) {
  const behind = await host.start();
  const pages = pageHost === host ? behind : await pageHost.start();
  const base = new URL(pages.address).pathname;
  const [late, busy] = [new Map(), new Map()];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (body === null) return;
    const planned = (plans) => [...plans].find(([path]) => request.url.endsWith(`/${path}`)) ?? [];
    const [busyPath, times = 0] = planned(busy);
    if (times > 0) {
      busy.set(busyPath, times - 1);
      return response.writeHead(503, { "Retry-After": "1" }).end();
    }
    const [, lateness] = planned(late);
    const ms = lateness?.(body) ?? 0;
    if (ms === Infinity) return;
    if (ms > 0) await delay(ms);
    const path = request.url.startsWith(base) ? request.url.slice(base.length) : request.url;
    if (!response.destroyed) forward(new URL(path, (path.startsWith("api/") ? behind : pages).address), request, body, response);
  });
  server.on("clientError", (_, socket) => socket.destroy());
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const address = new URL(pages.address);
  address.port = server.address().port;
  return {
    address: address.href,
    answerLate: (path, lateness) => late.set(path, lateness),
    answerBusy: (path, times) => busy.set(path, times),
    answerInTime() {
      late.clear();
      busy.clear();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
      await behind.stop();
      if (pages !== behind) await pages.stop();
    },
  };
}

/** The body of a request, or null if the browser broke it off in the middle. */
async function bodyOf(request) {
  const parts = [];
  try {
    for await (const part of request) parts.push(part);
  } catch {
    return null;
  }
  return Buffer.concat(parts);
}

function forward(address, { method, headers }, body, response) {
  // The host's name stays as the browser gave it: a request that comes from another page is refused.
  const asked = ask(address, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  asked.on("error", () => response.destroy());
  response.on("close", () => asked.destroy());
  asked.end(body);
}
