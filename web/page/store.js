// The last board, kept in the browser so that a page left and opened again finds it, and those counted before.

const DATABASE = "shuzi";
const BOARDS = "boards";
const LAST = "last";
const PHOTOS = "photos";
const COUNTED = "counted";

function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore(BOARDS);
      request.result.createObjectStore(COUNTED, { keyPath: "id" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    // Another window has an older page open, which does not give way.
    request.onblocked = () => reject(new Error("the store is in use by an older page"));
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
  async #with(mode, act, name = BOARDS) {
    try {
      this.#database ??= await this.#open();
      const transaction = this.#database.transaction(name, mode);
      const request = act(transaction.objectStore(name));
      await done(transaction);
      this.keeps = true;
      return { result: request.result };
    } catch {
      this.keeps = false;
      return null;
    }
  }

  async #open() {
    const database = await open();
    // Gives way to a newer page in another window, and opens the store again where it was closed.
    database.onversionchange = () => {
      database.close();
      this.#database = null;
    };
    database.onclose = () => (this.#database = null);
    return database;
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

  /** Keeps a board that was counted, and gives up the oldest where there are more than `most`. */
  async keepCounted(record, most) {
    const put = () => this.#with("readwrite", (counted) => counted.put(record), COUNTED);
    const kept = await this.counted();
    const old = kept.filter(({ id }) => id !== record.id).sort((a, b) => b.at - a.at).slice(most - 1);
    for (const { id } of old) await this.dropCounted(id);
    await put();
  }

  async counted() {
    return (await this.#with("readonly", (counted) => counted.getAll(), COUNTED))?.result ?? [];
  }

  dropCounted(id) {
    return this.#with("readwrite", (counted) => counted.delete(id), COUNTED);
  }

  dropAllCounted() {
    return this.#with("readwrite", (counted) => counted.clear(), COUNTED);
  }
}
