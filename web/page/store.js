// The last board, kept in the browser so that a page left and opened again finds it.

const DATABASE = "shuzi";
const BOARDS = "boards";
const LAST = "last";
const PHOTOS = "photos";

function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(BOARDS);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
}

async function inBytes({ name, blob }) {
  return { name, type: blob.type, bytes: await blob.arrayBuffer() };
}

/** A kept photo as it was given, kept as a file or as bytes. */
function asFile({ name, blob, type, bytes }) {
  return { name, blob: blob ?? new Blob([bytes], { type }) };
}

/** Keeps one board. Where the browser keeps nothing (a private window, a full device), `keeps` turns false. */
export class Store {
  keeps = true;
  #database = null;

  /** What `act` asks of the kept boards, all of it or nothing; null where that fails. */
  async #with(mode, act) {
    try {
      this.#database ??= await open();
      const transaction = this.#database.transaction(BOARDS, mode);
      const request = act(transaction.objectStore(BOARDS));
      await done(transaction);
      this.keeps = true;
      return { result: request.result };
    } catch {
      this.keeps = false;
      return null;
    }
  }

  /** Keeps a board with its steps and what was shown, and its photos where others are kept: `[{name, blob}]`. */
  async save(board, photos) {
    const put = (files) =>
      this.#with("readwrite", (boards) => {
        if (files) boards.put(files, PHOTOS);
        return boards.put(board, LAST);
      });
    if (await put(photos?.map(({ name, blob }) => ({ name, blob })))) return;
    // Without its photos, a board is not found again: what is kept of it stays as it was.
    if (!photos) return;
    // Some browsers keep bytes where they keep no files. Otherwise the device is full: there may be room without
    // what is kept of the board before.
    await this.forget();
    await put(await Promise.all(photos.map(inBytes)));
  }

  /** What was kept: `{photos, board}`, or null. */
  async last() {
    const board = await this.#with("readonly", (boards) => boards.get(LAST));
    const photos = await this.#with("readonly", (boards) => boards.get(PHOTOS));
    if (!board?.result || !photos?.result?.length) return null;
    return { board: board.result, photos: photos.result.map(asFile) };
  }

  forget() {
    return this.#with("readwrite", (boards) => boards.clear());
  }
}
