// Replaces the old scene with a new one. Nodes that still exist are kept, so that they can move.

import { $, rootData } from "./api.js";

// Classes that pointing has added to a piece stay until pointing removes them, because changing them back and
// forth would cost time. What cannot be pointed at any more loses them, because pointing will not find it.
/** @type {(fresh: Element) => boolean} */
const isThing = ({ dataset }) => dataset.thing !== undefined;
/** @type {Record<string, (fresh: Element) => boolean>} */
const POINTING = { lit: isThing, target: isThing, chosen: isThing, hinted: isThing, shown: (fresh) => isThing(fresh) || "preview" in fresh.dataset || "closeup" in fresh.dataset, zoomed: () => true };
/** @type {(old: Element, fresh: Element) => string[]} */
const keptClasses = (old, fresh) => Object.keys(POINTING).filter((name) => old.classList.contains(name) && POINTING[name](fresh));
/** @type {(old: Element, fresh: Element, name: string) => boolean} */
const isPointed = (old, fresh, name) => isThing(fresh) && (name === "tabindex" || name === "aria-pressed" || (name === "role" && old.hasAttribute("tabindex")));
/** @type {(old: Element, fresh: Element, value: string) => string} */
const mergeClasses = (old, fresh, value) => [value, ...keptClasses(old, fresh)].join(" ").trim();

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (fresh.hasAttribute(name) || isPointed(old, fresh, name) || (name === "style" && "zoom" in old.dataset)) continue;
    if (name !== "class" || !mergeClasses(old, fresh, "")) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    const wanted = name === "class" ? mergeClasses(old, fresh, value) : value;
    if (!isPointed(old, fresh, name) && old.getAttribute(name) !== wanted) old.setAttribute(name, wanted);
  }
}

/**
 * Whether the page itself writes the content.
 * @type {(old: SceneNode, fresh: SceneNode) => boolean}
 */
const isOurs = (old, fresh) => ["clock", "presence"].some((name) => fresh.dataset?.[name] && fresh.dataset[name] === old.dataset?.[name]);

/**
 * @param {SceneNode} old
 * @param {SceneNode} fresh
 * @param {Map<string, Element>} known
 */
function morph(old, fresh, known) {
  if (old.isEqualNode(fresh) || isOurs(old, fresh)) return;
  if (old instanceof Element && fresh instanceof Element) {
    morphAttributes(old, fresh);
    morphChildren(old, fresh, known);
  } else old.textContent = fresh.textContent;
}

/** @param {SceneNode} node */
const kind = (node) => node.getAttribute?.("class")?.split(" ")[0];

/**
 * Whether a node without an id may become another: it is of the same kind and represents the same thing.
 * @type {(old: SceneNode, fresh: SceneNode) => boolean}
 */
const isLike = (old, fresh) => old.nodeName === fresh.nodeName && !old.id && !fresh.id && old.dataset?.thing === fresh.dataset?.thing && (!kind(old) || !kind(fresh) || kind(old) === kind(fresh));

/**
 * Makes the content of `old` like that of `fresh`, child by child. Children with ids are found wherever they
 * were.
 * @param {Node} old
 * @param {{ childNodes: NodeListOf<SceneNode> }} fresh
 * @param {Map<string, Element>} known
 */
function morphChildren(old, fresh, known) {
  // The node after the last one is looked up each time, because another node may have taken it inside itself.
  /** @type {SceneNode | null} */
  let last = null;
  /** @type {() => SceneNode | null} */
  const next = () => (last ? last.nextSibling : old.firstChild);
  for (const child of [...fresh.childNodes]) {
    const place = next();
    const named = child.id && known.get(child.id);
    let match = place;
    if (named && named.nodeName === child.nodeName && !named.contains(old)) {
      match = named;
      if (named !== place) old.insertBefore(named, place);
    } else {
      while (match && !isLike(match, child)) match = match.nextSibling;
      while (match && next() !== match) next()?.remove();
    }
    last = match ?? old.insertBefore(child, place);
    // The content of another part comes with that part.
    if (match && child.dataset?.part === undefined) morph(match, child, known);
  }
  for (let place = next(); place; place = next()) {
    if (place.dataset?.keep === undefined) place.remove();
    else last = place;
  }
}

/**
 * The texts of the parts that are shown, by id. The one without an id is the frame around all others.
 * @type {Map<string, string>}
 */
let shownParts = new Map();

/**
 * Adds the parts that a page is sent to those that it has. If much of a part stays, it is sent as what comes between a
 * beginning and an end.
 * @param {Map<string, string>} parts
 * @param {ScenePage["scene"]} news
 */
export function addParts(parts, news = {}) {
  for (const [id, part] of Object.entries(news)) {
    const old = parts.get(id) ?? "";
    parts.set(id, typeof part === "string" ? part : old.slice(0, part[0]) + part[2] + old.slice(old.length - part[1]));
  }
  return parts;
}

