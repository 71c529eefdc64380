// What a person can do, each as a procedure: from the photo to the result, and back again with undo.

import {
  apartOf, cornersOf, groupAt, setOf, sizeOf, stonesOf, withApart, withGroup, withLeftOpen, withSkipped, withStone,
  withStones,
} from "./board.js";
import { History } from "./history.js";
import { indexOf, nameOf } from "./points.js";
import { NoEngine } from "./engine/choose.js";
import { boardAfter } from "./reader.js";
import { keyOf } from "./state.js";

const NEXT = { empty: "black", black: "white", white: "empty" };
/** What a reading is asked with when nothing is known of the board. */
const NOTHING_KNOWN = { size: null, board: null, corners: null };

export class Actions {
  /** `parts`: state, words, preferences, counter, reader, scorer, keeper. */
  constructor(parts) {
    Object.assign(this, parts);
    this.termsField = null;
    /** What puts corners by hand; it stops when the board goes elsewhere. */
    this.cornering = null;
  }

  /** Takes new photos: of a new board, or further ones of this board. */
  async takePhotos(files, adding = false) {
    const { state } = this;
    if (files.length === 0) return this.tell("page-not-a-photo");
    this.cornering.stop();
    const already = adding ? state.photos : [];
    const progress = this.words.say("page-opening");
    state.change({ screen: "reading", progress, notice: "", pending: adding ? null : [] });
    const opened = await this.reader.open(files, already);
    if (state.screen !== "reading") return;
    if (!opened.some((photo) => photo.bitmap) && this.counter.where !== "server") {
      const error = { kind: "unsupported_format", said: this.words.say("page-cannot-open"), advice: "" };
      return this.refuse(error, [...already, ...opened], NOTHING_KNOWN);
    }
    await this.read([...already, ...opened], NOTHING_KNOWN, adding ? state.board : null);
  }

  /** Reads photos. `before`: the board whose answers are carried over, where there is one. */
  async read(photos, asked, before = null) {
    const { state, words } = this;
    state.change({ screen: "reading", pending: photos, progress: words.say("page-reading"), notice: "" });
    try {
      const answer = await this.reader.read(photos, { language: words.language, ...asked });
      if (answer.error) this.refuse(answer.error, photos, asked);
      else this.show(answer, photos, asked, before);
    } catch (error) {
      if (error.name !== "AbortError") this.refuse(this.asRefusal(error), photos, asked);
    }
  }

  /** Shows what was read, and has it counted. */
  show(reading, photos, asked, before = null) {
    const { state, words } = this;
    const same = before?.reading.photo.file === reading.photo.file ? before : null;
    const { board, leftOut } = boardAfter(same, reading, asked, before?.terms ?? this.usualTerms());
    if (same) state.history.push(board);
    const shown = photos.find((photo) => photo.name === reading.photo.file) ?? photos[0];
    state.change({
      photos,
      pending: null,
      refusal: null,
      history: same ? state.history : new History(board),
      score: null,
      scoreIsCurrent: false,
      walked: 0,
      cursor: null,
      mode: "stones",
      layout: shown.bitmap ? "photo" : "diagram",
      progress: words.say("page-judging"),
      notice: this.noticeAbout(reading, shown, leftOut),
    });
    this.keeper.photos(photos);
    this.count();
  }

  noticeAbout(reading, shown, leftOut) {
    const { words } = this;
    const notices = (reading.photo.others ?? [])
      .filter((other) => other.error)
      .map(({ file, error }) => words.say("page-photo-unread", { file, reason: error.said ?? error.message ?? error }));
    if (!shown.bitmap) notices.push(words.say("page-cannot-show"));
    if (leftOut > 0) notices.push(words.say("page-answers-left-out", { count: leftOut }));
    return notices.join(" ");
  }

  refuse(error, photos, asked) {
    this.state.change({ screen: "refused", refusal: { error, asked }, pending: photos, progress: "" });
  }

  /** A failure as a refusal: nothing can count, or the engine broke. */
  asRefusal(error) {
    const said = error instanceof NoEngine ? this.words.say("page-counts-nowhere")
      : this.words.say("page-failed", { message: error.message });
    return { kind: "internal", said, advice: "" };
  }

  /** Gives up reading, or a refused photo: back to the board, where there is one. */
  goBack() {
    this.reader.stop();
    this.state.change({ screen: this.state.board ? "board" : "start", pending: null, refusal: null, progress: "" });
  }

  /** Leaves for the start, where the next photo is taken. The board stays until it comes. */
  leave() {
    this.state.change({ screen: "start", pending: null, refusal: null, notice: "" });
  }

  usualTerms() {
    const { rules, komi } = this.preferences;
    return { rules: rules ?? this.words.rules[0].name, komi, handicap: null, bonus: null, prisoners: null };
  }

