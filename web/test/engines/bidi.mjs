// The part of WebDriver BiDi that the tests need, over a web socket. https://www.w3.org/TR/webdriver-bidi/

import { WebSocket } from "ws";

export class BiDi {
  #socket;
  #next = 1;
  #waiting = new Map();
  #context;
  /** Told of every entry of the console and every error of a page: `{level, text}`. */
  onLog = () => {};

  /** Begins a session with a browser that listens at an address, in its first window. */
  static async begin(address) {
    const bidi = new BiDi();
    bidi.#socket = new WebSocket(`${address}/session`, { maxPayload: 2 ** 28 });
    bidi.#socket.on("message", (text) => bidi.#hear(JSON.parse(text)));
    bidi.#socket.on("close", () => bidi.#lose());
    await new Promise((resolve, reject) => bidi.#socket.once("open", resolve).once("error", reject));
    await bidi.#send("session.new", { capabilities: {} });
    await bidi.#send("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = await bidi.#send("browsingContext.getTree", {});
    bidi.#context = contexts[0].context;
    return bidi;
  }

  goto(url) {
    return this.#ask("browsingContext.navigate", { url, wait: "complete" });
  }

  reload() {
    return this.#ask("browsingContext.reload", { wait: "complete" });
  }

  addInitScript(source) {
    return this.#send("script.addPreloadScript", { functionDeclaration: source });
  }

  /** Runs an asynchronous function of the page; what it throws is thrown here. */
  async call(source, args) {
    const { exceptionDetails, result } = await this.#send("script.callFunction", {
      functionDeclaration: `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`,
      arguments: [{ type: "string", value: JSON.stringify(args) }],
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  }

  perform(actions) {
    return this.#ask("input.performActions", { actions });
  }

  async setFiles(selector, files) {
    const locator = { type: "css", value: selector };
    const { nodes } = await this.#ask("browsingContext.locateNodes", { locator, maxNodeCount: 1 });
    await this.#ask("input.setFiles", { element: { sharedId: nodes[0].sharedId }, files });
  }

  setViewport({ width, height }, devicePixelRatio = 1) {
    return this.#ask("browsingContext.setViewport", { viewport: { width, height }, devicePixelRatio });
  }

  async screenshot() {
    return Buffer.from((await this.#ask("browsingContext.captureScreenshot", {})).data, "base64");
  }

  /** Ends the browser. */
  end() {
    return this.#send("browser.close", {});
  }

  #ask(method, parameters) {
    return this.#send(method, { context: this.#context, ...parameters });
  }

  #send(method, params) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #hear({ id, type, method, params, result, error, message }) {
    if (method === "log.entryAdded") return this.onLog(params);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === "success") waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${message}`));
  }

  #lose() {
    for (const { reject } of this.#waiting.values()) reject(new Error("the browser is gone"));
    this.#waiting.clear();
  }
}
