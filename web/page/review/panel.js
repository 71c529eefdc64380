// Beside the photo: the result, what is asked with what is proposed, and the buttons.

import { byId, made, setText } from "../elements.js";

const KEYS = { black: "B", white: "W", empty: "E", dead: "D", alive: "A" };

export class Panel {
  #root = byId("questions");
  #showing = null;

  /** `actions` has `answer(question, value)`, `answerTogether(stones)` and `ask(number)`. */
  constructor(words, actions) {
    Object.assign(this, { words, actions });
  }

  /** Shows a photo and what is stated about it; `busy` while a result is worked out. */
  show(work, busy) {
    const { detail } = work;
    const error = detail.error;
    setText(byId("refusal"), error?.message ?? "");
    setText(byId("advice"), error?.hint ?? "");
    setText(byId("result"), detail.result ?? "");
    byId("result").classList.toggle("busy", busy);
    setText(byId("count"), detail.count ?? "");
    setText(byId("stake"), detail.stake);
    setText(byId("unfit"), detail.unfit ? this.words.say("page-review-unfit", { why: detail.unfit }) : "");
    byId("warnings").replaceChildren(...detail.warnings.map((text) => made("li", { text })));
    byId("warnings").hidden = detail.warnings.length === 0;
    byId("tap-modes").hidden = !detail.board;
    this.#showQuestions(work);
    byId("accept").replaceChildren(made("kbd", { text: "Enter" }), " ", this.#acceptWords(work));
  }

  #acceptWords(work) {
    if (!work.detail.board) return this.words.say("page-review-accept-refusal");
    return this.words.say(work.hasChanges ? "page-review-accept-changed" : "page-review-accept");
  }

  #showQuestions(work) {
    const isSame = this.#showing === work;
    this.#showing = work;
    const focused = isSame ? document.activeElement?.dataset?.answer : null;
    const { detail } = work;
    const parts = [];
    for (const together of detail.together) {
      const choices = together.choices.map(({ label, stones }) =>
        made("button", { type: "button", class: "button small", text: label, click: () => this.actions.answerTogether(stones) }));
      parts.push(made("div", { class: "together" }, made("p", { text: together.question }), made("div", { class: "row" }, ...choices)));
    }
    work.questions.forEach((question, number) => parts.push(this.#question(work, question, number)));
    this.#root.replaceChildren(...parts);
    if (focused) this.#root.querySelector(`[data-answer="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    const current = this.#root.querySelector(".question.current");
    if (current && isSame) current.scrollIntoView({ block: "nearest" });
  }

  #question(work, question, number) {
    const { point, group } = question;
    const doubt = point ? work.detail.points.find((doubt) => doubt.point === point) : null;
    const values = point ? ["black", "white", "empty"] : ["dead", "alive"];
    const fate = group ? work.fateOf(group) : null;
    const chosen = point ? work.stoneAt(point) : fate === null ? null : fate ? "dead" : "alive";
    const proposed = point ? doubt.proposed : { true: "dead", false: "alive" }[group.proposed_dead];
    const heading = point ?? this.words.say("page-review-group", { point: group.points[0], stones: group.points.length });
    const buttons = values.map((value, place) => {
      const word = this.words.inOneWord(value);
      const percent = doubt ? ` ${doubt.percent[place]} %` : "";
      return made(
        "button",
        {
          type: "button",
          class: `answer ${value === proposed ? "proposed" : ""}`,
          "aria-pressed": String(value === chosen),
          "data-answer": `${point ?? group.points[0]}-${value}`,
          click: () => this.actions.answer(question, value),
        },
        made("kbd", { text: KEYS[value] }),
        ` ${word}${percent}`,
        ...(value === proposed ? [made("span", { class: "proposal", text: this.words.say("page-proposed") })] : []),
      );
    });
    const isCurrent = number === work.at;
    const legend = made("legend", { text: heading });
    const why = made("p", { class: "soft", text: point ? doubt.why : group.why });
    return made(
      "fieldset",
      { class: `question ${isCurrent ? "current" : ""}`, focusin: () => this.actions.ask(number) },
      legend,
      why,
      made("div", { class: "row" }, ...buttons),
    );
  }
}