  /** A tap on a point, in the mode chosen. */
  tap(index) {
    const { state } = this;
    if (state.mode === "dead") return this.toggleGroup(index);
    return this.setStone(index, NEXT[stonesOf(state.board)[index]]);
  }

  setStone(index, stone) {
    const { board } = this.state;
    this.goOn(withStone(board, nameOf(index, sizeOf(board)), stone));
  }

  /** Calls the group at a point dead if it is alive, and alive if it is dead. */
  toggleGroup(index) {
    const { board, score, questions } = this.state;
    const [stones, size] = [stonesOf(board), sizeOf(board)];
    if (stones[index] === "empty") return;
    const dead = setOf(score?.life?.dead, size);
    const name = nameOf(index, size);
    const asked = questions.find((question) => question.group?.includes(name))?.group;
    const group = asked ?? groupAt(stones, dead, index, size).map((member) => nameOf(member, size));
    this.goOn(withGroup(board, group, !dead.has(index)));
  }

  /**
   * Answers what is asked: a stone for a point, one of the offered answers (by index) for points that belong
   * together, dead or alive for a group, what became of open points.
   */
  answer(question, answer) {
    const { state } = this;
    const { board } = state;
    state.walked += 1;
    if (question.points) this.goOn(withStones(board, question.answers[answer].stones), true);
    else if (question.left_open) this.goOn(withLeftOpen(board, answer), true);
    else if (question.group) this.goOn(withGroup(board, question.group, answer === "dead"), true);
    else this.goOn(withStone(board, question.point, answer), true);
  }

  /** Has the points of a question asked about one by one. */
  askOneByOne(question) {
    this.goOn(withApart(this.state.board, question.points), true);
  }

  skip(question) {
    this.state.walked += 1;
    this.goOn(withSkipped(this.state.board, keyOf(question)), true);
  }

  /** Comes back to all that is still open. */
  askAgain() {
    const { state } = this;
    state.history.replace({ ...state.board, skipped: [] });
    state.change({ walked: 0, screen: state.question ? "questions" : "board" });
  }

  /** Other rules, komi, handicap, bonus or prisoners; typing on in one field is one step. */
  setTerms(terms, field) {
    const { state } = this;
    const board = { ...state.board, terms: { ...state.board.terms, ...terms } };
    this.preferences.keep({ rules: board.terms.rules, komi: board.terms.komi });
    if (field && field === this.termsField) state.history.replace(board);
    else state.history.push(board);
    this.termsField = field;
    this.count();
  }

  setMode(mode) {
    this.state.change({ mode, screen: "board" });
  }

  undo() { this.step("undo", -1); }
  redo() { this.step("redo", 1); }

  /** One step back or forth; the answer at hand stays on screen if it is about the same photo. */
  step(which, walk) {
    const { state } = this;
    const before = state.board;
    if (!before || !state.history[which]()) return;
    this.cornering.stop();
    // Asking about points one by one is a step, but no question.
    const isQuestion = apartOf(before).length === apartOf(state.board).length;
    if (state.screen === "questions" && isQuestion) state.walked = Math.max(0, state.walked + walk);
    if (before.reading !== state.board.reading) state.score = null;
    if (state.screen === "corners") state.corners = [...cornersOf(state.board)];
    this.termsField = null;
    state.notice = "";
    this.count();
  }

  /** Goes on to another board. `walking`: by answering what was asked. */
  goOn(board, walking = false) {
    const { state } = this;
    this.termsField = null;
    state.history.push(board);
    state.notice = "";
    if (!walking && state.screen === "questions") state.screen = "board";
    this.count();
  }

  /** Shows the board as it is now and has it counted. */
  count() {
    const { state } = this;
    state.change({ scoreIsCurrent: false });
    this.keeper.soon();
    return this.scorer.ask(state.board, this.words.language);
  }

  /** The engine has answered. */
  scored(board, answer) {
    const { state } = this;
    if (board !== state.board) return;
    if (answer.error) return this.failed(answer.error);
    state.score = answer;
    state.scoreIsCurrent = true;
    if (state.screen === "reading") state.screen = state.question ? "questions" : "board";
    if (state.screen === "questions" && !state.question) state.screen = "board";
    state.change({ progress: "" });
    this.keeper.soon();
  }

  failed(error) {
    const { state, words } = this;
    if (state.screen === "reading") state.screen = "board";
    const message = error instanceof NoEngine ? words.say("page-counts-nowhere") : error.message;
    state.change({ progress: "", notice: words.say("page-failed", { message }) });
  }

  tell(message, values) {
    this.state.change({ notice: this.words.say(message, values) });
  }

  /** The index of a named point of the board. */
  indexOf(name) {
    return indexOf(name, sizeOf(this.state.board));
  }
}
