// Putting a new scene in the place of the old one: nodes that are still there are kept, so that they can move.

import { $, $$, rootData } from "./api.js";

// What pointing has put on a piece stays until pointing takes it away: a change there and back would be paid for.
const POINTING = ["lit", "target", "chosen", "hinted", "shown", "zoomed"];
/** @type {(old: Element, name: string) => boolean} */
const isPointed = (old, name) => name === "tabindex" || name === "aria-pressed" || (name === "role" && old.hasAttribute("tabindex"));
/** @type {(old: Element, value: string) => string} */
const mergeClasses = (old, value) => [value, ...POINTING.filter((name) => old.classList.contains(name))].join(" ").trim();

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (fresh.hasAttribute(name) || isPointed(old, name) || (name === "style" && "zoom" in old.dataset)) continue;
    if (name !== "class" || !mergeClasses(old, "")) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    const wanted = name === "class" ? mergeClasses(old, value) : value;
    if (!isPointed(old, name) && old.getAttribute(name) !== wanted) old.setAttribute(name, wanted);
  }
}

/**
 * Whether the page itself writes what stands there.
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
 * Whether a node without an id may become another: of the same kind, and standing for the same thing.
 * @type {(old: SceneNode, fresh: SceneNode) => boolean}
 */
const isLike = (old, fresh) => old.nodeName === fresh.nodeName && !old.id && !fresh.id && old.dataset?.thing === fresh.dataset?.thing && (!kind(old) || !kind(fresh) || kind(old) === kind(fresh));

/**
 * Makes what is in `old` like what is in `fresh`, child by child; children with ids are found wherever they were.
 * @param {Node} old
 * @param {{ childNodes: NodeListOf<SceneNode> }} fresh
 * @param {Map<string, Element>} known
 */
function morphChildren(old, fresh, known) {
  // What comes after the last one may have been taken away meanwhile, by one that wanted it inside itself: it is looked up each time.
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
    if (match && child.dataset?.same === undefined) morph(match, child, known);
  }
  for (let place = next(); place; place = next()) {
    if (place.dataset?.keep === undefined) place.remove();
    else last = place;
  }
}

/**
 * The texts of the parts that are shown, by their ids.
 * @type {Map<string, string>}
 */
let shownParts = new Map();

/**
 * A scene in which parts that are shown already are empty: they are neither read nor touched.
 * @param {string} html
 */
function withoutSame(html) {
  const now = new Map();
  const texts = html.split(/<!--[()]-->/).map((text, place) => {
    const [, tag, id] = (place % 2 && /^<(\w+)[^>]*\sid="([^"]+)"/.exec(text)) || [];
    if (!id) return text;
    now.set(id, text);
    return shownParts.get(id) === text ? `<${tag} id="${id}" data-same></${tag}>` : text;
  });
  shownParts = now;
  return texts.join("");
}

/** @type {Partial<Record<string, number>>} */
const PACES = { off: 0, quick: 0.5, slow: 2 };

/** How long movements take, compared with what is usual; nothing if nothing moves. */
function pace() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[rootData.motion ?? ""] ?? 1;
}

/**
 * How something that has moved glides from where it was. In drawings lengths are in their own units.
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
 * Shows a scene, as HTML, in an element. What changes besides is changed in `more`, before anything is measured.
 * @param {Element} place
 * @param {string} html
 * @param {() => void} [more]
 */
export function showScene(place, html, more) {
  const fresh = document.createElement("template");
  fresh.innerHTML = withoutSame(html);
  const known = new Map();
  const before = new Map();
  const duration = 450 * pace();
  for (const { id, dataset } of fresh.content.querySelectorAll("[id]")) {
    const element = $(id);
    if (!element) continue;
    known.set(id, element);
    // Parts do not move, nor does what is in one that has not changed.
    if (duration && dataset.same === undefined && !shownParts.has(id)) before.set(element, element.getBoundingClientRect());
  }
  morphChildren(place, fresh.content, known);
  more?.();
  // All is measured before anything moves.
  const glides = [...before].flatMap(([element, from]) => glide(element, from));
  for (const [element, frames] of glides) element.animate(frames, { duration, easing: "cubic-bezier(.2, .7, .2, 1)" });
}

/** Waits until the dice lie; a click or a key stops them. */
export function waitForDice() {
  const rolls = $$("#scene :is(.d12, .d6, .dice)").flatMap((die) => die.getAnimations({ subtree: true })).filter((roll) => "animationName" in roll);
  const stop = () => rolls.forEach((roll) => roll.finish());
  for (const name of rolls.length ? ["pointerdown", "keydown"] : []) addEventListener(name, stop, { once: true });
  return Promise.allSettled(rolls.map((roll) => roll.finished));
}
