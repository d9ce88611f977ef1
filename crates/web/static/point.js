// Pointing: what is highlighted, what is chosen, where it may go, close-ups, and why other things cannot be done.

import { $, $$, apiUrl, ask, make, makeButton, pageUrl, say } from "./api.js";

const scene = $("scene");
const bubble = $("bubble");
/** @type {Move[]} */
let moves = [];
/**
 * The things chosen so far, in order.
 * @type {Notation[]}
 */
let trail = [];
/** @type {PointHooks} */
let hooks;

/** @param {Notation[]} path */
const movesAlong = (path) => moves.filter((move) => path.every((thing, place) => move.things[place] === thing));
/** @param {Notation[]} path */
const movesFor = (path) => movesAlong(path).filter((move) => move.things.length === path.length);
/** @param {Notation[]} path */
const nextOf = (path) => new Set(movesAlong(path).map((move) => move.things[path.length]).filter(Boolean));
/** @type {(target: Element) => HTMLElement | null} */
const pieceOf = (target) => target.closest("#scene [data-thing]");

/**
 * The actions that a click on this thing leads to, and the path of things before it.
 * @param {Notation} thing
 */
function pathTo(thing) {
  const path = trail.length && nextOf(trail).has(thing) ? [...trail, thing] : [thing];
  return { path, ways: movesAlong(path), done: movesFor(path) };
}

/** @param {Move | null} move */
function preview(move) {
  for (const element of $$("[data-preview]", scene)) element.classList.toggle("shown", element.dataset.preview === move?.act);
}

/** The move that is currently meant: the only complete one. */
const armedMove = () => {
  const done = trail.length ? movesFor(trail) : [];
  return done.length === 1 ? done[0] : null;
};

function light() {
  const first = nextOf([]);
  const targets = trail.length ? nextOf(trail) : new Set();
  for (const element of $$("[data-thing]", scene)) {
    const { thing = "" } = element.dataset;
    const isChosen = trail.includes(thing);
    element.classList.toggle("lit", first.has(thing));
    element.classList.toggle("target", targets.has(thing));
    element.classList.toggle("chosen", isChosen);
    element.classList.toggle("hinted", hooks.hinted?.includes(thing) ?? false);
    if (first.has(thing) || targets.has(thing)) {
      if (!element.hasAttribute("tabindex")) {
        element.setAttribute("role", "button");
        element.setAttribute("tabindex", "0");
      }
      element.setAttribute("aria-pressed", `${isChosen}`);
    } else if (element.hasAttribute("tabindex")) {
      element.removeAttribute("tabindex");
      element.removeAttribute("aria-pressed");
      element.setAttribute("role", "img");
    }
  }
  preview(armedMove());
  hooks.showButtons({ trail, armed: armedMove(), choices: trail.length ? movesFor(trail) : [] });
}

/**
 * Takes over the current legal moves.
 * @param {Move[]} legal
 * @param {Pick<PointHooks, "hinted">} more
 */
export function offerMoves(legal, more) {
  moves = legal;
  hooks = { ...hooks, ...more };
  trail = [];
  if (!subject?.isConnected) hideBubble();
  light();
}

export function unchoose() {
  const had = trail.length > 0;
  trail = [];
  light();
  return had;
}

export const playArmed = () => {
  const move = armedMove();
  if (move) hooks.play(move);
  return move;
};

/**
 * Chooses a piece, or plays the move it completes. A move that can be undone is played immediately, any other
 * with a second click.
 * @param {HTMLElement} element
 */
function pointAt(element) {
  const { thing = "" } = element.dataset;
  const isAgain = trail.at(-1) === thing;
  const { path, ways, done } = isAgain ? { path: trail, ways: movesAlong(trail), done: movesFor(trail) } : pathTo(thing);
  const isLast = done.length === 1 && ways.length === 1;
  if (!ways.length) inspect(element);
  else if (isLast && (isAgain || path.length > 1 || done[0].isDraft || !hooks.confirms())) hooks.play(done[0]);
  else if (!isAgain || ways.length === 1 || nextOf(trail).size) {
    trail = isAgain ? [] : path;
    light();
  }
}

// The bubble is about `subject`. `timer` waits until the pointer has rested; `lastPress` is where it was last pressed.
/** @type {Element | null} */
let subject = null;
/** @type {number | undefined} */
let timer;
/** @type {PointerEvent | undefined} */
let lastPress;

export function hideBubble() {
  clearTimeout(timer);
  subject = null;
  bubble.hidden = true;
}

/**
 * Says something next to a piece, or in the middle if it is about none.
 * @param {Element | null} element
 * @param {(Node | string)[]} inside
 */
