// The part of W3C WebDriver that the tests need, over HTTP. https://www.w3.org/TR/webdriver2/

import { collectComplaints } from "./in_page.mjs";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** How often a driver that has just been started is asked, a tenth of a second apart. */
const MOST_TRIES = 300;

export class WebDriver {
  #session;
  /** Told what the page has complained about, as a text. */
  onComplaint = () => {};

  constructor(session) {
    this.#session = session;
  }

  /** Begins a session with a driver that listens at an address, or will in a moment. */
  static async begin(address, capabilities) {
    await waitForAnswer(`${address}/status`);
    const { sessionId } = await ask(`${address}/session`, "POST", { capabilities: { alwaysMatch: capabilities } });
    const driver = new WebDriver(`${address}/session/${sessionId}`);
    await driver.#post("timeouts", { script: 120_000, pageLoad: 120_000 });
    return driver;
  }

  goto(address) {
    return this.#post("url", { url: address });
  }

  reload() {
    return this.#post("refresh", {});
  }

  /**
   * Runs an asynchronous function of the page; what it throws is thrown here. WebDriver tells nothing of the console: the
   * page collects its complaints from the first call on, and every answer brings those that are new.
   */
  async call(source, args) {
    const script = `const [args, done] = arguments;
      (${collectComplaints})();
      const finish = (answer) => done({ ...answer, complaints: window.complaints.splice(0) });
      Promise.resolve().then(() => (${source})(...args)).then(
        (value) => finish({ value: value ?? null }), (error) => finish({ failed: String(error) }));`;
    const { value, failed, complaints } = await this.#post("execute/async", { script, args: [args] });
    complaints.forEach((complaint) => this.onComplaint(complaint));
    if (failed !== undefined) throw new Error(failed);
    return value;
  }

  async perform(actions) {
    await this.#post("actions", { actions });
  }

  async setFiles(selector, paths) {
    const found = await this.#post("element", { using: "css selector", value: selector });
    await this.#post(`element/${found[ELEMENT]}/value`, { text: paths.join("\n") });
  }

  /** Makes the window so large that the page in it has this size. */
  async setViewport({ width, height }) {
    const readSize = () => this.call("() => [innerWidth, innerHeight, outerWidth, outerHeight]", []);
    const [w, h, outerW, outerH] = await readSize();
    await this.#post("window/rect", { width: width + outerW - w, height: height + outerH - h });
    // The page hears of it a moment later; a window may be kept from becoming as narrow as that.
    let [before, now] = ["", String(await readSize())];
    while (now !== before) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      [before, now] = [now, String(await readSize())];
    }
  }

  async screenshot() {
    return Buffer.from(await ask(`${this.#session}/screenshot`, "GET"), "base64");
  }

  end() {
    return ask(this.#session, "DELETE");
  }

  #post(command, parameters) {
    return ask(`${this.#session}/${command}`, "POST", parameters);
  }
}

async function waitForAnswer(address) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(address);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function ask(address, method, parameters) {
  const answer = await fetch(address, { method, body: parameters && JSON.stringify(parameters) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
