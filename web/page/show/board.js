// The board on its stage: which plane, what is drawn on it, where to look.

import { sizeOf } from "../board.js";
import { byId, setText } from "../elements.js";
import { nameOf } from "../points.js";
import { keyOf } from "../state.js";
import { diagramPlane, photoPlane } from "../view/planes.js";
import { described, sceneOf } from "../view/scene.js";
import { showLegend } from "./legend.js";

export class BoardView {
  /** What was drawn last, so that only what changed is done anew. */
  #plane = null;
  #asked = null;
  scene = null;

  constructor(stage, rings, words) {
    Object.assign(this, { stage, rings, words });
    stage.drawn = () => rings.places && rings.place();
  }

  show(state) {
    const { stage } = this;
    if (state.screen === "start") return;
    this.#showPlane(state);
    const board = state.pending ? null : state.board;
    const question = state.screen === "questions" ? state.question : null;
    this.scene = board ? sceneOf(board, state.score, question, state.cursor) : null;
    stage.showScene(this.scene);
    this.#showRings(state);
    this.#look(state, question);
    this.#name(state);
    showLegend(this.scene, state.layout, this.words);
    byId("diagram").setAttribute("aria-pressed", String(state.layout === "diagram"));
    byId("diagram").disabled = !state.shown?.preview;
    byId("turn").hidden = state.layout !== "diagram" || state.pending !== null;
  }

  #showPlane(state) {
    const reading = state.pending ? null : state.board?.reading;
    const photo = state.pending ? state.pending[0] : state.shown;
    const layout = state.pending ? "photo" : state.layout;
    const turns = layout === "diagram" ? state.turns : 0;
    const hasPlane = layout === "diagram" ? reading : photo?.preview;
    if (!hasPlane) {
      this.#plane = null;
      this.stage.clear();
      return;
    }
    const before = this.#plane;
    const same = before?.reading === reading && before?.photo === photo && before?.layout === layout;
    if (same && before.turns === turns) return;
    this.#plane = { reading, photo, layout, turns };
    const size = reading?.rows.length;
    const plane = layout === "diagram" && reading ? diagramPlane(size, turns) : photoPlane(photo, reading?.grid, size);
    const moves = before?.photo !== photo || before?.layout !== layout || !before?.reading;
    const still = state.screen === "corners" && before?.photo === photo && before?.layout === layout;
    if (moves && !still) this.stage.show(plane);
    else this.stage.replace(plane);
    byId("board").dataset.layout = layout;
  }

  /** The rings follow the state, unless a finger has one of them. */
  #showRings(state) {
    // The one outline that was found in a refused photo can be taken hold of at once.
    const { outlines } = state;
    this.stage.showOutlines(outlines);
    const corners = state.screen === "corners" ? state.corners : outlines.length === 1 ? outlines[0] : null;
    if (corners === null) {
      if (this.rings.places) this.rings.hide();
      this.#corners = null;
    } else if (corners !== this.#corners) {
      const fresh = this.#corners === null;
      this.#corners = corners;
      this.rings.show(corners);
      if (fresh) this.stage.lookAround(corners);
    }
  }
  #corners = null;

  /** Goes to what is asked, and back to the whole board when nothing is asked any more. */
  #look(state, question) {
    const key = question ? keyOf(question) : state.screen === "questions" ? this.#asked : null;
    if (key === this.#asked) return;
    this.#asked = key;
    if (question) this.stage.lookAt(this.scene.asked);
    else if (state.screen === "board") this.stage.wholeBoard();
  }

  #name({ board, screen, pending }) {
    const element = byId("board");
    if (!board || pending || screen === "reading" || !this.scene) {
      element.setAttribute("aria-label", this.words.say("page-photo"));
      return;
    }
    const count = (color) => this.scene.stones.filter((stone) => stone === color).length;
    const values = { size: sizeOf(board), black: count("black"), white: count("white") };
    element.setAttribute("aria-label", this.words.say("page-board", values));
  }

  /** Names the rings in the language of the day. */
  speak() {
    this.rings.handles.forEach((handle, i) => {
      handle.setAttribute("aria-label", this.words.say("page-corner", { number: i + 1 }));
    });
  }

  /** What stands on a point, in words. */
  describe(index) {
    const point = nameOf(index, this.stage.plane.size);
    return this.words.say("page-point-is", { point, what: described(this.scene, index, this.words) });
  }

  /** Shows what a finger aims at, or nothing. */
  showAim(index) {
    setText(byId("aimed"), index === null ? "" : this.describe(index));
  }
}
