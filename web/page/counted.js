// The boards that were counted on this device: the position of each with its result, without the photo.

/** The oldest are given up when there are more. */
const MOST = 60;

export class Counted {
  constructor(store) {
    this.store = store;
  }

  /** Keeps a board with its answer, in place of what was kept of it before. */
  keep(board, score, said) {
    const { id } = board.reading;
    if (!id || !score?.said) return null;
    return this.store.keepCounted({ id, at: Date.now(), said, board, score }, MOST);
  }

  /** Those that are kept, the latest first. */
  async all() {
    const kept = await this.store.counted();
    return kept.sort((a, b) => b.at - a.at);
  }

  drop(id) {
    return this.store.dropCounted(id);
  }

  dropAll() {
    return this.store.dropAllCounted();
  }
}

/** What tells a board from others that were counted here. */
export function newId() {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
