"use strict";
// Answers are collected in the browser and offered as a file, which belongs in the folder of the run.

const STORE = "shuzi review " + location.pathname;
const SENTENCES = JSON.parse(document.body.dataset.sentences);

/** Returns a sentence in the page's language with its values. */
function sentence(name, values = {}) {
  return SENTENCES[name].replace(/\{(\w+)\}/g, (_, value) => values[value] ?? "");
}

/**
 * The collected answers by the photo's digest: the answers, those that the run had saved when they were given, and an
 * identifier, by which the run recognises answers that were downloaded several times.
 */
let collected = {};

/** Reads the answers from a form. */
function readAnswers(form) {
  const answers = [];
  for (const field of form.querySelectorAll("fieldset")) {
    const chosen = field.querySelector("input:checked")?.value;
    if (field.dataset.point && chosen) {
      answers.push({ point: field.dataset.point, stone: chosen });
    } else if (field.dataset.group && chosen) {
      answers.push({ group: field.dataset.group.split(" "), dead: chosen === "dead" });
    } else if ("another" in field.dataset) {
      const point = field.querySelector("input").value.trim().toUpperCase();
      const what = field.querySelector("select").value;
      if (what === "dead" || what === "alive") answers.push({ group: [point], dead: what === "dead" });
      else answers.push({ point, stone: what });
    }
  }
  return answers;
}

/** Selects answers in a form. */
function show(form, answers) {
  for (const field of form.querySelectorAll("[data-another]")) field.remove();
  for (const open of form.querySelectorAll('input[value=""]')) open.checked = true;
  for (const { point, stone, group, dead } of answers) {
    const about = group ? `[data-group="${CSS.escape(group.join(" "))}"]` : `[data-point="${CSS.escape(point)}"]`;
    const value = group ? (dead ? "dead" : "alive") : stone;
    const choice = form.querySelector(`fieldset${about} input[value="${CSS.escape(value)}"]`);
    if (choice) choice.checked = true;
    else addPoint(form, group ? group[0] : point, value);
  }
}

/** Selects an answer about points that belong together. */
function showTogether(form, stones) {
  for (const { point, stone } of stones) {
    const choice = form.querySelector(`fieldset[data-point="${CSS.escape(point)}"] input[value="${CSS.escape(stone)}"]`);
    if (choice) choice.checked = true;
    else addPoint(form, point, stone);
  }
}

/** Adds a field for a point that no question is about. */
function addPoint(form, point, what) {
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

/** Highlights the points or the group of a question in the drawing. */
function pointOut(form, field) {
  const about = field?.dataset.joint?.split(" ") ?? [field?.dataset.point || field?.dataset.group?.split(" ")[0]];
  for (const label of form.parentElement.querySelectorAll("[data-label]")) {
    const isMeant = about.includes(label.dataset.label);
    label.classList.toggle("meant", isMeant);
    // Later elements are drawn over earlier ones.
    if (isMeant) label.parentElement.append(label);
  }
}

/** Shows a message beside the button of a form. */
function showMessage(form, text) {
  form.querySelector("output").textContent = text;
}

/** Marks the photo of a form as corrected. */
function markCorrected(form) {
  form.closest("article").classList.add("corrected");
}

/** Stores the answers of a form in the browser. */
function collect(form) {
  const saved = `page ${new Date().toISOString()} ${Math.random().toString(36).slice(2)}`;
  const { content, kept, corners } = form.dataset;
  collected[content] = { answers: readAnswers(form), kept, from: saved };
  if (corners) collected[content].corners = JSON.parse(corners);
  try {
    localStorage.setItem(STORE, JSON.stringify(collected));
    showMessage(form, sentence("collected"));
  } catch {
    showMessage(form, sentence("collected_until_closed"));
  }
  markCorrected(form);
  updateCount();
}

/** Shows the number of photos with collected answers. */
function updateCount() {
  const number = Object.keys(collected).length;
  document.getElementById("collected").hidden = number === 0;
  document.getElementById("count").textContent = sentence("count", { photos: number });
}

/** Offers the collected answers as a file. */
function download() {
  const line = ([content, { answers, corners, from }]) => JSON.stringify({ content, answers, corners, from }) + "\n";
  const lines = Object.entries(collected).map(line);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(lines, { type: "application/jsonl" }));
  // The run reads these files in the order of their names, so the name contains the time.
  link.download = `corrections-${new Date().toISOString().replace(/[-:]|\..*/g, "").replace("T", "-")}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  document.getElementById("count").textContent = sentence("put", { file: link.download });
}

/** Restores the answers that were collected before, except for photos with other answers in the run since. */
function restore() {
  try {
    collected = JSON.parse(localStorage.getItem(STORE)) || {};
  } catch {
    collected = {};
  }
  for (const form of document.forms) {
    const photo = collected[form.dataset.content];
    if (!photo) continue;
    if (photo.kept === form.dataset.kept) {
      show(form, photo.answers);
      markCorrected(form);
      showMessage(form, sentence("collected"));
    } else {
      delete collected[form.dataset.content];
    }
  }
  updateCount();
}

for (const form of document.forms) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    collect(form);
  });
  form.querySelector(".add").addEventListener("click", () => addPoint(form));
  for (const button of form.querySelectorAll(".together")) {
    button.addEventListener("click", () => showTogether(form, JSON.parse(button.dataset.stones)));
  }
  for (const event of ["pointerover", "focusin"]) {
    form.addEventListener(event, ({ target }) => pointOut(form, target.closest("fieldset")));
  }
  form.addEventListener("pointerleave", () => pointOut(form, document.activeElement?.closest("fieldset")));
}
document.getElementById("download").addEventListener("click", download);
restore();
