// The engine of the computer that hands out this page, over HTTP.

/** How often a busy computer is asked again before it counts as not answering. */
const MOST_TRIES = 6;
/** A computer that says nothing for this long does not count. */
const SILENCE_MS = 30_000;
/** Photos take their time on the way, and to be read. */
const READING_MS = 60_000;

/** The computer did not answer, or not as an engine does. */
export class NoAnswer extends Error {}

export class Server {
  /** `busy(seconds)` is told when the computer asks to be asked again later. */
  constructor(busy) {
    this.busy = busy;
  }

  /**
   * What a computer that counts says of itself, or null where none does. On a web space that only hands out files, the file
   * `api/info` says that none does.
   */
  static async info() {
    const answer = await fetch("./api/info", { cache: "no-store", signal: AbortSignal.timeout(SILENCE_MS) }).catch(() => null);
    const info = answer?.ok ? await answer.json().catch(() => null) : null;
    return info?.program ? info : null;
  }

  /** Reads photos. `mayGiveUp`: a computer that does not say anything for too long has not answered. */
  read(photos, request, signal, mayGiveUp) {
    const form = new FormData();
    form.append("request", new Blob([JSON.stringify(request)], { type: "application/json" }));
    for (const { name, blob } of photos) form.append("photo", blob, name);
    return this.#ask("./api/read", { method: "POST", body: form, signal }, mayGiveUp ? READING_MS : Infinity);
  }

  /** Judges life and counts. `mayGiveUp` as for reading. */
  score(request, signal, mayGiveUp) {
    const headers = { "Content-Type": "application/json" };
    const options = { method: "POST", headers, body: JSON.stringify(request), signal };
    return this.#ask("./api/score", options, mayGiveUp ? SILENCE_MS : Infinity);
  }

  async #ask(address, options, silence) {
    for (let tries = 1; ; tries += 1) {
      const answer = await fetchWithin(silence, address, options).catch((error) => {
        // What has been silent for too long, and what WebKit breaks off by itself, fails as if it had been given up, too.
        if (options.signal?.aborted) throw error;
        throw new NoAnswer(error.message);
      });
      const later = answer.status === 503 || answer.status === 429;
      if (later && tries < MOST_TRIES) {
        await this.#wait(Number(answer.headers.get("Retry-After")) || 1, options.signal);
        continue;
      }
      const said = await answer.json().catch(() => null);
      if (!said || (!answer.ok && answer.status !== 422 && answer.status !== 413 && answer.status !== 415)) {
        throw new NoAnswer(said?.error?.message ?? `HTTP ${answer.status}`);
      }
      return said;
    }
  }

  async #wait(seconds, signal) {
    this.busy(seconds);
    await new Promise((resolve) => setTimeout(resolve, 1000 * Math.min(seconds, 30)));
    signal?.throwIfAborted();
  }
}

/** Fetches, and gives up when nothing has come for `silence` milliseconds. */
async function fetchWithin(silence, address, options) {
  if (silence === Infinity) return fetch(address, options);
  const { signal } = options;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), silence);
  const abort = () => controller.abort(signal.reason);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  try {
    return await fetch(address, { ...options, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}
