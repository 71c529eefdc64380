// Four corners put by hand: the photo is read again with them, and what was read is shown.

import { Corners } from "../corners.js";
import { byId } from "../elements.js";
import { cornersToBeginWith, spansABoard } from "../geometry.js";

export class Cornering {
  #isOn = false;
  #rings;

  /** `told.read(corners)` asks for the photo to be read again, `told.cancelled()` for nothing. */
  constructor(stage, words, told) {
    Object.assign(this, { stage, words, told });
    const noLoupe = { show() {}, hide() {} };
    const drawn = (corners) => {
      stage.showFrame(corners);
      byId("read-again").disabled = !spansABoard(corners);
    };
    this.#rings = new Corners([...document.querySelectorAll(".handle")], stage, noLoupe, { moved: drawn, dropped: drawn });
    byId("read-again").addEventListener("click", () => told.read(this.corners));
    byId("corners-cancel").addEventListener("click", () => told.cancelled());
  }

  get isOn() {
    return this.#isOn;
  }

  /** What was put: whole pixels of the photo, and the number of lines if it was chosen. */
  get corners() {
    const places = this.#rings.places.map(([x, y]) => [Math.round(x), Math.round(y)]);
    const lines = Number(byId("lines").value) || undefined;
    return { places, lines };
  }

  /** Shows the rings on a photo, at the corners that are known. */
  begin(known, size) {
    this.#isOn = true;
    byId("lines").value = known?.lines ?? "";
    this.#rings.show(known?.places ?? cornersToBeginWith(size));
    this.stage.showFrame(this.#rings.places);
    this.#show();
    byId("read-again").disabled = false;
    document.querySelector(".handle").focus();
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
