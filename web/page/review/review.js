// How a person goes through the photos: accepts, moves on and back, and takes back.

import { byId, made, setText } from "../elements.js";
import { Work } from "./work.js";

export class Review {
  #turn = 0;
  #counts = null;

  /** The parts of the page. */
  constructor(parts) {
    Object.assign(this, parts);
  }

  get work() {
    return this.stating.work;
  }

  number(value) {
    return value.toLocaleString(this.words.language);
  }

  /** Shows a photo of the list. */
  async goTo(number) {
    if (this.cornering.isOn) this.cornering.end();
    // Until the photo is here there is none: a key that comes too early must not accept the one before again.
    this.stating.begin(null);
    this.queue.at = number;
    this.#turn += 1;
    const turn = this.#turn;
    const listed = await this.queue.whenListed(number);
    if (turn !== this.#turn) return;
    this.listView.showCurrent();
    byId("name").textContent = listed?.name ?? this.words.say("page-review-none");
    const place = { number: this.number(number + 1), count: this.number(this.queue.total) };
    byId("place").textContent = listed ? this.words.say("page-review-place", place) : "";
    document.body.dataset.photo = listed?.content ? "loading" : "none";
    if (!listed?.content) {
      this.#showNothing(listed);
      return;
    }
    try {
      const detail = await this.queue.photo(listed.content);
      if (turn !== this.#turn) return;
      this.showWork(new Work(detail));
      document.body.dataset.photo = detail.content;
      this.queue.fetchAhead().catch(() => {});
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#showNothing(listed);
      this.fail(error);
    }
  }

  /** Shows a photo with what is stated about it. */
  showWork(work) {
    this.stating.begin(work);
    this.view.begin();
    this.show();
  }

  #showNothing(listed) {
    this.stating.begin(null);
    this.stage.clear();
    setText(byId("refusal"), listed?.reason ?? "");
    for (const id of ["others", "advice", "result", "count", "stake", "unfit", "no-photo"]) setText(byId(id), "");
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
    this.panel.show(work, this.stating.busy);
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

  /** Says something that a person has to see; `again` is the acceptance that it is about. */
  notify(text, again = null) {
    const close = made("button", { type: "button", class: "button small", text: this.words.say("page-close") });
    const notice = made("div", { class: "notice" }, made("p", { text }), close);
    close.addEventListener("click", () => notice.remove());
    if (again !== null) {
      const look = made("button", { type: "button", class: "button small", text: this.words.say("page-review-look-again") });
      look.addEventListener("click", () => { notice.remove(); this.lookAgain(again); });
      notice.insertBefore(look, close);
    }
    byId("notices").append(notice);
  }

  /** Shows the photo of an acceptance, also if the list is another one by now. */
  async lookAgain({ number, name, correction }) {
    const listed = await this.queue.whenListed(number);
    if (listed?.content === correction.content) {
      await this.goTo(number);
      return;
    }
    byId("filter").value = "all";
    byId("text").value = name;
    await this.reopen();
  }

  fail(error) {
    this.notify(this.words.say("page-failed", { message: error.message }));
  }

  /** Shows and reads aloud. */
  say(text) {
    setText(byId("saving"), text);
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
    const { correction, before } = this.stating;
    this.saver.accept({ correction, before, number: this.queue.at, name: work.detail.name });
    this.queue.forget([correction.content]);
    if (this.queue.at < this.queue.total - 1) {
      this.goTo(this.queue.at + 1);
      return;
    }
    this.notify(this.words.say("page-review-last"));
    const last = this.queue.at;
    this.stating.begin(null);
    this.saver.whenSaved().then(() => { if (!this.work && this.queue.at === last) this.goTo(last); });
  }

  /** Goes on or back in the list without accepting. */
  move(by) {
    const number = this.queue.at + by;
    if (number >= 0 && number < this.queue.total) this.goTo(number);
  }

  /** Takes back what was stated last about this photo, or else the last acceptance. */
  undo() {
    if (this.cornering.isOn || this.stating.undo()) return;
    const last = this.saver.undo();
    if (!last) return;
    this.queue.forget(last.photos ?? [last.correction.content]);
    this.saver.whenSaved().then(() => {
      this.say(this.words.say("page-review-taken-back", { count: last.photos?.length ?? 1 }));
      if (last.photos) this.reopen();
      else this.lookAgain(last);
    });
  }

  /** Makes the list anew, as it is chosen. */
  async reopen() {
    const [filter, byName] = [byId("filter").value, byId("order").value === "name"];
    // What was stated and not accepted goes with the list that is left.
    this.stating.begin(null);
    try {
      await this.saver.whenSaved();
      await this.queue.open({ filter, byName, text: byId("text").value });
      byId("list").scrollTop = 0;
      await this.goTo(this.queue.at);
    } catch (error) {
      this.fail(error);
    }
  }

  /** An acceptance was saved. */
  saved({ counts, photo, questions }, acceptance) {
    this.counted(counts);
    if (photo) this.queue.update(photo);
    if (questions > 0) {
      const values = { name: acceptance.name, count: questions };
      this.notify(this.words.say("page-review-more-questions", values), acceptance);
    }
  }

  /** An acceptance was not saved: the photo is as it was. */
  failed(acceptance, error) {
    const values = { name: acceptance.name ?? "", reason: error.message };
    this.notify(this.words.say("page-review-not-saved", values), acceptance.correction ? acceptance : null);
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
    const values = { done: this.number(corrected), count: this.number(count), rate };
    byId("progress").max = Math.max(count, 1);
    byId("progress").value = corrected;
    byId("progress-said").textContent = this.words.say(rate === null ? "page-review-progress" : "page-review-progress-rate", values);
  }
}
