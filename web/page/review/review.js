// What a person does with the photos, each as a procedure.

import { byId, made, setText } from "../elements.js";
import { nameOf } from "../points.js";
import { previewPhoto } from "./server.js";
import { Work } from "./work.js";

/** A result is worked out anew when nothing has been stated for this long, in milliseconds. */
const REST_MS = 350;

export class Review {
  work = null;
  #busy = false;
  #timer = 0;
  #turn = 0;
  #counts = null;

  constructor({ words, queue, stage, view, originals, saver }) {
    Object.assign(this, { words, queue, stage, view, originals, saver });
  }

  /** Shows a photo of the list. */
  async goTo(number, work = null) {
    if (this.cornering.isOn) this.cornering.end();
    clearTimeout(this.#timer);
    this.queue.at = number;
    this.#turn += 1;
    const turn = this.#turn;
    const listed = await this.queue.whenListed(number);
    if (turn !== this.#turn) return;
    this.listView.showCurrent();
    byId("name").textContent = listed?.name ?? this.words.say("page-review-none");
    const place = { number: (number + 1).toLocaleString(this.words.language), count: this.queue.total.toLocaleString(this.words.language) };
    byId("place").textContent = listed ? this.words.say("page-review-place", place) : "";
    const isReady = Boolean(listed?.content);
    document.body.dataset.photo = isReady ? "loading" : "none";
    if (!isReady) {
      this.#showNothing(listed);
      return;
    }
    try {
      const detail = await this.queue.photo(listed.content);
      if (turn !== this.#turn) return;
      this.work = work ?? new Work(detail);
      this.view.begin();
      this.#busy = false;
      this.show();
      document.body.dataset.photo = detail.content;
      this.queue.fetchAhead().catch(() => {});
    } catch (error) {
      if (turn === this.#turn) this.notify(this.words.say("page-failed", { message: error.message }));
    }
  }

  #showNothing(listed) {
    this.work = null;
    this.stage.clear();
    setText(byId("others"), "");
    setText(byId("refusal"), listed?.reason ?? "");
    for (const id of ["advice", "result", "count", "stake", "unfit", "no-photo"]) setText(byId(id), "");
    byId("warnings").hidden = true;
    byId("questions").replaceChildren();
    this.#showButtons();
  }

  /** Shows all that depends on the photo and on what is stated. */
  show() {
    const { work } = this;
    if (!work) return;
    const names = work.detail.others.join(", ");
    setText(byId("others"), names && this.words.say("page-review-same-photo", { names }));
    this.panel.show(work, this.#busy);
    if (!this.cornering.isOn) this.view.show(work);
    this.#showButtons();
  }

  #showButtons() {
    byId("accept").disabled = !this.work;
    byId("put-corners").disabled = !this.work;
    byId("previous").disabled = this.queue.at <= 0;
    byId("next").disabled = this.queue.at >= this.queue.total - 1;
    byId("undo").disabled = !this.work?.hasChanges && !this.saver.canUndo;
  }

  /** Says something that a person has to see; `again` leads to the photo that it is about. */
  notify(text, again = null) {
    const close = made("button", { type: "button", class: "button small", text: this.words.say("page-close") });
    const notice = made("div", { class: "notice" }, made("p", { text }), close);
    close.addEventListener("click", () => notice.remove());
    if (again !== null) {
      const look = made("button", { type: "button", class: "button small", text: this.words.say("page-review-look-again") });
      look.addEventListener("click", () => { notice.remove(); this.goTo(again); });
      notice.insertBefore(look, close);
    }
    byId("notices").append(notice);
  }

  /** Accepts the photo as it is stated, and goes on to the next. */
  accept() {
    const { work } = this;
    if (!work || this.cornering.isOn) return;
    const { undecided } = work;
    if (undecided) {
      work.at = work.questions.findIndex(({ group }) => group === undecided);
      this.say(this.words.say("page-review-decide", { point: undecided.points[0] }));
      this.show();
      return;
    }
    const { content, answers, corners } = work.detail;
    const before = work.before ?? (answers && { answers, corners: corners ?? undefined });
    const correction = this.#correction();
    this.saver.accept({ correction, before, number: this.queue.at, name: work.detail.name });
    this.queue.forget([content]);
    if (this.queue.at < this.queue.total - 1) this.goTo(this.queue.at + 1);
    else this.say(this.words.say("page-review-last"));
  }

  #correction() {
    const { detail, corners } = this.work;
    const language = this.words.language;
    return { content: detail.content, answers: this.work.answers(), corners: corners ?? undefined, language };
  }

  /** Goes on or back in the list without accepting. */
  move(by) {
    const number = this.queue.at + by;
    if (number >= 0 && number < this.queue.total) this.goTo(number);
  }

  /** Takes back what was stated last about this photo, or else the last acceptance. */
  undo() {
    if (this.cornering.isOn) return;
    if (this.work?.undo()) {
      this.#changed();
      return;
    }
    const last = this.saver.undo();
    if (!last) return;
    this.queue.forget(last.photos ?? [last.correction.content]);
    this.say(this.words.say("page-review-taken-back", { count: last.photos?.length ?? 1 }));
    this.saver.whenSaved().then(() => {
      if (last.photos) this.reopen();
      else if (this.queue.total > last.number) this.goTo(last.number);
    });
  }

  /** Reads aloud. */
  say(text) {
    byId("said").textContent = text;
    setText(byId("saving"), text);
  }

  /** Takes note of a change: shows it at once, and then what follows from it. */
  #changed() {
    this.#busy = true;
    this.show();
    clearTimeout(this.#timer);
    const { work } = this;
    this.#timer = setTimeout(() => this.#workOut(work), REST_MS);
  }

  async #workOut(work) {
    const correction = this.#correction();
    try {
      const detail = await previewPhoto(correction);
      const isNow = work === this.work && JSON.stringify(this.#correction()) === JSON.stringify(correction);
      if (!isNow) return;
      work.before ??= this.#saved(work);
      work.learn({ ...detail, answers: work.detail.answers });
    } catch (error) {
      this.notify(this.words.say("page-failed", { message: error.message }));
    }
    if (work !== this.work) return;
    this.#busy = false;
    this.show();
  }

  #saved({ detail: { answers, corners } }) {
    return answers && { answers, corners: corners ?? undefined };
  }

  /** Answers a question, and goes on to the next one. */
  answer(question, value) {
    const number = this.work.questions.findIndex((other) => other.point === question.point && other.group === question.group);
    if (question.point) this.work.setStones([[question.point, value]]);
    else this.work.setDead(question.group.points[0], value === "dead");
    this.work.at = Math.min(number + 1, this.work.questions.length - 1);
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
    this.show();
  }

  moveQuestion(by) {
    const count = this.work?.questions.length ?? 0;
    if (count > 0) this.ask((this.work.at + by + count) % count);
  }

  /** States what a key means: about the point under the cursor, or about the question. */
  state(value, onBoard) {
    const { work } = this;
    if (!work?.detail.board || this.cornering.isOn) return false;
    const isStone = ["black", "white", "empty"].includes(value);
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
    if (!work || this.cornering.isOn) return;
    const point = nameOf(index, work.lines);
    const asked = work.detail.points.some((doubt) => doubt.point === point);
    const isFate = work.groupAt(point) || document.querySelector("[name=tap]:checked").value === "dead";
    if (!asked && isFate && work.stoneAt(point) !== "empty") work.setDead(point, !work.isDead(point));
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
    if (this.work.detail.points.some((doubt) => doubt.point === point)) facts.push(this.words.say("page-asked-about"));
    byId("said").textContent = this.words.say("page-point-is", { point, what: this.words.join(facts) });
  }

  showView(view) {
    this.view.choose(view);
    if (this.work && !this.cornering.isOn) this.view.show(this.work);
  }

  showNextView() {
    this.showView(this.view.next);
  }

  zoom(factor) {
    if (factor === 0) this.stage.showWhole();
    else this.stage.zoom(factor);
  }

  /** Shows four corners to be put, on the photo as it was taken. */
  async putCorners() {
    const { work } = this;
    if (!work || this.cornering.isOn) return;
    const original = await this.originals.get(work.detail.content, this.words.language);
    if (work !== this.work) return;
    if (original.error) {
      setText(byId("no-photo"), original.error);
      return;
    }
    const { address, width, height } = original;
    const plane = { width, height, grid: [], spacings: [], spacing: Math.min(width, height) / 20 };
    this.stage.showGround(`corners ${work.detail.content}`, "photo", plane, 0, address);
    const known = work.corners ?? (work.detail.board && { places: work.detail.board.corners, lines: work.detail.board.lines });
    this.cornering.begin(known, original);
  }

  /** Reads the photo again with corners, and shows what was read. */
  async readAgain(corners) {
    const { work } = this;
    byId("read-again").disabled = true;
    setText(byId("saving"), this.words.say("page-reading"));
    try {
      const detail = await previewPhoto({ content: work.detail.content, answers: [], corners, language: this.words.language });
      if (work !== this.work) return;
      if (!detail.board) {
        this.notify(detail.error?.message ?? this.words.say("page-review-none"));
        return;
      }
      this.cornering.end();
      const before = work.before ?? this.#saved(work);
      this.work = new Work({ ...detail, answers: null });
      this.work.before = before;
      this.showView("photo");
      byId("marks").checked = true;
      this.show();
      byId("name").focus();
    } catch (error) {
      this.notify(this.words.say("page-failed", { message: error.message }));
    } finally {
      setText(byId("saving"), "");
      byId("read-again").disabled = false;
    }
  }

  cancelCorners() {
    this.cornering.end();
    this.show();
    byId("name").focus();
  }

  /** Makes the list anew, as it is chosen. */
  async reopen() {
    const [filter, byName] = [byId("filter").value, byId("order").value === "name"];
    try {
      await this.saver.whenSaved();
      await this.queue.open({ filter, byName, text: byId("text").value });
      byId("list").scrollTop = 0;
      await this.goTo(this.queue.at);
    } catch (error) {
      this.notify(this.words.say("page-failed", { message: error.message }));
    }
  }

  /** An acceptance was saved. */
  saved(answer, acceptance) {
    this.counted(answer.counts);
    if (answer.photo) this.queue.update(answer.photo);
    if (answer.questions > 0) {
      const values = { name: acceptance.name, count: answer.questions };
      this.notify(this.words.say("page-review-more-questions", values), acceptance.number);
    }
  }

  /** An acceptance was not saved: the photo is as it was. */
  failed({ name, number = null }, error) {
    const values = { name: name ?? "", reason: error.message };
    this.notify(this.words.say("page-review-not-saved", values), number);
  }

  counted(counts) {
    this.#counts = counts;
    this.showProgress();
  }

  showProgress() {
    if (!this.#counts) return;
    const { asked, refused, corrected } = this.#counts;
    const count = asked + refused + corrected;
    const rate = this.saver.photosAMinute;
    const number = (value) => value.toLocaleString(this.words.language);
    const values = { done: number(corrected), count: number(count), rate };
    byId("progress").max = Math.max(count, 1);
    byId("progress").value = corrected;
    byId("progress-said").textContent = this.words.say(rate === null ? "page-review-progress" : "page-review-progress-rate", values);
  }
}
