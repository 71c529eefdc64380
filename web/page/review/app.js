// Puts the page of a review together.

import { byId, made, setText } from "../elements.js";
import { followDevice, Preferences, showTheme } from "../preferences.js";
import { languageToBeginWith, Words } from "../words.js";
import { Bulk } from "./bulk.js";
import { Cornering } from "./cornering.js";
import { listKeys, watchKeys } from "./keys.js";
import { PhotoListView } from "./list.js";
import { Originals } from "./originals.js";
import { Panel } from "./panel.js";
import { PhotoView } from "./photo.js";
import { Queue } from "./queue.js";
import { Review } from "./review.js";
import { Saver } from "./saver.js";
import { Stage } from "./stage.js";
import { Stating } from "./stating.js";

/** A list is made anew when nothing has been typed for this long, in milliseconds. */
const TYPING_MS = 300;
const ZOOM = 1.4;

const preferences = new Preferences();
showTheme(preferences.theme);

const words = new Words();
const originals = new Originals();
const stage = new Stage(byId("board"), {
  tapped: (index) => { if (!cornering.isOn) stating.tap(index); },
  moved: () => cornering.place(),
  shown: (address) => { byId("board").dataset.shown = address; },
  missing: () => setText(byId("no-photo"), words.say("page-review-no-picture")),
});
const stating = new Stating(words, stage, {
  changed: () => review.show(),
  failed: (error) => review.fail(error),
});
const saver = new Saver({
  waits: showSaving,
  saved: (answer, acceptance) => review.saved(answer, acceptance),
  failed: (acceptance, error) => review.failed(acceptance, error),
});
const queue = new Queue({
  counted: (counts) => review.counted(counts),
  listed: () => listView.show(),
  // Of a photo without a position, the photo itself is shown.
  comesNext: ({ board, content }) => { if (!board) originals.get(content, words.language); },
});
const listView = new PhotoListView(queue, words, (number) => {
  review.goTo(number);
  byId("name").focus();
});
const view = new PhotoView(stage, originals, words);
const review = new Review({ words, queue, stage, stating, view, saver, listView, panel: new Panel(words, stating) });
const cornering = new Cornering({ stage, words, originals, review });
review.cornering = cornering;
new Bulk(words, saver, {
  accepted: ({ photos, counts }) => {
    queue.forget(photos);
    review.counted(counts);
    review.say(words.say("page-review-accepted", { count: photos.length }));
    review.reopen();
  },
  failed: (error) => review.failed({}, error),
});

function showSaving() {
  setText(byId("saving"), saver.waiting > 0 ? words.say("page-review-saving", { count: saver.waiting }) : "");
  document.body.dataset.waiting = saver.waiting;
  review.showProgress();
}

function showView(chosen) {
  view.choose(chosen);
  if (!cornering.isOn) review.show();
}

function zoom(factor) {
  if (factor === 0) stage.showWhole();
  else stage.zoom(factor);
}

/** What the keys do. */
const actions = {
  accept: () => review.accept(),
  move: (by) => review.move(by),
  moveQuestion: (by) => stating.moveQuestion(by),
  moveCursor: (dx, dy) => stating.moveCursor(dx, dy),
  state: (value, onBoard) => !cornering.isOn && stating.state(value, onBoard),
  undo: () => review.undo(),
  showNextView: () => showView(view.next),
  zoom,
  putCorners: () => cornering.begin(),
};

/** Says everything in a language. */
async function speak(language) {
  // From the computer and not from a service worker: the words belong to its version of this page.
  await words.load(language, [`./api/words?language=${language}`]);
  queue.language = words.language;
  queue.forgetAll();
  words.fill(document);
  document.title = `shuzi: ${words.say("page-review-title")}`;
  cornering.name();
  listKeys(words);
  const options = words.languages.map(({ code, name }) => made("option", { value: code, lang: code, text: name }));
  byId("language").replaceChildren(...options);
  byId("language").value = words.language;
  byId("theme").value = preferences.theme;
}

function watchControls() {
  const clicked = (id, does) => byId(id).addEventListener("click", does);
  clicked("accept", () => { review.accept(); byId("name").focus(); });
  clicked("previous", () => review.move(-1));
  clicked("next", () => review.move(1));
  clicked("undo", () => review.undo());
  clicked("zoom-in", () => zoom(ZOOM));
  clicked("zoom-out", () => zoom(1 / ZOOM));
  clicked("zoom-whole", () => zoom(0));
  clicked("open-help", () => byId("help").showModal());
  byId("marks").addEventListener("change", () => review.show());
  byId("views").addEventListener("change", (event) => showView(event.target.value));
  for (const id of ["filter", "order"]) byId(id).addEventListener("change", () => review.reopen());
  let typing = 0;
  byId("text").addEventListener("input", () => {
    clearTimeout(typing);
    typing = setTimeout(() => review.reopen(), TYPING_MS);
  });
  for (const close of document.querySelectorAll("[data-close]")) {
    close.addEventListener("click", () => close.closest("dialog").close());
  }
  byId("language").addEventListener("change", async ({ target }) => {
    preferences.keep({ language: target.value });
    await speak(target.value);
    await review.reopen();
  });
  byId("theme").addEventListener("change", ({ target }) => {
    preferences.keep({ theme: target.value });
    showTheme(target.value);
  });
  // What waits to be saved would be lost with the page.
  addEventListener("beforeunload", (event) => { if (saver.waiting > 0) event.preventDefault(); });
}

async function begin() {
  await speak(languageToBeginWith(preferences.language));
  watchControls();
  watchKeys(actions);
  followDevice(preferences, () => {});
  await review.reopen();
  document.body.classList.remove("opening");
  byId("name").focus();
}

begin();
