// Which engine counts: the computer that hands out this page, where it answers; else the program in the page.

import { NoAnswer, Server } from "./server.js";
import { answerScaled, requestScaled } from "./scaled.js";

/** The page comes from the computer it is seen on, which answers without a network, too. */
const ON_THIS_COMPUTER = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** There is nothing that could count. */
export class NoEngine extends Error {}

export class Counter {
  #server = null;
  #wasm = null;
  #device = null;
  /** The photos that the device's engine holds. */
  #held = null;

  /** `told`: what the page is told: `changed()`, `fetching(fraction)`, `busy(seconds)`, `fellBack()`. */
  constructor(told) {
    this.told = told;
  }

  /** Finds out who can count. */
  async find(onlyHere) {
    this.onlyHere = onlyHere;
    const build = fetch("./build.json").then((answer) => (answer.ok ? answer.json() : null));
    const [answers, built] = await Promise.all([Server.answers(), build.catch(() => null)]);
    this.#server = answers ? new Server((seconds) => this.told.busy(seconds)) : null;
    this.#wasm = built?.wasm ?? null;
    if (this.where === "device") this.#start().catch(() => {});
    this.told.changed();
  }

  /** Whether the page can count itself. */
  get canCountHere() {
    return this.#wasm !== null;
  }

  /** Whether both can count, so that there is something to choose. */
  get canChoose() {
    return this.canCountHere && this.#server !== null;
  }

  /** Who counts: `server`, `device`, or `none`. */
  get where() {
    if (!this.canCountHere) return this.#server ? "server" : "none";
    return this.#server && !this.onlyHere && (navigator.onLine || ON_THIS_COMPUTER) ? "server" : "device";
  }

  /** Counts on this device only, or wherever it is quickest. */
  choose(onlyHere) {
    this.onlyHere = onlyHere;
    if (this.where === "device") this.#start().catch(() => {});
    this.told.changed();
  }

  /** Reads photos of one board. */
  async read(photos, request, signal) {
    const answer = await this.#ask(
      (server) => this.#readThere(server, photos, request, signal),
      (device) => this.#readHere(device, photos, request),
    );
    signal?.throwIfAborted();
    return answerScaled(answer, photos.find((photo) => photo.name === answer.photo?.file) ?? photos[0]);
  }

  /** Judges life and counts. */
  score(request, signal) {
    return this.#ask((server) => server.score(request, signal), (device) => device.score(request));
  }

  async #ask(there, here) {
    if (this.where === "server") {
      try {
        return await there(this.#server);
      } catch (error) {
        if (!(error instanceof NoAnswer) || !this.canCountHere) throw error;
        this.#server = null;
        this.told.fellBack();
        this.told.changed();
      }
    }
    if (this.where === "none") throw new NoEngine();
    return here(await this.#start());
  }

  #readThere(server, photos, request, signal) {
    const [{ naturalWidth, width }] = photos;
    return server.read(photos, requestScaled(request, width > 0 ? naturalWidth / width : 1), signal);
  }

  async #readHere(device, photos, request) {
    const shown = photos.filter((photo) => photo.bitmap);
    const same = this.#held?.length === shown.length && shown.every((photo, i) => photo === this.#held[i]);
    if (same) {
      try {
        return await device.again(request);
      } catch {
        // After a fault the device has forgotten the photos.
      }
    }
    const copies = shown.map(async ({ name, bitmap }) => ({ name, bitmap: await createImageBitmap(bitmap) }));
    this.#held = null;
    const answer = await device.read(await Promise.all(copies), request);
    this.#held = shown;
    return answer;
  }

  #start() {
    this.#device ??= this.#load().catch((error) => {
      this.#device = null;
      throw error;
    });
    return this.#device;
  }

  async #load() {
    const { Device } = await import("./device.js");
    return Device.start({ wasm: this.#wasm, progress: (fraction) => this.told.fetching(fraction) });
  }
}
