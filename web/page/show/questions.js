// One question at a time, with large answers; what is proposed stands out.

import { byId, made, setText } from "../elements.js";
import { keyOf, pointsOf } from "../state.js";

/** The question whose buttons are there: they stay while a finger is on them. */
let shown = "";

export function showQuestion(state, words, actions) {
  const card = byId("question");
  const { question } = state;
  card.hidden = state.screen !== "questions" || !question;
  if (card.hidden) return;
  const left = state.questions.filter((open) => !state.board.skipped.includes(keyOf(open)));
  const count = state.walked + left.length;
  byId("question-number").textContent = words.say("page-question", { number: state.walked + 1, count });
  const consequence = byId("consequence");
  // Where every answer says what follows from it there is nothing left to say.
  setText(consequence, question.answers ? "" : (question.consequence ?? ""));
  const proposed = proposal(question);
  byId("back").disabled = state.history.past.length === 0;
  const leads = question.answers?.map(({ lead }) => lead);
  const now = [words.language, keyOf(question), pointsOf(question), proposed, leads].join(" ");
  if (now === shown) return;
  shown = now;
  const button = ({ answer, text, lead }) => {
    const isProposed = answer === proposed;
    const below = lead ?? (isProposed ? words.say("page-proposed") : "");
    return answerButton(answer, text, below, isProposed, () => actions.answer(question, answer));
  };
  byId("answers").classList.toggle("answers-listed", Boolean(question.answers));
  byId("answers").replaceChildren(...answersTo(question, words).map(button));
}

/** The answers to choose from, each as it is said. */
function answersTo(question, words) {
  if (question.answers) return question.answers;
  const answers = question.group ? ["dead", "alive"] : ["black", "white", "empty"];
  return answers.map((answer) => ({ answer, text: words.inOneWord(answer) }));
}

/** The answer that the program proposes, and that Enter gives. */
export function proposal(question) {
  if (question.left_open) return "ended";
  if (question.group) return question.dead ? "dead" : "alive";
  return question.proposed;
}

function answerButton(answer, text, below, isProposed, click) {
  const word = made("span", { class: "answer-word", text });
  const proposed = made("span", { class: "proposed", text: below });
  const picture = made("span", { class: `picture picture-${answer}`, "aria-hidden": "true" });
  const kind = isProposed ? "answer answer-proposed" : "answer";
  return made("button", { type: "button", class: kind, "data-answer": answer, click }, picture, word, proposed);
}
