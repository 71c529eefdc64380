// The result in large type, and how it comes about.

import { byId, made, setText } from "../elements.js";

export function showResult(state, words) {
  const section = byId("result");
  section.hidden = !state.board || state.pending !== null || !["board", "questions", "corners"].includes(state.screen);
  showOpen(state, words);
  if (section.hidden) return;
  const { score } = state;
  const result = byId("result-said");
  const waits = !score;
  setText(result, waits ? words.say("page-checking") : unbroken(saidOf(state, words)));
  section.classList.toggle("waiting", waits || !state.scoreIsCurrent);
  setText(byId("result-note"), waits ? "" : noteOf(state, words));
  setText(byId("result-checking"), !waits && state.isChecking ? words.say("page-checking") : "");
  setText(byId("terms-chip"), score?.said.rules ?? words.ruleSet(state.board.terms.rules).said);
  byId("terms-chip").hidden = state.isUnfinished;
  setText(byId("result-counts"), waits ? "" : (score.said.counts ?? ""));
  showDetails(state);
  const count = state.photos.length;
  setText(byId("photo-count"), count > 1 ? words.say("page-photos", { count }) : "");
}

/** The result, or why there is none. */
export function saidOf({ score, isUnfinished }, words) {
  return score.said.result ?? words.say(isUnfinished ? "page-not-finished" : "page-no-result");
}

/** A number stays on one line with its fraction and its unit. */
function unbroken(text) {
  return text.replace(/(\d) (?=\S)/g, "$1\u00a0");
}

/** What the result rests on, where it is not settled. */
function noteOf(state, words) {
  if (!state.score.said.result) return "";
  if (state.questions.length > 0) return words.say("page-if-confirmed");
  return state.score.settled || state.score.provisional ? "" : words.say("page-as-it-stands");
}

function showOpen(state, words) {
  const count = state.questions.length;
  byId("unfinished").hidden = state.screen !== "board" || !state.isUnfinished;
  byId("open").hidden = state.screen !== "board" || count === 0;
  const decide = state.isUnfinished || state.deciding.length > 0 || state.score?.isWeighed === false;
  setText(byId("open-count"), words.say(decide ? "page-open-questions" : "page-open-but-decided", { count }));
}

function showDetails(state) {
  const { warnings = [], explained = [], others = [] } = state.score?.said ?? {};
  const known = [...others, ...warnings];
  byId("to-be-known").hidden = known.length === 0;
  list(byId("known"), known);
  const [source = "", ...steps] = explained;
  byId("how").hidden = explained.length === 0;
  setText(byId("counted-by"), source);
  list(byId("explained"), steps);
}

function list(element, texts) {
  const before = [...element.children].map((item) => item.textContent);
  if (before.join("\n") === texts.join("\n")) return;
  element.replaceChildren(...texts.map((text) => made("li", { text })));
}
