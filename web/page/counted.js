// The boards that were counted on this device: the position of each with its result, without the photo.

/** The oldest are given up when there are more. */
const MOST = 60;

export class Counted {
  /** The boards that a person deleted. One of them may be the board at hand, which is kept again and again. */
  #deleted = new Set();
  /** Done when all changes so far are: one after the other. */
  #changed = Promise.resolve();

  constructor(store) {
    this.store = store;
  }

  /** Keeps a board with its answer, in place of what was kept of it before. */
  keep(board, score, said) {
    const { id } = board.reading;
    if (!id || !score?.said) return null;
    const record = { id, at: Date.now(), said, board, score };
    return this.#change(() => this.#deleted.has(id) || this.store.keepCounted(record, MOST));
  }

  /** Those that are kept, the latest first. */
  async all() {
    const kept = await this.store.counted();
    return kept.sort((a, b) => b.at - a.at);
  }

  drop(id) {
    this.#deleted.add(id);
    return this.#change(() => this.store.dropCounted(id));
  }

  dropAll() {
    return this.#change(async () => {
      for (const { id } of await this.store.counted()) this.#deleted.add(id);
      await this.store.dropAllCounted();
    });
  }

  #change(change) {
    return (this.#changed = this.#changed.then(change));
  }
}

/** What tells a board from others that were counted here. */
export function newId() {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
