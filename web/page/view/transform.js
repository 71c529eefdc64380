// Where the plane (photo or diagram) lies on the screen: scale, then shift, in CSS pixels.

/** Shows `bounds` of the plane as large as fits into a box, `margin` of the box left free on every side. */
export function fitted(bounds, box, margin = 0.04) {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale = (1 - 2 * margin) * Math.min(box.width / width, box.height / height);
  const middle = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  return centred(middle, scale, box);
}

/** Shows a place of the plane in the middle of the box. */
export function centred([x, y], scale, box) {
  return { scale, x: box.width / 2 - scale * x, y: box.height / 2 - scale * y };
}

/** Scales by a factor around a place of the screen. */
export function zoomed(view, factor, [x, y]) {
  return { scale: view.scale * factor, x: x - factor * (x - view.x), y: y - factor * (y - view.y) };
}

export function moved(view, dx, dy) {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** A place of the plane on the screen. */
export function onScreen(view, [x, y]) {
  return [view.scale * x + view.x, view.scale * y + view.y];
}

/** A place of the screen on the plane. */
export function onPlane(view, [x, y]) {
  return [(x - view.x) / view.scale, (y - view.y) / view.scale];
}

/** Keeps the plane in reach: neither too small nor too large, and never out of the middle of the box. */
export function kept(view, plane, box) {
  const whole = Math.min(box.width / plane.width, box.height / plane.height);
  const most = Math.max(whole * 2, 150 / plane.spacing);
  const scale = Math.min(Math.max(view.scale, whole * 0.6), most);
  const factor = scale / view.scale;
  const within = factor === 1 ? view : zoomed(view, factor, [box.width / 2, box.height / 2]);
  const limited = (shift, length, side) => {
    const [least, greatest] = [side * 0.6 - length, side * 0.4];
    return Math.min(Math.max(shift, Math.min(least, greatest)), Math.max(least, greatest));
  };
  return {
    scale,
    x: limited(within.x, plane.width * scale, box.width),
    y: limited(within.y, plane.height * scale, box.height),
  };
}

/** A view between two others, for going from one to the other. */
export function between(from, to, share) {
  const scale = from.scale * (to.scale / from.scale) ** share;
  const mix = (a, b) => a + (b - a) * share;
  return { scale, x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
