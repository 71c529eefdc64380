// The stage: one photo in one of its views, moved and zoomed by hand.

import { watchGestures } from "../gestures.js";
import { fitted, kept, moved, onPlane, onScreen, zoomed } from "../view/transform.js";
import { boundsOf, nearest } from "../geometry.js";
import { drawCursor, drawFrame, drawGround, drawMarks, shape } from "./scene.js";

/** A tap farther than this from every point, in spacings, means none. */
const REACH = 0.75;
/** The photo around the board that is shown, in spacings. */
const AROUND = 1.5;

export class Stage {
  plane = null;
  view = { scale: 1, x: 0, y: 0 };
  cursor = null;
  #ground = shape("g", {});
  #marks = shape("g", {});
  #above = shape("g", {});
  #all = shape("g", {});
  #drawn = {};

  /** `told.tapped(index)`, `told.moved()` when the view has moved, `told.shown(address)` and `told.missing(address)`. */
  constructor(board, told) {
    Object.assign(this, { board, told });
    this.#all.append(this.#ground, this.#marks, this.#above);
    board.append(this.#all);
    watchGestures(board, {
      tap: (at) => this.#tap(at),
      twice: () => false,
      aim: () => {},
      aimed: (at) => this.#tap(at),
      aimedNot: () => {},
      move: (dx, dy) => this.#move(moved(this.view, dx, dy)),
      zoom: (factor, at) => this.#move(zoomed(this.view, factor, at)),
    });
    new ResizeObserver(() => this.showWhole()).observe(board);
  }

  get box() {
    const { clientWidth: width, clientHeight: height } = this.board;
    return { width: Math.max(width, 1), height: Math.max(height, 1) };
  }

  /** Shows the ground of a view. The same ground stays where it is. */
  showGround(key, view, plane, lines, address) {
    if (this.#drawn.key === key) return;
    this.#drawn = { key };
    this.plane = plane;
    this.cursor = null;
    const ground = drawGround(view, plane, lines, address);
    if (address) {
      ground.addEventListener("load", () => this.told.shown(address));
      ground.addEventListener("error", () => this.told.missing(address));
    }
    this.#ground.replaceChildren(ground);
    this.#above.replaceChildren();
    this.showWhole();
  }

  showMarks(work, view, showsAll) {
    this.#marks.replaceChildren(drawMarks(work, view, this.plane, showsAll));
    this.#drawCursor();
  }

  clear() {
    this.#drawn = {};
    this.plane = null;
    for (const part of [this.#ground, this.#marks, this.#above]) part.replaceChildren();
  }

  /** Shows the lines between four corners instead of marks. */
  showFrame(corners) {
    this.#marks.replaceChildren();
    this.#above.replaceChildren(drawFrame(corners));
  }

  setCursor(index) {
    this.cursor = index;
    this.#drawCursor();
  }

  #drawCursor() {
    const drawn = this.cursor === null ? [] : [drawCursor(this.plane, this.cursor)];
    this.#above.replaceChildren(...drawn);
  }

  /** Shows the whole board, or the whole photo where no board is known. */
  showWhole() {
    if (!this.plane) return;
    const { width, height, grid, spacing } = this.plane;
    const whole = { left: 0, top: 0, right: width, bottom: height };
    if (grid.length === 0) return this.#move(fitted(whole, this.box, 0.02));
    const { left, top, right, bottom } = boundsOf(grid);
    const more = AROUND * spacing;
    const bounds = {
      left: Math.max(left - more, 0),
      top: Math.max(top - more, 0),
      right: Math.min(right + more, width),
      bottom: Math.min(bottom + more, height),
    };
    return this.#move(fitted(bounds, this.box, 0.01));
  }

  zoom(factor) {
    const { width, height } = this.box;
    if (this.plane) this.#move(zoomed(this.view, factor, [width / 2, height / 2]));
  }

  #move(view) {
    if (!this.plane) return;
    this.view = kept(view, this.plane, this.box);
    const { scale, x, y } = this.view;
    this.#all.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})`);
    this.told.moved();
  }

  #tap(at) {
    if (!this.plane || this.plane.grid.length === 0) return;
    const { index, distance } = nearest(this.plane.grid, onPlane(this.view, at));
    if (distance <= REACH * this.plane.spacings[index]) this.told.tapped(index);
  }

  /** Where a point is on the screen, from the corner of the stage. */
  placeOf(index) {
    return onScreen(this.view, this.plane.grid[index]);
  }

  // A stage in a hand's grip does not move by itself: there is nothing to hold here.
  hold() {}
  release() {}
}
