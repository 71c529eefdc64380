// What a person may do at any moment. Each step has a `weight`, and a `take(walk)` that returns what was done as a text, or null
// where it cannot be done now.

import { basename } from "node:path";

/** Presses a button as a person could: returns false if it is not there. Runs in the page. */
function press({ selector, nth }) {
  const buttons = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0 && !one.disabled);
  if (buttons.length === 0 || document.querySelector("dialog[open]")) return null;
  const button = buttons[nth % buttons.length];
  button.click();
  return button.id || button.dataset.answer || button.dataset.board || "pressed";
}

function presses(weight, selector, then = () => {}) {
  return {
    weight,
    async take({ page, random, expected }) {
      const pressed = await page.evaluate(press, { selector, nth: random.below(12) });
      if (pressed !== null) then(expected);
      return pressed && `press ${selector} (${pressed})`;
    },
  };
}

async function choose({ page, random, expected, photos }) {
  const { file } = random.pickWeighted(photos);
  await page.setInputFiles("#file", file);
  expected.choose(basename(file));
  return `choose ${basename(file)}`;
}

async function chooseTwice(walk) {
  return `${await choose(walk)}, ${await choose(walk)}`;
}

/** Adds the same photo again, mostly, or another one. */
async function add({ page, random, expected, photos }) {
  const { isShown } = await page.evaluate(() => ({ isShown: document.getElementById("add-photo").getClientRects().length > 0 }));
  if (!isShown) return null;
  const same = photos.find(({ file }) => expected.photos.has(basename(file)));
  const { file } = same && random.happens(0.7) ? same : random.pickWeighted(photos);
  await page.setInputFiles("#further", file);
  expected.add(basename(file));
  return `add ${basename(file)}`;
}

/** Where the board is seen on the screen. Runs in the page. */
function boardOnScreen() {
  if (!["board", "questions"].includes(document.body.dataset.state)) return null;
  const { left, top, width, height } = document.getElementById("board").getBoundingClientRect();
  return width > 0 && !document.querySelector("dialog[open]") ? { left, top, width, height } : null;
}

/** Taps or clicks somewhere on the photo, one to three times: most of it is board. */
async function tap({ page, random, hasTouch }) {
  const box = await page.evaluate(boardOnScreen);
  if (!box) return null;
  const place = (from, length) => Math.round(from + length * (0.2 + 0.6 * random.next()));
  const taps = 1 + random.below(3);
  for (let tapped = 0; tapped < taps; tapped += 1) {
    const at = [place(box.left, box.width), place(box.top, box.height)];
    await (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
  }
  return `tap ${taps} times`;
}

/** Drags a corner a little way, by mouse. */
async function dragCorner({ page, random }) {
  const which = random.below(4);
  const rings = page.locator(".handle");
  if (!(await rings.nth(which).isVisible())) return null;
  const at = await page.evaluate((which) => {
    const { x, y, width, height } = document.querySelectorAll(".handle")[which].getBoundingClientRect();
    return width > 0 ? [x + width / 2, y + height / 2] : null;
  }, which);
  if (!at) return null;
  const by = () => random.below(41) - 20;
  await page.mouse.move(...at);
  await page.mouse.down();
  await page.mouse.move(at[0] + by(), at[1] + by(), { steps: 3 });
  await page.mouse.up();
  return `drag corner ${which}`;
}

/** Sets a field that is part of the page, whether it is unfolded or not. Runs in the page. */
function setField({ selector, value }) {
  const field = document.querySelector(selector);
  if (!["board", "questions"].includes(document.body.dataset.state)) return false;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

function sets(weight, selector, values) {
  return {
    weight,
    async take({ page, random }) {
      const value = random.pick(values);
      return (await page.evaluate(setField, { selector, value })) ? `set ${selector} to ${value}` : null;
    },
  };
}

async function reload(walk) {
  walk.expected.stop();
  await walk.load(() => walk.page.reload());
  return "reload";
}

const drop = (expected) => expected.drop();
const stop = (expected) => expected.stop();

export const STEPS = [
  { weight: 6, take: choose },
  { weight: 2, take: chooseTwice },
  { weight: 2, take: add },
  { weight: 10, take: tap },
  { weight: 4, take: dragCorner },
  { weight: 2, take: reload },
  presses(3, "#cancel", stop),
  presses(6, "#undo"),
  presses(3, "#redo"),
  presses(8, "[data-answer]"),
  presses(3, "#skip"),
  presses(2, "#back"),
  presses(3, "#accept-all"),
  presses(2, "#later"),
  presses(3, "#answer-them"),
  presses(2, "#count-anyway"),
  presses(4, "#mode-dead"),
  presses(3, "#mode-stones"),
  presses(3, "#mode-corners"),
  presses(2, "#corners-done"),
  presses(1, "#find-corners"),
  presses(1, "[name=size]"),
  presses(3, "[data-board]"),
  presses(2, "#put-corners"),
  presses(2, "#vouch-for-lines"),
  presses(2, "#try-again"),
  presses(3, "#to-board", drop),
  // The photo may have come to a board since the last look.
  presses(3, "#new-photo", stop),
  presses(4, "#return", drop),
  presses(1, "#diagram"),
  sets(4, "#rules", ["chinese", "japanese", "aga", "ing", "tromp-taylor", "new-zealand"]),
  sets(4, "#komi", ["0.5", "6.5", "7.5", "-3.5", "20.5"]),
  sets(1, "#handicap", ["0", "2", "4"]),
  sets(1, "#language", ["en", "de", "ja"]),
];
