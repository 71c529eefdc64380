// The terms of the count: rules, komi, handicap, bonus, prisoners.

import { byId, made } from "../elements.js";

const FIELDS = ["komi", "handicap", "black-prisoners", "white-prisoners"];

/** Watches the fields. */
export function watchTerms(actions, words) {
  const set = (terms, field) => actions.setTerms(terms, field);
  byId("rules").addEventListener("change", ({ target: { value } }) => {
    const other = { rules: value, komi: null };
    set(words.ruleSet(value).prisoners ? other : { ...other, prisoners: null });
  });
  byId("bonus").addEventListener("change", (event) => set({ bonus: event.target.value || null }));
  byId("komi").addEventListener("input", (event) => set({ komi: numberIn(event.target) }, "komi"));
  byId("handicap").addEventListener("input", (event) => set({ handicap: numberIn(event.target) }, "handicap"));
  for (const id of ["black-prisoners", "white-prisoners"]) {
    byId(id).addEventListener("input", () => set({ prisoners: prisonersIn() }, "prisoners"));
  }
  for (const id of FIELDS) byId(id).addEventListener("focus", (event) => event.target.select());
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

export function showTerms(state, words) {
  const section = byId("terms");
  section.hidden = !state.board || state.screen !== "board";
  if (section.hidden) return;
  const { terms } = state.board;
  const ruleSet = words.ruleSet(terms.rules);
  byId("terms-now").textContent = state.score?.said.rules ?? ruleSet.said;
  fillRules(words);
  byId("rules").value = terms.rules;
  setNumber(byId("komi"), terms.komi ?? state.score?.komi ?? ruleSet.komi);
  setNumber(byId("handicap"), terms.handicap ?? 0);
  byId("bonus").value = terms.bonus ?? "";
  byId("bonus-field").hidden = (terms.handicap ?? 0) < 2;
  byId("prisoners").hidden = !ruleSet.prisoners;
  setNumber(byId("black-prisoners"), terms.prisoners?.black);
  setNumber(byId("white-prisoners"), terms.prisoners?.white);
}

function fillRules(words) {
  const select = byId("rules");
  if (select.dataset.language === words.language) return;
  select.dataset.language = words.language;
  select.replaceChildren(...words.rules.map(({ name, said }) => made("option", { value: name, text: said })));
}

/** Sets a field, unless a person is typing in it. */
function setNumber(field, number) {
  if (field !== document.activeElement) field.value = number ?? "";
}
