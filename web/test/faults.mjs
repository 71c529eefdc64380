// Faults of the layout that can be measured, in any language and at any size.

import { EVERY } from "./hosts.mjs";

export const LANGUAGES = ["en", "de", "zh", "ja", "ko", "uk"];

/** The languages to try: all, or the one with the longest words and one that breaks lines anywhere. */
export const TRIED_LANGUAGES = EVERY ? LANGUAGES : ["de", "ja"];

/** Phones, upright and on their side. */
export const PHONE_SIZES = [[320, 568], [375, 553], [390, 844], [568, 320], [844, 390]];

/** The themes to try on each device. */
export const TRIED_THEMES = EVERY
  ? { phone: ["light", "dark"], desk: ["light", "dark"] }
  : { phone: ["light"], desk: ["dark"] };

/** What is wider than its place, what is missing its words, and what is too small for a thumb. */
export function faults() {
  const seen = (element) => element.getClientRects().length > 0 && !element.closest(".unseen");
  const all = [...document.querySelectorAll("body *")].filter(seen);
  const name = (element) => element.id || element.className || element.textContent.trim().slice(0, 30);
  const wide = all.filter((element) => {
    const cut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline";
    const { left, right } = element.getBoundingClientRect();
    const outside = element.closest(".handles, svg") === null && (left < -1 || right > innerWidth + 1);
    return (cut && element.clientWidth > 0 && !element.closest("svg, select") && !element.matches("input")) || outside;
  });
  const own = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.includes("page-"));
  const unsaid = all.filter((element) => own(element) || /^page-/.test(element.getAttribute("aria-label") ?? ""));
  const small = all.filter((element) => {
    if (!element.matches("button, summary, select, input[type=number]")) return false;
    const { width, height } = element.getBoundingClientRect();
    return width < 43.5 || height < 43.5;
  });
  return { wide: wide.map(name), unsaid: unsaid.map(name), small: small.map(name) };
}

/** What of some elements, each named by a selector, cannot be seen without scrolling. */
export function outOfView(selectors) {
  const isInView = (element) => {
    if (element.getClientRects().length === 0) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const panel = element.closest("#panel");
    const isScrolled = panel && getComputedStyle(panel).overflowY === "auto";
    const place = isScrolled ? panel.getBoundingClientRect() : { top: 0, bottom: innerHeight };
    const inside = left >= 0 && right <= innerWidth && top >= place.top && bottom <= Math.min(innerHeight, place.bottom);
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && (element.contains(onTop) || onTop?.closest("label")?.contains(element));
  };
  return selectors.flatMap((selector) => {
    const elements = [...document.querySelectorAll(selector)];
    return elements.length > 0 && elements.every(isInView) ? [] : [selector];
  });
}
