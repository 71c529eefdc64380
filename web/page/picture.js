// The picture to save or share: the photo or the diagram with its marks, and the result under it.

import { sizeOf } from "./board.js";
import { sharpen } from "./photo.js";
import { drawBoard } from "./view/draw.js";
import { diagramPlane, photoPlane } from "./view/planes.js";
import { fitted } from "./view/transform.js";

/** Longest side of the picture, in pixels: enough to see every stone, and small enough to be sent. */
const LONGEST = 1600;
/** A picture of a photo is at most this large, in bytes, as long as a lower quality helps. */
const MOST_BYTES = 500_000;
const QUALITIES = [0.88, 0.75, 0.6, 0.45];
const PAPER = "#f6efe2";
const INK = "#241c13";
const SOFT = "#5b4f40";
const SERIF = '"Iowan Old Style", Palatino, Georgia, "Songti SC", "Noto Serif CJK SC", serif';

/** The picture: a JPEG of the photo, or a PNG of the diagram. */
export async function pictureOf(state, words, scene) {
  if (state.layout === "photo") await sharpen(state.shown);
  const picture = fitting(state, words, scene);
  const encoded = (type, quality) => new Promise((resolve) => picture.toBlob(resolve, type, quality));
  if (state.layout !== "photo") return encoded("image/png");
  for (const quality of QUALITIES.slice(0, -1)) {
    const jpeg = await encoded("image/jpeg", quality);
    if (jpeg.size <= MOST_BYTES) return jpeg;
  }
  return encoded("image/jpeg", QUALITIES.at(-1));
}

/** The picture, at most `LONGEST` pixels wide and high with the lines below the board. */
function fitting(state, words, scene) {
  let longest = LONGEST;
  for (;;) {
    const canvas = drawn(state, words, scene, longest);
    const side = Math.max(canvas.width, canvas.height);
    if (side <= LONGEST) return canvas;
    // A smaller board has smaller lines below it, which may be broken elsewhere: one try may not be enough.
    longest = Math.floor(longest * Math.min(LONGEST / side, 0.99));
  }
}

/** The picture, its board at most `longest` pixels wide and high. */
function drawn(state, words, scene, longest) {
  const { board, score, layout, turns } = state;
  const size = sizeOf(board);
  const plane = layout === "photo" ? photoPlane(state.shown, board.reading.grid, size) : diagramPlane(size, turns);
  const area = seen(plane);
  const scale = longest / Math.max(area.right - area.left, area.bottom - area.top);
  const side = (from, to) => Math.round((to - from) * scale);
  const box = { width: side(area.left, area.right), height: side(area.top, area.bottom) };
  const unit = Math.round(box.width / 26);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  const said = [score.said.result ?? words.say("page-no-result"), ...notesOf(state, words)];
  const [large, small] = [`600 ${1.5 * unit}px ${SERIF}`, `${0.8 * unit}px system-ui, sans-serif`];
  const lines = said
    .map((text, i) => ({ text, font: i === 0 ? large : small }))
    .flatMap((line) => wrapped(context, line, box.width - 2 * unit));
  canvas.width = box.width;
  canvas.height = box.height + lines.reduce((sum, line) => sum + line.height, 0) + 2 * unit;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.save();
  context.beginPath();
  context.rect(0, 0, box.width, box.height);
  context.clip();
  const view = fitted(area, box, 0);
  plane.draw(context, view);
  drawBoard(context, plane, view, box, { ...scene, asked: [], cursor: null });
  context.restore();
  write(context, lines, unit, box.height + unit);
  return canvas;
}

/** The board with a little around it. */
function seen(plane) {
  if (plane.kind === "diagram") return plane.board;
  const { left, top, right, bottom } = plane.board;
  const [last, lowest] = [Math.min(plane.width, right), Math.min(plane.height, bottom)];
  return { left: Math.max(0, left), top: Math.max(0, top), right: last, bottom: lowest };
}

function notesOf({ score, questions }, words) {
  const open = questions.length > 0 ? words.say("page-if-confirmed") : "";
  const counts = [score.said.rules, score.said.counts].filter(Boolean).join(" · ");
  return [open, counts, "shuzi 数子"].filter(Boolean);
}

/** A text broken into lines of a width, by words where it has any. */
function wrapped(context, { text, font }, width) {
  context.font = font;
  const height = parseFloat(font.replace(/^600 /, "")) * 1.35;
  const parts = text.match(/[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? [];
  const lines = [""];
  for (const part of parts) {
    const longer = lines.at(-1) + part;
    if (context.measureText(longer.trimEnd()).width <= width || lines.at(-1) === "") lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => ({ text: line.trimEnd(), font, height }));
}

function write(context, lines, left, top) {
  context.textAlign = "left";
  context.textBaseline = "top";
  let y = top;
  for (const { text, font, height } of lines) {
    context.font = font;
    context.fillStyle = font.startsWith("600") ? INK : SOFT;
    context.fillText(text, left, y);
    y += height;
  }
}
