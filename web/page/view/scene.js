// What is to be seen on the board: by index, what every point bears and what is said about it.

import { answersOf, setOf, sizeOf, stonesOf } from "../board.js";
import { indexOf, indexesOf } from "../points.js";
import { pointsOf } from "../state.js";

const OWNERS = { B: "black", W: "white" };

/** The scene of a board with the latest answer about it. */
export function sceneOf(board, score, question, cursor) {
  const size = sizeOf(board);
  const stones = stonesOf(board);
  const read = stonesOf({ ...board, answers: [] });
  const answers = answersOf(board);
  const said = new Set(answers.filter((answer) => answer.point).map((answer) => indexOf(answer.point, size)));
  const asked = question ? indexesOf(pointsOf(question), size) : [];
  const current = score?.rows?.length === size ? score : null;
  // A correction may settle more than its own point: the chain that has a liberty now is not in doubt.
  const uncertain = current?.uncertain ?? board.reading.uncertain ?? [];
  const doubts = indexesOf(uncertain.map((doubt) => doubt.point), size);
  return {
    stones,
    dead: bearing(setOf(current?.life?.dead, size), stones),
    inDoubt: bearing(setOf(current?.life?.ask, size), stones),
    owner: [...(current?.owner ?? []).join("")].map((sign) => OWNERS[sign] ?? null),
    dame: setOf(current?.dame, size),
    shared: setOf(current?.shared, size),
    unsealed: setOf(current?.unsealed, size),
    doubtful: new Set(doubts.filter((index) => !said.has(index))),
    corrected: new Set([...said].filter((index) => stones[index] !== read[index])),
    asked,
    cursor,
  };
}

/** What of a set still bears a stone: a stone just taken away is not dead any more. */
function bearing(indexes, stones) {
  return new Set([...indexes].filter((index) => stones[index] !== "empty"));
}

/** What stands on a point and is said about it, in words. */
export function described(scene, index, words) {
  const facts = [words.inOneWord(scene.stones[index])];
  const add = (set, word) => set.has(index) && facts.push(words.say(word));
  add(scene.dead, "page-dead");
  add(scene.inDoubt, "page-asked-about");
  if (scene.owner[index] && (scene.stones[index] === "empty" || scene.dead.has(index))) {
    facts.push(words.say(`page-${scene.owner[index]}-area`));
  }
  add(scene.dame, "page-dame");
  add(scene.shared, "page-shared");
  add(scene.unsealed, "page-unsealed");
  add(scene.doubtful, "page-doubtful");
  add(scene.corrected, "page-corrected");
  return words.join(facts);
}
