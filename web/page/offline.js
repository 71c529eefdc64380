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

/** Keeps the page for later, where the browser can, and offers a new version when there is one. */
export async function offerUpdates() {
  if (!("serviceWorker" in navigator)) return;
  reloadForAnotherVersion();
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
