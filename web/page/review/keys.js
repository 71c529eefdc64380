// The keyboard.

import { byId, made } from "../elements.js";

const STONES = { b: "black", w: "white", e: "empty" };
const FATES = { a: "alive", d: "dead" };
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const ZOOM = 1.4;

/** The keys with what they do, as the help lists them. */
const LISTED = [
  ["Enter", "page-review-key-accept"],
  ["← →", "page-review-key-move"],
  ["↑ ↓", "page-review-key-question"],
  ["B W E", "page-key-stones"],
  ["A D", "page-key-life"],
  ["U", "page-undo"],
  ["V", "page-review-key-view"],
  ["M", "page-show-marks"],
  ["+ − 0", "page-key-zoom"],
  ["C", "page-review-put-corners"],
  ["/", "page-review-name-contains"],
  ["?", "page-help"],
];

/** Lists the keys in the help. */
export function listKeys(words) {
  const rows = LISTED.flatMap(([keys, does]) => [
    made("dt", {}, ...keys.split(" ").map((key) => made("kbd", { text: key }))),
    made("dd", { text: words.say(does) }),
  ]);
  byId("keys").replaceChildren(...rows);
}

/** Watches the keyboard for `actions`. */
export function watchKeys(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const { target } = event;
    const isTyping = target.matches("input[type=search], select, textarea");
    if (isTyping) {
      if (event.key === "Escape" || (event.key === "Enter" && target.matches("input"))) byId("name").focus();
      return;
    }
    if (target.matches(".handle")) return;
    // On the board, arrows move from point to point; a button or a choice has its own keys.
    const onBoard = target === byId("board");
    if (onBoard && ARROWS[event.key]) {
      event.preventDefault();
      actions.moveCursor(...ARROWS[event.key]);
      return;
    }
    if (target.matches("input[type=radio]") && ARROWS[event.key]) return;
    if (event.key === "Enter" && target.matches("button, summary, a")) return;
    // A key that is held down must not accept photos that nobody has seen.
    if (event.repeat && ["Enter", "u", "U"].includes(event.key)) return;
    if (pressed(event.key, actions, onBoard)) event.preventDefault();
  });
}

/** Does what a key means; false if it means nothing. */
function pressed(pressedKey, actions, onBoard) {
  const key = pressedKey.length === 1 ? pressedKey.toLowerCase() : pressedKey;
  const stated = STONES[key] ?? FATES[key];
  if (stated) return actions.state(stated, onBoard);
  const does = {
    Enter: () => actions.accept(),
    ArrowRight: () => actions.move(1),
    ArrowLeft: () => actions.move(-1),
    ArrowDown: () => actions.moveQuestion(1),
    ArrowUp: () => actions.moveQuestion(-1),
    u: () => actions.undo(),
    v: () => actions.showNextView(),
    m: () => byId("marks").click(),
    c: () => actions.putCorners(),
    "+": () => actions.zoom(ZOOM),
    "=": () => actions.zoom(ZOOM),
    "-": () => actions.zoom(1 / ZOOM),
    0: () => actions.zoom(0),
    "/": () => byId("text").focus(),
    "?": () => byId("help").showModal(),
  }[key];
  if (!does) return false;
  does();
  return true;
}
