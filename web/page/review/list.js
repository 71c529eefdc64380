// The list of photos: of any number of them, only those in view are elements.

import { byId, made } from "../elements.js";

/** Height of a row in CSS pixels, as the style sheet has it. */
const ROW = 44;
/** Rows made beyond those in view. */
const MORE = 6;

const MARKS = { asked: "?", refused: "×", settled: "·", corrected: "✓" };
const STATUS_WORDS = {
  asked: "page-review-status-asked",
  refused: "page-review-status-refused",
  settled: "page-review-status-settled",
  corrected: "page-review-status-corrected",
};

export class PhotoListView {
  #box = byId("list");
  #rows = byId("rows");

  /** `chosen(number)` is called when a photo is chosen. */
  constructor(queue, words, chosen) {
    Object.assign(this, { queue, words, chosen });
    this.#box.addEventListener("scroll", () => this.show());
    new ResizeObserver(() => this.show()).observe(this.#box);
  }

  /** Shows the rows in view. */
  show() {
    const { total, at } = this.queue;
    byId("total").textContent = this.words.say("page-review-total", { count: total.toLocaleString(this.words.language) });
    const first = Math.max(Math.floor(this.#box.scrollTop / ROW) - MORE, 0);
    const last = Math.min(Math.ceil((this.#box.scrollTop + this.#box.clientHeight) / ROW) + MORE, total);
    this.#rows.style.setProperty("height", `${total * ROW}px`);
    const focused = document.activeElement?.closest("#rows [data-number]")?.dataset.number;
    const rows = [];
    for (let number = first; number < last; number += 1) rows.push(this.#row(number, number === at));
    this.#rows.replaceChildren(...rows);
    if (focused !== undefined) this.#rows.querySelector(`[data-number="${focused}"]`)?.focus({ preventScroll: true });
  }

  /** Scrolls to the photo that is shown. */
  showCurrent() {
    const top = this.queue.at * ROW;
    const { scrollTop, clientHeight } = this.#box;
    if (top < scrollTop || top + ROW > scrollTop + clientHeight) this.#box.scrollTop = top - clientHeight / 3;
    this.show();
  }

  #row(number, isCurrent) {
    const photo = this.queue.listed(number);
    const status = photo?.status ?? "";
    const button = made("button", {
      type: "button",
      class: `listed ${status}`,
      "data-number": number,
      "aria-current": isCurrent ? "true" : null,
      disabled: !photo,
      click: () => this.chosen(number),
    });
    if (photo) {
      const said = this.words.say(STATUS_WORDS[status] ?? "page-review-status-refused");
      button.append(
        made("span", { class: "status", "aria-hidden": "true", text: MARKS[status] ?? "×" }),
        made("span", { class: "listed-name", text: inOrder(photo.name), title: photo.name }),
        made("span", { class: "unseen", text: said }),
      );
    }
    const item = made("li", { "aria-setsize": this.queue.total, "aria-posinset": number + 1 }, button);
    item.style.setProperty("top", `${number * ROW}px`);
    return item;
  }
}

/** A name in its own order, between marks for that: its line runs from right to left, so that the end of a long name is seen. */
function inOrder(name) {
  return `\u200e${name}\u200e`;
}
