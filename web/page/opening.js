// Where a file of the page does not come, nothing of the page works, and nothing says so. The page is then loaded once more, and says
// so if that does not help. This script needs no other file: whatever it needed might be what has not come.

/** What is said, and what stands on the button, in each language. */
const NOT_LOADED = {
  en: ["The page has not been loaded completely.", "Load it again"],
  de: ["Die Seite wurde nicht vollständig geladen.", "Erneut laden"],
  zh: ["页面没有加载完整。", "重新加载"],
  ja: ["ページを完全に読み込めませんでした。", "再読み込み"],
  ko: ["페이지를 모두 불러오지 못했습니다.", "다시 불러오기"],
  uk: ["Сторінку завантажено не повністю.", "Завантажити знову"],
};
/** A page that has not opened after so long is taken for one that does not open, in milliseconds. */
const PATIENCE_MS = 20_000;
/** Within so long the page is not loaded a second time by itself, in milliseconds. */
const APART_MS = 60_000;
/** When the page was last loaded again by itself. */
const LOADED_AGAIN = "shuzi-loaded-again";

function isOpening() {
  return document.body?.classList.contains("opening");
}

let isFailing = false;

/** Goes on after a failure: what broke off on its way often comes the second time. */
async function goOn() {
  if (!isOpening() || isFailing) return;
  isFailing = true;
  if (mayLoadAgain() && (await isThere())) location.reload();
  else sayNotLoaded();
}

function mayLoadAgain() {
  try {
    const before = Number(sessionStorage.getItem(LOADED_AGAIN));
    sessionStorage.setItem(LOADED_AGAIN, Date.now());
    return Date.now() - before > APART_MS;
  } catch {
    return false;
  }
}

/** Whether the page can be loaded at all: a browser's own page about a network that is lost would help less than this one. */
async function isThere() {
  const answer = await fetch(location.href).catch(() => null);
  return answer !== null && answer.ok;
}

/** Says in the browser's language that the page has not been loaded, until it opens after all. */
function sayNotLoaded() {
  if (!isOpening() || document.querySelector(".not-loaded")) return;
  const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
  const language = wanted.find((language) => language in NOT_LOADED) ?? "en";
  const [notLoaded, again] = NOT_LOADED[language];
  const notice = Object.assign(document.createElement("div"), { className: "not-loaded", lang: language });
  notice.setAttribute("role", "alert");
  const text = Object.assign(document.createElement("p"), { textContent: notLoaded });
  const button = Object.assign(document.createElement("button"), { type: "button", className: "button", textContent: again });
  button.addEventListener("click", () => location.reload());
  notice.append(text, button);
  document.body.append(notice);
}

// A module that does not come is reported to its script, and an error of the program to the window. Without a picture the page opens.
addEventListener("error", ({ target }) => { if (target === window || target instanceof HTMLScriptElement) goOn(); }, true);
addEventListener("unhandledrejection", goOn);
setTimeout(sayNotLoaded, PATIENCE_MS);
