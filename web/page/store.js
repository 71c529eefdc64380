// The last board, kept in the browser so that a page left and opened again finds it, and those counted before.

const DATABASE = "shuzi";
const BOARDS = "boards";
const LAST = "last";
const PHOTOS = "photos";
const COUNTED = "counted";
/** A browser that has not answered after this long will not. */
const PATIENCE_MS = 10_000;

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

/** What comes of a promise, which fails where that takes too long. */
function answered(promise) {
  const late = () => new Error("the browser does not answer");
  return Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(late()), PATIENCE_MS))]);
}

/** A kept photo as it was given. Earlier versions kept it as a file. */
function asFile({ name, blob, type, bytes }) {
  return { name, blob: blob ?? new Blob([bytes], { type }) };
}

/** Photos as they are kept, with their bytes in memory: some browsers keep no files, and none keeps them at once. */
export function readPhotos(photos) {
  const read = async ({ name, blob }) => ({ name, type: blob.type, bytes: await blob.arrayBuffer() });
  return Promise.all(photos.map(read));
}

/** Keeps one board. Where the browser does not keep it (a private window, a full device), `keeps` turns false. */
export class Store {
  keeps = true;
  #database = null;

  /** What `act` asks of the kept boards, all of it or nothing; null where that fails. */
  async #with(mode, act, name = BOARDS) {
    try {
      this.#database ??= await answered(this.#open());
      const transaction = this.#database.transaction(name, mode);
      const request = act(transaction.objectStore(name));
      await answered(done(transaction));
      return { result: request.result };
    } catch {
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

  /**
   * Keeps a board with its steps and what was shown, and its photos where others are kept, as they come from `readPhotos`.
   * Returns whether it will be found again.
   */
  async save(board, photos) {
    this.keeps = await this.#put(board, photos);
    // Where only the board has changed, what is kept of it stays as it was.
    if (this.keeps || !photos) return this.keeps;
    // The device may be full, but for what is kept of the board before; and that belongs to other photos.
    await this.forget();
    this.keeps = await this.#put(board, photos);
    return this.keeps;
  }

  async #put(board, photos) {
    // Without its photos, a board is not found again.
    if (photos?.length === 0) return false;
    const kept = await this.#with("readwrite", (boards) => {
      if (photos) boards.put(photos, PHOTOS);
      return boards.put(board, LAST);
    });
    return kept !== null;
  }

  /** What was kept: `{photos, board}`, or null. */
  async last() {
    const board = await this.#with("readonly", (boards) => boards.get(LAST));
    const photos = await this.#with("readonly", (boards) => boards.get(PHOTOS));
    this.keeps = board !== null && photos !== null;
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
