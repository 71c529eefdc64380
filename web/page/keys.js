// The keyboard: the arrows move over the board, a key or two does the rest.

import { sizeOf } from "./board.js";
import { byId } from "./elements.js";
import { sayAloud } from "./show/aloud.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STONES = { b: "black", w: "white", e: "empty" };
const LIVES = { a: "alive", d: "dead" };
const JOINT = { r: "as-read", e: "all-empty", b: "all-black", w: "all-white", t: "taken-off", n: "on-none" };
const LEFT_OPEN = { e: "ended", b: "black-first", w: "white-first" };
const STEP = 1.5;
/** Where keys mean what they always mean. */
const WRITTEN_IN = "input:not([type=radio]), select, dialog";

/** Watches the keys, wherever on the page they are pressed, but for fields and dialogs. */
export function watchKeys(page) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.target.closest(WRITTEN_IN)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = event.ctrlKey || event.metaKey ? withControl(page, key, event) : alone(page, key, event);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function withControl({ actions }, key, event) {
  if (key === "z") return () => (event.shiftKey ? actions.redo() : actions.undo());
  return key === "y" ? () => actions.redo() : null;
}

/** What a key without Control does, or null. */
function alone(page, key, event) {
  const { state, stage } = page;
  if (key === "?") return () => byId("help").showModal();
  if (state.screen === "start") return null;
  if (key === "+" || key === "=") return () => stage.zoom(STEP, undefined, true);
  if (key === "-") return () => stage.zoom(1 / STEP, undefined, true);
  if (key === "0") return () => stage.wholeBoard();
  if (!state.board || state.pending) return null;
  return withBoard(page, key, event) ?? (event.target === stage.board ? onBoard(page, key) : null);
}

function withBoard({ state, actions, cornering }, key, event) {
  const { question } = state;
  const asked = state.screen === "questions" && question;
  if (key === "u") return () => (event.shiftKey ? actions.redo() : actions.undo());
  if (key === "v") return () => byId("diagram").click();
  if (key === "1" || key === "2") return () => actions.setMode(key === "1" ? "stones" : "dead");
  if (key === "3") return () => cornering.begin();
  if (asked && accepts(event, state.cursor)) return () => acceptProposed(event);
  if (asked && key === "q") return () => actions.skip(question);
  if (asked && question.left_open && LEFT_OPEN[key]) return () => actions.answer(question, LEFT_OPEN[key]);
  if (asked && question.points && key === "s") return () => actions.askOneByOne(question);
  const joint = asked && question.points ? question.answers.findIndex(({ says }) => says === JOINT[key]) : -1;
  if (joint >= 0) return () => actions.answer(question, joint);
  if (asked && question.point && STONES[key]) return () => actions.answer(question, STONES[key]);
  if (asked && question.group && LIVES[key]) return () => actions.answer(question, LIVES[key]);
  return null;
}

/** Whether a key accepts what is proposed: Enter does, but on a button, and where the cursor stands on a point. */
function accepts({ key, target }, cursor) {
  const isOnBoard = target.id === "board";
  if (isOnBoard) return (key === "Enter" || key === " ") && cursor === null;
  return key === "Enter" && !target.closest("button, summary, input");
}

/** Two answers that follow each other faster than a question can be seen are one press too many. */
const LEAST_TIME_MS = 350;
let accepted = -Infinity;

function acceptProposed({ repeat, timeStamp }) {
  if (repeat || timeStamp - accepted < LEAST_TIME_MS) return;
  accepted = timeStamp;
  document.querySelector("#answers .answer-proposed")?.click();
}

/** Keys that mean the point where the cursor is, while the board has the focus. */
function onBoard(page, key) {
  const { state, actions, view } = page;
  const { cursor } = state;
  if (ARROWS[key]) return () => moveCursor(page, ARROWS[key]);
  if (!["board", "questions"].includes(state.screen)) return null;
  const done = (act) => () => {
    act();
    sayAloud(view.describe(cursor));
  };
  if (key === "Enter" || key === " ") {
    return cursor === null ? null : done(() => actions.tap(cursor));
  }
  if (cursor !== null && STONES[key]) return done(() => actions.setStone(cursor, STONES[key]));
  return null;
}

/** Where an arrow leads on a board that is shown turned clockwise by this many quarters. */
function onBoardAs([right, down], turns) {
  return turns === 0 ? [right, down] : onBoardAs([down, -right], turns - 1);
}

function moveCursor({ state, stage, view }, arrow) {
  const [right, down] = onBoardAs(arrow, state.layout === "diagram" ? state.turns : 0);
  const size = sizeOf(state.board);
  const middle = Math.floor(size / 2);
  const from = state.cursor ?? middle * size + middle;
  const inside = (line) => Math.min(Math.max(line, 0), size - 1);
  const column = inside((from % size) + (state.cursor === null ? 0 : right));
  const row = inside(Math.floor(from / size) + (state.cursor === null ? 0 : down));
  const cursor = row * size + column;
  state.change({ cursor });
  stage.reveal(cursor);
  sayAloud(view.describe(cursor));
}
