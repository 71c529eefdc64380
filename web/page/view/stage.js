// The stage: the plane on one canvas, the marks on another above it, and where both lie on the screen.

import { drawBoard, drawLines, drawOutlines } from "./draw.js";
import { between, centred, fitted, kept, moved, onPlane, onScreen, zoomed } from "./transform.js";
import { boundsOf, isInside, nearest } from "../geometry.js";

/** How long going to another view takes, in milliseconds. */
const GOING_MS = 260;
/** A point that is asked about is shown at this spacing, in CSS pixels. */
const ASKED_SPACING = 46;
/** A tap means a point at most this far away, in spacings. */
const REACH = 0.75;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Stage {
  /**
   * The plane's canvas, the marks' canvas, the element that stands for the board and takes what is done, and the
   * tools that lie over it at the bottom or on the right.
   */
  constructor(ground, marks, board, tools) {
    Object.assign(this, { ground, marks, board, tools });
    this.plane = null;
    this.scene = null;
    /** Lines that are being dragged: `{grid, size}`. */
    this.dragged = null;
    /** Outlines of boards in a photo that was refused. */
    this.outlines = [];
    this.marksShown = true;
    this.view = { scale: 1, x: 0, y: 0 };
    this.box = { width: 0, height: 0 };
    /** What is looked at, as a view, so that it stays in sight when the stage changes its size; null: anything. */
    this.sought = () => this.#whole();
    /** While a finger holds something on the plane, nothing moves below it. */
    this.held = false;
    /** Told after every draw. */
    this.drawn = () => {};
    new ResizeObserver(() => this.#resized()).observe(board);
  }

  /** Shows another plane, as a whole. */
  show(plane) {
    this.plane = plane;
    this.wholeBoard(false);
  }

  /** Shows the same photo with another reading, without moving it. */
  replace(plane) {
    this.plane = plane;
    this.draw();
  }

  /** Shows nothing: the photo is still being opened. */
  clear() {
    this.plane = null;
    this.draw();
  }

  showScene(scene) {
    this.scene = scene;
    this.drawMarks();
  }

  showOutlines(outlines) {
    if (outlines === this.outlines) return;
    this.outlines = outlines;
    this.drawMarks();
  }

  /** The number of the outline at a place of the screen, from 1, or 0. */
  outlineAt(at) {
    const place = onPlane(this.view, at);
    return this.outlines.findIndex((corners) => isInside(place, corners)) + 1;
  }

  wholeBoard(going = true) {
    this.#seek(() => this.#whole(), going);
  }

  /** The view of the whole board, beside the tools. */
  #whole(bounds = this.plane.board, margin = undefined) {
    return fitted(bounds, this.#free(), margin);
  }

  /** The part of the box that the tools leave free: above them or on their left. */
  #free() {
    const { offsetWidth, offsetHeight } = this.tools;
    const { width, height } = this.box;
    const upright = offsetHeight > offsetWidth;
    return { width: width - (upright ? offsetWidth : 0), height: height - (upright ? 0 : offsetHeight) };
  }

  /** Goes near to points, so that a thumb can tell them apart. */
  lookAt(indexes) {
    this.#seek(() => this.#near(indexes), true);
  }

  /** Goes so far away that rings around these places are in reach. */
  lookAround(places) {
    this.#seek(() => this.#whole(boundsOf(places), 0.13), true);
  }

  #near(indexes) {
    const places = indexes.map((index) => this.plane.grid[index]).filter(Boolean);
    if (places.length === 0) return this.#whole();
    const spacing = Math.min(...indexes.map((index) => this.plane.spacings[index]));
    const middle = [0, 1].map((k) => places.reduce((sum, place) => sum + place[k], 0) / places.length);
    const span = Math.max(...places.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
    const room = (0.4 * Math.min(this.box.width, this.box.height)) / (span + 2 * spacing);
    const scale = Math.min(ASKED_SPACING / spacing, room);
    return centred(middle, Math.max(scale, this.#whole().scale), this.#free());
  }

  zoom(factor, at = [this.box.width / 2, this.box.height / 2], going = false) {
    this.sought = null;
    this.#go(zoomed(this.view, factor, at), going);
  }

  move(dx, dy) {
    this.sought = null;
    this.#go(moved(this.view, dx, dy), false);
  }

  /** The point that a place of the screen means, or -1. */
  pointAt(at) {
    if (!this.plane?.grid.length) return -1;
    const { index, distance } = nearest(this.plane.grid, onPlane(this.view, at));
    return distance <= REACH * this.plane.spacings[index] ? index : -1;
  }

  /** Moves the view, where it has to, so that a point can be seen. */
  reveal(index) {
    const [x, y] = onScreen(this.view, this.plane.grid[index]);
    const margin = 24;
    const into = (at, side) => Math.min(Math.max(at, margin), side - margin) - at;
    const [dx, dy] = [into(x, this.box.width), into(y, this.box.height)];
    if (dx !== 0 || dy !== 0) this.move(dx, dy);
  }

  /** A finger takes hold of something on the plane: the view stays where it is, until `release`. */
  hold() {
    this.held = true;
    cancelAnimationFrame(this.going);
  }

  release() {
    this.held = false;
    if (this.sought) this.#seek(this.sought, true);
  }

  /** A point's spacing on the screen. */
  get spacing() {
    return this.plane ? this.plane.spacing * this.view.scale : 0;
  }

  #seek(sought, going) {
    this.sought = sought;
    if (this.plane && this.box.width > 0) this.#go(sought(), going);
  }

  #go(view, going) {
    if (!this.plane) return;
    cancelAnimationFrame(this.going);
    const goal = kept(view, this.plane, this.box);
    if (!going || calm.matches) {
      this.view = goal;
      this.#drawSoon();
      return;
    }
    const [from, start] = [this.view, performance.now()];
    const step = (now) => {
      const share = Math.min(Math.max((now - start) / GOING_MS, 0), 1);
      this.view = between(from, goal, 1 - (1 - share) ** 3);
      this.draw();
      if (share < 1) this.going = requestAnimationFrame(step);
    };
    this.going = requestAnimationFrame(step);
  }

  #drawSoon() {
    cancelAnimationFrame(this.soon);
    this.soon = requestAnimationFrame(() => this.draw());
  }

  #resized() {
    const { width, height } = this.board.getBoundingClientRect();
    if (width === this.box.width && height === this.box.height) return;
    const before = this.box;
    this.box = { width, height };
    for (const canvas of [this.ground, this.marks]) {
      canvas.width = Math.round(width * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
    }
    if (!this.plane || width === 0) return;
    if (!this.held) {
      if (this.sought) this.#go(this.sought(), false);
      else this.view = moved(this.view, (width - before.width) / 2, (height - before.height) / 2);
    }
    this.draw();
  }

  draw() {
    const context = cleared(this.ground);
    if (this.plane) this.plane.draw(context, this.view, () => this.#drawSoon());
    this.drawMarks();
  }

  drawMarks() {
    const context = cleared(this.marks);
    if (this.plane && this.marksShown) this.drawMarksOn(context, this.view, this.box);
    const { scale, x, y } = this.view;
    this.board.dataset.view = [scale, 0, 0, scale, x, y].join(" ");
    this.drawn();
  }

  /** The marks as seen through any view: the loupe's is another. */
  drawMarksOn(context, view, box) {
    if (this.scene && this.plane.grid.length > 0) drawBoard(context, this.plane, view, box, this.scene);
    drawOutlines(context, view, this.outlines);
    if (this.dragged) drawLines(context, { ...this.plane, ...this.dragged }, view, "#ffe14d");
  }
}

function cleared(canvas) {
  const context = canvas.getContext("2d");
  context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  return context;
}
