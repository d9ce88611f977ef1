// Putting a new scene in the place of the old one: nodes that are still there are kept, so that they can move.

// What pointing has put on a piece stays until pointing takes it away: a change there and back would be paid for.
const POINTED = ["lit", "target", "chosen", "hinted", "shown"];
const isPointed = (old, name) => name === "tabindex" || name === "aria-pressed" || (name === "role" && old.hasAttribute("tabindex"));
const classes = (old, value) => [value, ...POINTED.filter((name) => old.classList.contains(name))].join(" ").trim();

function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (fresh.hasAttribute(name) || isPointed(old, name) || (name === "style" && "zoom" in old.dataset)) continue;
    if (name !== "class" || !classes(old, "")) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    const wanted = name === "class" ? classes(old, value) : value;
    if (!isPointed(old, name) && old.getAttribute(name) !== wanted) old.setAttribute(name, wanted);
  }
}

const isSame = (old, fresh) => old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && (old.id ?? "") === (fresh.id ?? "");

/** Makes `old` like `fresh`, child by child; children with ids are found wherever they were. */
function morph(old, fresh, known) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  attributes(old, fresh);
  // What comes after the last one may have been taken away meanwhile, by one that wanted it inside itself: it is looked up each time.
  let last = null;
  const next = () => (last ? last.nextSibling : old.firstChild);
  for (const child of [...fresh.childNodes]) {
    const place = next();
    const named = child.id && known.get(child.id);
    if (named && named.nodeName === child.nodeName && !named.contains(old)) {
      if (named !== place) old.insertBefore(named, place);
      known.delete(child.id);
      last = named;
      morph(named, child, known);
    } else if (place && isSame(place, child) && !place.id) {
      last = place;
      morph(place, child, known);
    } else {
      last = old.insertBefore(child, place);
    }
  }
  for (let place = next(); place; place = next()) {
    if (place.dataset?.keep === undefined) place.remove();
    else last = place;
  }
}

const isStill = () => document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Lets what has moved glide from where it was. In drawings lengths are in their own units. */
function glide(element, from, to) {
  const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  if (Math.hypot(x, y) * scale < 2) return;
  element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 450, easing: "cubic-bezier(.2, .7, .2, 1)" });
}

/** Shows a scene, as HTML, in an element. What changes besides is changed in `more`, before anything is measured. */
export function show(place, html, more) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const known = new Map([...place.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const before = isStill() ? null : new Map([...known].map(([id, element]) => [id, element.getBoundingClientRect()]));
  const shell = document.createElement("div");
  shell.append(fresh.content);
  for (const { name, value } of place.attributes) shell.setAttribute(name, value);
  morph(place, shell, known);
  more?.();
  if (!before) return;
  const moved = [...before].map(([id, from]) => [document.getElementById(id), from]).filter(([element]) => element);
  const rects = moved.map(([element, from]) => [element, from, element.getBoundingClientRect()]);
  for (const [element, from, to] of rects) if (from.width && to.width) glide(element, from, to);
}
