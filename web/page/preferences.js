// What a person prefers, kept for the next photo: language, theme, where to count, and the usual rules.

const KEY = "shuzi-preferences";

/** Preferences; where the browser keeps nothing they last as long as the page. */
export class Preferences {
  #kept = {};

  constructor() {
    try {
      this.#kept = JSON.parse(localStorage.getItem(KEY)) ?? {};
    } catch {
      this.#kept = {};
    }
  }

  get language() { return this.#kept.language ?? null; }
  get theme() { return this.#kept.theme ?? "device"; }
  get onlyHere() { return this.#kept.onlyHere ?? false; }
  get rules() { return this.#kept.rules ?? null; }
  get shootAlone() { return this.#kept.shootAlone ?? true; }
  get komi() { return this.#kept.komi ?? null; }

  /** Keeps some preferences. */
  keep(values) {
    Object.assign(this.#kept, values);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still works until the page is left.
    }
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** What a browser paints around the page: the paper of style.css. */
const PAPER = { light: "#f6efe2", dark: "#17130f" };

/** Shows the page light or dark: `device`, `light` or `dark`. */
export function showTheme(theme) {
  const chosen = theme === "device" ? (dark.matches ? "dark" : "light") : theme;
  document.documentElement.dataset.theme = chosen;
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.content = PAPER[chosen];
}

/** Follows the device from light to dark as long as nothing else was chosen. */
export function followDevice(preferences, changed) {
  dark.addEventListener("change", () => {
    showTheme(preferences.theme);
    changed();
  });
}
