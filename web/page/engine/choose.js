// Which engine counts: the computer that hands out this page, once it has answered; until then, and where none does,
// the program in the page.

import { NoAnswer, Server } from "./server.js";
import { answerScaled, requestScaled } from "./scaled.js";
import { readAsShown, takePixels } from "../photo.js";

/** The photos; a single one with the frames that were seen before it was taken, the best first. */
function withFrames(photos) {
  const [first] = photos;
  if (photos.length !== 1 || !first.frames) return photos;
  return [first, ...first.frames];
}

/** A photo or a frame as a file, to be sent. */
async function fileOf({ name, blob, bitmap }) {
  if (blob) return { name, blob };
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  return { name, blob: await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 }) };
}

/** How long a computer has to answer before the program in the page is fetched without need. */
const PATIENCE_MS = 1000;

/** The page comes from the computer it is seen on, which answers without a network, too. */
const ON_THIS_COMPUTER = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** There is nothing that could count. */
export class NoEngine extends Error {}

/** What the device is given of a photo: its file, or the pixels that are shown; of a frame always its pixels. */
async function handOver(photo) {
  if (!photo.isSmall) await photo.opening;
  const { name, blob, bitmap, preview, readsFile } = photo;
  if (!blob) return { name, bitmap: await createImageBitmap(bitmap) };
  if (readsFile || !preview) return { name, blob };
  return { name, bitmap: await takePixels(photo) };
}

/** Whether the library cannot read a file that the browser shows, or turns it otherwise. */
function isReadOtherwise({ error, photo }, { name, preview, readsFile, width, height }) {
  if (!preview || !readsFile) return false;
  if (error) return error.kind === "unsupported_format";
  return photo.file === name && (photo.width !== width || photo.height !== height);
}

export class Counter {
  #server = null;
  #wasm = null;
  #device = null;
  /** Kept when something can count, or when it is certain that nothing can. */
  #found = null;
  #isFound = false;
  /** Whether the computer keeps the photos that it is sent. */
  keepsPhotos = false;
  /** Whether the device's engine is being fetched. */
  isStarting = false;
  /** The photos that the device's engine holds. */
  #held = null;

  /** `told`: what the page is told: `changed()`, `fetching(fraction)`, `busy(seconds)`, `fellBack()`. */
  constructor(told) {
    this.told = told;
  }

  /** Finds out who can count, and returns when it is known whether this page can. */
  async find(onlyHere) {
    this.onlyHere = onlyHere;
    const there = this.#findServer();
    const here = this.#findLibrary();
    // The first that can count is enough; that nothing can is known when both have said so.
    const both = Promise.all([there, here]);
    this.#found = Promise.race([there, here].map((found) => found.then((can) => can || both)));
    this.#found.then(() => {
      this.#isFound = true;
      this.told.changed();
    });
    await here;
    const patience = new Promise((over) => setTimeout(over, PATIENCE_MS));
    Promise.race([there, patience]).then(() => this.#startIfNeeded());
  }

  async #findServer() {
    const info = await Server.info();
    if (!info) return false;
    this.keepsPhotos = info.keeps_photos === true;
    this.#server = new Server((seconds) => this.told.busy(seconds));
    this.told.changed();
    return true;
  }

  async #findLibrary() {
    const answer = await fetch("./build.json").catch(() => null);
    const build = answer?.ok ? await answer.json().catch(() => null) : null;
    this.#wasm = build?.wasm ?? null;
    this.told.changed();
    return this.canCountHere;
  }

  /** Whether the page can count itself. */
  get canCountHere() {
    return this.#wasm !== null;
  }

  /** Whether both can count, so that there is something to choose. */
  get canChoose() {
    return this.canCountHere && this.#server !== null;
  }

  /** Who counts: `server`, `device`, `none`, or `unknown` as long as nothing has answered. */
  get where() {
    if (!this.canCountHere && !this.#server) return this.#isFound ? "none" : "unknown";
    if (!this.canCountHere) return "server";
    return this.#server && !this.onlyHere && (navigator.onLine || ON_THIS_COMPUTER) ? "server" : "device";
  }

  /** Counts on this device only, or wherever it is quickest. */
  choose(onlyHere) {
    this.onlyHere = onlyHere;
    this.#startIfNeeded();
    this.told.changed();
  }

  /** Reads photos of one board. */
  async read(photos, asked, signal) {
    const frames = photos.length === 1 ? (photos[0].frames ?? []) : [];
    const request = { ...asked, frames: frames.length > 0 };
    const answer = await this.#ask(
      (server) => this.#readThere(server, photos, request, signal),
      (device) => this.#readHere(device, withFrames(photos), request),
    );
    signal?.throwIfAborted();
    return answerScaled(answer, photos.find((photo) => photo.name === answer.photo?.file) ?? photos[0]);
  }

  /** Judges life and counts. */
  score(request, signal) {
    return this.#ask((server) => server.score(request, signal, this.canCountHere), (device) => device.score(request, signal));
  }

  async #ask(there, here) {
    await this.#found;
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

  async #readThere(server, photos, request, signal) {
    const files = await Promise.all(withFrames(photos).map(fileOf));
    if (request.corners) await photos[0].opening;
    const [{ natural, width }] = photos;
    const scale = natural ? natural.width / width : 1;
    const answer = await server.read(files, requestScaled(request, scale), signal, this.canCountHere);
    if (this.keepsPhotos) this.#askWhetherKept();
    return answer;
  }

  /** Asks the computer whether it still keeps photos: it may have as many as it may keep. */
  async #askWhetherKept() {
    const info = await Server.info();
    if (info?.keeps_photos !== false) return;
    this.keepsPhotos = false;
    this.told.changed();
  }

  async #readHere(device, photos, request) {
    const same = this.#held?.length === photos.length && photos.every((photo, i) => photo === this.#held[i]);
    if (same) {
      try {
        return await device.again(request);
      } catch {
        // After a fault the device has forgotten the photos.
      }
    }
    const handedOver = await Promise.all(photos.map(handOver));
    // The device answers one request after the other: whatever is asked from now on is about these photos.
    this.#held = photos;
    try {
      const answer = await device.read(handedOver, request);
      const [first] = photos;
      await first.opening;
      if (!isReadOtherwise(answer, first)) return answer;
      // What the library sees otherwise than the browser is read as it is seen.
      await readAsShown(first);
      this.#held = null;
      return this.#readHere(device, photos, request);
    } catch (error) {
      if (this.#held === photos) this.#held = null;
      throw error;
    }
  }

  /** What looks at a camera's frames, which is always this device. */
  async lookoutDesk() {
    return (await this.#start()).lookoutDesk();
  }

  /** The pixels of a photo that the browser cannot show, or null where this page cannot either. */
  async decode(blob) {
    await this.#found;
    if (!this.canCountHere) return null;
    const device = await this.#start().catch(() => null);
    return device?.decode(blob).catch(() => null) ?? null;
  }

  #startIfNeeded() {
    if (this.where === "device") this.#start().catch(() => {});
  }

  #start() {
    this.#device ??= this.#load().catch((error) => {
      this.#device = null;
      throw error;
    });
    return this.#device;
  }

  async #load() {
    this.isStarting = true;
    try {
      const { Device } = await import("./device.js");
      return await Device.start({ wasm: this.#wasm, progress: (fraction) => this.told.fetching(fraction) });
    } finally {
      this.isStarting = false;
    }
  }
}
