// Asks for the result whenever the board changes. Where stones have changed: at once with the life of an earlier
// answer, which is quick, and then, when nothing more happens, in full. Where none has, life stays as it was, and
// the full answer is quick itself, if the engine remembers life. At last the engine finds out which of the doubts the
// winner depends on, unless the game is too far from its end to have one.

import { answersOf, scoreRequest, sizeOf, stonesOf } from "./board.js";
import { indexOf } from "./points.js";
import { isUnfinished, keyOf } from "./state.js";

/** The full answer is asked for when nothing has changed for this long. */
const QUIET_MS = 600;
/** How many full answers are kept to build quick ones on. */
const KEPT = 12;

export class Scorer {
  #latest = 0;
  #quick = false;
  #waiting = null;
  #timer = 0;
  #full = null;
  /** Full answers about boards, the latest last: `{board, answer, language, isWeighed}`. */
  #kept = [];

  /** `told.scored(board, answer)` and `told.failed(board, error)`. */
  constructor(counter, told) {
    Object.assign(this, { counter, told });
  }

  /** Asks about a board, in words of a language. */
  async ask(board, language) {
    this.#latest += 1;
    clearTimeout(this.#timer);
    this.#full?.abort();
    const same = this.#kept.find((kept) => kept.board === board && kept.language === language);
    if (same) return this.told.scored(board, same.answer);
    const known = this.#knownFor(board);
    // This device remembers life where no stone has changed; a server remembers nothing.
    const remembered = this.counter.where === "device" && known && sameStones(board, this.#kept.at(-1).board);
    if (!known || remembered) return this.#askInFull(board, language, this.#latest);
    this.#waiting = { board, language, known, number: this.#latest };
    if (!this.#quick) await this.#askQuickly();
  }

  /** One quick question at a time: of those that come meanwhile only the last is asked. */
  async #askQuickly() {
    this.#quick = true;
    while (this.#waiting) {
      const { board, language, known, number } = this.#waiting;
      this.#waiting = null;
      try {
        const { life, expected } = known.answer;
        const answer = await this.counter.score(scoreRequest(board, language, { known: { life, expected } }));
        if (number === this.#latest) {
          this.told.scored(board, answer.error ? answer : this.#asWeighed(withGroups(answer, known, board), board));
          this.#timer = setTimeout(() => this.#askInFull(board, language, number), QUIET_MS);
        }
      } catch {
        // The full answer needs no quick one before it, and tells what fails for good.
        if (number === this.#latest) this.#askInFull(board, language, number);
      }
    }
    this.#quick = false;
  }

  async #askInFull(board, language, number) {
    this.#full = new AbortController();
    try {
      const { signal } = this.#full;
      const answer = await this.counter.score(scoreRequest(board, language), signal);
      if (!answer.error) this.#keep({ board, answer, language });
      const isToBeWeighed = answer.questions?.length > 0 && !isUnfinished(answer);
      if (number === this.#latest) this.told.scored(board, isToBeWeighed ? this.#asWeighed(answer, board) : answer);
      if (!isToBeWeighed || number !== this.#latest) return;
      const weighed = await this.#weigh(board, language, signal).catch(() => answer);
      if (number !== this.#latest) return;
      this.#keep({ board, answer: weighed, language, isWeighed: true });
      this.told.scored(board, weighed);
    } catch (error) {
      if (number === this.#latest) this.told.failed(board, error);
    }
  }

  async #weigh(board, language, signal) {
    const answer = await this.counter.score(scoreRequest(board, language, { weigh: true }), signal);
    if (answer.error) throw new Error(answer.error.message);
    return answer;
  }

  /** An answer that is still to be weighed, with what an earlier one about the same photo said of its questions. */
  #asWeighed(answer, board) {
    const weighed = this.#kept.findLast((kept) => kept.board.reading === board.reading && kept.isWeighed);
    const said = new Map(weighed?.answer.questions.map((question) => [keyOf(question), question.may_change_winner]));
    const questions = answer.questions.map((question) => ({
      ...question,
      may_change_winner: said.get(keyOf(question)),
    }));
    return { ...answer, questions, isWeighed: false };
  }

  #keep(full) {
    const others = this.#kept.filter(({ board, language }) => board !== full.board || language !== full.language);
    this.#kept = [...others, full].slice(-KEPT);
  }

  /**
   * The life to carry over: that of the latest full answer about the same reading which knew of no group that
   * this board does not know of.
   */
  #knownFor(board) {
    const said = new Set(answersOf(board).map((answer) => JSON.stringify(answer)));
    const fits = (kept) =>
      kept.board.reading === board.reading &&
      kept.answer.life &&
      answersOf(kept.board).every((answer) => !answer.group || said.has(JSON.stringify(answer)));
    return this.#kept.findLast(fits) ?? null;
  }
}

/** Whether two boards bear the same stones. */
function sameStones(one, other) {
  return one.reading === other.reading && stonesOf(one).join() === stonesOf(other).join();
}

/** A quick answer asks about no groups: what the full one asked about stays open, as far as its stones still stand. */
function withGroups(answer, known, board) {
  const [before, now] = [stonesOf(known.board), stonesOf(board)];
  const stands = (point) => before[indexOf(point, sizeOf(board))] === now[indexOf(point, sizeOf(board))];
  const groups = known.answer.questions.filter(({ group }) => group?.every(stands));
  const isLast = (question) => Boolean(question.left_open);
  const [last, first] = [answer.questions.filter(isLast), answer.questions.filter((question) => !isLast(question))];
  return { ...answer, questions: [...first, ...groups, ...last] };
}
