// What the marks mean: only those that are on the board.

import { byId, made } from "../elements.js";
import * as marks from "../view/marks.js";

const SIDE = 28;

/** Every mark: its word, whether it is there, how it is drawn. */
function marksOf(scene, kind) {
  const stones = new Set(scene.stones);
  const owners = new Set(scene.owner);
  const photo = kind === "photo";
  const read = (color) => (context, x, y, s) => marks.readStone(context, x, y, s, color);
  const area = (color) => (context, x, y, s) => marks.area(context, x, y, 1.6 * s, color);
  return [
    ["page-read-black", photo && stones.has("black"), read("black")],
    ["page-read-white", photo && stones.has("white"), read("white")],
    ["page-dead-stone", scene.dead.size > 0, marks.dead],
    ["page-black-area", owners.has("black"), area("black")],
    ["page-white-area", owners.has("white"), area("white")],
    ["page-dame", scene.dame.size > 0, marks.dame],
    ["page-shared", scene.shared.size > 0, marks.shared],
    ["page-unsealed", scene.unsealed.size > 0, marks.unsealed],
    ["page-doubtful", scene.doubtful.size > 0, marks.doubtful],
    ["page-asked-about", scene.inDoubt.size > 0, marks.inDoubt],
    ["page-corrected", scene.corrected.size > 0, marks.corrected],
  ].filter(([, there]) => there);
}

let shown = "";

export function showLegend(scene, kind, words) {
  if (!scene) return;
  const all = marksOf(scene, kind);
  const now = [words.language, kind, ...all.map(([word]) => word)].join(" ");
  if (now === shown) return;
  shown = now;
  byId("legend").replaceChildren(...all.map(([word, , draw]) =>
    made("li", {}, pictureOf(draw), made("span", { text: words.say(word) }))));
}

function pictureOf(draw) {
  const canvas = made("canvas", { class: "mark", "aria-hidden": "true" });
  canvas.width = SIDE * devicePixelRatio;
  canvas.height = SIDE * devicePixelRatio;
  const context = canvas.getContext("2d");
  context.scale(devicePixelRatio, devicePixelRatio);
  draw(context, SIDE / 2, SIDE / 2, 22);
  return canvas;
}
