// The Back of the browser or the phone: it closes what is open, or goes back to the board, and leaves the page only from there.

/** Marks the entry of the browser's history that stands for being somewhere in the page. */
const INSIDE = "shuzi-inside";

/**
 * Watches Back. `layers`: what can be gone back from, the uppermost first: `{ isOpen(), close() }`. The function that is
 * returned has to be called whenever one of them may have been opened or closed.
 */
export function watchBack(layers) {
  const isInside = () => layers.some((layer) => layer.isOpen());
  let hasEntry = history.state === INSIDE;
  let isLeaving = false;
  /** Another page is being loaded, which going back would stop. If it does not come, one Back does nothing later. */
  let isUnloading = false;

  /** Keeps one entry in the history while there is something to go back from. */
  const update = () => {
    if (isLeaving || isInside() === hasEntry) return;
    if (!hasEntry) {
      hasEntry = true;
      history.pushState(INSIDE, "");
    } else if (!isUnloading) {
      isLeaving = true;
      history.back();
    }
  };

  addEventListener("beforeunload", () => { isUnloading = true; });
  addEventListener("pageshow", () => { isUnloading = false; });

  addEventListener("popstate", () => {
    // Forward comes back to the entry, too, and there is nothing to do then.
    hasEntry = history.state === INSIDE;
    const wasOurs = isLeaving;
    isLeaving = false;
    if (!wasOurs && !hasEntry) layers.find((layer) => layer.isOpen())?.close();
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
