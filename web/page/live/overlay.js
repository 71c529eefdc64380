// What was read of a frame, drawn over the moving picture: the lattice, and what seems to stand on it.

/** How much of the way to the new place the lattice goes with each frame, so that it does not tremble. */
const FOLLOWING = 0.6;
/** A lattice that moved farther than this many spacings goes there at once. */
const NEAR = 1;
const LATTICE = { good: "#7dff8a", wrong: "#ffe14d" };
const STONES = { B: ["#000c", "#fff"], W: ["#fffc", "#000"] };

export class Overlay {
  #grid = null;
  #size = 0;

  constructor(canvas) {
    this.canvas = canvas;
    // What was drawn on a canvas of another shape would lie beside the board until the next look.
    new ResizeObserver(() => this.#cleared()).observe(canvas);
  }

  clear() {
    this.#grid = null;
    this.#cleared();
  }

  /** Draws a sight of a frame of this size. `place`: where the frame lies on the canvas. */
  show(sight, frame) {
    const context = this.#cleared();
    this.#follow(sight);
    if (!this.#grid) return;
    const place = placeOf(frame, this.canvas);
    const on = ([x, y]) => [place.scale * x + place.x, place.scale * y + place.y];
    const grid = this.#grid.map(on);
    context.strokeStyle = sight.fault === null ? LATTICE.good : LATTICE.wrong;
    context.lineWidth = 1.25 * devicePixelRatio;
    context.globalAlpha = sight.is_seen ? 1 : 0.5;
    this.#drawLines(context, grid);
    for (const corners of sight.others) outline(context, corners.map(on));
    const spacing = Math.hypot(grid[1][0] - grid[0][0], grid[1][1] - grid[0][1]);
    [...sight.rows.join("")].forEach((stone, index) => drawStone(context, grid[index], 0.26 * spacing, STONES[stone]));
    context.globalAlpha = 1;
  }

  #follow({ grid, size }) {
    if (!size) {
      this.#grid = null;
      return;
    }
    const spacing = Math.hypot(grid[1][0] - grid[0][0], grid[1][1] - grid[0][1]);
    const off = (from, to) => Math.hypot(from[0] - to[0], from[1] - to[1]);
    const isNear = this.#grid && this.#size === size && off(this.#grid[0], grid[0]) < NEAR * spacing;
    const share = isNear ? FOLLOWING : 1;
    const before = this.#grid;
    this.#grid = grid.map((to, i) => (isNear ? [0, 1].map((k) => before[i][k] + share * (to[k] - before[i][k])) : to));
    this.#size = size;
  }

  #drawLines(context, grid) {
    const last = this.#size - 1;
    context.beginPath();
    for (let line = 0; line <= last; line += 1) {
      context.moveTo(...grid[line * this.#size]);
      context.lineTo(...grid[line * this.#size + last]);
      context.moveTo(...grid[line]);
      context.lineTo(...grid[last * this.#size + line]);
    }
    context.stroke();
  }

  #cleared() {
    const { canvas } = this;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((side) => Math.round(side * devicePixelRatio));
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, width, height);
    return context;
  }
}

/** Where a frame lies on a canvas on which it is shown as a whole, in the canvas's pixels. */
export function placeOf({ width, height }, canvas) {
  const scale = Math.min(canvas.width / width, canvas.height / height);
  return { scale, x: (canvas.width - scale * width) / 2, y: (canvas.height - scale * height) / 2 };
}

function outline(context, corners) {
  context.beginPath();
  corners.forEach((corner, i) => context[i === 0 ? "moveTo" : "lineTo"](...corner));
  context.closePath();
  context.stroke();
}

function drawStone(context, [x, y], radius, colors) {
  if (!colors) return;
  const [fill, rim] = colors;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = rim;
  context.lineWidth = devicePixelRatio;
  context.stroke();
}
