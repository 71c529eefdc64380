// Looks at the camera's frames one after the other, in a worker, and rests between them so that the phone stays cool.

/** Most frames a second. */
const MOST_PER_SECOND = 8;
/** For each millisecond of looking, this many of rest: at most 40 % of one core. */
const REST = 1.5;

export class Lookout {
  #desk;
  #isOn = false;

  /**
   * `told.seen(sight, size, frame)`: the size of what was looked at, and its pixels (RGBA) if nothing is wrong with it.
   * `told.failed(error)`.
   */
  constructor(desk, camera, told) {
    this.#desk = desk;
    Object.assign(this, { camera, told });
  }

  /** Begins to look, until `stop`. */
  async start() {
    this.#isOn = true;
    try {
      await this.#desk.ask("watch", { request: { enlarged: this.camera.enlarged } });
      while (this.#isOn) await this.#look();
    } catch (error) {
      if (this.#isOn) this.told.failed(error);
    }
  }

  stop() {
    this.#isOn = false;
  }

  /** Watches only the board at this place of the last frame; whether there is one. */
  choose([x, y]) {
    return this.#desk.ask("choose", { x, y });
  }

  async #look() {
    const began = performance.now();
    const { image, width, height } = await this.camera.frame();
    const { sight, frame } = await this.#desk.ask("look", { image, width, height }, [image]);
    if (this.#isOn) this.told.seen(sight, { width, height }, frame);
    const took = performance.now() - began;
    await new Promise((over) => setTimeout(over, Math.max(1000 / MOST_PER_SECOND - took, REST * took)));
  }
}
