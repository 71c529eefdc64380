// What the board is drawn on: the photo, or a diagram with the same points on a regular grid.

import { boundsOf, spacingsOf } from "../geometry.js";
import { sharpen } from "../photo.js";

/** A diagram's spacing, in its own units. */
const UNIT = 40;
const WOOD = "#e3b96b";
const WOOD_EDGE = "#9a7336";

/**
 * A plane: its size, the place and spacing of every point, and how its ground is drawn. A photo that is not
 * read yet has no points; `sharper` is called when what was drawn of it can be drawn with more detail.
 */
export function photoPlane(photo, grid, size) {
  const spacings = grid ? spacingsOf(grid, size) : [];
  const { width, height } = photo;
  return {
    kind: "photo",
    width,
    height,
    size,
    grid: grid ?? [],
    spacings,
    spacing: spacings.length ? mean(spacings) : Math.min(width, height) / 24,
    board: grid ? widened(boundsOf(grid), Math.max(...spacings)) : { left: 0, top: 0, right: width, bottom: height },
    draw: (context, view, sharper = () => {}) => drawPhoto(context, photo, view, sharper),
  };
}

/** A diagram of a board of `size` lines, turned clockwise by this many quarters. */
export function diagramPlane(size, turns = 0) {
  const side = UNIT * (size + 1);
  const grid = Array.from({ length: size * size }, (_, index) => {
    let [x, y] = [UNIT * ((index % size) + 1), UNIT * (Math.floor(index / size) + 1)];
    for (let turn = 0; turn < turns; turn += 1) [x, y] = [side - y, x];
    return [x, y];
  });
  return {
    kind: "diagram",
    width: side,
    height: side,
    size,
    grid,
    spacings: grid.map(() => UNIT),
    spacing: UNIT,
    board: { left: 0, top: 0, right: side, bottom: side },
    draw: (context, view) => drawWood(context, side, view),
  };
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Room for the stones on the edge and the names beside them. */
function widened({ left, top, right, bottom }, spacing) {
  return { left: left - spacing, top: top - spacing, right: right + spacing, bottom: bottom + spacing };
}

function drawPhoto(context, photo, view, sharper) {
  const { preview, width, height } = photo;
  if (!preview) return;
  const isNear = view.scale * width * devicePixelRatio > preview.width;
  if (isNear) sharpen(photo).then((isSharper) => isSharper && sharper());
  context.imageSmoothingQuality = "medium";
  context.drawImage((isNear && photo.bitmap) || preview, view.x, view.y, view.scale * width, view.scale * height);
}

function drawWood(context, side, view) {
  context.fillStyle = WOOD;
  context.strokeStyle = WOOD_EDGE;
  context.lineWidth = 2;
  context.fillRect(view.x, view.y, view.scale * side, view.scale * side);
  context.strokeRect(view.x, view.y, view.scale * side, view.scale * side);
}
