// A map that can be zoomed: wheel or pinch zooms, drag pans, one button shows all of it.

import { $, make, makeButton } from "./api.js";

const scene = $("scene");
let lens = { x: 0, y: 0, scale: 1 };
/** @type {Map<number, { x: number, y: number, from: [number, number] }>} */
const fingers = new Map();

/**
 * The map, which is inside a frame.
 * @type {() => HTMLElement & { parentElement: HTMLElement } | null}
 */
const zoomedMap = () => scene.querySelector("[data-zoom]");
const frameBox = () => zoomedMap()?.parentElement.getBoundingClientRect() ?? new DOMRect();

function applyLens() {
  const element = zoomedMap();
  if (!element) return;
  if (lens.scale === 1 && !element.style.transform) return;
  const { width, height } = frameBox();
  lens.scale = Math.min(Math.max(lens.scale, 1), 5);
  lens.x = Math.min(0, Math.max(lens.x, width * (1 - lens.scale)));
  lens.y = Math.min(0, Math.max(lens.y, height * (1 - lens.scale)));
  element.style.transformOrigin = "0 0";
  element.style.transform = lens.scale === 1 ? "" : `translate(${lens.x}px, ${lens.y}px) scale(${lens.scale})`;
}

/** @type {(by: number, x: number, y: number) => void} */
function zoomAt(by, x, y) {
  const { left, top } = frameBox();
  const scale = Math.min(Math.max(lens.scale * by, 1), 5);
  const real = scale / lens.scale;
  lens = { scale, x: (x - left) * (1 - real) + lens.x * real, y: (y - top) * (1 - real) + lens.y * real };
  applyLens();
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
  applyLens();
  if ($("zoom")?.parentElement === element.parentElement) return;
  /** @type {(sign: string, label: string, act: () => void) => HTMLElement} */
  const tool = (sign, label, act) => makeButton(act, { class: "tool", "aria-label": label }, sign);
  /** @param {number} factor */
  const by = (factor) => () => {
    const { left, top, width, height } = frameBox();
    zoomAt(factor, left + width / 2, top + height / 2);
  };
  const fit = () => ((lens = { x: 0, y: 0, scale: 1 }), applyLens());
  $("zoom")?.remove();
  element.parentElement.append(make("div", { id: "zoom", "data-keep": true }, tool("+", "+", by(1.5)), tool("−", "−", by(1 / 1.5)), tool("⤢", "100%", fit)));
}

scene.addEventListener("wheel", (event) => {
  if (!zoomedMap()?.contains(event.target)) return;
  event.preventDefault();
  zoomAt(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX, event.clientY);
}, { passive: false });

scene.addEventListener("pointerdown", (event) => {
  delete scene.dataset.dragged;
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
addEventListener("resize", applyLens);
