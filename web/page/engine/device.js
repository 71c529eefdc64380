// The engine on this device: the library as WebAssembly, in two workers. One reads photos and judges life, which takes
// its time; the other answers taps, which must not wait for it, and begins when there is a board to tap.

export class Device {
  #reader;
  #tapped = null;
  #module;
  #lookout = null;

  /** Starts it; `progress` is told the share of the library that has arrived, 0 to 1. */
  static async start({ wasm, progress = () => {} }) {
    const device = new Device();
    device.#reader = new Desk({ url: new URL(wasm, document.baseURI).href }, progress);
    device.#module = await device.#reader.ready;
    return device;
  }

  /** Reads photos of one board: `[{ name, bitmap }]`, the bitmaps upright, which are gone afterwards, or `{ name, blob }`. */
  read(photos, request) {
    const bitmaps = photos.map((photo) => photo.bitmap).filter(Boolean);
    return this.#reader.ask("read", { photos, request }, bitmaps);
  }

  /** The pixels of a photo, upright: `{width, height, data}`, or null. What this takes is given back afterwards. */
  async decode(blob) {
    const desk = new Desk({ module: this.#module }, () => {});
    try {
      return await desk.ask("decode", { blob });
    } finally {
      desk.end();
    }
  }

  /** Reads the same photos again, with another request. */
  again(request) {
    return this.#reader.ask("again", { request });
  }

  /** A desk that looks at frames, without waiting for anything else. */
  async lookoutDesk() {
    this.#lookout ??= new Desk({ module: this.#module }, () => {});
    await this.#lookout.ready;
    return this.#lookout;
  }

  score(request, signal) {
    if (request.weigh) return this.#weigh(request, signal);
    return request.known ? this.#tappedDesk().ask("score", { request }) : this.#scoreWhole(request);
  }

  async #scoreWhole(request) {
    const answer = await this.#reader.ask("score", { request });
    this.#tappedDesk();
    return answer;
  }

  /** The desk that answers taps, begun when it is first asked for. */
  #tappedDesk() {
    this.#tapped ??= new Desk({ module: this.#module }, () => {});
    return this.#tapped;
  }

  /** Weighing doubts may take seconds and is given up when the board changes: it has a worker to itself. */
  async #weigh(request, signal) {
    const desk = new Desk({ module: this.#module }, () => {});
    const end = () => desk.end();
    signal?.addEventListener("abort", end);
    try {
      return await desk.ask("score", { request });
    } finally {
      signal?.removeEventListener("abort", end);
      end();
    }
  }
}

/**
 * All desks there are. While a desk waits for its worker, often nothing but the worker refers to it, and nothing but the desk to
 * the worker: Firefox then takes both away in the middle of the work.
 */
const desks = new Set();

/** A worker with the library, begun anew when it breaks. */
class Desk {
  #source;
  #progress;
  #worker;
  #waiting = new Map();
  #next = 1;
  /** `starting`, `running`, or `broken` where it could not be started: it is tried again when something is asked. */
  #stands;
  #started;

  /** `source`: the `url` of the library, or its `module` once it is compiled, which `ready` gives. */
  constructor(source, progress) {
    this.#source = source;
    this.#progress = progress;
    this.#begin();
  }

  /** Kept with the module when the library runs. */
  get ready() {
    this.#beginIfBroken();
    return this.#started;
  }

  ask(what, asked, handedOver = []) {
    this.#beginIfBroken();
    return this.#post(what, asked, handedOver);
  }

  #beginIfBroken() {
    if (this.#stands === "broken") this.#begin();
  }

  #begin() {
    desks.add(this);
    this.#stands = "starting";
    this.#worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => this.#broke(event.message || "the worker stopped");
    this.#started = this.#start();
    // Whoever asks is told; nobody else has to hear of it.
    this.#started.catch(() => {});
  }

  async #start() {
    const module = await this.#post("start", this.#source);
    this.#source = { module };
    this.#stands = "running";
    return module;
  }

  #post(what, asked, handedOver = []) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, what, ...asked }, handedOver);
    });
  }

  #hear({ id, progress, answer, failed, broken }) {
    if (progress !== undefined) return this.#progress(progress);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (failed === undefined) return waiting?.resolve(answer);
    waiting?.reject(new Error(failed));
    if (broken || this.#stands === "starting") this.#broke(failed);
  }

  /** Ends it; whoever waits is told. */
  end(why = "given up") {
    desks.delete(this);
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }

  /** What has broken is begun anew, unless it never ran. The photos on its desk are gone. */
  #broke(why) {
    this.end(why);
    if (this.#stands === "running") this.#begin();
    else this.#stands = "broken";
  }
}
