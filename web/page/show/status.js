// What is being asked, in one line, at every moment.

import { byId, setText } from "../elements.js";

/** What the status line says. */
function statusOf(state, words) {
  switch (state.screen) {
    case "reading": return state.progress;
    case "questions": return state.question?.text ?? "";
    case "corners": return words.say("page-drag-corners");
    case "refused": return state.refusal.error.said ?? state.refusal.error.message;
    case "board": return words.say(state.mode === "dead" ? "page-tap-a-group" : "page-tap-a-point");
    default: return "";
  }
}

/** The panel, or the page itself where there is little room, begins with what comes first. */
function beginAtTop() {
  byId("panel").scrollTop = 0;
  scrollTo(0, 0);
}

// Where the page itself scrolls, the panel keeps a place that means nothing when there is room again.
matchMedia("(max-width: 30rem) and (max-height: 26rem)").addEventListener("change", beginAtTop);

export function showStatus(state, words) {
  const isElsewhere = document.body.dataset.state !== state.screen;
  document.body.dataset.state = state.screen;
  if (isElsewhere) beginAtTop();
  const [, said, more] = /^(.*?(?:[?？。]|$))(.*)$/s.exec(statusOf(state, words));
  setText(byId("status-said"), said);
  setText(byId("status-more"), more.trim());
  setText(byId("notice"), state.notice);
  byId("working").hidden = state.progress === "";
  byId("undo").disabled = !state.history?.past.length || state.screen === "start";
  byId("redo").disabled = !state.history?.future.length || state.screen === "start";
}
