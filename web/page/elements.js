// Finding and making elements.

/** The element of an id. */
export const byId = (id) => document.getElementById(id);

/** Makes an element with attributes and children; `text` is its text. */
export function made(tag, { text, ...attributes } = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  if (text !== undefined) element.textContent = text;
  element.append(...children);
  return element;
}

/** Sets a text, if it is another one: what has not changed is not read aloud again. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === "";
}
