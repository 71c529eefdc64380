// Functions that run in the page. Each goes there as text, so none may use anything outside itself.

/** The middle of an element, once it rests and nothing covers it; null before. */
export async function clickablePoint({ selector, nth, force }) {
  const element = document.querySelectorAll(selector)[nth];
  if (!element || element.disabled) return null;
  const target = element.labels?.[0] ?? element;
  target.scrollIntoView({ block: "nearest" });
  const before = target.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 40));
  const { left, top, width, height } = target.getBoundingClientRect();
  if (width === 0 || height === 0 || left !== before.left || top !== before.top) return null;
  const point = [left + width / 2, top + height / 2];
  return force || target.contains(document.elementFromPoint(...point)) ? point : null;
}

/** Returns true if an element is laid out and not hidden. */
export function hasBox({ selector, nth }) {
  const element = document.querySelectorAll(selector)[nth];
  const isLaidOut = Boolean(element) && element.getClientRects().length > 0;
  return isLaidOut && getComputedStyle(element).visibility !== "hidden";
}

/** The place of an element on the screen; null if it is not laid out. */
export function readRect({ selector, nth }) {
  const element = document.querySelectorAll(selector)[nth];
  if (!element || element.getClientRects().length === 0) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

export function selectValue({ selector, value }) {
  const select = document.querySelector(selector);
  select.value = value;
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

export function fillField({ selector, value }) {
  const field = document.querySelector(selector);
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** From now on, what a link would save is collected in `window.downloaded`, in base64. */
export function collectDownloads() {
  if (window.downloaded) return;
  window.downloaded = [];
  // The page's policy forbids fetching a blob by its address: it is remembered when that is made.
  const blobs = new Map();
  const [create, click] = [URL.createObjectURL, HTMLAnchorElement.prototype.click];
  URL.createObjectURL = (blob) => {
    const address = create.call(URL, blob);
    blobs.set(address, blob);
    return address;
  };
  HTMLAnchorElement.prototype.click = async function () {
    if (!this.download) return click.call(this);
    const bytes = new Uint8Array(await blobs.get(this.href).arrayBuffer());
    const parts = [];
    for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
    window.downloaded.push(btoa(parts.join("")));
  };
}

/** From now on, errors and warnings of the page are collected in `window.complaints`. */
export function collectComplaints() {
  if (window.complaints) return;
  window.complaints = [];
  const collect = (...said) => window.complaints.push(said.map(String).join(" "));
  for (const level of ["error", "warn"]) console[level] = collect;
  addEventListener("error", (event) => collect(event.message || `failed: ${event.target.src ?? event.target.href}`), true);
  addEventListener("unhandledrejection", (event) => collect(event.reason));
}
