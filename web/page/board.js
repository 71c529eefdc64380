// A board: one reading of the photo, what a person said about it, and the terms of the count. A board is never
// changed: every change makes another one, so that undo only has to go back to it.

import { nearest, spacingsOf } from "./geometry.js";
import { indexOf, indexesOf, nameOf, neighbours } from "./points.js";
import { OPEN_POINTS } from "./state.js";

const STONES = { ".": "empty", B: "black", W: "white" };
const SIGNS = { empty: ".", black: "B", white: "W" };

/** The board of a fresh reading. `asked` is what the reading was asked with: size, board, corners. */
export function newBoard(reading, asked, terms) {
  return { reading, asked, terms, answers: [], leftOpen: null, skipped: [], apart: [] };
}

/** How many lines the board has. */
export function sizeOf(board) {
  return board.reading.rows.length;
}

/** The corners as a person put them, else as they were found. */
export function cornersOf(board) {
  return board.asked.corners ?? board.reading.board.corners;
}

/** The stone on every point, corrections made. */
export function stonesOf(board) {
  const stones = [...board.reading.rows.join("")].map((sign) => STONES[sign] ?? "empty");
  for (const answer of board.answers) {
    if (answer.point) stones[indexOf(answer.point, sizeOf(board))] = answer.stone;
  }
  return stones;
}

/** The stones as rows of signs, corrections made. */
export function rowsOf(board) {
  const size = sizeOf(board);
  const signs = stonesOf(board).map((stone) => SIGNS[stone]).join("");
  return Array.from({ length: size }, (_, row) => signs.slice(row * size, (row + 1) * size));
}

/** The board with a stone (or none) on a point. */
export function withStone(board, point, stone) {
  const answers = board.answers.filter((answer) => answer.point !== point);
  const { rows, uncertain = [] } = board.reading;
  const read = STONES[rows.join("")[indexOf(point, sizeOf(board))]];
  const asRead = stone === read && !uncertain.some((doubt) => doubt.point === point);
  return { ...board, answers: asRead ? answers : [...answers, { point, stone }] };
}

/** The board with what stands on several points: `{point, stone}` each. */
function withStones(board, stones) {
  return stones.reduce((board, { point, stone }) => withStone(board, point, stone), board);
}

/** The board with points that are asked about one by one instead of together. */
export function withApart(board, points) {
  return { ...board, apart: [...apartOf(board), ...points] };
}

/** The points that are asked about one by one; a board kept by an older page has none. */
export function apartOf(board) {
  return board.apart ?? [];
}

/** The board with a group called dead or alive. */
export function withGroup(board, points, dead) {
  const replaced = (answer) => answer.group?.every((point) => points.includes(point));
  return { ...board, answers: [...board.answers.filter((answer) => !replaced(answer)), { group: points, dead }] };
}

/** The board with what became of the points that were left open: `ended`, `black-first` or `white-first`. */
export function withLeftOpen(board, leftOpen) {
  return { ...board, leftOpen };
}

/** The board with an answer to a question: a stone, the index of an offered answer, a status, or what became of points. */
export function withAnswer(board, question, answer) {
  if (question.points) return withStones(board, question.answers[answer].stones);
  if (question.left_open) return withLeftOpen(board, answer);
  if (question.group) return withGroup(board, question.group, answer === "dead");
  return withStone(board, question.point, answer);
}

/** The board with a question left open. */
export function withSkipped(board, key) {
  return { ...board, skipped: [...board.skipped, key] };
}

/** The answers that still make sense: of a group only the points that still bear a stone. */
export function answersOf(board) {
  const stones = stonesOf(board);
  const bears = (point) => stones[indexOf(point, sizeOf(board))] !== "empty";
  const still = (answer) => (answer.group ? { ...answer, group: answer.group.filter(bears) } : answer);
  return board.answers.map(still).filter((answer) => answer.point || answer.group.length > 0);
}

/**
 * The board read anew, with what a person had said carried to the nearest point of the new grid, and how many
 * answers had none within half a spacing.
 */
export function readAnew(board, reading, asked) {
  const [before, now] = [sizeOf(board), reading.rows.length];
  const spacings = spacingsOf(reading.grid, now);
  const carry = (point) => {
    const place = board.reading.grid[indexOf(point, before)];
    const { index, distance } = nearest(reading.grid, place);
    return distance <= spacings[index] / 2 ? nameOf(index, now) : null;
  };
  const answers = board.answers.map((answer) => {
    if (answer.point) return { ...answer, point: carry(answer.point) };
    return { ...answer, group: answer.group.map(carry).filter((point) => point !== null) };
  });
  const kept = answers.filter((answer) => (answer.group ? answer.group.length > 0 : answer.point !== null));
  const carryKey = (key) => (key === OPEN_POINTS ? key : carry(key));
  const skipped = board.skipped.map(carryKey).filter((key) => key !== null);
  const apart = apartOf(board).map(carry).filter((point) => point !== null);
  return {
    board: { ...board, reading, asked, answers: kept, skipped, apart },
    leftOut: answers.length - kept.length,
  };
}

/** The chain of stones at a point: its points by index. */
function chainAt(stones, index, size) {
  return reached(index, size, (other) => stones[other] === stones[index]);
}

/**
 * The stones that a person calls dead or alive together: a chain; of dead stones all that lie in the same enemy
 * area, as the engine groups them.
 */
export function groupAt(stones, dead, index, size) {
  const color = stones[index];
  if (!dead.has(index)) return chainAt(stones, index, size);
  const around = reached(index, size, (other) => stones[other] === color || stones[other] === "empty");
  return around.filter((other) => stones[other] === color && dead.has(other));
}

/** Every point that can be reached from `start` over points that belong. */
function reached(start, size, belongs) {
  const seen = new Set([start]);
  const toVisit = [start];
  while (toVisit.length > 0) {
    for (const other of neighbours(toVisit.pop(), size)) {
      if (!seen.has(other) && belongs(other)) {
        seen.add(other);
        toVisit.push(other);
      }
    }
  }
  return [...seen].sort((a, b) => a - b);
}

/**
 * What the engine is asked about a board. `how`: with what is `known` of an earlier answer, for a quick one, or to `weigh`
 * which doubts the winner depends on.
 */
export function scoreRequest(board, language, how = {}) {
  const { rows, uncertain, grid_confidence, photo } = board.reading;
  const { rules, komi, handicap, bonus, prisoners } = board.terms;
  const request = { language, file: photo.file, rows, uncertain, grid_confidence, answers: answersOf(board), rules };
  Object.assign(request, { komi, handicap, white_handicap_bonus: bonus, prisoners, left_open: board.leftOpen });
  return { ...request, apart: apartOf(board), ...how };
}

/** The indexes of an answer's named points, as a set. */
export function setOf(names, size) {
  return new Set(indexesOf(names ?? [], size));
}
