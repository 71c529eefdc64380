// What comes to the page from elsewhere: photos that another program shares or opens with it, and links to a board.

import { newId } from "./counted.js";
import { boardOfLink, isLink } from "./link.js";
import { photosAmong } from "./photo.js";

const SHARED = "shared-with-shuzi";

/** Takes what has come, and whatever comes while the page is open; true where something has. */
export async function takeArrivals({ actions, words }) {
  globalThis.launchQueue?.setConsumer(async ({ files }) => {
    const opened = await Promise.all(files.map((file) => file.getFile()));
    if (opened.length > 0) actions.takePhotos(photosAmong(opened));
  });
  addEventListener("hashchange", () => takeLink(actions, words));
  return (await takeShared(actions)) || (await takeLink(actions, words));
}

/** The photos that the service worker has put aside. */
async function takeShared(actions) {
  if (!new URLSearchParams(location.search).has("shared")) return false;
  history.replaceState(null, "", location.pathname);
  const cache = await caches.open(SHARED);
  const photos = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    const blob = await answer.blob();
    photos.push(new File([blob], decodeURIComponent(answer.headers.get("X-Name") ?? ""), { type: blob.type }));
  }
  await caches.delete(SHARED);
  if (photos.length > 0) actions.takePhotos(photosAmong(photos));
  return photos.length > 0;
}

async function takeLink(actions, words) {
  const fragment = location.hash;
  if (!isLink(fragment)) return false;
  history.replaceState(null, "", location.pathname);
  const board = await boardOfLink(fragment, words.rules);
  if (board) actions.openBoard(readingOf(board), "page-from-link");
  else actions.tell("page-bad-link");
  return board !== null;
}

/** A board of a link as one that was read: without photo, and without a doubt. */
function readingOf({ rows, groups, leftOpen, terms }) {
  const reading = { id: newId(), rows, uncertain: [], grid: null, grid_confidence: 1, photo: { file: "board" } };
  const asked = { size: rows.length, board: null, corners: null };
  return { reading, asked, terms, answers: groups, leftOpen, skipped: [], apart: [] };
}
