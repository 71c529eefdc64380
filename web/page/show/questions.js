// One question at a time, with large answers; what is proposed stands out.

import { byId, made, setText } from "../elements.js";
import { keyOf, pointsOf, proposal } from "../state.js";

/** The question whose buttons are there: they stay while a finger is on them. */
let shown = "";

export function showQuestion(state, words, actions) {
  const card = byId("question");
  const { question } = state;
  card.hidden = state.screen !== "questions" || !question;
  if (card.hidden) return;
  const count = state.walked + state.toBeAsked.length;
  byId("question-number").textContent = words.say("page-question", { number: state.walked + 1, count });
  const consequence = byId("consequence");
  setText(consequence, consequenceOf(question, words));
  const proposed = proposal(question);
  byId("accept-all").hidden = state.toBeAsked.length < 2;
  byId("back").disabled = state.history.past.length === 0;
  const leads = question.answers?.map(({ lead }) => lead);
  const now = [words.language, keyOf(question), pointsOf(question), proposed, leads].join(" ");
  if (now === shown) return;
  shown = now;
  const button = ({ answer, says, picture, text, lead }) => {
    // Of a chain without liberties nothing is proposed: as it was read it cannot be.
    const isProposed = answer === proposed && question.why !== "no_liberties";
    const below = lead ?? (isProposed ? words.say("page-proposed") : "");
    const click = () => actions.answer(question, answer);
    return answerButton(says ?? answer, picture ?? answer, text, below, isProposed, click);
  };
  byId("answers").classList.toggle("answers-listed", Boolean(question.answers));
  byId("answers").replaceChildren(...answersTo(question, words).map(button));
  if (question.points) byId("answers").append(oneByOne(question, words, actions));
}

/** What follows from the answers, or what else can be done. */
function consequenceOf(question, words) {
  if (["no_liberties", "filled"].includes(question.why)) return words.say("page-tap-wrong-point");
  // Where every answer says what follows from it there is nothing left to say.
  return question.answers ? "" : (question.consequence ?? "");
}

/** The answers to choose from, each as it is said. */
function answersTo(question, words) {
  if (question.points) {
    return question.answers.map((choice, answer) => ({ ...choice, answer, picture: pictureOf(choice) }));
  }
  if (question.answers) return question.answers;
  const answers = question.group ? ["dead", "alive"] : ["black", "white", "empty"];
  return answers.map((answer) => ({ answer, text: words.inOneWord(answer) }));
}

/** The picture of an answer about several points: the stones of one colour among them, none, or both. */
function pictureOf({ says, stones }) {
  const colors = new Set(stones.map(({ stone }) => stone).filter((stone) => stone !== "empty"));
  return says === "as-read" || colors.size > 1 ? "both" : ([...colors][0] ?? "empty");
}

/** The button that has the points asked about one by one. */
function oneByOne(question, words, actions) {
  const text = words.say("page-one-by-one");
  return answerButton("one-by-one", "both", text, "", false, () => actions.askOneByOne(question));
}

function answerButton(answer, shape, text, below, isProposed, click) {
  const word = made("span", { class: "answer-word", text });
  const proposed = made("span", { class: "proposed", text: below });
  const picture = made("span", { class: `picture picture-${shape}`, "aria-hidden": "true" });
  const kind = isProposed ? "answer answer-proposed" : "answer";
  return made("button", { type: "button", class: kind, "data-answer": answer, click }, picture, word, proposed);
}
