// The browser engines that the page is tried in. `ENGINE` in the environment is the one of this run.

import { chromium } from "./chromium.mjs";
import { firefox } from "./firefox.mjs";
import { webkit } from "./webkit.mjs";

/**
 * Each has `name`, `skip` (why it cannot be used, or false), `locale` if it knows only one, `lacksTouch` (why) if it has no
 * touch, `lacksFocus` (why) if Enter presses no button, and `open(options, told)`, which gives `{page, close()}`. `options` are
 * those of Playwright's contexts: `viewport`, `hasTouch`, `locale`, `colorScheme` and so on. `told.complaint(text)` hears of
 * errors and warnings.
 */
export const engines = [chromium, firefox, webkit];

export const engine = engines.find(({ name }) => name === (process.env.ENGINE ?? "chromium"));
