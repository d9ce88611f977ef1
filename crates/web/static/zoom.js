// A map that can be zoomed: wheel or pinch zooms, drag pans, one button shows all of it or what matters now. A small
// overview shows which part is in view, and takes the map elsewhere when it is touched.

import { $, make, makeButton } from "./api.js";

const scene = $("scene");
/** How many pixels one unit of a map takes when everything on it is easily read and touched. */
const READABLE = 0.8;
/** The heights that buttons cover at the top of a map and the overview at its bottom, in pixels. Low maps have no room to avoid them. */
const COVERED = { above: 56, below: 78, least: 300 };
let lens = { x: 0, y: 0, scale: 1 };
/** Whether the map follows what is lit. It does not after the viewer has asked for all of it. */
let isFollowing = true;
/**
 * The area that was lit last, in the map's own pixels.
 * @type {{ left: number, top: number, right: number, bottom: number } | null}
 */
let matters = null;
/** @type {Map<number, { x: number, y: number, from: [number, number] }>} */
const fingers = new Map();

/**
 * The map, which is inside a frame.
 * @type {() => HTMLElement & { parentElement: HTMLElement } | null}
 */
const zoomedMap = () => scene.querySelector("[data-zoom]");
const frameBox = () => zoomedMap()?.parentElement.getBoundingClientRect() ?? new DOMRect();

/** The overview, and how large one of its units is on the map, which is drawn as large as fits. */
function overviewBox() {
  /** @type {SVGSVGElement | null} */
  const overview = scene.querySelector("[data-overview]");
  const { x, y, width, height } = overview?.viewBox.baseVal ?? new DOMRect();
  const box = frameBox();
  const unit = Math.min(box.width / width, box.height / height);
  return { overview, unit, x: x - (box.width / unit - width) / 2, y: y - (box.height / unit - height) / 2 };
}

/** @param {boolean} [isSmooth] */
function applyLens(isSmooth = false) {
  const element = zoomedMap();
  const { width, height } = frameBox();
  if (!element || !width || !height) return;
  lens.scale = Math.min(Math.max(lens.scale, 1), 5);
  lens.x = Math.min(0, Math.max(lens.x, width * (1 - lens.scale)));
  lens.y = Math.min(0, Math.max(lens.y, height * (1 - lens.scale)));
  if (lens.scale > 1 || element.style.transform) {
    element.style.transition = isSmooth ? "transform .35s" : "";
    element.style.transformOrigin = "0 0";
    element.style.transform = lens.scale === 1 ? "" : `translate(${lens.x}px, ${lens.y}px) scale(${lens.scale})`;
  }
  const { overview, unit, x, y } = overviewBox();
  $("zoom")?.toggleAttribute("data-whole", lens.scale === 1);
  const frame = { x: x - lens.x / lens.scale / unit, y: y - lens.y / lens.scale / unit, width: width / lens.scale / unit, height: height / lens.scale / unit };
  for (const [name, value] of Object.entries(frame)) overview?.lastElementChild?.setAttribute(name, `${Math.round(value)}`);
}

/** @type {(by: number, x: number, y: number) => void} */
function zoomAt(by, x, y) {
  const { left, top } = frameBox();
  const scale = Math.min(Math.max(lens.scale * by, 1), 5);
  const real = scale / lens.scale;
  lens = { scale, x: (x - left) * (1 - real) + lens.x * real, y: (y - top) * (1 - real) + lens.y * real };
  applyLens();
}

/** Shows what matters now as large as it is readable, unless it is in view. */
function follow() {
  const { width, height } = frameBox();
  if (!matters || !isFollowing || !width || !height) return;
  const { above, below } = height < COVERED.least ? { above: 0, below: 0 } : COVERED;
  const { left, top, right, bottom } = matters;
  const most = Math.max(lens.scale, READABLE / overviewBox().unit);
  const scale = Math.max(1, Math.min(most, width / (right - left), (height - above - below) / (bottom - top)));
  const { x, y } = lens;
  if (scale === lens.scale && left * scale >= -x && right * scale <= width - x && top * scale >= above - y && bottom * scale <= height - below - y) return;
  lens = { scale, x: (width - (left + right) * scale) / 2, y: (height + above - below - (top + bottom) * scale) / 2 };
  applyLens(true);
}

/**
 * Where an element is. A piece whose drawing has not been loaded has a place, but no size.
 * @param {Element & Partial<Pick<SVGGraphicsElement, "getScreenCTM">>} element
 */
function boxOf(element) {
  const box = element.getBoundingClientRect();
  const at = box.width ? null : element.getScreenCTM?.();
  return at ? new DOMRect(at.e - 22, at.f - 22, 44, 44) : box;
}

/**
 * Brings into view what can be chosen now.
 * @param {Element[]} elements
 */
