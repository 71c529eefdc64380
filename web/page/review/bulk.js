// Accepting together what cannot change the winner: how many photos that are is said first.

import { byId } from "../elements.js";
import { acceptSafe, weighMore } from "./server.js";

export class Bulk {
  #dialog = byId("bulk");
  #safe = 0;

  /** `told.accepted(answer)` when photos were accepted together, `told.failed(error)`. */
  constructor(words, saver, told) {
    Object.assign(this, { words, saver, told });
    byId("open-bulk").addEventListener("click", () => this.open());
    byId("bulk-accept").addEventListener("click", () => this.#accept());
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /** Opens the dialog, and weighs photo after photo while it is open. */
  async open() {
    this.#dialog.showModal();
    byId("bulk-accept").disabled = true;
    this.#say({ safe: 0, left: 0 }, true);
    try {
      await this.saver.whenSaved();
      let weighed;
      let first = null;
      do {
        weighed = await weighMore();
        first ??= weighed.left;
        byId("bulk-progress").max = Math.max(first, 1);
        byId("bulk-progress").value = first - weighed.left;
        this.#say(weighed, weighed.left > 0);
      } while (weighed.left > 0 && this.isOpen);
    } catch (error) {
      byId("bulk-said").textContent = this.words.say("page-failed", { message: error.message });
    }
  }

  #say({ safe, left }, isBusy) {
    this.#safe = safe;
    const counted = { count: safe, left };
    byId("bulk-progress").hidden = !isBusy;
    byId("bulk-said").textContent = this.words.say(isBusy ? "page-review-bulk-weighing" : "page-review-bulk-count", counted);
    byId("bulk-accept").textContent = this.words.say("page-review-bulk-accept", counted);
    byId("bulk-accept").disabled = safe === 0;
  }

  async #accept() {
    byId("bulk-accept").disabled = true;
    try {
      const accepted = await acceptSafe();
      this.saver.noteTogether(accepted.photos);
      this.told.accepted(accepted);
      this.#dialog.close();
    } catch (error) {
      this.told.failed(error);
    }
  }
}
