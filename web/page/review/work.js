// What a person states about one photo: stones and groups, on top of what was read and what is proposed.

import { indexOf, nameOf, neighbours } from "../points.js";

const STONES = { ".": "empty", B: "black", W: "white" };
/** The order in which taps change a point. */
const NEXT = { black: "white", white: "empty", empty: "black" };

export class Work {
  #past = [];
  /** Stones by point, and the fates of groups that are not in question by one of their points. */
  #stones = new Map();
  #fates = new Map();
  /** The fates of the groups in question by their first point. */
  #decided = new Map();
  /** Answers of other kinds, which this page leaves as they are. */
  #others = [];
  /** The question that keys answer. */
  at = 0;
  /** What the run had of the photo before, if that is not in `detail` any more. */
  before;

  constructor(detail) {
    this.detail = detail;
    for (const answer of detail.answers ?? []) this.#take(answer);
  }

  get lines() { return this.detail.board?.lines ?? 0; }
  get corners() { return this.detail.corners; }

  #take(answer) {
    const { point, stone, group, dead } = answer;
    if (point) {
      if (stone !== this.#proposedAt(point)) this.#stones.set(point, stone);
    } else if (group) {
      this.#setFate(group[0], dead);
    } else {
      this.#others.push(answer);
    }
  }

  /** Takes what was found out about the same photo with other answers, or in another language. */
  learn(detail) {
    this.detail = detail;
    this.at = Math.min(this.at, Math.max(this.questions.length - 1, 0));
  }

  #proposedAt(point) {
    const doubt = this.detail.points.find((doubt) => doubt.point === point);
    return doubt ? doubt.proposed : this.readAt(point);
  }

  /** What was read at a point. */
  readAt(point) {
    const index = indexOf(point, this.lines);
    const row = this.detail.board?.rows[Math.floor(index / this.lines)] ?? "";
    return STONES[row[index % this.lines]] ?? "empty";
  }

  /** What stands at a point, as it is stated, proposed or read. */
  stoneAt(point) {
    return this.#stones.get(point) ?? this.#proposedAt(point);
  }

  isChanged(point) {
    return this.#stones.has(point);
  }

  /** Whether there is a question about a point. */
  isAsked(point) {
    return this.detail.points.some((doubt) => doubt.point === point);
  }

  get hasChanges() {
    return this.#stones.size + this.#fates.size + this.#decided.size > 0;
  }

  /** The questions: points first, then groups. */
  get questions() {
    const points = this.detail.points.map(({ point }) => ({ point }));
    const groups = this.detail.groups.map((group) => ({ group }));
    return [...points, ...groups];
  }

  get question() {
    return this.questions[this.at] ?? null;
  }

  /** The group in question that has a point. */
  groupAt(point) {
    return this.detail.groups.find(({ points }) => points.includes(point)) ?? null;
  }

  /** Whether a group in question is dead, alive (false), or nobody has decided (null). */
  fateOf(group) {
    return this.#decided.get(group.points[0]) ?? group.proposed_dead;
  }

  /** Whether the stone at a point counts as dead. */
  isDead(point) {
    if (this.stoneAt(point) === "empty") return false;
    const group = this.groupAt(point);
    if (group) return this.fateOf(group) === true;
    const chain = this.#fates.size > 0 ? this.chainOf(point) : [point];
    const stated = chain.map((stone) => this.#fates.get(stone)).find((fate) => fate !== undefined);
    return stated ?? (this.detail.board?.dead.includes(point) ?? false);
  }

  /** The stones of one colour that are connected with a point. */
  chainOf(point) {
    const [color, chain] = [this.stoneAt(point), new Set()];
    const open = [indexOf(point, this.lines)];
    while (open.length > 0) {
      const index = open.pop();
      const name = nameOf(index, this.lines);
      if (chain.has(name) || this.stoneAt(name) !== color) continue;
      chain.add(name);
      open.push(...neighbours(index, this.lines));
    }
    return [...chain];
  }

  /** The first group that nobody has decided, and for which nothing is proposed. */
  get undecided() {
    return this.detail.groups.find((group) => this.fateOf(group) === null) ?? null;
  }

  /** Returns all answers, as they are saved. */
  answers() {
    const answers = [];
    const asked = new Set(this.detail.points.map(({ point }) => point));
    for (const point of asked) answers.push({ point, stone: this.stoneAt(point) });
    for (const [point, stone] of this.#stones) if (!asked.has(point)) answers.push({ point, stone });
    for (const group of this.detail.groups) {
      const dead = this.fateOf(group);
      if (dead !== null) answers.push({ group: group.points, dead });
    }
    for (const [point, dead] of this.#fates) answers.push({ group: [point], dead });
    return [...answers, ...this.#others];
  }

  #remember() {
    this.#past.push([new Map(this.#stones), new Map(this.#fates), new Map(this.#decided)]);
  }

  /** Takes the last change back; false if there is none. */
  undo() {
    const before = this.#past.pop();
    if (before) [this.#stones, this.#fates, this.#decided] = before;
    return before !== undefined;
  }

  /** States stones, given as pairs of point and stone. */
  setStones(stones) {
    this.#remember();
    for (const [point, stone] of stones) this.#setStone(point, stone);
  }

  #setStone(point, stone) {
    // What is proposed needs no statement of its own: it is an answer as soon as the photo is accepted.
    if (stone === this.#proposedAt(point)) this.#stones.delete(point);
    else this.#stones.set(point, stone);
  }

  /** States the next stone in turn. */
  turn(point) {
    this.setStones([[point, NEXT[this.stoneAt(point)]]]);
  }

  /** States the fate of the group at a point. */
  setDead(point, dead) {
    if (this.stoneAt(point) === "empty") return;
    this.#remember();
    this.#setFate(point, dead);
  }

  #setFate(point, dead) {
    const group = this.groupAt(point);
    if (group) {
      this.#decided.set(group.points[0], dead);
      return;
    }
    for (const stone of this.chainOf(point)) this.#fates.delete(stone);
    this.#fates.set(point, dead);
  }
}
