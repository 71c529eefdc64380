// One question at a time, with large answers; what is proposed stands out.

import { byId, made } from "../elements.js";

/** The question whose buttons are there: they stay while a finger is on them. */
let shown = "";

export function showQuestion(state, words, actions) {
  const card = byId("question");
  const { question } = state;
  card.hidden = state.screen !== "questions" || !question;
  if (card.hidden) return;
  const left = state.questions.filter((open) => !state.board.skipped.includes(open.point ?? open.group[0]));
  const count = state.walked + left.length;
  byId("question-number").textContent = words.say("page-question", { number: state.walked + 1, count });
  const consequence = byId("consequence");
  consequence.textContent = question.consequence ?? "";
  consequence.hidden = !question.consequence;
  const proposed = proposal(question);
  byId("back").disabled = state.history.past.length === 0;
  const answers = question.group ? ["dead", "alive"] : ["black", "white", "empty"];
  const now = [words.language, question.point ?? question.group, proposed].join(" ");
  if (now === shown) return;
  shown = now;
  const button = (answer) =>
    answerButton(answer, answer === proposed, words, () => actions.answer(question, answer));
  byId("answers").replaceChildren(...answers.map(button));
}

/** The answer that the program proposes. */
export function proposal(question) {
  if (question.group) return question.dead ? "dead" : "alive";
  return question.proposed;
}

function answerButton(answer, isProposed, words, click) {
  const word = made("span", { class: "answer-word", text: words.inOneWord(answer) });
  const proposed = made("span", { class: "proposed", text: isProposed ? words.say("page-proposed") : "" });
  const picture = made("span", { class: `picture picture-${answer}`, "aria-hidden": "true" });
  const kind = isProposed ? "answer answer-proposed" : "answer";
  return made("button", { type: "button", class: kind, "data-answer": answer, click }, picture, word, proposed);
}