export function reveal(elements) {
  // A map that is not shown has no size, and nothing on it has a place.
  const map = frameBox().width ? zoomedMap() : null;
  const boxes = elements.filter((one) => map?.contains(one)).map(boxOf);
  if (map && boxes.length) {
    const seen = map.getBoundingClientRect();
    const scale = seen.width / frameBox().width;
    /** @type {(side: "left" | "top" | "right" | "bottom", margin: number, from: number) => number} */
    const edge = (side, margin, from) => (Math[margin < 0 ? "min" : "max"](...boxes.map((box) => box[side])) - from) / scale + margin;
    matters = { left: edge("left", -12, seen.left), top: edge("top", -12, seen.top), right: edge("right", 12, seen.left), bottom: edge("bottom", 12, seen.top) };
    follow();
  }
  // On a phone, the page scrolls too.
  const target = boxes.length && map ? map.parentElement : elements[0];
  if (!target || innerWidth >= 720) return;
  const { top, bottom } = target.getBoundingClientRect();
  const ceiling = $("head").getBoundingClientRect().bottom;
  const floor = $("bar").getBoundingClientRect().top;
  if (top < ceiling || bottom > floor) scrollBy({ top: Math.min(top - ceiling, Math.max(bottom - floor, 0) || Infinity) });
}

const middle = () => {
  const all = [...fingers.values()];
  const sum = all.reduce((sum, finger) => ({ x: sum.x + finger.x, y: sum.y + finger.y }), { x: 0, y: 0 });
  return { x: sum.x / all.length, y: sum.y / all.length, spread: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0 };
};

/** Adds the buttons next to the map and restores the map's zoom. Called after every new scene. */
export function refit() {
  const element = zoomedMap();
  if (!element) return;
  element.parentElement.classList.add("zoomed");
  addTools(element.parentElement);
  applyLens();
}

/**
 * The buttons, unless they are there.
 * @param {HTMLElement} frame
 */
function addTools(frame) {
  if ($("zoom")?.parentElement === frame) return;
  /** @type {(sign: string, label: string, act: () => void) => HTMLElement} */
  const tool = (sign, label, act) => makeButton(act, { class: "tool", "aria-label": label }, sign);
  /** @param {number} factor */
  const by = (factor) => () => {
    const { left, top, width, height } = frameBox();
    zoomAt(factor, left + width / 2, top + height / 2);
  };
  const fit = () => {
    isFollowing = lens.scale === 1;
    if (!isFollowing) lens.scale = 1;
    applyLens(true);
    follow();
  };
  $("zoom")?.remove();
  frame.append(make("div", { id: "zoom", "data-keep": true }, tool("+", "+", by(1.5)), tool("−", "−", by(1 / 1.5)), tool("⤢", "100%", fit)));
}

scene.addEventListener("wheel", (event) => {
  if (!zoomedMap()?.contains(event.target)) return;
  event.preventDefault();
  zoomAt(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX, event.clientY);
}, { passive: false });

/**
 * Takes the map to where the overview is touched.
 * @param {PointerEvent} event
 */
function travel({ target, clientX, clientY, buttons }) {
  const { overview, unit, x, y } = overviewBox();
  if (!buttons || !overview?.contains(target)) return;
  const { left, top, width, height } = overview.getBoundingClientRect();
  const { viewBox: { baseVal } } = overview;
  const box = frameBox();
  if (lens.scale === 1) lens.scale = Math.max(READABLE / unit, 1.5);
  lens.x = box.width / 2 - (baseVal.x + ((clientX - left) / width) * baseVal.width - x) * unit * lens.scale;
  lens.y = box.height / 2 - (baseVal.y + ((clientY - top) / height) * baseVal.height - y) * unit * lens.scale;
  applyLens();
}
scene.addEventListener("pointermove", travel);

scene.addEventListener("pointerdown", (event) => {
  delete scene.dataset.dragged;
  travel(event);
  if (zoomedMap()?.contains(event.target)) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
});

addEventListener("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const before = middle();
  [finger.x, finger.y] = [event.clientX, event.clientY];
  const after = middle();
  if (Math.hypot(finger.x - finger.from[0], finger.y - finger.from[1]) > 8) scene.dataset.dragged = "yes";
  if (!scene.dataset.dragged) return;
  if (before.spread && after.spread) zoomAt(after.spread / before.spread, after.x, after.y);
  lens.x += after.x - before.x;
  lens.y += after.y - before.y;
  applyLens();
});

/** @param {PointerEvent} event */
function onLift({ pointerId }) {
  if (fingers.delete(pointerId) && scene.dataset.dragged) setTimeout(() => delete scene.dataset.dragged, 50);
}
addEventListener("pointerup", onLift);
addEventListener("pointercancel", onLift);
addEventListener("resize", () => applyLens());
