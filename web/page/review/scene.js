// What is drawn: the board of a photo in one of three views, as SVG in the pixels of a plane.

import { gridOf, spacingsOf } from "../geometry.js";
import { nameOf } from "../points.js";

const SVG = "http://www.w3.org/2000/svg";
/** Lines of the diagram lie this far apart. */
const APART = 40;

/** Makes an SVG element. */
export function shape(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The plane on which a view lies: its size, and where the points are. */
export function planeOf(board, view) {
  if (view === "diagram") {
    const side = APART * (board.lines + 1);
    const grid = [];
    for (let index = 0; index < board.lines ** 2; index += 1) {
      grid.push([APART * (1 + (index % board.lines)), APART * (1 + Math.floor(index / board.lines))]);
    }
    return { width: side, height: side, grid, spacings: grid.map(() => APART), spacing: APART };
  }
  const grid = gridOf(board.corners, board.lines);
  const spacings = spacingsOf(grid, board.lines);
  const spacing = spacings.reduce((sum, one) => sum + one, 0) / spacings.length;
  return { width: board.width, height: board.height, grid, spacings, spacing };
}

/** Draws the ground of a view: a picture, or the lines of a diagram. */
export function drawGround(view, plane, lines, address) {
  if (view !== "diagram") {
    return shape("image", { href: address, width: plane.width, height: plane.height, preserveAspectRatio: "none" });
  }
  const [first, last] = [APART, APART * lines];
  const path = [];
  for (let line = 1; line <= lines; line += 1) {
    path.push(`M${first} ${APART * line}H${last}M${APART * line} ${first}V${last}`);
  }
  const wood = shape("rect", { class: "wood", width: plane.width, height: plane.height });
  return shape("g", {}, wood, shape("path", { class: "lines", d: path.join("") }));
}

/** Draws what is on the board: stones and the dead where the view does not show them, changes, and doubts. */
export function drawMarks(work, view, plane, showsAll) {
  const marks = shape("g", {});
  const asked = new Set(work.detail.points.map(({ point }) => point));
  const current = work.question;
  const isCurrent = (point) => current && (current.point === point || current.group?.points.includes(point));
  plane.grid.forEach((place, index) => {
    const point = nameOf(index, work.lines);
    const doubted = asked.has(point) || work.groupAt(point) !== null;
    const change = work.isChanged(point);
    const stone = work.stoneAt(point);
    if (view !== "diagram" && !showsAll && !isCurrent(point) && !change) return;
    const drawn = [];
    if (view === "diagram") {
      if (stone !== "empty") drawn.push(shape("circle", { class: `stone ${stone}`, r: 0.46 }));
    } else if (change || asked.has(point)) {
      drawn.push(...smallStone(stone));
    } else if (view === "photo" && showsAll && stone !== "empty") {
      drawn.push(shape("circle", { class: `ring ${stone}`, r: 0.42 }));
    }
    if (work.isDead(point)) drawn.push(shape("path", { class: "dead", d: "M-.2-.2.2.2M-.2.2.2-.2" }));
    if (doubted) {
      // Dark below light, so that it stands out on wood, on stones and on any photo.
      drawn.push(shape("circle", { class: "outline", r: 0.5 }), shape("circle", { class: "doubt", r: 0.5 }));
    }
    if (change) drawn.push(shape("rect", { class: "change", x: -0.5, y: -0.5, width: 1, height: 1 }));
    if (isCurrent(point)) drawn.push(shape("circle", { class: "current", r: 0.62 }));
    if (asked.has(point) || work.groupAt(point)?.points[0] === point) drawn.push(label(point));
    if (drawn.length === 0) return;
    marks.append(shape("g", { transform: placing(place, plane.spacings[index]), "data-point": point }, ...drawn));
  });
  return marks;
}

/** What is stated or proposed at a point of a photo, small, so that the point itself can be seen. */
function smallStone(stone) {
  if (stone === "empty") return [shape("path", { class: "empty", d: "M-.16 0H.16M0-.16V.16" })];
  return [shape("circle", { class: `stone ${stone}`, r: 0.2 })];
}

/** The name of a point, above it. */
function label(point) {
  const text = shape("text", { y: -0.68 });
  text.textContent = point;
  return text;
}

/** Draws the point that the arrow keys have reached. */
export function drawCursor(plane, index) {
  const box = shape("rect", { class: "cursor", x: -0.55, y: -0.55, width: 1.1, height: 1.1 });
  return shape("g", { transform: placing(plane.grid[index], plane.spacings[index]) }, box);
}

/** Draws the lines between four corners. */
export function drawFrame(corners) {
  return shape("polygon", { class: "frame", points: corners.map((place) => place.join(",")).join(" ") });
}

const placing = ([x, y], spacing) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${spacing.toFixed(2)})`;
