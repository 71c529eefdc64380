// Places in the photo: the grid that four corners span, spacings, and which point is nearest.

import { neighbours } from "./points.js";

/** Distance of two places. */
export function distance([ax, ay], [bx, by]) {
  return Math.hypot(ax - bx, ay - by);
}

/**
 * The grid of `size` lines that four corners span (a homography), row by row from the top left: what is shown
 * until the engine, which knows of bent boards and lenses, has answered.
 */
export function gridOf(corners, size) {
  const [a, b, c, d] = corners;
  const [ux, uy] = [b[0] - c[0], b[1] - c[1]];
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const area = ux * vy - vx * uy || 1e-9;
  const g = (sx * vy - vx * sy) / area;
  const h = (ux * sy - sx * uy) / area;
  const grid = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [s, t] = [column / (size - 1), row / (size - 1)];
      const w = g * s + h * t + 1;
      const at = (k) => ((b[k] - a[k] + g * b[k]) * s + (d[k] - a[k] + h * d[k]) * t + a[k]) / w;
      grid.push([at(0), at(1)]);
    }
  }
  return grid;
}

/** Whether four corners go around a board: convex, and wide enough to hold one. */
export function spansABoard(corners) {
  const turns = corners.map((corner, i) => {
    const [next, after] = [corners[(i + 1) % 4], corners[(i + 2) % 4]];
    return (next[0] - corner[0]) * (after[1] - next[1]) - (next[1] - corner[1]) * (after[0] - next[0]);
  });
  return turns.every((turn) => turn > 100);
}

/** Whether a place lies within four corners that go around it. */
export function isInside([x, y], corners) {
  const sides = corners.map(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % 4];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** The mean distance of every point of a grid to its neighbours. */
export function spacingsOf(grid, size) {
  return grid.map((place, index) => {
    const beside = neighbours(index, size);
    return beside.reduce((sum, other) => sum + distance(place, grid[other]), 0) / beside.length;
  });
}

/** The index of the point nearest to a place, and how far it is. */
export function nearest(grid, place) {
  let best = { index: -1, distance: Infinity };
  grid.forEach((point, index) => {
    const away = distance(point, place);
    if (away < best.distance) best = { index, distance: away };
  });
  return best;
}

/** The least upright rectangle around places. */
export function boundsOf(places) {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Four corners to begin with where none are known: a square-ish board in the middle of the photo. */
export function cornersToBeginWith({ width, height }) {
  const half = 0.36 * Math.min(width, height);
  const [x, y] = [width / 2, height / 2];
  return [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
}
