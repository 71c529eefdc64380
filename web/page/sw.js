// Keeps the page on the device, so that it opens without a network. The build puts the version and the list of
// files in place; without them (as the page lies in its folder) everything comes from the network.

const [VERSION = "none"] = [/* VERSION */];
const [FILES = []] = [/* FILES */];
const CACHE = `shuzi-${VERSION}`;
/** Photos that another program has shared, until the page has taken them. */
const SHARED = "shared-with-shuzi";
/** A computer that says nothing for this long does not count. */
const SILENCE_MS = 30_000;

self.addEventListener("install", (event) => {
  event.waitUntil(keep());
});

async function keep() {
  const cache = await caches.open(CACHE);
  const kept = FILES.filter((file) => !file.startsWith("api/"));
  // The newest of each, without fetching again what the page has just fetched.
  await cache.addAll(kept.map((file) => new Request(file, { cache: "no-cache" })));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("shuzi-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { scope } = self.registration;
  if (FILES.length === 0 || !url.startsWith(scope)) return;
  const path = url.slice(scope.length).replace(/[?#].*$/, "");
  if (method === "POST" && path === "share") event.respondWith(takeShared(event.request));
  if (method !== "GET") return;
  if (path === "api/info") event.respondWith(whatCounts(event.request));
  else if (!path.startsWith("api/")) event.respondWith(kept(event.request, path));
});

/** What is asked for, as it was kept. The computer may hand out other pages beside this one, which are not kept. */
async function kept(request, path) {
  const cache = await caches.open(CACHE);
  const asked = path === "" ? new URL("./index.html", self.registration.scope).href : request;
  return (await cache.match(asked, { ignoreSearch: true })) ?? fetch(request);
}

/** Puts the photos that another program shares where the page finds them. */
async function takeShared(request) {
  const photos = (await request.formData()).getAll("photo");
  const cache = await caches.open(SHARED);
  await Promise.all(photos.map((photo, i) => {
    const headers = { "Content-Type": photo.type, "X-Name": encodeURIComponent(photo.name) };
    return cache.put(`./shared/${i}`, new Response(photo, { headers }));
  }));
  return Response.redirect("./?shared", 303);
}

/**
 * What a computer that counts says of itself. Without a network none does. A request goes on when the page that made it is left,
 * and a browser makes only a few to one computer at a time: one without an answer has to end by itself.
 */
function whatCounts(request) {
  const nobodyCounts = () => new Response(JSON.stringify({ program: null }), { headers: { "Content-Type": "application/json" } });
  return fetch(request, { signal: AbortSignal.timeout(SILENCE_MS) }).catch(nobodyCounts);
}
