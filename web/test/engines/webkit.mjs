// WebKitGTK's MiniBrowser, driven by W3C WebDriver, on a screen of its own (Xvfb).

import { readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, startProgram } from "./processes.mjs";
import { W3cPage } from "./w3c_page.mjs";
import { WebDriver } from "./webdriver.mjs";

const [DRIVER, SCREEN, BROWSER] = [findProgram("WebKitWebDriver"), findProgram("Xvfb"), findBrowser()];

export const webkit = {
  name: "webkit",
  skip: lacks(),
  open,
  locale: "en",
  lacksTouch: "WebKitGTK's driver has no fingers: it moves the mouse instead",
};

function lacks() {
  if (!DRIVER || !BROWSER) return "WebKitGTK's driver and MiniBrowser are not installed";
  return SCREEN ? false : "Xvfb is not installed";
}

/** MiniBrowser, in the folder of the library's newest version. */
function findBrowser() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  const folders = ["/usr/lib", "/usr/libexec"].flatMap((folder) => [folder, ...list(folder)]);
  const found = folders.flatMap((folder) => list(folder).filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path)))
    .flatMap((folder) => list(folder).filter((path) => path.endsWith("/MiniBrowser")));
  return found.sort().at(-1) ?? null;
}

function list(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

async function open(options, told) {
  const home = await mkdtemp(join(tmpdir(), "shuzi-webkit-"));
  const started = [];
  const start = async (...asked) => {
    started.push(await startProgram(...asked));
    return started.at(-1);
  };
  const close = async () => {
    for (const program of started.reverse()) await program.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const screen = await start(SCREEN, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], { sign: /^\d+$/ });
    await mkdir(join(home, "gtk-3.0"));
    await writeFile(join(home, "gtk-3.0/settings.ini"), gtkSettings(options));
    const port = await freePort();
    const places = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
    const env = { DISPLAY: `:${screen.said[0]}`, GDK_BACKEND: "x11", LANG: "en_US.UTF-8", ...places };
    await start(DRIVER, [`--port=${port}`], { env });
    const driver = await WebDriver.begin(`http://127.0.0.1:${port}`, {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: BROWSER, args: browserArguments(options) },
    });
    driver.onComplaint = (text) => told.complaint(text);
    await driver.setViewport(options.viewport);
    return { page: new W3cPage(driver), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Without its toolbar, the window can be as narrow as a phone. */
function browserArguments({ colorScheme }) {
  return ["--automation", "--full-screen", ...(colorScheme === "dark" ? ["--dark-mode"] : [])];
}

function gtkSettings({ reducedMotion }) {
  return `[Settings]\ngtk-enable-animations=${reducedMotion === "reduce" ? 0 : 1}\n`;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
