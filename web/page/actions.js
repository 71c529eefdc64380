// What a person can do, each as a procedure: from the photo to the result, and back again with undo.

import {
  apartOf, cornersOf, groupAt, setOf, sizeOf, stonesOf, withAnswer, withApart, withGroup, withLeftOpen, withSkipped,
  withStone,
} from "./board.js";
import { newId } from "./counted.js";
import { History } from "./history.js";
import { indexOf, nameOf } from "./points.js";
import { NoEngine } from "./engine/choose.js";
import { answerScaled } from "./engine/scaled.js";
import { release, withFrames } from "./photo.js";
import { boardAfter } from "./reader.js";
import { glareSideOf } from "./show/glare.js";
import { keyOf, proposal } from "./state.js";

const NEXT = { empty: "black", black: "white", white: "empty" };
/** How long it may take to find out which doubts matter before all of them are asked about. */
const LONGEST_WEIGHING_MS = 3000;
/** The rules to begin with, where a language is that of a country with rules of its own. */
const RULES_OF = { zh: "chinese", ja: "japanese", ko: "korean" };
/** What a reading is asked with when nothing is known of the board. */
const NOTHING_KNOWN = { size: null, board: null, corners: null };

export class Actions {
  /** `parts`: state, words, preferences, counter, reader, scorer, keeper. */
  constructor(parts) {
    Object.assign(this, parts);
    this.termsField = null;
    /** Stands for the reading of photos that is under way; what an earlier one brings is dropped. */
    this.reading = null;
    this.entering = 0;
    /** What puts corners by hand; it stops when the board goes elsewhere. */
    this.cornering = null;
    /** The terms of the board whose photo is taken again; null where a new board begins. */
    this.termsToKeep = null;
  }

  /**
   * Takes new photos: of a new board, or further ones of this board (`adding`). `frames`: what the camera showed before
   * the one photo was taken, as bitmaps, the best first.
   */
  async takePhotos(files, adding = false, frames = []) {
    if (files.length === 0) return this.tell("page-not-a-photo");
    this.termsToKeep = null;
    await this.openAndRead(files, adding, frames);
  }

  /** Takes another photo of this board in place of its photos. What was agreed about the count still holds. */
  async retakePhoto(files, frames = []) {
    if (files.length === 0) return this.tell("page-not-a-photo");
    this.termsToKeep = this.state.board.terms;
    await this.openAndRead(files, false, frames);
  }

  async openAndRead(files, adding, frames = []) {
    const { state } = this;
    const already = adding ? state.photos : [];
    const reading = this.beginReading("page-opening", adding ? null : []);
    const opened = await this.reader.open(files, already, (number) => {
      if (reading !== this.reading || files.length === 1) return;
      state.change({ progress: this.words.say("page-opening-several", { number, count: files.length }) });
    });
    if (reading !== this.reading) return opened.forEach(release);
    if (frames.length > 0) withFrames(opened[0], frames);
    if (this.counter.where === "none" && !(await this.canShow(opened[0]))) {
      const error = { kind: "unsupported_format", said: this.words.say("page-cannot-open"), advice: "" };
      return this.refuse(error, [...already, ...opened], NOTHING_KNOWN);
    }
    await this.read([...already, ...opened], NOTHING_KNOWN, adding ? state.board : null);
  }

  /** Reads photos. `before`: the board whose answers are carried over, where there is one. */
  async read(photos, asked, before = null) {
    const reading = this.beginReading("page-reading", photos);
    const request = { language: this.words.language, ...asked };
    this.reader.show(photos[0]).then(() => reading === this.reading && this.state.change({}));
    const read = await this.reader.read(photos, request).catch((error) => ({ error: this.asRefusal(error) }));
    if (reading !== this.reading) return;
    const shown = photos.find((photo) => photo.name === read.photo?.file) ?? photos[0];
    await this.reader.show(shown);
    if (reading !== this.reading) return;
    const answer = answerScaled(read, shown);
    if (answer.error) return this.refuse(answer.error, photos, asked);
    this.show(answer, photos, asked, before);
  }

  /** Whether a photo can be shown at all. */
  async canShow(photo) {
    await this.reader.show(photo);
    return photo.preview !== null;
  }

  /** Begins to read photos; whatever was going on before is given up. */
  beginReading(progress, photos) {
    this.stopReading();
    this.reading = {};
    this.state.change({ screen: "reading", pending: photos, progress: this.words.say(progress), notice: "" });
    return this.reading;
  }

  /** Gives up what is being read, by itself or for corners put by hand. */
  stopReading() {
    this.reading = null;
    clearTimeout(this.entering);
    this.entering = 0;
    this.cornering.stop();
  }

  /** Shows what was read, and has it counted. */
  show(reading, photos, asked, before = null) {
    const { state, words } = this;
    this.reading = null;
    reading.id = before?.reading.id ?? newId();
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
      walksAll: false,
      cursor: null,
      mode: "stones",
      layout: shown.preview ? "photo" : "diagram",
      turns: 0,
      glareSide: glareSideOf(reading, shown),
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
    if (!shown.preview) notices.push(words.say("page-cannot-show"));
    if (leftOut > 0) notices.push(words.say("page-answers-left-out", { count: leftOut }));
    return notices.join(" ");
  }

