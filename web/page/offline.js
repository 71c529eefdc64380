// The page without a network: the service worker keeps it, and a new version is offered, never forced.

import { byId } from "./elements.js";

/** Offers to install the page, where the browser can; it tells when. */
export function offerInstalling() {
  const button = byId("install");
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    button.hidden = false;
    button.onclick = async () => {
      button.hidden = true;
      await event.prompt();
    };
  });
  addEventListener("appinstalled", () => { button.hidden = true; });
}

/** Every so often the page looks whether it has something to do, in milliseconds. */
const LOOK_MS = 500;
/** After so many looks at which it had nothing to do, it has time for what nobody waits for. */
const LOOKS = 4;

/**
 * Keeps the page for later, where the browser can, and offers a new version when there is one. Waits until the page has nothing
 * to do: whoever opens it has a photo read first, and keeping the page would take a sixth of the time from that. `isBusy()`
 * tells whether the page has something to do.
 */
export async function offerUpdates(isBusy) {
  if (!("serviceWorker" in navigator)) return;
  reloadForAnotherVersion();
  for (let looks = 0; looks < LOOKS; looks = isBusy() ? 0 : looks + 1) await new Promise((over) => setTimeout(over, LOOK_MS));
  try {
    const registration = await navigator.serviceWorker.register("./sw.js");
    const offer = (worker) => {
      byId("update").hidden = false;
      byId("load-update").onclick = () => worker.postMessage("take over");
    };
    if (registration.waiting && registration.active) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      // The first version on this device replaces nothing. It may have taken over before it is said to be installed.
      const replaces = Boolean(registration.active);
      worker?.addEventListener("statechange", () => replaces && worker.state === "installed" && offer(worker));
    });
  } catch {
    // Without a service worker the page works as long as its computer answers.
  }
}

/**
 * Loads the page anew when another version takes over, in this window or in another: what is loaded later has to be of the same
 * version. The first version on this device replaces none. A browser may tell of it when it is in charge already, so the workers
 * themselves are compared.
 */
function reloadForAnotherVersion() {
  let { controller } = navigator.serviceWorker;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const before = controller;
    ({ controller } = navigator.serviceWorker);
    if (before && before !== controller) location.reload();
  });
}
