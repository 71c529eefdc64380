"use strict";
// What a person says of a photo is sent where the page comes from a server; else it is collected here, and given as a
// file to be put beside the run.

const isServed = "served" in document.body.dataset;
const STORE = "shuzi review " + location.pathname;
const SENTENCES = JSON.parse(document.body.dataset.sentences);

/** A sentence in the page's language, with what is to be filled in. */
function sentence(name, values = {}) {
  return SENTENCES[name].replace(/\{(\w+)\}/g, (_, value) => values[value] ?? "");
}

/**
 * What is collected: by content, the answers, what the run had kept of the photo when they were given, and by what the
 * saving is known: who downloads it twice says nothing twice.
 */
let collected = {};

/** What a form says. */
function answers(form) {
  const said = [];
  for (const field of form.querySelectorAll("fieldset")) {
    const chosen = field.querySelector("input:checked")?.value;
    if (field.dataset.point && chosen) {
      said.push({ point: field.dataset.point, stone: chosen });
    } else if (field.dataset.group && chosen) {
      said.push({ group: field.dataset.group.split(" "), dead: chosen === "dead" });
    } else if ("another" in field.dataset) {
      const point = field.querySelector("input").value.trim().toUpperCase();
      const what = field.querySelector("select").value;
      if (what === "dead" || what === "alive") said.push({ group: [point], dead: what === "dead" });
      else said.push({ point, stone: what });
    }
  }
  return said;
}

/** Shows in a form what was said. */
function show(form, said) {
  for (const field of form.querySelectorAll("[data-another]")) field.remove();
  for (const open of form.querySelectorAll('input[value=""]')) open.checked = true;
  for (const { point, stone, group, dead } of said) {
    const about = group ? `[data-group="${CSS.escape(group.join(" "))}"]` : `[data-point="${CSS.escape(point)}"]`;
    const value = group ? (dead ? "dead" : "alive") : stone;
    const choice = form.querySelector(`fieldset${about} input[value="${CSS.escape(value)}"]`);
    if (choice) choice.checked = true;
    else another(form, group ? group[0] : point, value);
  }
}

/** Adds a point that was not asked about. */
function another(form, point, what) {
  const field = document.getElementById("another").content.firstElementChild.cloneNode(true);
  field.querySelector(".remove").addEventListener("click", () => {
    field.remove();
    form.querySelector(".add").focus();
  });
  form.querySelector(".add").parentElement.before(field);
  const name = field.querySelector("input");
  if (point) {
    name.value = point;
    field.querySelector("select").value = what;
  } else {
    name.focus();
  }
}

/** Shows in the drawing which point or group a question is about. */
function pointOut(form, field) {
  const about = field?.dataset.point || field?.dataset.group?.split(" ")[0];
  for (const label of form.parentElement.querySelectorAll("[data-label]")) {
    const isMeant = label.dataset.label === about;
    label.classList.toggle("meant", isMeant);
    // The last is drawn over the others.
    if (isMeant) label.parentElement.append(label);
  }
}

function tell(form, text, failed) {
  const output = form.querySelector("output");
  output.textContent = text;
  output.classList.toggle("failed", Boolean(failed));
}

function done(form) {
  form.closest("article").classList.add("corrected");
}

async function send(form) {
  const body = JSON.stringify({ content: form.dataset.content, answers: answers(form) });
  const button = form.querySelector("[type=submit]");
  button.disabled = true;
  tell(form, "…");
  try {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("review/corrections", { method: "POST", headers, body });
    if (answer.ok) {
      done(form);
      tell(form, sentence("kept"));
    } else {
      const { error } = await answer.json();
      tell(form, sentence("not_kept", { reason: error.message, hint: error.hint }), true);
    }
  } catch (error) {
    tell(form, sentence("no_server", { reason: error.message }), true);
  }
  button.disabled = false;
  button.focus();
}

function collect(form) {
  const saved = `page ${new Date().toISOString()} ${Math.random().toString(36).slice(2)}`;
  collected[form.dataset.content] = { answers: answers(form), kept: form.dataset.kept, from: saved };
  try {
    localStorage.setItem(STORE, JSON.stringify(collected));
    tell(form, sentence("collected"));
  } catch {
    tell(form, sentence("collected_until_closed"));
  }
  done(form);
  count();
}

function count() {
  const number = Object.keys(collected).length;
  document.getElementById("collected").hidden = number === 0;
  document.getElementById("count").textContent = sentence("count", { photos: number });
}

function download() {
  const line = ([content, { answers, from }]) => JSON.stringify({ content, answers, from }) + "\n";
  const lines = Object.entries(collected).map(line);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(lines, { type: "application/jsonl" }));
  // In the order of time, so that the last file counts last.
  link.download = `corrections-${new Date().toISOString().replace(/[-:]|\..*/g, "").replace("T", "-")}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  document.getElementById("count").textContent = sentence("put", { file: link.download });
}

/** Takes up what was collected before, but for photos of which the run has heard something else since. */
function restore() {
  try {
    collected = JSON.parse(localStorage.getItem(STORE)) || {};
  } catch {
    collected = {};
  }
  for (const form of document.forms) {
    const one = collected[form.dataset.content];
    if (!one) continue;
    if (one.kept === form.dataset.kept) {
      show(form, one.answers);
      done(form);
      tell(form, sentence("collected"));
    } else {
      delete collected[form.dataset.content];
    }
  }
  count();
}

for (const form of document.forms) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isServed) send(form);
    else collect(form);
  });
  form.querySelector(".add").addEventListener("click", () => another(form));
  for (const event of ["pointerover", "focusin"]) {
    form.addEventListener(event, ({ target }) => pointOut(form, target.closest("fieldset")));
  }
  form.addEventListener("pointerleave", () => pointOut(form, document.activeElement?.closest("fieldset")));
}
if (!isServed) {
  document.getElementById("download").addEventListener("click", download);
  restore();
}
