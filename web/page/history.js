// Undo and redo over boards.

/** How many steps can be undone. */
const LONGEST = 200;

export class History {
  constructor(present, past = [], future = []) {
    Object.assign(this, { present, past, future });
  }

  /** Goes on to another board. */
  push(board) {
    this.past = [...this.past, this.present].slice(-LONGEST);
    this.present = board;
    this.future = [];
  }

  /** Replaces the board without a step of its own: a drag is one step, however often it is read. */
  replace(board) {
    this.present = board;
  }

  /** Goes back for good: the board at hand cannot be. */
  takeBack() {
    if (this.past.length === 0) return false;
    this.present = this.past.at(-1);
    this.past = this.past.slice(0, -1);
    return true;
  }

  undo() {
    if (this.past.length === 0) return false;
    this.future = [this.present, ...this.future];
    this.present = this.past.at(-1);
    this.past = this.past.slice(0, -1);
    return true;
  }

  redo() {
    if (this.future.length === 0) return false;
    this.past = [...this.past, this.present];
    [this.present, ...this.future] = this.future;
    return true;
  }
}
