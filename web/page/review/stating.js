// What a person states about the photo that is shown, and what follows from it.

import { byId } from "../elements.js";
import { nameOf } from "../points.js";
import { previewPhoto } from "./server.js";

/** A result is worked out anew when nothing has been stated for this long, in milliseconds. */
const REST_MS = 350;
const STONES = ["black", "white", "empty"];

export class Stating {
  work = null;
  busy = false;
  #timer = 0;

  /** `told.changed()` when something is to be shown anew, `told.failed(error)`. */
  constructor(words, stage, told) {
    Object.assign(this, { words, stage, told });
  }

  /** Begins with a photo; null for none. */
  begin(work) {
    clearTimeout(this.#timer);
    Object.assign(this, { work, busy: false });
  }

  /** What is stated, as it is saved. */
  get correction() {
    const { detail, corners } = this.work;
    return { content: detail.content, answers: this.work.answers(), corners: corners ?? undefined, language: this.words.language };
  }

  /** What the run had of the photo before; null if nobody had looked at it. */
  get before() {
    const { before, detail } = this.work;
    if (before !== undefined) return before;
    return detail.answers && { answers: detail.answers, corners: detail.corners ?? undefined };
  }

  /** Takes note of a change: shows it at once, and then what follows from it. */
  #changed() {
    this.busy = true;
    this.told.changed();
    clearTimeout(this.#timer);
    const { work } = this;
    this.#timer = setTimeout(() => this.#workOut(work), REST_MS);
  }

  async #workOut(work) {
    const { correction } = this;
    try {
      const detail = await previewPhoto(correction);
      const isNow = work === this.work && JSON.stringify(this.correction) === JSON.stringify(correction);
      if (!isNow) return;
      work.before = this.before;
      work.learn({ ...detail, answers: work.detail.answers });
    } catch (error) {
      this.told.failed(error);
    }
    if (work !== this.work) return;
    this.busy = false;
    this.told.changed();
  }

  /** Takes back what was stated last; false if nothing was. */
  undo() {
    if (!this.work?.undo()) return false;
    this.#changed();
    return true;
  }

  /** Answers a question, and goes on to the next one. */
  answer(question, value) {
    const { work } = this;
    const number = work.questions.findIndex((other) => other.point === question.point && other.group === question.group);
    if (question.point) work.setStones([[question.point, value]]);
    else work.setDead(question.group.points[0], value === "dead");
    work.at = Math.min(number + 1, work.questions.length - 1);
    this.#changed();
  }

  answerTogether(stones) {
    this.work.setStones(stones);
    this.#changed();
  }

  /** Shows which question the keys answer. */
  ask(number) {
    if (this.work.at === number) return;
    this.work.at = number;
    this.told.changed();
  }

  moveQuestion(by) {
    const count = this.work?.questions.length ?? 0;
    if (count > 0) this.ask((this.work.at + by + count) % count);
  }

  /** States what a key means: about the point under the cursor, or about the question. */
  state(value, onBoard) {
    const { work } = this;
    if (!work?.detail.board) return false;
    const isStone = STONES.includes(value);
    if (onBoard && this.stage.cursor !== null) {
      const point = nameOf(this.stage.cursor, work.lines);
      if (isStone) work.setStones([[point, value]]);
      else work.setDead(point, value === "dead");
      this.#changed();
      this.#sayPoint(point);
      return true;
    }
    const { question } = work;
    if (!question || isStone !== Boolean(question.point)) return false;
    this.answer(question, value);
    return true;
  }

  /** A tap on a point: changes the stone, or the fate of the group. */
  tap(index) {
    const { work } = this;
    if (!work) return;
    const point = nameOf(index, work.lines);
    const isFate = work.groupAt(point) || document.querySelector("[name=tap]:checked").value === "dead";
    if (!work.isAsked(point) && isFate && work.stoneAt(point) !== "empty") work.setDead(point, !work.isDead(point));
    else work.turn(point);
    const number = work.questions.findIndex((question) => question.point === point || question.group?.points.includes(point));
    if (number >= 0) work.at = number;
    this.#changed();
    this.#sayPoint(point);
  }

  moveCursor(dx, dy) {
    const { work, stage } = this;
    if (!work?.detail.board || !stage.plane) return;
    const size = work.lines;
    const middle = Math.floor((size * size) / 2);
    const [column, row] = [(stage.cursor ?? middle) % size, Math.floor((stage.cursor ?? middle) / size)];
    const inside = (value) => Math.min(Math.max(value, 0), size - 1);
    stage.setCursor(inside(row + dy) * size + inside(column + dx));
    this.#sayPoint(nameOf(stage.cursor, size));
  }

  #sayPoint(point) {
    const facts = [this.words.inOneWord(this.work.stoneAt(point))];
    if (this.work.isDead(point)) facts.push(this.words.say("page-dead"));
    if (this.work.isAsked(point)) facts.push(this.words.say("page-asked-about"));
    byId("said").textContent = this.words.say("page-point-is", { point, what: this.words.join(facts) });
  }
}
