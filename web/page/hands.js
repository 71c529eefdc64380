// What a person does, by hand or by key, and which action it is.

import { byId } from "./elements.js";
import { watchGestures } from "./gestures.js";
import { watchKeys } from "./keys.js";
import { photosAmong } from "./photo.js";
import { showTheme } from "./preferences.js";
import { showSettings } from "./show/engine.js";
import { sayAloud } from "./show/aloud.js";
import { watchTerms } from "./show/terms.js";
import { nearest } from "./geometry.js";
import { onPlane } from "./view/transform.js";

/** Below this spacing, in CSS pixels, a quick second tap means: come nearer. */
const TOO_SMALL_FOR_THUMBS = 30;
const NEARER = 2.4;
const STEP = 1.5;
/** Who has a mouse has the photo in a file; everyone else has a camera in the hand. */
const atDesk = matchMedia("(hover: hover) and (pointer: fine)");

/** Watches everything on the page. */
export function handle(page) {
  watchPhotos(page);
  watchBoard(page);
  watchPanel(page);
  watchSettings(page);
  watchTerms(page.actions, page.words);
  watchKeys(page);
}

const click = (id, act) => byId(id).addEventListener("click", act);

function watchPhotos({ state, actions, live }) {
  const watch = (input, take) => {
    byId(input).addEventListener("change", (event) => {
      const files = [...event.target.files];
      event.target.value = "";
      if (files.length > 0) take(photosAmong(files));
    });
  };
  for (const input of ["camera", "file"]) watch(input, (files) => actions.takePhotos(files));
  for (const input of ["again", "again-camera"]) watch(input, (files) => actions.retakePhoto(files));
  watch("further", (files) => actions.takePhotos(files, true));
  click("take-photo", () => (live.isThere ? live.begin() : byId("camera").click()));
  click("choose-photo", () => byId("file").click());
  click("add-photo", () => byId("further").click());
  click("another-photo", () => byId("file").click());
  click("new-photo", () => actions.leave());
  click("retake", () => (live.isThere ? live.begin("again") : byId(atDesk.matches ? "again" : "again-camera").click()));
  click("return", () => actions.goBack());
  addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", (event) => !event.relatedTarget && document.body.classList.remove("dropping"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    actions.takePhotos(photosAmong(event.dataTransfer.files));
  });
  addEventListener("paste", (event) => {
    const files = photosAmong(event.clipboardData?.files ?? []);
    if (files.length > 0 && state.screen !== "reading") actions.takePhotos(files);
  });
}

function watchBoard({ state, actions, stage, loupe, view }) {
  const works = () => ["board", "questions"].includes(state.screen) && stage.marksShown && view.scene;
  const act = (index) => {
    if (index < 0 || !works()) return;
    actions.tap(index);
    sayAloud(view.describe(index));
  };
  /** Of several boards in a refused photo, the one that is tapped is meant. */
  const readOutline = (number) => {
    if (number > 0 && state.outlines.length > 1) actions.read(state.pending, { ...state.refusal.asked, board: number });
  };
  const aimAt = (at) => nearest(stage.plane.grid, onPlane(stage.view, at)).index;
  const aimNoMore = () => {
    loupe.hide();
    view.showAim(null);
    state.change({ cursor: null });
  };
  watchGestures(byId("board"), {
    tap: (at) => {
      if (state.screen === "refused") readOutline(stage.outlineAt(at));
      else act(stage.pointAt(at));
    },
    twice: (at, pointer) => {
      if (pointer === "mouse" && works() && stage.pointAt(at) >= 0) return false;
      if (works() && stage.pointAt(at) >= 0 && stage.spacing >= TOO_SMALL_FOR_THUMBS) return false;
      if (works() && stage.pointAt(at) >= 0) actions.undo();
      stage.zoom(NEARER, at, true);
      return true;
    },
    aim: (at) => {
      if (!works()) return;
      const cursor = aimAt(at);
      if (cursor !== state.cursor) state.change({ cursor });
      view.showAim(cursor);
      loupe.show(stage, at);
    },
    aimed: (at) => {
      if (!works()) return;
      const index = aimAt(at);
      aimNoMore();
      if (at[0] >= 0 && at[1] >= 0 && at[0] <= stage.box.width && at[1] <= stage.box.height) act(index);
    },
    aimedNot: aimNoMore,
    move: (dx, dy) => stage.move(dx, dy),
    zoom: (factor, at) => stage.zoom(factor, at),
  });
  click("zoom-in", () => stage.zoom(STEP, undefined, true));
  click("zoom-out", () => stage.zoom(1 / STEP, undefined, true));
  click("whole-board", () => stage.wholeBoard());
  click("diagram", () => state.change({ layout: state.layout === "photo" ? "diagram" : "photo" }));
  click("turn", () => state.change({ turns: (state.turns + 1) % 4 }));
  click("show-marks", () => {
    stage.marksShown = !stage.marksShown;
    byId("show-marks").setAttribute("aria-pressed", String(stage.marksShown));
    stage.drawMarks();
  });
}

