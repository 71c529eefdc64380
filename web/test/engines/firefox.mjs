// Firefox, driven by WebDriver BiDi, which it speaks by itself.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, startProgram } from "./processes.mjs";
import { W3cPage } from "./w3c_page.mjs";

const FIREFOX = process.env.FIREFOX || findProgram("firefox-esr", "firefox");

export const firefox = {
  name: "firefox",
  skip: FIREFOX ? false : "Firefox is not installed",
  lacksFocus: "a window of Firefox that a driver opens is never active, and Enter presses no button in it",
  open,
};

async function open(options, told) {
  const { BiDi } = await import("./bidi.mjs");
  const profile = await mkdtemp(join(tmpdir(), "shuzi-firefox-"));
  await writeFile(join(profile, "user.js"), userPreferences(options));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", "about:blank"];
  const sign = /BiDi listening on (ws:\S+)/;
  const program = await startProgram(FIREFOX, args, { sign, env: { HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" } });
  const close = async () => {
    await program.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const driver = await BiDi.begin(program.said[1]);
    driver.onLog = ({ level, text }) => {
      if (["error", "warn"].includes(level)) told.complaint(text);
    };
    await driver.setViewport(options.viewport, options.deviceScaleFactor);
    return { page: new W3cPage(driver), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The device as Firefox has it in its preferences. */
function userPreferences({ locale, hasTouch, colorScheme, reducedMotion }) {
  const preferences = {
    "intl.accept_languages": locale,
    "dom.w3c_touch_events.enabled": hasTouch ? 1 : 0,
    "layout.css.prefers-color-scheme.content-override": colorScheme === "dark" ? 0 : 1,
    "ui.prefersReducedMotion": reducedMotion === "reduce" ? 1 : 0,
    // A coarse pointer, or a fine one that can hover (widget/LookAndFeel.h).
    "ui.primaryPointerCapabilities": hasTouch ? 1 : 6,
    "ui.allPointerCapabilities": hasTouch ? 1 : 6,
    "ui.useOverlayScrollbars": hasTouch ? 1 : 0,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "app.normandy.enabled": false,
    "app.update.enabled": false,
    "browser.safebrowsing.malware.enabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
  };
  return Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join("");
}
