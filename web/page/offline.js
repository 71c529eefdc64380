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
    let isKept = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (isKept) location.reload();
      isKept = true;
    });
  } catch {
    // Without a service worker the page works as long as its computer answers.
  }
}
