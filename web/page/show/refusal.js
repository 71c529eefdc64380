// A refused photo: why, and what to do next.

import { byId, made, setText } from "../elements.js";

export function showRefusal(state, words, actions) {
  const section = byId("refusal");
  section.hidden = state.screen !== "refused";
  if (section.hidden) return;
  const { error, asked } = state.refusal;
  setText(byId("advice"), error.advice ?? error.hint ?? "");
  byId("put-corners").hidden = !state.pending?.[0]?.preview;
  setText(byId("vouch-for-lines"), error.lines ? words.say("page-vouch-for-lines", { lines: error.lines }) : "");
  byId("to-board").hidden = !state.board;
  byId("try-again").hidden = error.kind !== "internal";
  byId("which-board").hidden = !error.boards;
  const boards = Array.from({ length: error.boards ?? 0 }, (_, i) => i + 1);
  byId("boards").replaceChildren(...boards.map((number) => made("button", {
    type: "button",
    class: "button",
    "data-board": number,
    text: words.say("page-board-number", { number }),
    click: () => actions.read(state.pending, { ...asked, board: number }),
  })));
}
