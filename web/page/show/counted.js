// The boards that were counted before, on the start page.

import { byId, made } from "../elements.js";
import { sizeOf } from "../board.js";
import { drawBoard } from "../view/draw.js";
import { diagramPlane } from "../view/planes.js";
import { sceneOf } from "../view/scene.js";
import { fitted } from "../view/transform.js";

const SIDE = 64;

/** `told.open(record)` and `told.drop(record)` hear of what is tapped. */
export function showCounted(records, words, told) {
  byId("counted").hidden = records.length === 0;
  byId("counted-list").replaceChildren(...records.map((record) => itemOf(record, words, told)));
}

function itemOf(record, words, told) {
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(record.at);
  const text = made("span", { class: "counted-text" },
    made("strong", { text: record.said }), made("span", { class: "fine", text: date }));
  const open = made("button", { type: "button", class: "counted-open", click: () => told.open(record) }, pictureOf(record), text);
  const name = words.say("page-point-is", { point: words.say("page-delete"), what: record.said });
  const drop = made("button", { type: "button", class: "tool", "aria-label": name, title: name, click: () => told.drop(record) });
  drop.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13"/></svg>';
  return made("li", {}, open, drop);
}

function pictureOf({ board, score }) {
  const canvas = made("canvas", { class: "counted-picture", "aria-hidden": "true" });
  canvas.width = SIDE * devicePixelRatio;
  canvas.height = SIDE * devicePixelRatio;
  const context = canvas.getContext("2d");
  context.scale(devicePixelRatio, devicePixelRatio);
  const plane = diagramPlane(sizeOf(board));
  const box = { width: SIDE, height: SIDE };
  const view = fitted(plane.board, box, 0);
  plane.draw(context, view);
  drawBoard(context, plane, view, box, sceneOf(board, score, null, null));
  return canvas;
}
