// The board drawn over its plane: lines, stones, areas, doubts.

import * as marks from "./marks.js";
import { onScreen } from "./transform.js";
import { nameOf } from "../points.js";

/** Below this spacing on the screen, in CSS pixels, names beside the board only crowd it. */
const LEAST_FOR_NAMES = 13;

/**
 * Draws what is known of the board. `scene`: see `sceneOf` in scene.js; `box`: what of the screen is seen. What is
 * asked about is only ringed, so that the photo shows it.
 */
export function drawBoard(context, plane, view, box, scene) {
  drawLines(context, plane, view);
  drawNames(context, plane, view);
  plane.grid.forEach((place, index) => {
    const [x, y] = onScreen(view, place);
    const s = plane.spacings[index] * view.scale;
    const seen = x > -s && y > -s && x < box.width + s && y < box.height + s;
    const bare = plane.kind === "photo" && scene.asked.includes(index);
    if (seen && !bare) drawPoint(context, plane.kind, x, y, s, scene, index);
  });
  const mark = (draw, index) => draw(context, ...onScreen(view, plane.grid[index]), plane.spacings[index] * view.scale);
  for (const index of scene.asked) mark(marks.asked, index);
  if (scene.cursor !== null) mark(marks.cursor, scene.cursor);
}

function drawPoint(context, kind, x, y, s, scene, index) {
  const stone = scene.stones[index];
  const isDead = scene.dead.has(index);
  if (stone !== "empty") {
    if (kind === "photo") marks.readStone(context, x, y, s, stone);
    else marks.stone(context, x, y, s, stone, isDead);
  }
  if (isDead) marks.dead(context, x, y, s);
  const owner = scene.owner[index];
  if (owner && (stone === "empty" || isDead)) marks.area(context, x, y, isDead ? 0.8 * s : s, owner);
  if (scene.shared.has(index)) marks.shared(context, x, y, s);
  if (scene.dame.has(index)) marks.dame(context, x, y, s);
  if (scene.unsealed.has(index)) marks.unsealed(context, x, y, s);
  if (scene.inDoubt.has(index)) marks.inDoubt(context, x, y, s);
  if (scene.doubtful.has(index)) marks.doubtful(context, x, y, s);
  if (scene.corrected.has(index)) marks.corrected(context, x, y, s);
}

/** The grid's lines, through every point, so that bent boards are met. */
export function drawLines(context, plane, view, color = null) {
  const { size, grid } = plane;
  const places = grid.map((place) => onScreen(view, place));
  context.strokeStyle = color ?? (plane.kind === "photo" ? marks.COLORS.grid : marks.COLORS.line);
  context.lineWidth = Math.max(plane.kind === "photo" ? 1.25 : 1, 0.02 * plane.spacing * view.scale);
  context.beginPath();
  for (let line = 0; line < size; line += 1) {
    for (let along = 0; along < size; along += 1) {
      const step = along === 0 ? "moveTo" : "lineTo";
      context[step](...places[line * size + along]);
    }
    for (let along = 0; along < size; along += 1) {
      const step = along === 0 ? "moveTo" : "lineTo";
      context[step](...places[along * size + line]);
    }
  }
  context.stroke();
  if (plane.kind === "diagram") drawStars(context, places, size, view.scale * plane.spacing);
}

/** Outlines of boards, numbered where there are several to choose from. */
export function drawOutlines(context, view, outlines) {
  outlines.forEach((corners, index) => {
    const places = corners.map((corner) => onScreen(view, corner));
    context.beginPath();
    places.forEach((place, i) => context[i === 0 ? "moveTo" : "lineTo"](...place));
    context.closePath();
    for (const [color, width] of [["rgb(0 0 0 / 0.65)", 6], ["#ffe14d", 3]]) {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.stroke();
    }
    if (outlines.length < 2) return;
    const middle = [0, 1].map((k) => places.reduce((sum, place) => sum + place[k] / 4, 0));
    context.beginPath();
    context.arc(...middle, 22, 0, 2 * Math.PI);
    context.fillStyle = "#ffe14d";
    context.fill();
    plainText(context, String(index + 1), ...middle, 26);
  });
}

function drawStars(context, places, size, spacing) {
  const edge = size >= 13 ? 3 : 2;
  const lines = size >= 13 ? [edge, (size - 1) / 2, size - 1 - edge] : [edge, size - 1 - edge];
  const stars = size < 7 || size % 2 === 0 ? [] : lines.flatMap((row) => lines.map((column) => row * size + column));
  context.fillStyle = marks.COLORS.line;
  for (const star of stars) {
    context.beginPath();
    context.arc(...places[star], Math.max(1.5, 0.08 * spacing), 0, 2 * Math.PI);
    context.fill();
  }
}

/** The names of columns and rows, beside the first and the last line. */
function drawNames(context, plane, view) {
  const { size, grid, spacings, kind } = plane;
  if (size < 2 || view.scale * plane.spacing < LEAST_FOR_NAMES) return;
  const beside = (edge, inner, name) => {
    const [x, y] = onScreen(view, grid[edge]);
    const [ix, iy] = onScreen(view, grid[inner]);
    const spacing = view.scale * spacings[edge];
    const height = Math.max(8, Math.min(0.42 * spacing, 15), 0.25 * spacing);
    const away = Math.max(0.75 * Math.hypot(x - ix, y - iy), 0.62 * spacing + 0.3 * height);
    const share = away / Math.hypot(x - ix, y - iy);
    const at = [x + share * (x - ix), y + share * (y - iy)];
    if (kind === "photo") marks.text(context, name, ...at, height, marks.COLORS.white);
    else plainText(context, name, ...at, height);
  };
  const last = size - 1;
  for (let line = 0; line < size; line += 1) {
    const column = nameOf(line, size).slice(0, 1);
    const row = nameOf(line * size, size).slice(1);
    beside(line, line + size, column);
    beside(last * size + line, (last - 1) * size + line, column);
    beside(line * size, line * size + 1, row);
    beside(line * size + last, line * size + last - 1, row);
  }
}

function plainText(context, words, x, y, height) {
  context.font = `600 ${height}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = marks.COLORS.line;
  context.fillText(words, x, y);
}