function watchPanel({ state, actions, cornering, saving }) {
  click("undo", () => actions.undo());
  click("redo", () => actions.redo());
  click("back", () => actions.undo());
  click("skip", () => actions.skip(state.question));
  click("accept-all", () => actions.acceptAll());
  click("count-anyway", () => actions.countAnyway());
  click("save-position", () => unfold("save"));
  click("terms-chip", () => unfold("terms"));
  click("share", () => saving.shareOrSave("picture"));
  click("later", () => state.change({ screen: "board" }));
  click("answer-them", () => actions.askAgain());
  click("cancel", () => actions.goBack());
  click("to-board", () => actions.goBack());
  click("try-again", () => actions.read(state.pending, state.refusal.asked));
  click("vouch-for-lines", () => actions.read(state.pending, { ...state.refusal.asked, size: state.refusal.error.lines }));
  click("put-corners", () => cornering.begin());
  click("corners-done", () => cornering.end());
  click("find-corners", () => cornering.findThem());
  for (const radio of document.querySelectorAll("[name=mode]")) {
    radio.addEventListener("change", ({ target: { value } }) => {
      if (value === "corners") cornering.begin();
      else actions.setMode(value);
    });
  }
  for (const field of document.querySelectorAll("[name=size], #other-size")) {
    field.addEventListener("change", () => field.value && cornering.chooseSize(Number(field.value)));
  }
  state.watch(() => {
    byId("mode-corners").disabled = !state.shown?.preview;
    byId(`mode-${state.screen === "corners" ? "corners" : state.mode}`).checked = true;
    byId("find-corners").hidden = state.pending !== null;
    for (const radio of document.querySelectorAll("[name=size]")) {
      radio.checked = Number(radio.value) === cornering.size;
    }
    showOtherSize(cornering.size);
  });
  click("copy-link", () => saving.copyLink());
  for (const button of document.querySelectorAll("[data-save]")) {
    button.addEventListener("click", () => saving.save(button.dataset.save));
  }
  for (const button of document.querySelectorAll("[data-share]")) {
    button.addEventListener("click", () => saving.share(button.dataset.share));
  }
}

/** Opens a part of the panel and goes there. */
function unfold(id) {
  const part = byId(id);
  part.open = true;
  part.querySelector("summary").focus();
  part.scrollIntoView({ block: "nearest" });
}

/** The size among the less usual ones, or that there are others. */
function showOtherSize(size) {
  const select = byId("other-size");
  select.value = String(size);
  if (select.selectedIndex < 0) select.value = "";
  select.classList.toggle("chosen", select.value !== "");
}

function watchSettings({ state, words, preferences, store, counter, keeper, actions, stage, speak }) {
  const [settings, help] = [byId("settings"), byId("help")];
  click("open-settings", () => {
    showSettings(words, preferences, store);
    settings.showModal();
  });
  click("open-help", () => help.showModal());
  for (const dialog of [settings, help]) {
    dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  }
  byId("language").addEventListener("change", async (event) => {
    preferences.keep({ language: event.target.value });
    await speak(event.target.value);
    if (state.screen === "refused") actions.read(state.pending, state.refusal.asked);
    else if (state.board) actions.count();
  });
  byId("theme").addEventListener("change", (event) => {
    preferences.keep({ theme: event.target.value });
    showTheme(event.target.value);
    if (stage.plane) stage.draw();
  });
  byId("only-here").addEventListener("change", (event) => {
    preferences.keep({ onlyHere: event.target.checked });
    counter.choose(event.target.checked);
  });
  click("forget", async () => {
    await keeper.forget();
    settings.close();
    actions.forget();
    sayAloud(words.say("page-forgotten"));
  });
}