/**
 * Parses a part. Inside a drawing, parts are groups, which are something else outside one.
 * @param {string} html
 * @returns {Element | DocumentFragment}
 */
function parse(html) {
  const { content } = Object.assign(document.createElement("template"), { innerHTML: html.startsWith("<g ") ? `<svg>${html}</svg>` : html });
  return html.startsWith("<g ") ? content.firstElementChild ?? content : content;
}

// Elements that glide. Others have an id only because they are parts.
const MOVABLE = '[id]:not([id^="in-"])';

/** @type {Partial<Record<string, number>>} */
const PACES = { off: 0, quick: 0.5, calm: 1.6, still: 0 };

/** How long movements take, as a factor; 0 if nothing moves. */
function pace() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[rootData.motion ?? ""] ?? 1;
}

/**
 * The animation of something that has moved, from where it was. In drawings, lengths are in their own units.
 * @param {Element & Partial<Pick<SVGElement, "ownerSVGElement">>} element
 * @param {DOMRect} from
 * @returns {[Element, Keyframe[]][]}
 */
function glide(element, from) {
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (!from.width || !to.width || Math.hypot(x, y) < 2) return [];
  const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  return [[element, [{ translate: `${x / scale}px ${y / scale}px` }, { translate: "0 0" }]]];
}

/**
 * The parts that have to be shown anew for an element to be as it is in the new scene, the outermost first.
 * @param {Map<string, string>} parts
 * @param {string} id
 * @returns {string[]}
 */
function partsWith(parts, id) {
  if (parts.has(id) && (!id || $(id))) return [id];
  const [around] = [...parts].find(([part, html]) => part !== id && html.includes(` id="${id}"`)) ?? [];
  return around === undefined ? [] : partsWith(parts, around);
}

/**
 * Shows a scene in an element, given its parts as HTML by their ids. `more` makes other changes before anything is
 * measured. Returns whether all parts are there.
 * @param {Element} place
 * @param {Map<string, string>} parts
 * @param {() => void} [more]
 */
export function showScene(place, parts, more) {
  put(place, parts, [...parts.keys()], { duration: 450 * pace(), delay: 0 }, more);
  shownParts = new Map(parts);
  return !hole(place);
}

/**
 * Shows some elements as they are in the new scene, and the rest of the scene as it was. Returns the movements of pieces
 * that have another place now, one after another.
 * @param {Element} place
 * @param {Map<string, string>} parts
 * @param {string[]} ids
 */
export const bring = (place, parts, ids, timing = { duration: 0, delay: 0 }) => put(place, parts, ids.flatMap((id) => partsWith(parts, id)), timing);

/** A part that is still empty. @param {Element} place */
const hole = (place) => place.querySelector("[data-part]");

/**
 * Puts parts in place of those that are shown, and lets what has moved glide there.
 * @param {Element} place
 * @param {Map<string, string>} parts
 * @param {string[]} ids
 * @param {{ duration: number, delay: number }} timing
 * @param {() => void} [more]
 */
function put(place, parts, ids, { duration, delay }, more) {
  const html = (/** @type {string} */ id) => parts.get(id) ?? "";
  const fresh = new Map(ids.filter((id) => shownParts.get(id) !== html(id)).map((id) => [id, parse(html(id))]));
  const known = new Map();
  const before = new Map();
  for (const content of fresh.values()) {
    for (const named of content.querySelectorAll("[id]")) {
      const element = $(named.id);
      if (!element) continue;
      known.set(named.id, element);
      // Only the innermost elements move, so that nothing moves twice.
      if (duration && named.matches(MOVABLE) && !named.querySelector(MOVABLE)) before.set(element, element.getBoundingClientRect());
    }
  }
  /** @type {(id: string, content: Element | DocumentFragment) => void} */
  const replace = (id, content) => {
    shownParts.set(id, html(id));
    const old = $(id);
    if (!id) morphChildren(place, content, known);
    else if (old && content.firstElementChild) morph(old, content.firstElementChild, known);
  };
  for (const [id, content] of fresh) replace(id, content);
  // A part that comes back is as it was, so it is not fresh.
  for (let empty = hole(place); empty && parts.has(empty.id); empty = hole(place)) replace(empty.id, parse(html(empty.id)));
  more?.();
  // Everything is measured before anything moves.
  const moved = [...before].flatMap(([element, from]) => glide(element, from));
  const glides = moved.filter(([outer]) => !moved.some(([inner]) => inner !== outer && outer.contains(inner)));
  return glides.map(([element, frames], index) => element.animate(frames, { duration, delay: delay * index, fill: "backwards", easing: "cubic-bezier(.2, .7, .2, 1)" }));
}
