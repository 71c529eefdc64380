// The four outer intersections, to be dragged by hand: four rings above the photo.

import { onPlane, onScreen } from "./view/transform.js";

/** How far an arrow key moves a corner, in CSS pixels; with Shift. */
const STEP = 1;
const LARGE_STEP = 10;
/** A corner may lie this far outside the photo, in parts of its side: boards are cut off now and then. */
const BEYOND = 0.1;
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Corners {
  /** `told.moved(corners)` while dragging, `told.dropped(corners)` after it. */
  constructor(handles, stage, loupe, told) {
    Object.assign(this, { handles, stage, loupe, told });
    this.places = null;
    handles.forEach((handle, which) => this.#watch(handle, which));
  }

  /** Shows the rings at these places of the photo. */
  show(places) {
    this.places = places.map(([x, y]) => [x, y]);
    this.place();
  }

  hide() {
    this.places = null;
    this.place();
  }

  /** Puts the rings where the view has them now. */
  place() {
    this.handles.forEach((handle, which) => {
      handle.hidden = this.places === null;
      if (!this.places) return;
      const [x, y] = onScreen(this.stage.view, this.places[which]);
      handle.style.setProperty("left", `${x}px`);
      handle.style.setProperty("top", `${y}px`);
    });
  }

  #watch(handle, which) {
    let grip = null;
    const placeOf = (event) => {
      const { left, top } = this.stage.board.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };
    handle.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      handle.focus();
      handle.setPointerCapture(event.pointerId);
      this.stage.hold();
      const at = onScreen(this.stage.view, this.places[which]);
      const finger = placeOf(event);
      grip = [at[0] - finger[0], at[1] - finger[1]];
      this.loupe.show(this.stage, at, finger);
    });
    handle.addEventListener("pointermove", (event) => {
      if (!grip) return;
      const finger = placeOf(event);
      const at = [finger[0] + grip[0], finger[1] + grip[1]];
      this.#moveTo(which, at);
      this.loupe.show(this.stage, at, finger);
    });
    const drop = () => {
      if (!grip) return;
      grip = null;
      this.loupe.hide();
      this.stage.release();
      this.told.dropped(this.places);
    };
    handle.addEventListener("pointerup", drop);
    handle.addEventListener("pointercancel", drop);
    handle.addEventListener("keydown", (event) => this.#nudge(event, which));
  }

  #nudge(event, which) {
    const direction = KEYS[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const at = onScreen(this.stage.view, this.places[which]);
    this.#moveTo(which, [at[0] + step * direction[0], at[1] + step * direction[1]]);
    this.told.dropped(this.places);
  }

  #moveTo(which, at) {
    const [x, y] = onPlane(this.stage.view, at);
    const inside = (value, most) => Math.min(Math.max(value, -BEYOND * most), (1 + BEYOND) * most);
    this.places[which] = [inside(x, this.stage.plane.width), inside(y, this.stage.plane.height)];
    this.place();
    this.told.moved(this.places);
  }
}
