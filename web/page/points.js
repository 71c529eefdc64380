// Points: an index, row by row from the top left, and a name such as Q16.

const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** The name of a point on a board of `size` lines. */
export function nameOf(index, size) {
  return LETTERS[index % size] + (size - Math.floor(index / size));
}

/** The index of a named point, or -1 where the board has no such point. */
export function indexOf(name, size) {
  const column = LETTERS.indexOf(name[0]);
  const row = size - Number(name.slice(1));
  const inside = column >= 0 && column < size && row >= 0 && row < size;
  return inside ? row * size + column : -1;
}

/** The indexes of named points. */
export function indexesOf(names, size) {
  return names.map((name) => indexOf(name, size)).filter((index) => index >= 0);
}

/** The up to four points beside a point. */
export function neighbours(index, size) {
  const column = index % size;
  const beside = [];
  if (column > 0) beside.push(index - 1);
  if (column < size - 1) beside.push(index + 1);
  if (index >= size) beside.push(index - size);
  if (index < size * (size - 1)) beside.push(index + size);
  return beside;
}
