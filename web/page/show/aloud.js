// What a screen reader says by itself: each question, why a photo was refused, the result once it stands, and that a photo
// is being read, once for each reading, however often the progress changes.

import { byId } from "../elements.js";

/** Says something aloud: what the cursor is on, what has changed. */
export function sayAloud(text) {
  const said = byId("said");
  said.textContent = said.textContent === text ? `${text}\u00a0` : text;
}

export class Aloud {
  #screen = "start";
  #mode = "stones";
  #said = "";
  #notice = "";

  constructor(words) {
    this.words = words;
  }

  show(state) {
    const isElsewhere = state.screen !== this.#screen;
    const said = this.#screenText(state, isElsewhere);
    const isNews = said !== "" && (isElsewhere || said !== this.#said);
    const notice = state.notice === this.#notice ? "" : state.notice;
    const news = [isNews ? said : "", notice].filter(Boolean);
    if (news.length > 0) sayAloud(news.join(" "));
    if (isElsewhere || isNews) this.#said = said;
    this.#screen = state.screen;
    this.#mode = state.mode;
    this.#notice = state.notice;
    this.#sayResult(state);
  }

  /** What is to be said about the screen as it is now, or "" where it has been said. */
  #screenText(state, isElsewhere) {
    const { words } = this;
    const { error } = state.refusal ?? {};
    switch (state.screen) {
      case "reading": return isElsewhere ? state.progress : "";
      case "questions": return state.question ? this.#questionText(state) : "";
      case "refused": return [error.said ?? error.message, error.advice].filter(Boolean).join(" ");
      case "corners": return words.say("page-drag-corners");
      // Who comes to the board hears the result; what a tap does is said when that changes.
      case "board": return isElsewhere || state.mode === this.#mode ? "" : byId("status").textContent;
      default: return "";
    }
  }

  #questionText({ question, walked, toBeAsked }) {
    const number = this.words.say("page-question", { number: walked + 1, count: walked + toBeAsked.length });
    return `${number}. ${question.text}`;
  }

  /** The result, once it stands; it is not said again until it is another one. */
  #sayResult(state) {
    const element = byId("result-aloud");
    const stands = state.screen === "board" && byId("result-checking").textContent === "" && state.score;
    const parts = ["result-said", "result-note", "result-counts"].map((id) => byId(id).textContent).filter(Boolean);
    if (!stands && state.screen === "board") return;
    const said = stands ? parts.join(". ") : "";
    if (element.textContent !== said) element.textContent = said;
  }
}
