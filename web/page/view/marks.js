// The marks, each drawn around a place of the screen: on the board, in the legend and in the saved picture. They
// are those of the program's own overlay; each has its own shape, so that none rests on colour alone.

export const COLORS = {
  grid: "rgb(0 200 255 / 0.5)",
  line: "#5a4520",
  black: "#141414",
  white: "#fafafa",
  readBlack: "#3cdc3c",
  readWhite: "#ff46c8",
  dead: "#e61414",
  doubtful: "#ffc800",
  asked: "#3d8bff",
  open: "#ff7a1a",
  halo: "rgb(0 0 0 / 0.55)",
};

const opposite = (color) => (color === "black" ? COLORS.white : COLORS.black);

function ring(context, x, y, radius, color, width) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.strokeStyle = COLORS.halo;
  context.lineWidth = width + 1.5;
  context.stroke();
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

/** What was read as a stone in the photo: `s` is the spacing, as everywhere here. */
export function readStone(context, x, y, s, color) {
  ring(context, x, y, 0.44 * s, color === "black" ? COLORS.readBlack : COLORS.readWhite, Math.max(1.25, 0.065 * s));
}

/** A stone of a diagram. */
export function stone(context, x, y, s, color, faint) {
  context.globalAlpha = faint ? 0.55 : 1;
  context.beginPath();
  context.arc(x, y, 0.47 * s, 0, 2 * Math.PI);
  context.fillStyle = COLORS[color];
  context.fill();
  context.strokeStyle = "#333";
  context.lineWidth = Math.max(0.75, 0.03 * s);
  context.stroke();
  context.globalAlpha = 1;
}

/** A cross over a dead stone. */
export function dead(context, x, y, s) {
  const r = 0.3 * s;
  context.lineCap = "round";
  for (const [color, width] of [[COLORS.white, 0.2 * s], [COLORS.dead, 0.11 * s]]) {
    context.strokeStyle = color;
    context.lineWidth = Math.max(color === COLORS.dead ? 1.5 : 3, width);
    context.beginPath();
    context.moveTo(x - r, y - r);
    context.lineTo(x + r, y + r);
    context.moveTo(x - r, y + r);
    context.lineTo(x + r, y - r);
    context.stroke();
  }
}

/** A square: whose area the point is. */
export function area(context, x, y, s, color) {
  const side = Math.max(4, 0.28 * s);
  context.fillStyle = COLORS[color];
  context.fillRect(x - side / 2, y - side / 2, side, side);
  context.strokeStyle = opposite(color);
  context.lineWidth = Math.max(0.75, 0.03 * s);
  context.strokeRect(x - side / 2, y - side / 2, side, side);
}

function diamond(context, x, y, r) {
  context.beginPath();
  context.moveTo(x, y - r);
  context.lineTo(x + r, y);
  context.lineTo(x, y + r);
  context.lineTo(x - r, y);
  context.closePath();
}

/** A hollow diamond: dame that can still be played. */
export function dame(context, x, y, s) {
  diamond(context, x, y, 0.28 * s);
  context.strokeStyle = COLORS.black;
  context.lineWidth = Math.max(3, 0.16 * s);
  context.stroke();
  context.strokeStyle = COLORS.open;
  context.lineWidth = Math.max(1.75, 0.09 * s);
  context.stroke();
}

/** A diamond half black, half white: a point shared in seki. */
export function shared(context, x, y, s) {
  const r = 0.3 * s;
  diamond(context, x, y, r);
  context.fillStyle = COLORS.white;
  context.fill();
  context.strokeStyle = COLORS.black;
  context.lineWidth = 1;
  context.stroke();
  context.beginPath();
  context.moveTo(x, y - r);
  context.lineTo(x - r, y);
  context.lineTo(x, y + r);
  context.closePath();
  context.fillStyle = COLORS.black;
  context.fill();
}

/** Two bars with a gap: a border that is open. */
export function unsealed(context, x, y, s) {
  const [w, h] = [Math.max(2.5, 0.14 * s), 0.62 * s];
  for (const side of [-0.26 * s, 0.26 * s - w]) {
    context.fillStyle = COLORS.open;
    context.fillRect(x + side, y - h / 2, w, h);
    context.strokeStyle = COLORS.black;
    context.lineWidth = 1;
    context.strokeRect(x + side, y - h / 2, w, h);
  }
}

/** A ring with a question mark: a doubtful point. */
export function doubtful(context, x, y, s) {
  ring(context, x, y, 0.5 * s, COLORS.doubtful, Math.max(2, 0.1 * s));
  text(context, "?", x, y, Math.max(9, 0.55 * s), COLORS.doubtful);
}

/** A ring: a group that is in question. */
export function inDoubt(context, x, y, s) {
  ring(context, x, y, 0.47 * s, COLORS.asked, Math.max(2, 0.1 * s));
}

/** A double ring: what is being asked about now. */
export function asked(context, x, y, s) {
  ring(context, x, y, 0.55 * s, COLORS.asked, Math.max(2.5, 0.09 * s));
  ring(context, x, y, 0.66 * s, COLORS.white, Math.max(1.5, 0.05 * s));
}

/** A dot in the corner: a person changed this point. */
export function corrected(context, x, y, s) {
  context.beginPath();
  context.arc(x + 0.34 * s, y - 0.34 * s, Math.max(2.5, 0.11 * s), 0, 2 * Math.PI);
  context.fillStyle = COLORS.asked;
  context.fill();
  context.strokeStyle = COLORS.white;
  context.lineWidth = 1;
  context.stroke();
}

/** Where the keyboard or the aiming finger is. */
export function cursor(context, x, y, s) {
  const r = 0.56 * s;
  for (const [color, width] of [[COLORS.black, 4.5], [COLORS.white, 2]]) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.strokeRect(x - r, y - r, 2 * r, 2 * r);
  }
}

/** Text in the middle of a place, legible on anything. */
export function text(context, words, x, y, size, color) {
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = Math.max(2.5, 0.22 * size);
  context.strokeStyle = "rgb(0 0 0 / 0.75)";
  context.strokeText(words, x, y);
  context.fillStyle = color;
  context.fillText(words, x, y);
}
