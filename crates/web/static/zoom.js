// A map that can be looked at more closely: wheel or pinch zooms, drag pans, one button shows all of it.

import { $, button, make } from "./api.js";

const scene = $("scene");
let view = { x: 0, y: 0, scale: 1 };
const fingers = new Map();

const map = () => scene.querySelector("[data-zoom]");

function apply() {
  const element = map();
  if (!element) return;
  if (view.scale === 1 && !element.style.transform) return;
  const { width, height } = element.parentElement.getBoundingClientRect();
  view.scale = Math.min(Math.max(view.scale, 1), 5);
  view.x = Math.min(0, Math.max(view.x, width * (1 - view.scale)));
  view.y = Math.min(0, Math.max(view.y, height * (1 - view.scale)));
  element.style.transformOrigin = "0 0";
  element.style.transform = view.scale === 1 ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
}

function zoom(by, x, y) {
  const { left, top } = map().parentElement.getBoundingClientRect();
  const scale = Math.min(Math.max(view.scale * by, 1), 5);
  const real = scale / view.scale;
  view = { scale, x: (x - left) * (1 - real) + view.x * real, y: (y - top) * (1 - real) + view.y * real };
  apply();
}

const middle = () => {
  const all = [...fingers.values()];
  const sum = all.reduce((sum, finger) => ({ x: sum.x + finger.x, y: sum.y + finger.y }), { x: 0, y: 0 });
  return { x: sum.x / all.length, y: sum.y / all.length, spread: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0 };
};

/** Puts the buttons beside the map and the map as it was. Called after every new scene. */
export function refit() {
  const element = map();
  if (!element) return;
  element.parentElement.classList.add("zoomed");
  apply();
  if ($("zoom")?.parentElement === element.parentElement) return;
  const tool = (sign, label, act) => button(act, { class: "tool", "aria-label": label }, sign);
  const by = (factor) => () => {
    const { left, top, width, height } = map().parentElement.getBoundingClientRect();
    zoom(factor, left + width / 2, top + height / 2);
  };
  const fit = () => ((view = { x: 0, y: 0, scale: 1 }), apply());
  $("zoom")?.remove();
  element.parentElement.append(make("div", { id: "zoom", "data-keep": true }, tool("+", "+", by(1.5)), tool("−", "−", by(1 / 1.5)), tool("⤢", "100 %", fit)));
}

scene.addEventListener("wheel", (event) => {
  if (!map()?.contains(event.target)) return;
  event.preventDefault();
  zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, event.clientX, event.clientY);
}, { passive: false });

scene.addEventListener("pointerdown", (event) => {
  delete scene.dataset.dragged;
  if (map()?.contains(event.target)) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
});

addEventListener("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const before = middle();
  [finger.x, finger.y] = [event.clientX, event.clientY];
  const after = middle();
  if (Math.hypot(finger.x - finger.from[0], finger.y - finger.from[1]) > 8) scene.dataset.dragged = "yes";
  if (!scene.dataset.dragged) return;
  if (before.spread && after.spread) zoom(after.spread / before.spread, after.x, after.y);
  view.x += after.x - before.x;
  view.y += after.y - before.y;
  apply();
});

for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, (event) => {
    if (fingers.delete(event.pointerId) && scene.dataset.dragged) setTimeout(() => delete scene.dataset.dragged, 50);
  });
}
addEventListener("resize", apply);
