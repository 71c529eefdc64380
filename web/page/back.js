// The Back of the browser or the phone: it closes what is open, or goes back to the board, and leaves the page only from there.

/** Marks the entry of the browser's history that stands for being somewhere in the page. */
const INSIDE = "shuzi-inside";

/**
 * Watches Back. `layers`: what can be gone back from, the uppermost first: `{ isOpen(), close() }`. The function that is
 * returned has to be called whenever one of them may have been opened or closed.
 */
export function watchBack(layers) {
  const uppermost = () => layers.find((layer) => layer.isOpen());
  let hasEntry = history.state === INSIDE;
  let address = location.href;

  /**
   * Makes an entry of the history when there is something to go back from. It stays when that is closed without Back: to take
   * it away is to go back, and in the middle of loading another page, or this one again, that stops the browser from doing so.
   */
  const update = () => {
    if (hasEntry || !uppermost()) return;
    history.pushState(INSIDE, "");
    hasEntry = true;
    address = location.href;
  };

  addEventListener("popstate", () => {
    // Forward comes back to the entry, and a link to a board leads to another address.
    const isBack = hasEntry && history.state !== INSIDE && location.href === address;
    hasEntry = history.state === INSIDE;
    if (!isBack) return;
    const layer = uppermost();
    if (layer) layer.close();
    // The entry had only stayed.
    else history.back();
    update();
  });
  return update;
}

/** A dialog as a layer; `changed` is called when it is opened or closed. */
export function dialogLayer(dialog, changed) {
  new MutationObserver(changed).observe(dialog, { attributeFilter: ["open"] });
  return { isOpen: () => dialog.open, close: () => dialog.close() };
}

/** What of the page itself Back leaves, as a layer. */
export function screenLayer(state, actions, cornering) {
  const leave = {
    reading: () => actions.goBack(),
    live: () => actions.goBack(),
    refused: () => actions.goBack(),
    corners: () => cornering.end(),
    questions: () => state.change({ screen: "board" }),
    start: () => actions.goBack(),
  };
  const isOpen = () => (state.screen === "start" ? state.board !== null : state.screen in leave);
  return { isOpen, close: () => leave[state.screen]() };
}
