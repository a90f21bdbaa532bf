// Small helpers: elements, and words for people who listen.

export const $ = (id) => document.getElementById(id);

/** Make an element: h("button", {class: "main", onclick: f}, "text", child...). */
export function h(name, props = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key in made && key !== "list" && key !== "role") made[key === "class" ? "className" : key] = value;
    else made.setAttribute(key === "class" ? "class" : key, value === true ? "" : value);
  }
  made.append(...children.flat(3).filter((c) => c !== null && c !== undefined && c !== false));
  return made;
}

/** Put children into an element, and keep the focus and what is being typed if the same control is still there. */
export function fill(place, ...children) {
  const focused = document.activeElement;
  const key = place.contains(focused) ? focused.dataset.key : undefined;
  const typed = new Map([...place.querySelectorAll("[data-keep]")].map((e) => [e.dataset.keep, e.type === "checkbox" ? e.checked : e.value]));
  const open = new Set([...place.querySelectorAll("details[open]")].map((e) => e.dataset.key));
  place.replaceChildren(...children.flat(3).filter(Boolean));
  for (const e of place.querySelectorAll("[data-keep]")) {
    if (!typed.has(e.dataset.keep)) continue;
    if (e.type === "checkbox") e.checked = typed.get(e.dataset.keep);
    else if (e.tagName !== "SELECT" || [...e.options].some((o) => o.value === typed.get(e.dataset.keep))) e.value = typed.get(e.dataset.keep);
  }
  for (const e of place.querySelectorAll("details")) if (open.has(e.dataset.key)) e.open = true;
  if (key) place.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

/** Say something to those who listen; urgently only what waits for this person. */
export function say(text, urgent = false) {
  $(urgent ? "urgent" : "live").textContent = text;
}
