// A reflection that hides points of a photo taken with the camera: where to go for another.

import { byId, setText } from "../elements.js";
import { indexOf } from "../points.js";

const SAYS = { left: "page-move-left", right: "page-move-right" };

export function showGlare(state, words) {
  const side = ["board", "questions"].includes(state.screen) && !state.pending ? state.glareSide : null;
  byId("under-glare").hidden = side === null;
  setText(byId("glare-said"), side ? words.say(SAYS[side]) : "");
}

/**
 * The side to move to so that a reflection leaves the board, which goes along with the camera: the one that it is nearer
 * to. Null where no point lies under one, or the photo did not come from the camera.
 */
export function glareSideOf(reading, photo) {
  if (!photo?.frames) return null;
  const under = (reading.uncertain ?? []).filter(({ why }) => why === "glare");
  if (under.length === 0) return null;
  const { rows, grid } = reading;
  const places = under.map(({ point }) => grid[indexOf(point, rows.length)][0]);
  const middle = (xs) => xs.reduce((sum, x) => sum + x, 0) / xs.length;
  return middle(places) < middle(grid.map(([x]) => x)) ? "left" : "right";
}
