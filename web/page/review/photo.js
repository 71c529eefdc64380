// The photo that is shown: in which view, with which marks, and what is said of it.

import { byId, setText } from "../elements.js";
import { drawingOf } from "./server.js";
import { planeOf } from "./scene.js";

const VIEWS = ["drawing", "diagram", "photo"];

export class PhotoView {
  chosen = "drawing";
  /** The original of the photo that is shown, once it is here. */
  original = null;
  #asked = 0;

  constructor(stage, originals, words) {
    Object.assign(this, { stage, originals, words });
  }

  /** The view in which a photo can be shown: the chosen one where that is possible. */
  viewOf(work) {
    if (!work.detail.board) return "photo";
    if (this.chosen === "drawing" && !work.detail.is_drawn) return work.corners ? "photo" : "diagram";
    return this.chosen;
  }

  get next() {
    return VIEWS[(VIEWS.indexOf(this.chosen) + 1) % VIEWS.length];
  }

  choose(view) {
    this.chosen = view;
    byId(`view-${view}`).checked = true;
  }

  /** Begins with another photo. */
  begin() {
    this.original = null;
    this.#asked += 1;
  }

  /** Shows what is stated about a photo. */
  show(work) {
    const view = this.viewOf(work);
    const { content, board } = work.detail;
    setText(byId("no-photo"), "");
    byId("waiting").hidden = true;
    for (const name of VIEWS) byId(`view-${name}`).disabled = name !== "photo" && !board;
    byId("view-drawing").disabled = !work.detail.is_drawn;
    byId(`view-${view}`).checked = true;
    if (view === "photo") return this.#showOriginal(work);
    const address = view === "drawing" ? drawingOf(content) : null;
    this.#showGround(`${view} ${content}`, view, planeOf(board, view), work, address);
    return undefined;
  }

  #showGround(key, view, plane, work, address) {
    this.stage.showGround(key, view, plane, work.lines, address);
    if (work.detail.board) this.stage.showMarks(work, view, byId("marks").checked);
    this.stage.board.dataset.showing = key;
  }

  async #showOriginal(work) {
    const { content, board } = work.detail;
    this.#asked += 1;
    const asked = this.#asked;
    if (!this.original) {
      byId("waiting").hidden = false;
      if (this.stage.board.dataset.showing !== `photo ${content}`) this.stage.clear();
    }
    const original = await this.originals.get(content, this.words.language);
    if (asked !== this.#asked) return;
    byId("waiting").hidden = true;
    if (original.error) {
      setText(byId("no-photo"), original.error);
      this.stage.clear();
      if (!board) return;
      this.stage.showGround(`diagram ${content}`, "diagram", planeOf(board, "diagram"), work.lines, null);
      this.stage.showMarks(work, "diagram", true);
      return;
    }
    this.original = original;
    const { width, height, address } = original;
    const plane = board
      ? planeOf(board, "photo")
      : { width, height, grid: [], spacings: [], spacing: Math.min(width, height) / 20 };
    this.#showGround(`photo ${content} ${board?.corners ?? ""}`, "photo", plane, work, address);
  }
}
