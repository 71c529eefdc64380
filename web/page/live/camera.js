// The camera of this device: its picture in a video element, its light and zoom, and the photo.

/** The longest side of the picture that is looked at, in pixels. */
const PREVIEW_SIDE = 1280;
/** Only Chromium tells this of itself, in places where there is a camera. */
const IS_CHROMIUM = "userAgentData" in navigator && "VideoFrame" in globalThis;

/** The camera cannot be had. `kind`: denied, absent, taken or lost. */
export class NoCamera extends Error {
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

const KINDS = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "absent",
  OverconstrainedError: "absent",
  NotReadableError: "taken",
  AbortError: "taken",
};

export class Camera {
  /** Whether this browser lets a page look through a camera: only where the page came over a secure connection. */
  static get isThere() {
    return Boolean(navigator.mediaDevices?.getUserMedia);
  }

  /** `told.lost()` is told when the camera is taken away. */
  constructor(video, told) {
    Object.assign(this, { video, told });
    this.stream = null;
  }

  get isOn() {
    return this.stream !== null;
  }

  /** Turns the camera on, the one on the back where there are two. */
  async start() {
    const video = { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } };
    const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false }).catch((error) => {
      throw new NoCamera(KINDS[error.name] ?? "absent");
    });
    this.stop();
    this.stream = stream;
    this.#track.addEventListener("ended", () => {
      if (this.stream !== stream) return;
      this.stop();
      this.told.lost();
    });
    this.video.srcObject = stream;
    await this.video.play();
    this.still = await stillOf(this.#track);
  }

  stop() {
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
    this.still = null;
    this.video.srcObject = null;
  }

  get #track() {
    return this.stream.getVideoTracks()[0];
  }

  get #can() {
    return this.#track.getCapabilities?.() ?? {};
  }

  get hasLight() {
    return this.isOn && Boolean(this.#can.torch);
  }

  /** The range of the zoom, `{min, max, step}`; null where there is none. */
  get zoomRange() {
    const zoom = this.isOn ? this.#can.zoom : null;
    return zoom && zoom.max > zoom.min ? zoom : null;
  }

  light(on) {
    return this.#set({ torch: on });
  }

  zoom(times) {
    return this.#set({ zoom: times });
  }

  #set(settings) {
    return this.#track.applyConstraints({ advanced: [settings] }).catch(() => {});
  }

  /** The size of what the camera shows, in pixels. */
  get size() {
    return { width: this.video.videoWidth, height: this.video.videoHeight };
  }

  /** Pixels of the photo for one of a frame. */
  get enlarged() {
    const { width, height } = this.size;
    const frame = Math.min(PREVIEW_SIDE, Math.max(width, height));
    return Math.max(1, Math.max(this.still?.side ?? 0, width, height) / frame);
  }

  /** What the camera shows now: an image, and the size to draw it at, no larger than is needed to look at it. */
  async frame() {
    const { width, height } = this.size;
    const shrink = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
    const image = this.#videoFrame() ?? (await createImageBitmap(this.video));
    return { image, width: Math.round(width * shrink), height: Math.round(height * shrink) };
  }

  /**
   * The frame of the video itself, or null. Chromium gives back the memory of bitmaps of a video only now and then, even when
   * they are closed. A frame that the browser turns to show it is left to them.
   */
  #videoFrame() {
    if (!IS_CHROMIUM) return null;
    const { width, height } = this.size;
    const frame = new VideoFrame(this.video);
    const isUpright = !frame.rotation && !frame.flip && frame.displayWidth === width && frame.displayHeight === height;
    if (isUpright) return frame;
    frame.close();
    return null;
  }

  /** Takes the photo, as large as the camera gives it. */
  async photo() {
    const taken = await this.still?.take().catch(() => null);
    return taken ?? this.#shown();
  }

  /** What the camera shows now, as a file. */
  #shown() {
    const { width, height } = this.size;
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    canvas.getContext("2d").drawImage(this.video, 0, 0);
    return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.95));
  }
}

/** How the largest photo is taken: `{side, take()}`; null where the browser knows only the moving picture. */
async function stillOf(track) {
  if (!globalThis.ImageCapture) return null;
  try {
    const capture = new ImageCapture(track);
    const { imageWidth, imageHeight } = await capture.getPhotoCapabilities();
    const most = { imageWidth: imageWidth?.max, imageHeight: imageHeight?.max };
    const settings = most.imageWidth && most.imageHeight ? most : {};
    return { side: Math.max(most.imageWidth ?? 0, most.imageHeight ?? 0), take: () => capture.takePhoto(settings) };
  } catch {
    return null;
  }
}
