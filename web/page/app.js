// Puts the page together: what it knows, what it shows, and what a person does.

import { Actions } from "./actions.js";
import { dialogLayer, screenLayer, watchBack } from "./back.js";
import { takeArrivals } from "./arrivals.js";
import { Cornering } from "./cornering.js";
import { Corners } from "./corners.js";
import { Counted } from "./counted.js";
import { byId } from "./elements.js";
import { Counter } from "./engine/choose.js";
import { handle } from "./hands.js";
import { Keeper } from "./keeper.js";
import { Live, watchLive } from "./live/live.js";
import { offerInstalling, offerUpdates } from "./offline.js";
import { release } from "./photo.js";
import { followDevice, Preferences, showTheme } from "./preferences.js";
import { Reader } from "./reader.js";
import { Saving } from "./saving.js";
import { Scorer } from "./scorer.js";
import { Aloud } from "./show/aloud.js";
import { showEngine, showSettings } from "./show/engine.js";
import { showGlare } from "./show/glare.js";
import { showQuestion } from "./show/questions.js";
import { showRefusal } from "./show/refusal.js";
import { showCounted } from "./show/counted.js";
import { saidOf, showResult } from "./show/result.js";
import { BoardView } from "./show/board.js";
import { showStatus } from "./show/status.js";
import { showTerms } from "./show/terms.js";
import { State } from "./state.js";
import { Store } from "./store.js";
import { Loupe } from "./view/loupe.js";
import { Stage } from "./view/stage.js";
import { languageToBeginWith, Words } from "./words.js";

const preferences = new Preferences();
showTheme(preferences.theme);

const state = new State();
const words = new Words();
const store = new Store();
const counter = new Counter({
  changed: () => showEngine(counter, words, preferences),
  fetching,
  busy,
  fellBack: () => state.change({ notice: words.say("page-now-here") }),
});
const scorer = new Scorer(counter, {
  scored: (board, answer) => actions.scored(board, answer),
  failed: (board, error) => actions.failed(board, error),
});
const counted = new Counted(store);
const reader = new Reader(counter);
const keeper = new Keeper(state, store, {
  counted,
  said: (state) => saidOf(state, words),
  show: (photo) => reader.show(photo),
});
const actions = new Actions({ state, words, preferences, counter, reader, scorer, keeper });

const stage = new Stage(byId("ground"), byId("marks"), byId("board"), byId("looks"));
const loupe = new Loupe(byId("loupe"));
const cornering = new Cornering(actions, stage);
actions.cornering = cornering;
const rings = new Corners([...document.querySelectorAll(".handle")], stage, loupe, cornering);
const view = new BoardView(stage, rings, words);
const aloud = new Aloud(words);
const saving = new Saving(state, words, () => view.scene);
const live = new Live({ state, words, counter, actions, preferences });

/** While the photo waits for the program, how much of it has come. */
function fetching(fraction) {
  const percent = Math.floor(100 * fraction);
  sayWhileReading(percent < 100 ? "page-fetching" : "page-reading", { percent });
}

/** While the photo waits for a busy computer, when that is asked again. */
function busy(seconds) {
  sayWhileReading("page-busy", { seconds });
}

/** Beside a board nothing is said of this: nobody would take it away when an answer comes that is not wanted any more. */
function sayWhileReading(said, values) {
  if (state.screen === "reading") state.change({ progress: words.say(said, values) });
}

/** Shows all that depends on the state. */
function show() {
  showStatus(state, words);
  view.show(state);
  showQuestion(state, words, actions);
  showGlare(state, words);
  showResult(state, words);
  showTerms(state, words);
  showRefusal(state, words, actions);
  saving.show();
  aloud.show(state);
  byId("return").hidden = !state.board;
  keepFocus();
}

/** Back closes a dialog, or goes to the board. */
function followBack() {
  const changed = () => update();
  const dialogs = ["settings", "help"].map((id) => dialogLayer(byId(id), changed));
  const update = watchBack([...dialogs, screenLayer(state, actions, cornering)]);
  state.watch(changed);
}

/** Gives back the memory of photos as soon as nothing refers to them any more. */
function releasePhotos() {
  let held = new Set();
  return ({ photos, pending }) => {
    const now = new Set([...photos, ...(pending ?? [])]);
    for (const photo of held) if (!now.has(photo)) release(photo);
    held = now;
  };
}

/** Where the focus goes when what had it is not there any more. */
const FOCUS = { questions: "answers", board: "board", corners: "board", refused: "panel", reading: "panel" };
let focused = null;

/** A focus that was lost with its button goes to where things go on. */
function keepFocus() {
  const lost = focused && focused.getClientRects().length === 0;
  if (lost && document.activeElement === document.body && FOCUS[state.screen]) byId(FOCUS[state.screen]).focus();
}
addEventListener("focusin", (event) => { focused = event.target; });

/** Says everything anew in another language. */
async function speak(language) {
  await words.load(language);
  words.fill(document);
  saving.name();
  showSettings(words, preferences, store);
  showEngine(counter, words, preferences);
  view.speak();
  show();
}

/** Shows the boards counted before. */
async function showBefore() {
  if (state.screen !== "start") return;
  showCounted(await counted.all(), words, {
    open: ({ board, score }) => actions.openBoard(board, null, score),
    drop: async ({ id }) => {
      await counted.drop(id);
      showBefore();
    },
  });
}

/** Finds the board of the last time. What is to be said of a link that leads to no board goes on being said. */
async function findAgain() {
  const kept = await keeper.last();
  if (!kept || state.screen !== "start" || state.board) return;
  state.change({ ...kept, screen: "board", notice: state.notice || words.say("page-found-again") });
  actions.count();
}

/** Keeps the list of boards counted before as it is, whenever the start comes into view. */
function watchBefore() {
  let screen = null;
  state.watch(() => {
    if (screen === state.screen) return;
    screen = state.screen;
    showBefore();
  });
  byId("drop-counted").addEventListener("click", async () => {
    await counted.dropAll();
    showBefore();
  });
  showBefore();
}

async function begin() {
  await speak(languageToBeginWith(preferences.language));
  state.watch(show);
  state.watch(releasePhotos());
  followBack();
  handle({ state, words, preferences, actions, cornering, counter, keeper, saving, stage, loupe, view, speak, store, live });
  watchLive(live, { actions, preferences });
  followDevice(preferences, () => stage.draw());
  document.body.classList.remove("opening");
  watchBefore();
  offerInstalling();
  const found = counter.find(preferences.onlyHere);
  const arrived = await takeArrivals({ actions, words });
  await Promise.all([found, arrived || findAgain()]);
  // Only a page that can count by itself is worth keeping, and only that comes with a service worker.
  if (counter.canCountHere) offerUpdates(() => state.isBusy || counter.isStarting);
}

begin();
