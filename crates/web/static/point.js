// Pointing: what is lit, what is chosen, where it may go, and why the rest cannot be done.

import { $, ask, at, make, say } from "./api.js";

const scene = $("scene");
const bubble = $("bubble");
let moves = [];
let chosen = [];
let hooks = {};

const touchesOf = (path) => moves.filter((move) => path.every((thing, place) => move.things[place] === thing));
const complete = (path) => touchesOf(path).filter((move) => move.things.length === path.length);
const nextOf = (path) => new Set(touchesOf(path).map((move) => move.things[path.length]).filter(Boolean));
const piece = (target) => target.closest?.("[data-thing]");

/** The actions a click on this thing leads to, and the path of things until then. */
function follow(thing) {
  const path = chosen.length && nextOf(chosen).has(thing) ? [...chosen, thing] : [thing];
  return { path, all: touchesOf(path), done: complete(path) };
}

function preview(move) {
  for (const element of scene.querySelectorAll("[data-preview]")) {
    element.classList.toggle("shown", element.dataset.preview === move?.act);
  }
}

/** The move that is meant as things stand: the only one that is complete. */
const armed = () => {
  const done = chosen.length ? complete(chosen) : [];
  return done.length === 1 ? done[0] : null;
};

function light() {
  const first = nextOf([]);
  const targets = chosen.length ? nextOf(chosen) : new Set();
  for (const element of scene.querySelectorAll("[data-thing]")) {
    const { thing } = element.dataset;
    const isLit = first.has(thing) || targets.has(thing);
    element.classList.toggle("lit", first.has(thing));
    element.classList.toggle("target", targets.has(thing));
    element.classList.toggle("chosen", chosen.includes(thing));
    element.classList.toggle("hinted", hooks.hinted?.includes(thing) ?? false);
    if (isLit) {
      if (!element.hasAttribute("tabindex")) {
        element.setAttribute("role", "button");
        element.setAttribute("tabindex", "0");
      }
      element.setAttribute("aria-pressed", chosen.includes(thing));
    } else if (element.hasAttribute("tabindex")) {
      element.removeAttribute("tabindex");
      element.removeAttribute("aria-pressed");
      element.setAttribute("role", "img");
    }
  }
  preview(armed());
  hooks.pointed({ chosen, armed: armed(), choices: chosen.length ? complete(chosen) : [] });
}

/** Takes over what may be done now. */
export function offer(legal, more) {
  moves = legal;
  hooks = { ...hooks, ...more };
  chosen = [];
  hide();
  light();
}

export function unchoose() {
  const had = chosen.length > 0;
  chosen = [];
  light();
  return had;
}

export const playArmed = () => {
  const move = armed();
  if (move) hooks.play(move);
  return move;
};

function point(thing) {
  const isAgain = chosen.at(-1) === thing;
  const { path, all, done } = isAgain ? { path: chosen, all: touchesOf(chosen), done: complete(chosen) } : follow(thing);
  if (!all.length) return why(thing);
  const isLast = done.length === 1 && all.length === 1;
  if (isLast && (isAgain || path.length > 1 || !hooks.confirms())) return hooks.play(done[0]);
  if (isAgain && all.length > 1 && !nextOf(chosen).size) return undefined;
  chosen = isAgain ? [] : path;
  light();
  return undefined;
}

export function hide() {
  bubble.hidden = true;
}

/** Says something beside a piece. */
export function tell(element, ...inside) {
  bubble.replaceChildren(...inside);
  bubble.hidden = false;
  const box = element?.getBoundingClientRect() ?? { left: innerWidth / 2, top: innerHeight / 2, width: 0, bottom: innerHeight / 2 };
  const { width, height } = bubble.getBoundingClientRect();
  const x = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), innerWidth - width - 8);
  const y = box.top - height - 10 > 60 ? box.top - height - 10 : Math.min(box.bottom + 10, innerHeight - height - 8);
  bubble.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/** Why nothing can be done with a thing. */
async function why(thing) {
  const element = scene.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  if (hooks.instead) return tell(element, hooks.instead());
  try {
    const [reason] = (await ask(at("why", { what: thing, ...hooks.eyes() }))).why;
    if (!reason) return;
    const rule = reason.rule && make("button", { type: "button", class: "rule", onclick: () => hooks.rule(reason.rule) }, say("rule", { rule: reason.rule }));
    tell(element, make("b", {}, reason.words ?? ""), make("span", {}, reason.sentence ?? ""), rule);
  } catch (refusal) {
    tell(element, refusal.message);
  }
}

let held = null;
let lastPress = 0;

export function listen(more) {
  hooks = { ...hooks, ...more };
  scene.addEventListener("click", (event) => {
    const element = piece(event.target);
    if (scene.dataset.dragged) return;
    if (!element) return hide() ?? unchoose();
    hide();
    point(element.dataset.thing);
  });
  scene.addEventListener("keydown", (event) => {
    const element = piece(event.target);
    if (element && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      event.stopPropagation();
      point(element.dataset.thing);
    }
  });
  const look = (event) => {
    const element = piece(event.target);
    clearTimeout(held);
    if (!element) return preview(armed());
    const { all, done } = follow(element.dataset.thing);
    preview(done.length === 1 ? done[0] : all.length === 1 ? all[0] : armed());
    if (!all.length && event.pointerType === "mouse" && hooks.reasons()) held = setTimeout(why, 700, element.dataset.thing);
  };
  scene.addEventListener("pointerover", look);
  scene.addEventListener("focusin", look);
  scene.addEventListener("pointerleave", () => (clearTimeout(held), preview(armed())));
  scene.addEventListener("pointerdown", (event) => {
    const element = piece(event.target);
    lastPress = event.timeStamp;
    clearTimeout(held);
    if (element && event.pointerType === "touch") held = setTimeout(why, 550, element.dataset.thing);
  });
  scene.addEventListener("pointerup", () => clearTimeout(held));
  scene.addEventListener("contextmenu", (event) => event.timeStamp - lastPress < 3000 && piece(event.target) && event.preventDefault());
}
