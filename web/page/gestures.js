// What fingers, pen, mouse and wheel do on the board, told as: tap, twice, aim, aimed, move, zoom.

/** A finger that moves this far, in CSS pixels, moves the photo. */
const SLACK = { touch: 10, pen: 6, mouse: 4 };
/** A finger that rests this long aims. */
const REST_MS = 320;
/** Two taps within this time and distance are one double tap. */
const TWICE_MS = 300;
const TWICE_PX = 28;
const WHEEL = 0.0016;
const PINCH_WHEEL = 0.012;

/**
 * Watches an element. `told` has `tap(at, pointer)`, `twice(at)` (returns whether it did anything), `aim(at)`,
 * `aimed(at)`, `aimedNot()`, `move(dx, dy)` and `zoom(factor, at)`; `at` is a place within the element.
 */
export function watchGestures(element, told) {
  const fingers = new Map();
  let doing = "nothing";
  let rest = 0;
  let start = null;
  let began = 0;
  let last = { at: null, when: -Infinity };

  const placeOf = (event) => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

  element.addEventListener("pointerdown", (event) => {
    if (event.button > 1) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, placeOf(event));
    clearTimeout(rest);
    if (fingers.size === 1) {
      start = placeOf(event);
      began = event.timeStamp;
      doing = "waiting";
      if (event.pointerType !== "mouse") rest = setTimeout(aim, REST_MS);
    } else {
      if (doing === "aiming") told.aimedNot();
      doing = "pinching";
    }
  });

  function aim() {
    doing = "aiming";
    told.aim(start);
  }

  element.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    if (doing === "pinching") pinch(event.pointerId, before, now);
    else if (doing === "aiming") told.aim(now);
    else if (doing === "moving") told.move(now[0] - before[0], now[1] - before[1]);
    else if (far(now, start) > (SLACK[event.pointerType] ?? SLACK.touch)) {
      clearTimeout(rest);
      doing = "moving";
      told.move(now[0] - start[0], now[1] - start[1]);
    }
    fingers.set(event.pointerId, now);
  });

  function pinch(id, before, now) {
    const [other] = [...fingers].find(([finger]) => finger !== id)?.slice(1) ?? [];
    if (!other) return;
    const middle = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    told.move((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    told.zoom(far(now, other) / Math.max(far(before, other), 1), middle);
  }

  element.addEventListener("pointerup", (event) => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(rest);
    const at = placeOf(event);
    // The finger was lifted in time, and only the page was late.
    if (doing === "aiming" && event.timeStamp - began < REST_MS) {
      told.aimedNot();
      doing = "waiting";
    }
    if (doing === "aiming") told.aimed(at);
    else if (doing === "waiting") tap(at, event);
    doing = fingers.size > 0 ? "moving" : "nothing";
  });

  function tap(at, { timeStamp, pointerType }) {
    const second = last.at && timeStamp - last.when < TWICE_MS && far(at, last.at) < TWICE_PX;
    last = { at, when: timeStamp };
    if (second && told.twice(at, pointerType)) last.at = null;
    else told.tap(at, pointerType);
  }

  element.addEventListener("pointercancel", (event) => {
    fingers.delete(event.pointerId);
    clearTimeout(rest);
    if (doing === "aiming") told.aimedNot();
    doing = "nothing";
  });

  element.addEventListener("wheel", (event) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
    const strength = event.ctrlKey ? PINCH_WHEEL : WHEEL;
    told.zoom(Math.exp(-event.deltaY * lines * strength), placeOf(event));
  }, { passive: false });

  element.addEventListener("contextmenu", (event) => event.preventDefault());
}