export function showBubble(element, ...inside) {
  subject = element;
  bubble.replaceChildren(...inside);
  bubble.hidden = false;
  const box = element?.getBoundingClientRect() ?? { left: innerWidth / 2, top: innerHeight / 2, width: 0, bottom: innerHeight / 2 };
  const { width, height } = bubble.getBoundingClientRect();
  const x = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), innerWidth - width - 8);
  const y = box.top - height - 10 > 60 ? box.top - height - 10 : Math.min(box.bottom + 10, innerHeight - height - 8);
  bubble.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/**
 * The close-up of a card or a ship.
 * @param {Subject} about
 */
async function drawCloseup({ closeup }) {
  if (!closeup || hooks.instead) return [];
  /** @type {Drawing} */
  const { html } = await ask(pageUrl(`closeups/${encodeURIComponent(closeup)}`, hooks.eyes()));
  const drawn = make("div", { class: "near" });
  drawn.innerHTML = html;
  return html ? [drawn] : [];
}

/**
 * Why nothing can be done with a thing.
 * @param {Subject} about
 */
async function askWhy({ thing }) {
  if (!thing || pathTo(thing).ways.length) return [];
  if (hooks.instead) return [hooks.instead()];
  /** @type {{ why: Why[] }} */
  const { why: [reason] } = await ask(apiUrl("why", { what: thing, ...hooks.eyes() }));
  if (!reason) return [];
  const { rule } = reason;
  return [make("b", {}, reason.words ?? ""), make("span", {}, reason.sentence ?? ""), ...(rule ? [makeButton(() => hooks.rule(rule), { class: "rule" }, say("rule", { rule }))] : [])];
}

/**
 * Shows what there is to know about a piece.
 * @param {HTMLElement} element
 */
export async function inspect(element) {
  subject = element;
  /** @type {Subject} */
  const about = { closeup: element.dataset.closeup, thing: pieceOf(element)?.dataset.thing };
  // A close-up already contains the name.
  /** @param {(Node | string)[][]} answers */
  const both = ([drawn, reason]) => [...drawn, ...reason.slice(drawn.length)];
  const inside = await Promise.all([drawCloseup(about), askWhy(about)]).then(both, (refusal) => [refusal.message]);
  if (subject === element && inside.length) showBubble(element, ...inside);
}

/** @type {(target: Element) => HTMLElement | null} */
const subjectOf = (target) => target.closest("[data-thing], [data-closeup]");

/**
 * The pointer or the focus has moved to something.
 * @param {Pick<UIEvent, "target"> & Partial<Pick<PointerEvent, "pointerType" | "x" | "y">>} event
 */
function lookAt({ target, pointerType, x, y }) {
  clearTimeout(timer);
  const element = subjectOf(target);
  const thing = pieceOf(target)?.dataset.thing;
  const { ways, done } = thing ? pathTo(thing) : { ways: [], done: [] };
  preview(done.length === 1 ? done[0] : ways.length === 1 ? ways[0] : armedMove());
  // If a piece has moved under a pointer that has not moved since it was pressed, nobody is asking about that
  // piece.
  if (pointerType !== "mouse" || element === subject || bubble.contains(target) || (x === lastPress?.x && y === lastPress?.y)) return;
  const isNear = element && "closeup" in element.dataset;
  const rested = () => {
    hideBubble();
    if (element && (isNear || (thing && !ways.length && hooks.reasons()))) inspect(element);
  };
  timer = setTimeout(rested, !element ? 200 : isNear ? 400 : 700);
}

/** @param {PointHooks | LessonHooks} more */
export function listen(more) {
  hooks = { ...hooks, ...more };
  scene.onclick = ({ target }) => {
    if (scene.dataset.dragged) return;
    hideBubble();
    const element = pieceOf(target);
    if (element) pointAt(element);
    else unchoose();
  };
  scene.onkeydown = (event) => {
    const element = pieceOf(event.target);
    if (!element || !["Enter", " ", "i"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "i") inspect($$("[data-closeup]", element)[0] ?? element);
    else pointAt(element);
  };
  const { body } = document;
  body.onpointerover = lookAt;
  scene.addEventListener("focusin", lookAt);
  body.onpointerdown = (event) => {
    lastPress = event;
    clearTimeout(timer);
    const element = event.pointerType === "touch" && subjectOf(event.target);
    // A long press looks at something. Like a drag, it is not a click.
    if (element) {
      timer = setTimeout(() => {
        scene.dataset.dragged = "held";
        inspect(element);
      }, 550);
    }
  };
  body.onpointerup = () => clearTimeout(timer);
  body.oncontextmenu = ({ target, timeStamp }) => !(subjectOf(target) && timeStamp - (lastPress?.timeStamp ?? NaN) < 3000);
}
