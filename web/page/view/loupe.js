// A magnified look at what the thumb hides.

import { onPlane } from "./transform.js";

const SIDE = 132;
/** How much larger than on the stage. */
const LARGER = 2.5;
/** How far above the finger its middle is. */
const ABOVE = 104;

export class Loupe {
  constructor(canvas) {
    this.canvas = canvas;
    canvas.width = SIDE * devicePixelRatio;
    canvas.height = SIDE * devicePixelRatio;
  }

  /** Shows what lies at a place of the stage, beside a finger. */
  show(stage, at, finger = at) {
    const context = this.canvas.getContext("2d");
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.fillStyle = "#1b1712";
    context.fillRect(0, 0, SIDE, SIDE);
    const scale = stage.view.scale * LARGER;
    const [x, y] = onPlane(stage.view, at);
    const view = { scale, x: SIDE / 2 - scale * x, y: SIDE / 2 - scale * y };
    stage.plane.draw(context, view);
    stage.drawMarksOn(context, view, { width: SIDE, height: SIDE });
    this.#cross(context);
    this.#place(stage, finger);
  }

  hide() {
    this.canvas.hidden = true;
  }

  #cross(context) {
    for (const [color, width] of [["#000", 3], ["#fff", 1]]) {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(SIDE / 2, SIDE / 2 - 12);
      context.lineTo(SIDE / 2, SIDE / 2 + 12);
      context.moveTo(SIDE / 2 - 12, SIDE / 2);
      context.lineTo(SIDE / 2 + 12, SIDE / 2);
      context.stroke();
    }
  }

  /** Above the finger, or beside it where there is no room above. */
  #place(stage, [x, y]) {
    const { width } = stage.box;
    const half = SIDE / 2;
    const above = y - ABOVE - half > 0;
    const left = above ? x - half : x > width / 2 ? x - ABOVE - SIDE : x + ABOVE;
    const top = above ? y - ABOVE - half : y - half;
    this.canvas.hidden = false;
    this.canvas.style.setProperty("left", `${Math.min(Math.max(left, 4), width - SIDE - 4)}px`);
    this.canvas.style.setProperty("top", `${Math.max(top, 4)}px`);
  }
}
