// Four corners put by hand: the photo is read again with them, and what was read is shown.

import { Corners } from "../corners.js";
import { byId, setText } from "../elements.js";
import { cornersToBeginWith, spansABoard } from "../geometry.js";
import { previewPhoto } from "./server.js";
import { Work } from "./work.js";

/** Lines of a ground without a board, in parts of its shorter side: how near one can zoom. */
const SPACINGS = 20;

export class Cornering {
  #isOn = false;
  #rings;

  constructor({ stage, words, originals, review }) {
    Object.assign(this, { stage, words, originals, review });
    const noLoupe = { show() {}, hide() {} };
    const drawn = (corners) => {
      stage.showFrame(corners);
      byId("read-again").disabled = !spansABoard(corners);
    };
    this.#rings = new Corners([...document.querySelectorAll(".handle")], stage, noLoupe, { moved: drawn, dropped: drawn });
    byId("put-corners").addEventListener("click", () => this.begin());
    byId("read-again").addEventListener("click", () => this.#readAgain());
    byId("corners-cancel").addEventListener("click", () => this.cancel());
  }

  get isOn() {
    return this.#isOn;
  }

  /** What was put: whole pixels of the photo, and the number of lines if it was chosen. */
  get #corners() {
    const places = this.#rings.places.map(([x, y]) => [Math.round(x), Math.round(y)]);
    const lines = Number(byId("lines").value) || undefined;
    return { places, lines };
  }

  /** Shows the rings on the photo as it was taken, at the corners that are known. */
  async begin() {
    const { work } = this.review;
    if (!work || this.#isOn) return;
    const original = await this.originals.get(work.detail.content, this.words.language);
    if (work !== this.review.work) return;
    if (original.error) {
      setText(byId("no-photo"), original.error);
      return;
    }
    const { address, width, height } = original;
    const { board, content } = work.detail;
    const plane = { width, height, grid: [], spacings: [], spacing: Math.min(width, height) / SPACINGS };
    this.stage.showGround(`corners ${content}`, "photo", plane, 0, address);
    const known = work.corners ?? (board && { places: board.corners, lines: board.lines });
    this.#isOn = true;
    byId("lines").value = known?.lines ?? "";
    this.#rings.show(known?.places ?? cornersToBeginWith(original));
    this.stage.showFrame(this.#rings.places);
    this.#show();
    byId("read-again").disabled = false;
    document.querySelector(".handle").focus();
  }

  async #readAgain() {
    const { work, stating } = this.review;
    byId("read-again").disabled = true;
    this.review.say(this.words.say("page-reading"));
    try {
      const { before } = stating;
      const asked = { content: work.detail.content, answers: [], corners: this.#corners, language: this.words.language };
      const detail = await previewPhoto(asked);
      if (work !== this.review.work) return;
      if (!detail.board) {
        this.review.notify(detail.error?.message ?? this.words.say("page-review-none"));
        return;
      }
      this.end();
      // The old answers were about another position.
      const again = new Work({ ...detail, answers: null });
      again.before = before;
      this.review.view.choose("photo");
      byId("marks").checked = true;
      this.review.showWork(again);
      byId("name").focus();
    } catch (error) {
      this.review.fail(error);
    } finally {
      this.review.say("");
      byId("read-again").disabled = false;
    }
  }

  cancel() {
    this.end();
    this.review.show();
    byId("name").focus();
  }

  end() {
    this.#isOn = false;
    this.#rings.hide();
    this.#show();
  }

  /** Puts the rings where the view has them now. */
  place() {
    if (this.#isOn) this.#rings.place();
  }

  name() {
    document.querySelectorAll(".handle").forEach((ring, place) => {
      ring.setAttribute("aria-label", this.words.say("page-corner", { number: place + 1 }));
    });
  }

  #show() {
    byId("cornering").hidden = !this.#isOn;
    for (const id of ["questions", "tap-modes"]) byId(id).hidden = this.#isOn;
    document.querySelector(".actions").hidden = this.#isOn;
  }
}
