// Pointing: what is highlighted, what is chosen, where it may go, close-ups, and why other things cannot be done.

import { $, $$, apiUrl, ask, make, makeButton, pageUrl, say } from "./api.js";
import { reveal } from "./zoom.js";

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
  // A reason that was given may be wrong now.
  if (subject) hideBubble();
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
    reveal($$(trail.length ? ":is(.target, .chosen)" : ".lit", scene));
  }
}

/** How far from the middle of a lit thing a finger may be: half of what is easily touched. */
const TOUCH = 22;

/**
 * The piece that a click means. A finger need not hit what is lit.
 * @param {Pick<PointerEvent, "target" | "pointerType" | "clientX" | "clientY">} event
 */
function aimedAt({ target, pointerType, clientX, clientY }) {
  const piece = pieceOf(target);
  if (pointerType !== "touch" || piece?.matches(".lit, .target")) return piece;
  const far = (/** @type {Element} */ one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return Math.hypot(clientX - (left + right) / 2, clientY - (top + bottom) / 2);
  };
  const near = $$(":is(.lit, .target)", scene).map((one) => ({ one, away: far(one) })).filter(({ away }) => away <= TOUCH);
  return near.sort((a, b) => a.away - b.away)[0]?.one ?? piece;
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
  // A scene may have a place where close-ups cover nothing.
  const place = bubble.firstElementChild?.className === "near" && scene.contains(element) ? $$("[data-closeups]", scene)[0] : null;
  const box = (place?.offsetWidth ? place : element)?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2);
  const { width, height } = bubble.getBoundingClientRect();
  const [across, down] = [box.left + box.width / 2 - width / 2, box.top + box.height / 2 - height / 2];
  const [above, below, before, after] = [box.top - height - 10, box.bottom + 10, box.left - width - 10, box.right + 10];
  // Where it covers least of what is lit, of the buttons, and of what it is about.
  const needed = [box, ...$$("#head, #bar, #scene :is(.lit, .target, .chosen, .hinted)").map((one) => one.getBoundingClientRect())];
  /** @type {(spot: number[]) => number} */
  const covered = ([x, y]) => needed.reduce((sum, { left, right, top, bottom }) => sum + Math.max(0, Math.min(x + width, right) - Math.max(x, left)) * Math.max(0, Math.min(y + height, bottom) - Math.max(y, top)), 0);
  const spots = [[across, above], [across, below], [before, down], [after, down], [before, above], [after, above], [before, below], [after, below], [0, 0], [innerWidth, 0], [0, innerHeight], [innerWidth, innerHeight]];
  const whole = spots.map(([x, y]) => [Math.max(8, Math.min(x, innerWidth - width - 8)), Math.max(8, Math.min(y, innerHeight - height - 8))]);
  const [x, y] = whole.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
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
 * The move that a thing would complete if it were allowed: like a legal one, but ending with this thing.
 * @param {Notation} thing
 */
function wouldBe(thing) {
  const [way] = trail.length ? movesAlong(trail) : [];
  const [kind, name] = [thing.split(" ")[0], thing.split(" ").at(-1)];
  const last = way?.things.at(-1) ?? "";
  const usual = ` ${last.split(" ").at(-1)}`;
  return way && last.startsWith(`${kind} `) && !trail.includes(last) && way.act.endsWith(usual) ? `${way.act.slice(0, -usual.length)} ${name}` : thing;
}

/**
 * Why nothing can be done with a thing: what is in the way here, or else the rule.
 * @param {Subject} about
 */
async function askWhy({ thing }) {
  if (!thing || pathTo(thing).ways.length) return [];
  if (hooks.instead) return [hooks.instead()];
  /** @type {{ why: Why[] }} */
  const { why: [reason] } = await ask(apiUrl("why", { what: wouldBe(thing), ...hooks.eyes() }));
  if (!reason) return [];
  const { rule, words, here, sentence } = reason;
  return [...(words ? [make("b", {}, words)] : []), make("span", {}, here ?? sentence ?? ""), ...(rule ? [makeButton(() => hooks.rule(rule), { class: "rule" }, say("rule", { rule }))] : [])];
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
    if (element && (isNear || (thing && moves.length && !ways.length && hooks.reasons()))) inspect(element);
  };
  timer = setTimeout(rested, !element ? 200 : isNear ? 400 : 700);
}

/** @param {PointHooks | LessonHooks} more */
export function listen(more) {
  hooks = { ...hooks, ...more };
  scene.onclick = (event) => {
    if (scene.dataset.dragged) return;
    hideBubble();
    const element = aimedAt(event);
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
