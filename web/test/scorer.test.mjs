// What is asked about a board, and what is told of it, without a browser.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { newBoard } from "../page/board.js";
import { Scorer } from "../page/scorer.js";

const READING = { rows: [".X", "O."], uncertain: [], grid_confidence: 1, photo: { file: "board.jpg" } };
const QUESTIONS = [{ point: "A1" }];

/** What is told of a board when the engine answers so, the last answer last, and what it is asked. */
async function scored(answer) {
  const [requests, told] = [[], []];
  const counter = {
    where: "device",
    async score(request) {
      requests.push(request);
      return answer;
    },
  };
  const scorer = new Scorer(counter, {
    scored: (_, said) => told.push(said),
    failed: (_, error) => { throw error; },
  });
  await scorer.ask(newBoard(READING, {}, { rules: "chinese" }), "en");
  return { requests, told };
}

describe("scoring", () => {
  it("asks at last which doubts the winner depends on", async () => {
    const { requests, told } = await scored({ questions: QUESTIONS, warnings: [] });
    assert.deepEqual(requests.map(({ weigh }) => weigh), [undefined, true]);
    assert.deepEqual(told.map(({ isWeighed }) => isWeighed), [false, undefined]);
  });

  it("is done at once with a game that is too far from its end to have a winner", async () => {
    const { requests, told } = await scored({ questions: QUESTIONS, warnings: [{ kind: "far_from_finished" }] });
    assert.deepEqual(requests.map(({ weigh }) => weigh), [undefined]);
    assert.deepEqual(told.map(({ isWeighed }) => isWeighed), [undefined]);
  });
});
