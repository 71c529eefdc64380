// What to do next, in one short sentence with a picture.

import { byId, setText } from "../elements.js";

/** A hint is read aloud when it has stood for this long. */
const ALOUD_MS = 1000;

const SAYS = {
  no_board: "page-hint-no-board",
  several_boards: "page-hint-several-boards",
  too_small: "page-hint-too-small",
  too_steep: "page-hint-too-steep",
  too_dark: "page-hint-too-dark",
  blurred: "page-hint-blurred",
  moving: "page-hint-moving",
};
const EDGES = {
  top: "page-hint-cut-off-top",
  right: "page-hint-cut-off-right",
  bottom: "page-hint-cut-off-bottom",
  left: "page-hint-cut-off-left",
};
/** The picture of each hint, as the path of an icon of 24 × 24. */
const PICTURES = {
  no_board: "M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
  several_boards: "M3 5h8v14H3zM13 5h8v14h-8z",
  cut_off: "M12 4v16M4 12h16M8 8l-4 4 4 4M16 8l4 4-4 4",
  too_small: "M12 5v14M5 12h14",
  too_steep: "M4 20h16M6 16 12 4l6 12",
  too_dark: "M12 3v2M5 6l1.500 1.500M19 6l-1.500 1.500M8 13a4 4 0 1 1 8 0c0 2-2 2-2 5h-4c0-3-2-3-2-5M10 21h4",
  blurred: "M3 8c3-3 6 3 9 0s6 3 9 0M3 16c3-3 6 3 9 0s6 3 9 0",
  glare: "M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.500 2.500M15.500 15.500 18 18M18 6l-2.500 2.500M8.500 15.500 6 18",
  covered: "M7 13V6a1.500 1.500 0 0 1 3 0v5M10 11V4.500a1.500 1.500 0 0 1 3 0V11M13 11V6a1.500 1.500 0 0 1 3 0v8c0 4-2 6-5 6s-5-2-7-6c0-2 2-2 3-1",
  moving: "M12 6v12M8 9v6M16 9v6",
  good: "M4 12l6 6L20 6",
};
const ARROWS = {
  top: "M12 20V4M5 11l7-7 7 7",
  right: "M4 12h16M13 5l7 7-7 7",
  bottom: "M12 4v16M5 13l7 7 7-7",
  left: "M20 12H4M11 5l-7 7 7 7",
};

export class Hints {
  #shown = "";
  #aloud = 0;

  constructor(words) {
    this.words = words;
  }

  /** Shows what is wrong, or that all is well. */
  show(hint) {
    const said = hint ? this.#say(hint) : this.words.say("page-hint-good");
    const edge = hint?.edges.length === 1 ? hint.edges[0] : null;
    const picture = edge ? ARROWS[edge] : PICTURES[hint?.kind ?? "good"];
    byId("hint").dataset.hint = hint?.kind ?? "good";
    byId("hint-picture").setAttribute("d", picture);
    setText(byId("hint-said"), said);
    if (said === this.#shown) return;
    this.#shown = said;
    clearTimeout(this.#aloud);
    this.#aloud = setTimeout(() => setText(byId("said"), said), ALOUD_MS);
  }

  clear() {
    clearTimeout(this.#aloud);
    this.#shown = "";
    setText(byId("hint-said"), "");
  }

  #say({ kind, edges, points }) {
    const { words } = this;
    if (kind === "cut_off") return words.say(edges.length === 1 ? EDGES[edges[0]] : "page-hint-cut-off");
    if (SAYS[kind]) return words.say(SAYS[kind]);
    const range = points.length > 1 ? `${points[0]}–${points.at(-1)}` : (points[0] ?? "");
    return words.say(kind === "glare" ? "page-hint-glare" : "page-hint-covered", { points: range });
  }
}
