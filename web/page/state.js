// All that the page knows, in one place. Whoever changes it says so, and everything shown follows.

const NOTHING_FOUND = [];

export class State {
  /** start, live, reading, questions, board, corners or refused. */
  screen = "start";
  /** The photos of the board; the first that could be read is the one shown. */
  photos = [];
  /** Boards with their steps; null until a photo was read. */
  history = null;
  /** The latest answer about a board, and whether it is about the board as it is now. */
  score = null;
  scoreIsCurrent = false;
  /** The board that could not be counted, or null. */
  uncounted = null;
  /** The error of a refused photo, with what the page was doing. */
  refusal = null;
  /** What a tap changes: stones or dead. */
  mode = "stones";
  layout = "photo";
  /** Clockwise quarter turns of the diagram. */
  turns = 0;
  /** How far through the questions: answered or skipped in this walk. */
  walked = 0;
  /** Whether this walk is through all questions, or only through those that may change the winner. */
  walksAll = false;
  /** The point that the keyboard is at, by index, or null. */
  cursor = null;
  /** What the page is doing while it reads, and what it has to say besides. */
  progress = "";
  notice = "";
  /** Where to go for another photo, if points lie under a reflection: left or right. */
  glareSide = null;
  /** Photos that are being read or were refused, and corners that are being put. */
  pending = null;
  corners = null;
  #watching = [];

  get board() {
    return this.history?.present ?? null;
  }

  /** The photo shown: the one that was read, else the first. */
  get shown() {
    const read = this.board?.reading.photo.file;
    return this.photos.find((photo) => photo.name === read) ?? this.photos[0] ?? null;
  }

  /** The outlines of what looks like boards in a refused photo: four corners each, from the left. */
  get outlines() {
    const isRefused = this.screen === "refused" && this.pending?.[0]?.preview;
    return (isRefused && this.refusal.error.found?.boards) || NOTHING_FOUND;
  }

  /** Whether the game is too far from its end to be counted. */
  get isUnfinished() {
    return isUnfinished(this.score);
  }

  /** Whether more is to be said about the board than the score at hand says. */
  get isChecking() {
    const { score, scoreIsCurrent } = this;
    return !scoreIsCurrent || !score || score.provisional || score.isWeighed === false;
  }

  /** Whether something is read, looked at or counted, for which somebody waits. */
  get isBusy() {
    if (this.screen === "reading" || this.screen === "live") return true;
    return this.board !== null && this.board !== this.uncounted && this.isChecking;
  }

  /** What is asked next: the first question of this walk that nobody answered or skipped. */
  get question() {
    return this.toBeAsked[0] ?? null;
  }

  /** The questions of this walk that nobody answered or skipped. */
  get toBeAsked() {
    const questions = this.walksAll ? this.questions : this.deciding;
    return questions.filter((question) => !this.board.skipped.includes(keyOf(question)));
  }

  /** The open questions of which some answer may change the winner. */
  get deciding() {
    if (this.isUnfinished) return [];
    return this.questions.filter((question) => question.may_change_winner !== false);
  }

  /** All that is still open; what was just answered is left out before the engine has said so. */
  get questions() {
    if (!this.board || !this.score) return [];
    const { answers, leftOpen } = this.board;
    const points = new Set(answers.map((answer) => answer.point).filter(Boolean));
    const groups = new Set(answers.flatMap((answer) => answer.group ?? []));
    const apart = new Set(this.board.apart);
    const open = ({ point, points: joined, group, left_open }) => {
      if (left_open) return !leftOpen;
      if (joined) return !joined.every((member) => points.has(member)) && !joined.some((member) => apart.has(member));
      return group ? !group.every((member) => groups.has(member)) : !points.has(point);
    };
    return (this.score.questions ?? []).filter(open);
  }

  watch(show) {
    this.#watching.push(show);
  }

  change(values) {
    Object.assign(this, values);
    for (const show of this.#watching) show(this);
  }
}

/** Whether an answer of the engine, if there is one, says that the game is too far from its end to be counted. */
export function isUnfinished(answer) {
  return answer?.warnings?.some(({ kind }) => kind === "far_from_finished") ?? false;
}

/** The key of the question about the points that were left open: they are asked about together. */
export const OPEN_POINTS = "left open";

/** What tells a question from the others: its first point, or that it is about all open points. */
export function keyOf(question) {
  return question.left_open ? OPEN_POINTS : pointsOf(question)[0];
}

/** The points that a question is about. */
export function pointsOf(question) {
  return question.group ?? question.points ?? question.left_open ?? [question.point];
}

/** The answer that the program proposes, and that Enter gives; null where there is none. */
export function proposal(question) {
  if (question.left_open) return "ended";
  if (question.group) return question.dead ? "dead" : "alive";
  return question.proposed;
}
