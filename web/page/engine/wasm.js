// The library as WebAssembly: text and pixels go through one buffer in its memory.

const GZIP = [0x1f, 0x8b];

/** The module at `url`, compiled; `progress` is told the share that has arrived, 0 to 1. */
export async function compiled(url, progress) {
  return WebAssembly.compile(await inflated(await fetched(url, progress)));
}

async function fetched(url, progress) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // A server that unpacks on the way says the packed length: then the share is a guess, and never more than all.
  const length = Number(response.headers.get("content-length")) || 0;
  const parts = [];
  let arrived = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    arrived += value.length;
    if (length > 0) progress(Math.min(1, arrived / length));
  }
  return new Blob(parts);
}

/** The module as it is compiled. Some servers unpack it on the way, others do not. */
async function inflated(blob) {
  const start = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const packed = GZIP.every((byte, index) => start[index] === byte);
  const stream = packed ? blob.stream().pipeThrough(new DecompressionStream("gzip")) : blob.stream();
  return new Response(stream).arrayBuffer();
}

/** The exports of the module as functions. */
export class Library {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  /** The library in a compiled module. */
  static async of(module) {
    const instance = await WebAssembly.instantiate(module, { page: { now_ms: () => performance.now() } });
    return new Library(instance.exports);
  }

  /** Clears the desk of photos. */
  forget() {
    this.#exports.forget();
  }

  /** Puts a photo on the desk: pixels of four bytes (RGBA), upright, in parts from the top. */
  photo(width, height, parts) {
    let at = this.#exports.room(4 * width * height);
    for (const part of parts) {
      new Uint8Array(this.#exports.memory.buffer, at, part.length).set(part);
      at += part.length;
    }
    this.#exports.photo(width, height);
  }

  /** Puts a photo on the desk as the file that it is. */
  photoFile(bytes) {
    this.#write(bytes);
    this.#exports.photo_file();
  }

  /** The pixels of a photo's file, upright: `{width, height, data}`, or null where it cannot be decoded. */
  decode(bytes) {
    this.#write(bytes);
    const size = BigInt.asUintN(64, this.#exports.decode());
    if (size === 0n) return null;
    const [width, height] = [Number(size >> 32n), Number(size & 0xffffffffn)];
    const data = new Uint8ClampedArray(this.#exports.memory.buffer, this.#exports.answer(), 4 * width * height);
    return { width, height, data: data.slice() };
  }

  /** Reads the photos on the desk. */
  read(names, request) {
    return this.#asked("read", JSON.stringify({ names, request }));
  }

  score(request) {
    return this.#asked("score", JSON.stringify(request));
  }

  /** Begins to watch a camera, with nothing seen before. */
  watch(request) {
    return this.#asked("watch", JSON.stringify(request));
  }

  /** Looks at the camera's next frame: pixels of four bytes (RGBA). */
  look({ width, height, data }) {
    this.#write(data);
    return this.#answer(this.#exports.look(width, height));
  }

  /** Watches only the board at a place of the last frame. */
  choose(x, y) {
    return this.#answer(this.#exports.choose(x, y));
  }

  #asked(what, request) {
    this.#write(new TextEncoder().encode(request));
    return this.#answer(this.#exports[what]());
  }

  #answer(length) {
    // The memory may have grown meanwhile: it is looked at anew.
    const answer = new Uint8Array(this.#exports.memory.buffer, this.#exports.answer(), length);
    return JSON.parse(new TextDecoder().decode(answer));
  }

  #write(bytes) {
    const at = this.#exports.room(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
  }
}
