// The last board, kept in the browser so that a page left and opened again finds it.

const DATABASE = "shuzi";
const BOARDS = "boards";
const LAST = "last";
const PHOTOS = "photos";

function finished(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(BOARDS);
  return finished(request);
}

/** Keeps one board. Where the browser keeps nothing (a private window), `keeps` turns false, and nothing fails. */
export class Store {
  keeps = true;
  #database = null;

  async #with(mode, act) {
    try {
      this.#database ??= await open();
      const boards = this.#database.transaction(BOARDS, mode).objectStore(BOARDS);
      return await finished(act(boards));
    } catch {
      this.keeps = false;
      return null;
    }
  }

  /** Keeps the photos' files. */
  savePhotos(photos) {
    const files = photos.map(({ name, blob }) => ({ name, blob }));
    return this.#with("readwrite", (boards) => boards.put(files, PHOTOS));
  }

  /** Keeps everything else: the boards with their steps, and what was shown. */
  saveBoard(board) {
    return this.#with("readwrite", (boards) => boards.put(board, LAST));
  }

  /** What was kept: `{photos, board}`, or null. */
  async last() {
    const board = await this.#with("readonly", (boards) => boards.get(LAST));
    const photos = await this.#with("readonly", (boards) => boards.get(PHOTOS));
    return board && photos?.length ? { photos, board } : null;
  }

  forget() {
    return this.#with("readwrite", (boards) => boards.clear());
  }
}