  refuse(error, photos, asked) {
    this.reading = null;
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
    const { state } = this;
    this.stopReading();
    state.change({ screen: state.board ? "board" : "start", pending: null, refusal: null, progress: "" });
    this.countIfNeeded();
  }

  /** Has the board counted where something else came in between: a photo that was chosen, or the end of a drag. */
  countIfNeeded() {
    if (this.state.board && !this.state.scoreIsCurrent) this.count();
  }

  /** Leaves for the start, where the next photo is taken. The board stays until it comes. */
  leave() {
    this.stopReading();
    this.state.change({ screen: "start", pending: null, refusal: null, progress: "", notice: "" });
  }

  /** Opens a board without its photo: one that was counted before, or that came by a link. */
  openBoard(board, notice = null, score = null) {
    const { state, words } = this;
    this.stopReading();
    state.change({
      screen: "board",
      photos: [],
      pending: null,
      refusal: null,
      history: new History(board),
      score,
      scoreIsCurrent: false,
      walked: 0,
      walksAll: false,
      cursor: null,
      mode: "stones",
      layout: "diagram",
      turns: 0,
      glareSide: null,
      progress: "",
      notice: notice ? words.say(notice) : "",
    });
    this.count();
  }

  /** Forgets board and photos. */
  forget() {
    this.leave();
    this.state.change({ history: null, score: null, scoreIsCurrent: false, photos: [] });
  }

  usualTerms() {
    if (this.termsToKeep) return this.termsToKeep;
    const { rules, komi } = this.preferences;
    const usual = RULES_OF[this.words.language] ?? this.words.rules[0].name;
    return { rules: rules ?? usual, komi, handicap: null, bonus: null, prisoners: null };
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
    this.state.walked += 1;
    this.goOn(withAnswer(this.state.board, question, answer), true);
  }

  /** Answers the question at hand and all that follow as proposed, in one step. */
  acceptAll() {
    const { state } = this;
    const proposed = state.toBeAsked.filter((question) => proposal(question) !== null);
    if (proposed.length === 0) return;
    state.walked += proposed.length;
    const accept = (board, question) => withAnswer(board, question, proposal(question));
    this.goOn(proposed.reduce(accept, state.board), true);
  }

  /** Counts a game that is not finished, as the board stands. */
  countAnyway() {
    this.goOn(withLeftOpen(this.state.board, "ended"));
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
    state.walksAll = state.deciding.length === 0;
    state.change({ walked: 0, screen: state.question ? "questions" : "board" });
    // What is still to be said would be about the board before.
    if (state.isChecking) this.count();
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
    const works = ["board", "questions", "corners"].includes(state.screen) && state.pending === null;
    if (!works || !before || !state.history[which]()) return;
    this.stopReading();
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

  /** The engine has answered about a board. */
  scored(board, answer) {
    const { state, words } = this;
    if (board !== state.board) return;
    if (answer.error) return this.contradicted(board, answer.error);
    this.keeper.soon();
    state.score = answer;
    state.scoreIsCurrent = true;
    // While another photo is being read, the page shows that.
    if (this.reading) return;
    if (state.screen === "reading" && answer.isWeighed === false && !state.isUnfinished) {
      state.change({ progress: words.say("page-weighing") });
      this.entering ||= setTimeout(() => this.enter(), LONGEST_WEIGHING_MS);
      return;
    }
    this.enter();
  }

  /** Goes from the photo that was read to its questions, or to the board if there are none. */
  enter() {
    const { state } = this;
    clearTimeout(this.entering);
    this.entering = 0;
    if (this.reading) return;
    if (state.screen === "reading") state.screen = state.question ? "questions" : "board";
    if (state.screen === "questions" && !state.question) state.screen = "board";
    state.change({ progress: "" });
  }

  /** What a person has said cannot be, such as that a group with two eyes is dead: it is taken back. */
  contradicted(board, error) {
    const { state } = this;
    if (error.kind !== "bad_option" || !state.history.takeBack()) return this.failed(board, error);
    this.termsField = null;
    this.count();
    state.change({ notice: error.said ?? error.message });
  }

  /** The engine could not answer about a board. */
  failed(board, error) {
    const { state, words } = this;
    if (board !== state.board || this.reading) return;
    if (state.screen === "reading") state.screen = "board";
    const message = error instanceof NoEngine ? words.say("page-counts-nowhere") : (error.said ?? error.message);
    state.change({ progress: "", uncounted: board, notice: words.say("page-failed", { message }) });
  }

  tell(message, values) {
    this.state.change({ notice: this.words.say(message, values) });
  }

  /** The index of a named point of the board. */
  indexOf(name) {
    return indexOf(name, sizeOf(this.state.board));
  }
}
