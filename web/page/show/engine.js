// Who counts, and what that means for the photo; languages, theme, and what is kept.

import { byId, made } from "../elements.js";
import { Camera } from "../live/camera.js";

const COUNTS = { server: "page-counts-there", device: "page-counts-here", none: "page-counts-nowhere" };

export function showEngine(counter, words, preferences) {
  // On a phone there is always the camera's own program; elsewhere a camera is of use only if the page looks through it.
  byId("take-photo").classList.toggle("on-phone", !(Camera.isThere && counter.canCountHere));
  const says = COUNTS[counter.where];
  for (const id of ["counts", "counts-now"]) byId(id).textContent = says ? words.say(says) : "";
  const there = counter.where === "server";
  byId("photo-stays").textContent = says ? words.say(there ? "page-goes-to-computer" : "page-stays-here") : "";
  byId("photo-kept").hidden = !(there && counter.keepsPhotos);
  byId("photo-kept").textContent = words.say("page-is-kept-there");
  byId("only-here-field").hidden = !counter.canChoose && !preferences.onlyHere;
  byId("only-here").checked = preferences.onlyHere;
}

export function showSettings(words, preferences, store) {
  const language = byId("language");
  const option = ({ code, name }) => made("option", { value: code, text: name, lang: code });
  language.replaceChildren(...words.languages.map(option));
  language.value = words.language;
  byId("theme").value = preferences.theme;
  byId("kept").textContent = words.say(store.keeps ? "page-kept" : "page-not-kept");
  byId("forget").hidden = !store.keeps;
}
