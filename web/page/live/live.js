// The camera live: what it sees, what is wrong with it, and the photo that takes itself when nothing is.

import { byId, setText } from "../elements.js";
import { Camera } from "./camera.js";
import { Frames } from "./frames.js";
import { Hints } from "./hints.js";
import { Lookout } from "./lookout.js";
import { Overlay, placeOf } from "./overlay.js";

const SAYS = {
  denied: "page-camera-denied",
  absent: "page-camera-absent",
  taken: "page-camera-taken",
  lost: "page-camera-lost",
};
const SHUTTER_MS = 60;

export class Live {
  #lookout = null;
  #frames = new Frames();
  #purpose = "new";
  /** Stands for the camera being on; what an earlier one brings is dropped. */
  #session = null;
  #frameSize = { width: 1, height: 1 };

  /** `parts`: state, words, counter, actions, preferences. */
  constructor(parts) {
    Object.assign(this, parts);
    this.camera = new Camera(byId("camera-view"), { lost: () => this.#fail("lost") });
    this.overlay = new Overlay(byId("live-marks"));
    this.hints = new Hints(this.words);
    // Whatever else is opened turns the camera off, and so does leaving the page.
    this.state.watch(() => this.state.screen !== "live" && this.#end());
    document.addEventListener("visibilitychange", () => {
      if (this.state.screen !== "live") return;
      if (document.hidden) this.#end();
      else this.begin(this.#purpose);
    });
  }

  /** Whether the camera can be looked through and something here can look. */
  get isThere() {
    return Camera.isThere && this.counter.canCountHere;
  }

  /** Opens the camera: for a `new` board, a `further` photo of the board at hand, or one in place of its photos (`again`). */
  async begin(purpose = "new") {
    const session = {};
    this.#session = session;
    this.#purpose = purpose;
    this.state.change({ screen: "live", notice: "" });
    this.#show({ waiting: this.words.say("page-camera-opening") });
    try {
      await this.camera.start();
    } catch (error) {
      if (session === this.#session) this.#fail(error.kind ?? "absent");
      return;
    }
    if (session !== this.#session) return this.camera.stop();
    this.#show({ waiting: this.words.say("page-fetching-first") });
    byId("shoot").focus();
    const desk = await this.counter.lookoutDesk().catch(() => null);
    if (session !== this.#session) return;
    this.#show({ waiting: "" });
    // Without something that looks, the button still takes the photo.
    if (!desk) return;
    this.#lookout = new Lookout(desk, this.camera, {
      seen: (sight, size, frame) => this.#see(sight, size, frame),
      failed: () => this.#forgetSight(),
    });
    this.#lookout.start();
  }

  /** Takes the photo now. */
  async shoot() {
    const session = this.#session;
    if (!session || !this.camera.isOn) return;
    this.#lookout?.stop();
    navigator.vibrate?.(SHUTTER_MS);
    const blob = await this.camera.photo();
    if (session !== this.#session) return;
    const frames = await this.#frames.take();
    if (session !== this.#session) return frames.forEach((frame) => frame.close());
    const number = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
    const file = new File([blob], `board-${number}.jpg`, { type: blob.type || "image/jpeg" });
    if (this.#purpose === "again") this.actions.retakePhoto([file], frames);
    else this.actions.takePhotos([file], this.#purpose === "further", frames);
  }

  /** Watches only the board that is tapped. */
  tap([x, y]) {
    if (!this.#lookout) return;
    const canvas = byId("live-marks");
    const place = placeOf(this.#frameSize, canvas);
    const on = (at, shift) => (at * devicePixelRatio - shift) / place.scale;
    this.#lookout.choose([on(x, place.x), on(y, place.y)]);
  }

  #see(sight, size, frame) {
    this.#frameSize = size;
    if (frame) this.#frames.add(frame, size, sight.quality);
    this.overlay.show(sight, size);
    this.hints.show(sight.hint);
    byId("live").dataset.hint = sight.hint?.kind ?? "";
    byId("shoot").style.setProperty("--share", String(sight.stillness));
    if (sight.shoot && this.preferences.shootAlone) this.shoot();
  }

  #forgetSight() {
    this.overlay.clear();
    this.hints.clear();
  }

  /** The camera cannot be had: says why, and leaves the choice of a photo. */
  #fail(kind) {
    this.#stop();
    this.#show({ failed: this.words.say(SAYS[kind]) });
    byId("live-choose").focus();
  }

  /** What stands where the picture would be. */
  #show({ waiting = "", failed = "" }) {
    setText(byId("live-notice"), failed || waiting);
    byId("shoot").disabled = !this.camera.isOn;
    byId("torch").hidden = !this.camera.hasLight;
    byId("torch").setAttribute("aria-pressed", "false");
    const range = this.camera.zoomRange;
    byId("camera-zoom-field").hidden = !range;
    if (range) Object.assign(byId("camera-zoom"), { min: range.min, max: range.max, step: range.step || 0.1, value: range.min });
    byId("shoot-alone").checked = this.preferences.shootAlone;
    byId("shoot").style.setProperty("--share", "0");
    this.#forgetSight();
  }

  #stop() {
    this.#lookout?.stop();
    this.#lookout = null;
    this.#frames.clear();
    this.camera.stop();
  }

  #end() {
    if (!this.#session) return;
    this.#session = null;
    this.#stop();
  }
}

/** Watches the buttons of the live view. */
export function watchLive(live, { actions, preferences }) {
  const click = (id, act) => byId(id).addEventListener("click", act);
  click("shoot", () => live.shoot());
  click("shoot-again", () => live.begin("further"));
  click("leave-live", () => actions.goBack());
  click("live-choose", () => byId("file").click());
  click("torch", ({ currentTarget: torch }) => {
    const on = torch.getAttribute("aria-pressed") !== "true";
    torch.setAttribute("aria-pressed", String(on));
    live.camera.light(on);
  });
  byId("camera-zoom").addEventListener("input", ({ target }) => live.camera.zoom(target.valueAsNumber));
  byId("shoot-alone").addEventListener("change", ({ target }) => preferences.keep({ shootAlone: target.checked }));
  byId("live-marks").addEventListener("pointerdown", (event) => live.tap([event.offsetX, event.offsetY]));
}
