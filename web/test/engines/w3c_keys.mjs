// Keys by their names, as W3C protocols want them.

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const NAMED = {
  Enter: "\uE007", Tab: "\uE004", Escape: "\uE00C", " ": " ",
  ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015",
  Shift: "\uE008", Control: "\uE009", Alt: "\uE00A", Meta: "\uE03D",
};

/** The actions that press keys such as `b` or `Shift+ArrowRight`. */
export function keyActions(keys) {
  const parts = keys === "+" ? ["+"] : keys.split("+");
  const values = parts.map((part) => NAMED[part] ?? part);
  const down = values.map((value) => ({ type: "keyDown", value }));
  const up = [...values].reverse().map((value) => ({ type: "keyUp", value }));
  return { type: "key", id: "keyboard", actions: [...down, ...up] };
}
