// Pointing: what is lit, what is chosen, where it may go, how things look from near, and why the rest cannot be done.

import { $, all, ask, at, button, make, pageAt, say } from "./api.js";

const scene = $("scene");
const bubble = $("bubble");
let moves = [];
let chosen = [];
let hooks = {};

const touchesOf = (path) => moves.filter((move) => path.every((thing, place) => move.things[place] === thing));
const complete = (path) => touchesOf(path).filter((move) => move.things.length === path.length);
const nextOf = (path) => new Set(touchesOf(path).map((move) => move.things[path.length]).filter(Boolean));
const piece = (target) => scene.contains(target) && target.closest("[data-thing]");

/** The actions a click on this thing leads to, and the path of things until then. */
function follow(thing) {
  const path = chosen.length && nextOf(chosen).has(thing) ? [...chosen, thing] : [thing];
  return { path, ways: touchesOf(path), done: complete(path) };
}

function preview(move) {
  for (const element of all("[data-preview]", scene)) element.classList.toggle("shown", element.dataset.preview === move?.act);
}

/** The move that is meant as things stand: the only one that is complete. */
const armed = () => {
  const done = chosen.length ? complete(chosen) : [];
  return done.length === 1 ? done[0] : null;
};

function light() {
  const first = nextOf([]);
  const targets = chosen.length ? nextOf(chosen) : new Set();
  for (const element of all("[data-thing]", scene)) {
    const { thing } = element.dataset;
    const isChosen = chosen.includes(thing);
    element.classList.toggle("lit", first.has(thing));
    element.classList.toggle("target", targets.has(thing));
    element.classList.toggle("chosen", isChosen);
    element.classList.toggle("hinted", hooks.hinted?.includes(thing) ?? false);
    if (first.has(thing) || targets.has(thing)) {
      if (!element.hasAttribute("tabindex")) {
        element.setAttribute("role", "button");
        element.setAttribute("tabindex", "0");
      }
      element.setAttribute("aria-pressed", isChosen);
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
  if (!told?.isConnected) hide();
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

/** Chooses a piece, or plays what is meant by it: at once what can be taken back, else with the second click. */
function point(element) {
  const { thing } = element.dataset;
  const isAgain = chosen.at(-1) === thing;
  const { path, ways, done } = isAgain ? { path: chosen, ways: touchesOf(chosen), done: complete(chosen) } : follow(thing);
  const isLast = done.length === 1 && ways.length === 1;
  if (!ways.length) inspect(element);
  else if (isLast && (isAgain || path.length > 1 || done[0].isDraft || !hooks.confirms())) hooks.play(done[0]);
  else if (!isAgain || ways.length === 1 || nextOf(chosen).size) {
    chosen = isAgain ? [] : path;
    light();
  }
}

// What is told beside a piece: `told` is the piece, `held` what waits until the pointer has rested, `press` where it was pressed last.
let told = null;
let held = null;
let press = {};

export function hide() {
  clearTimeout(held);
  told = null;
  bubble.hidden = true;
}

/** Says something beside a piece. */
export function tell(element, ...inside) {
  told = element;
  bubble.replaceChildren(...inside);
  bubble.hidden = false;
  const box = element?.getBoundingClientRect() ?? { left: innerWidth / 2, top: innerHeight / 2, width: 0, bottom: innerHeight / 2 };
  const { width, height } = bubble.getBoundingClientRect();
  const x = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), innerWidth - width - 8);
  const y = box.top - height - 10 > 60 ? box.top - height - 10 : Math.min(box.bottom + 10, innerHeight - height - 8);
  bubble.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/** How a card or a ship looks from near. */
async function near({ closeup }) {
  if (!closeup || hooks.instead) return [];
  const { html } = await ask(pageAt(`closeups/${encodeURIComponent(closeup)}`, hooks.eyes()));
  const drawn = make("div", { class: "near" });
  drawn.innerHTML = html;
  return html ? [drawn] : [];
}

/** Why nothing can be done with a thing. */
async function why({ thing }) {
  if (!thing || follow(thing).ways.length) return [];
  if (hooks.instead) return [hooks.instead()];
  const [reason] = (await ask(at("why", { what: thing, ...hooks.eyes() }))).why;
  if (!reason) return [];
  const { rule } = reason;
  return [make("b", {}, reason.words ?? ""), make("span", {}, reason.sentence ?? ""), rule && button(() => hooks.rule(rule), { class: "rule" }, say("rule", { rule }))];
}

/** Tells what there is to know about a piece. */
export async function inspect(element) {
  told = element;
  const about = { closeup: element.dataset.closeup, thing: piece(element)?.dataset?.thing };
  // What is drawn from near is named there.
  const both = ([drawn, reason]) => [...drawn, ...reason.slice(drawn.length)].filter(Boolean);
  const inside = await Promise.all([near(about), why(about)]).then(both, (refusal) => [refusal.message]);
  if (told === element && inside.length) tell(element, ...inside);
}

const known = (target) => target.closest?.("[data-thing], [data-closeup]") ?? null;

/** The pointer or the focus has come to something. */
function look({ target, pointerType, x, y }) {
  clearTimeout(held);
  const element = known(target);
  const thing = piece(target)?.dataset?.thing;
  const { ways, done } = thing ? follow(thing) : { ways: [], done: [] };
  preview(done.length === 1 ? done[0] : ways.length === 1 ? ways[0] : armed());
  // A piece that has come under a pointer which rests since it was pressed is not what one wants to know about.
  if (pointerType !== "mouse" || element === told || bubble.contains(target) || (x === press.x && y === press.y)) return;
  const isNear = element && "closeup" in element.dataset;
  const rested = () => {
    hide();
    if (isNear || (thing && !ways.length && hooks.reasons())) inspect(element);
  };
  held = setTimeout(rested, !element ? 200 : isNear ? 400 : 700);
}

export function listen(more) {
  hooks = { ...hooks, ...more };
  scene.onclick = ({ target }) => {
    if (scene.dataset.dragged) return;
    hide();
    const element = piece(target);
    if (element) point(element);
    else unchoose();
  };
  scene.onkeydown = (event) => {
    const element = piece(event.target);
    if (!element || !["Enter", " ", "i"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "i") inspect(all("[data-closeup]", element)[0] ?? element);
    else point(element);
  };
  const { body } = document;
  body.onpointerover = look;
  scene.addEventListener("focusin", look);
  body.onpointerdown = (event) => {
    press = event;
    clearTimeout(held);
    const element = event.pointerType === "touch" && known(event.target);
    // What is pressed long is looked at, and no more than a drag is it a click.
    const hold = () => {
      scene.dataset.dragged = "held";
      inspect(element);
    };
    if (element) held = setTimeout(hold, 550);
  };
  body.onpointerup = () => clearTimeout(held);
  body.oncontextmenu = ({ target, timeStamp }) => !(known(target) && timeStamp - press.timeStamp < 3000);
}
