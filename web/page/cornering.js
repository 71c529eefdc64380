// Corners and lines put by hand: the reading follows while a corner is dragged.

import { cornersOf, sizeOf } from "./board.js";
import { cornersToBeginWith, gridOf, spansABoard } from "./geometry.js";
import { History } from "./history.js";
import { boardAfter } from "./reader.js";

/** Lines to begin with where nothing was read. */
const USUAL_SIZE = 19;

export class Cornering {
  /** `corners`: the rings; the rest as the actions have it. */
  constructor(actions, stage) {
    Object.assign(this, { actions, stage });
    this.drag = null;
    this.size = USUAL_SIZE;
  }

  get state() {
    return this.actions.state;
  }

  /** Shows the rings: at the corners that were read or found, or at some to begin with. */
  begin() {
    const { state } = this;
    const { board } = state;
    const unread = state.pending !== null || !board;
    this.photo = unread ? state.pending[0] : state.shown;
    const { outlines } = state;
    const found = state.refusal?.error.found?.lines;
    let places = unread ? (outlines[0] ?? cornersToBeginWith(this.photo)) : cornersOf(board);
    if (this.drag?.dropped) {
      // What was put before the rings were left is still being read.
      places = this.drag.corners ?? places;
    } else {
      this.drag = null;
      this.size = unread ? (state.refusal?.asked.size ?? found ?? USUAL_SIZE) : sizeOf(board);
    }
    const notice = !unread && state.photos.length > 1 ? this.actions.words.say("page-one-photo-only") : "";
    state.change({ screen: "corners", layout: "photo", corners: places, notice });
    if (unread) this.#drawLines(places);
  }

  #takeOver(corners) {
    this.begin();
    this.state.change({ corners: corners.map((at) => [...at]) });
  }

  /** Leaves the rings: back to the board, or to the refusal where nothing was read. */
  end() {
    const { state } = this;
    this.stage.dragged = null;
    const screen = state.pending ? "refused" : "board";
    state.change({ screen, corners: null, notice: "" });
    if (!this.drag?.dropped) this.actions.countIfNeeded();
  }

  /** Gives up what is being read: the board went elsewhere. */
  stop() {
    this.actions.reader.stop();
    this.drag = null;
    this.stage.dragged = null;
  }

  moved(corners) {
    // Who drags the outline of a refused photo puts the corners by hand.
    if (this.state.screen === "refused") this.#takeOver(corners);
    this.drag ??= { base: this.#base(), pushed: false };
    this.drag.dropped = false;
    this.#drawLines(corners);
    this.stage.drawMarks();
    if (spansABoard(corners)) this.#read({ size: this.size, board: null, corners: corners.map((at) => [...at]) });
  }

  dropped(corners) {
    if (this.state.screen === "refused") return;
    this.drag ??= { base: this.#base(), pushed: false };
    this.drag.dropped = true;
    this.drag.corners = corners.map((at) => [...at]);
    this.#read({ size: this.size, board: null, corners: this.drag.corners });
  }

  /** Another number of lines: with the corners as put by hand, or found anew. */
  chooseSize(size) {
    this.size = size;
    const byHand = this.state.pending ? this.state.corners : this.state.board.asked.corners;
    this.drag = { base: this.#base(), pushed: false, dropped: true };
    this.#read({ size, board: this.state.board?.asked.board ?? null, corners: byHand });
  }

  /** Forgets corners and lines put by hand. */
  findThem() {
    this.drag = { base: this.#base(), pushed: false, dropped: true };
    this.#read({ size: null, board: null, corners: null });
  }

  #base() {
    return this.state.pending ? null : this.state.board;
  }

  #drawLines(corners) {
    this.stage.dragged = { grid: gridOf(corners, this.size), size: this.size };
  }

  #read(asked) {
    const { actions, drag } = this;
    const request = { language: actions.words.language, ...asked };
    this.state.change({ progress: actions.words.say("page-reading") });
    // An answer that comes when the drag is over, or another one is going on, is dropped.
    actions.reader.follow(this.photo, request, {
      read: (answer, isLast) => drag === this.drag && this.#follow(answer, asked, isLast),
      failed: (error, isLast) => drag === this.drag && this.#fail(error, isLast),
    });
  }

  #fail(error, last) {
    this.actions.failed(this.state.board, error);
    if (last) this.#giveUp();
  }

  /** Nothing more comes of a drag, unless it goes on: the board stays as it is, and is counted once the rings are left. */
  #giveUp() {
    if (!this.drag.dropped) return;
    this.drag = null;
    if (this.state.screen === "board") this.actions.countIfNeeded();
  }

  #follow(answer, asked, last) {
    const { state, actions, drag } = this;
    if (answer.error) {
      const notice = `${answer.error.said} ${answer.error.advice ?? ""}`;
      state.change({ notice, progress: last ? "" : state.progress });
      if (last) this.#giveUp();
      return;
    }
    // Where the rings were left before anything was read, the last reading leads from the refusal to the board.
    if (state.screen === "refused" && !last) return;
    const terms = state.board?.terms ?? actions.usualTerms();
    const { board: read, leftOut } = boardAfter(drag.base, answer, asked, terms);
    if (drag.base === null) {
      state.history = new History(read);
      state.photos = [this.photo];
      actions.keeper.photos(state.photos);
      drag.base = read;
      drag.pushed = true;
    } else if (drag.pushed) state.history.replace(read);
    else state.history.push(read);
    drag.pushed = true;
    this.size = sizeOf(read);
    const notice = leftOut > 0 ? actions.words.say("page-answers-left-out", { count: leftOut }) : "";
    const progress = last ? "" : state.progress;
    const screen = state.screen === "refused" ? "board" : state.screen;
    state.change({ screen, pending: null, refusal: null, score: null, scoreIsCurrent: false, notice, progress });
    if (last && drag.dropped) this.#finish(read);
  }

  /**
   * The last reading of a drag: the board is counted. The rings stay where they were put, though the engine may have
   * found the corners beside them: while others are still to be put, what it finds would only pull them away.
   */
  #finish(board) {
    this.drag = null;
    this.stage.dragged = null;
    this.state.change({ corners: cornersOf(board), progress: "" });
    this.actions.count();
  }
}
