// The terms of the count: rules, komi, handicap, bonus, prisoners.

import { byId, made, setText } from "../elements.js";
import { sayAloud } from "./aloud.js";

const FIELDS = ["komi", "handicap", "black-prisoners", "white-prisoners"];

/** Watches the fields. */
export function watchTerms(actions, words) {
  const set = (terms, field) => actions.setTerms(terms, field);
  byId("rules").addEventListener("change", ({ target: { value } }) => {
    const other = { rules: value, komi: null };
    set(words.ruleSet(value).prisoners ? other : { ...other, prisoners: null });
  });
  byId("bonus").addEventListener("change", (event) => set({ bonus: event.target.value || null }));
  for (const id of FIELDS) {
    byId(id).addEventListener("input", ({ target }) => {
      // What is not taken changes nothing, and is said where it was typed.
      const fault = faultOf(target, actions.state, words);
      showFault(target, fault);
      if (fault) sayAloud(fault);
      else if (id.endsWith("prisoners")) set({ prisoners: prisonersIn() }, "prisoners");
      else set({ [id]: numberIn(target) }, id);
    });
    byId(id).addEventListener("focus", (event) => event.target.select());
  }
}

/** The number in a field, or null where there is none that makes sense. */
function numberIn(field) {
  const number = field.valueAsNumber;
  return Number.isFinite(number) && field.validity.valid ? number : null;
}

function prisonersIn() {
  const [black, white] = [numberIn(byId("black-prisoners")), numberIn(byId("white-prisoners"))];
  return black === null && white === null ? null : { black: black ?? 0, white: white ?? 0 };
}

/** Why what stands in a field is not taken; "" where it is. */
function faultOf(field, { board, score }, words) {
  if (field.validity.valid) return "";
  const most = field.max;
  if (field.id !== "komi") return words.say("page-number-not-taken", { most });
  const rules = words.ruleSet(board.terms.rules);
  const komi = board.terms.komi ?? score?.komi ?? rules.komi;
  const zi = field.valueAsNumber;
  const isInZi = rules.unit === "zi" && Number.isInteger(4 * zi) && Math.abs(2 * zi) <= Number(most);
  const hint = isInZi ? words.say("page-komi-in-points", { zi, points: 2 * zi }) : "";
  return [words.say("page-komi-not-taken", { most, komi }), hint].filter(Boolean).join(" ");
}

function showFault(field, fault) {
  if (fault) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
  const element = byId(`${field.id}-fault`);
  setText(element, fault);
  if (fault) element.scrollIntoView({ block: "nearest" });
}

export function showTerms(state, words) {
  const section = byId("terms");
  section.hidden = !state.board || state.screen !== "board";
  if (section.hidden) return;
  const { terms } = state.board;
  const ruleSet = words.ruleSet(terms.rules);
  byId("terms-now").textContent = state.score?.said.rules ?? ruleSet.said;
  fillRules(words);
  byId("rules").value = terms.rules;
  const isElsewhere = state.board !== shownBoard;
  shownBoard = state.board;
  const set = (id, number) => setNumber(byId(id), number, isElsewhere);
  set("komi", terms.komi ?? state.score?.komi ?? ruleSet.komi);
  set("handicap", terms.handicap ?? 0);
  byId("bonus").value = terms.bonus ?? "";
  byId("bonus-field").hidden = (terms.handicap ?? 0) < 2;
  byId("prisoners").hidden = !ruleSet.prisoners;
  set("black-prisoners", terms.prisoners?.black);
  set("white-prisoners", terms.prisoners?.white);
}

/** The board whose terms were shown last: on another one, what was typed and not taken is gone. */
let shownBoard = null;

function fillRules(words) {
  const select = byId("rules");
  if (select.dataset.language === words.language) return;
  select.dataset.language = words.language;
  select.replaceChildren(...words.rules.map(({ name, said }) => made("option", { value: name, text: said })));
}

/** Sets a field, unless a person is typing in it, or has typed what is not taken. */
function setNumber(field, number, isElsewhere) {
  if (field === document.activeElement) return;
  if (field.hasAttribute("aria-invalid") && !isElsewhere) return;
  field.value = number ?? "";
  showFault(field, "");
}
