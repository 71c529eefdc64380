// Saving and sharing: the picture with the result, the game record, the data.

import { byId } from "./elements.js";
import { rowsOf } from "./board.js";
import { linkOf } from "./link.js";
import { pictureOf } from "./picture.js";

const KINDS = { picture: "page-picture", record: "page-record", data: "page-data" };
const TYPES = { picture: "image/jpeg", record: "application/x-go-sgf", data: "application/json" };
const ENDINGS = { "image/jpeg": "-shuzi.jpg", "image/png": "-shuzi.png", "application/x-go-sgf": ".sgf", "application/json": ".json" };

export class Saving {
  /** `scene()` is what is on the board. */
  constructor(state, words, scene) {
    Object.assign(this, { state, words, scene });
  }

  /** Names the buttons, and hides those that this browser has no use for. */
  name() {
    const { words } = this;
    for (const [kind, word] of Object.entries(KINDS)) {
      for (const [does, say] of [["save", "page-download"], ["share", "page-share"]]) {
        const button = document.querySelector(`[data-${does}=${kind}]`);
        button.textContent = words.say(say);
        button.setAttribute("aria-label", words.say("page-point-is", { point: words.say(say), what: words.say(word) }));
      }
    }
    byId("share").textContent = words.say(canShare(fileOf("picture", "a", " ")) ? "page-share" : "page-download");
  }

  show() {
    byId("save").hidden = !this.state.score;
    byId("share").disabled = !this.state.score;
    for (const button of document.querySelectorAll("[data-share]")) {
      button.hidden = !canShare(fileOf(button.dataset.share, "a", " "));
    }
  }

  async save(kind) {
    const file = await this.#file(kind);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    this.state.change({ notice: this.words.say("page-saved", { file: file.name }) });
  }

  /** Copies the link to the board. */
  async copyLink() {
    const { state, words } = this;
    const link = await linkOf(rowsOf(state.board), state.board, location.href);
    const copied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
    state.change({ notice: copied ? words.say("page-link-copied") : link });
  }

  /** Shares where this browser can, and saves otherwise. */
  shareOrSave(kind) {
    return canShare(fileOf(kind, "a", " ")) ? this.share(kind) : this.save(kind);
  }

  async share(kind) {
    const file = await this.#file(kind);
    try {
      await navigator.share({ files: [file], text: this.state.score.said.result ?? "" });
    } catch (error) {
      if (error.name === "AbortError") return;
      await this.save(kind);
      this.state.change({ notice: this.words.say("page-not-shared") });
    }
  }

  async #file(kind) {
    const { board, score } = this.state;
    const name = board.reading.photo.file.replace(/\.\w+$/, "");
    if (kind === "record") return fileOf(kind, name, score.record);
    if (kind === "data") return fileOf(kind, name, dataOf(board.reading, score));
    const picture = await pictureOf(this.state, this.words, this.scene());
    return fileOf(kind, name, picture, picture.type);
  }
}

/** Reading and result as one answer, as the program's `count` gives them. */
function dataOf(reading, score) {
  const { expected, questions, said, record, provisional, settled, isWeighed, ...answer } = score;
  return `${JSON.stringify({ ...reading, ...answer })}\n`;
}

function fileOf(kind, name, content, type = TYPES[kind]) {
  return new File([content], name + ENDINGS[type], { type });
}

function canShare(file) {
  return Boolean(navigator.canShare?.({ files: [file] }));
}
