// The queue of beats: what has happened is shown one thing after another on the old scene, then the new scene takes its
// place. It knows no game. Verbs and fields are described in `scene/src/beat.rs`.

import { $, $$, make, rootData } from "./api.js";
import { tumble } from "./die.js";
import { bring } from "./morph.js";
import { play } from "./sounds.js";

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = { out: "cubic-bezier(.2, .7, .2, 1)", spring: "cubic-bezier(.2, .9, .3, 1.3)", both: "cubic-bezier(.6, 0, .3, 1)" };
/** @type {Partial<Record<string, number>>} */
const PACES = { off: 0, quick: 0.5, calm: 1.6 };
/** How long each verb takes at normal speed. Flights take longer the farther they are. */
const LASTS = { fly: 0, come: 420, shift: 450, go: 430, roll: 2100, count: 500, mark: 350, say: 500, end: 900 };
/**
 * How many milliseconds of beats a viewer may be behind if others wait for them, and otherwise. Beyond twice what can be
 * caught up with at the fastest pace, the rest happens at once.
 */
const [PATIENCE, BACKLOG, FASTEST] = [3400, 15000, 3];

/** @type {BeatHooks} */
let hooks;
/** @type {Batch[]} */
const batches = [];
/** @type {Batch | null} */
let batch = null;
/** When the first of the waiting batches came. */
let since = 0;
let hurry = 1;
/** When the queue ended under a pointer that has not moved since. */
let restedAt = -Infinity;
let isCut = false;
let isLeaping = false;
/** @type {Set<Animation>} */
const running = new Set();

const pace = () => PACES[rootData.motion ?? ""] ?? 1;
const isStill = () => stillness.matches || rootData.motion === "still";
export const isBusy = () => batch !== null;
/** Whether more has happened than what is being shown. */
export const isBehind = () => batches.length > 0;

/**
 * Keeps an animation in the queue's hands: it is hurried, paused and finished with the others.
 * @param {Animation} animation
 */
function hold(animation) {
  animation.playbackRate = hurry;
  if (document.hidden) animation.pause();
  running.add(animation);
  const end = () => running.delete(animation);
  return animation.finished.then(end, end);
}

/**
 * Animates an element as a part of the beat. With reduced motion it fades in where it will be, and there is as much time
 * to read.
 * @param {Element | null | undefined} element
 * @param {Keyframe[]} frames
 * @param {number} ms
 * @param {keyof typeof EASE | "linear"} easing
 * @param {number} delay
 */
async function move(element, frames, ms, easing = "out", delay = 0) {
  if (isCut || !element) return;
  const shown = isStill() ? [{ opacity: 0 }, { opacity: 1, offset: Math.min(1, 200 / ms) }, { opacity: 1 }] : frames;
  await hold(element.animate(shown, { duration: ms * pace(), delay: delay * pace(), easing: easing === "linear" ? easing : EASE[easing], fill: "backwards" }));
}

/** @param {number} ms */
const wait = (ms) => (isCut ? undefined : hold(document.body.animate([], ms * pace())));

/**
 * Draws frame by frame, from 0 to 1; the last one in any case.
 * @param {number} ms
 * @param {(part: number) => void} draw
 */
async function frames(ms, draw) {
  if (!isCut && !isStill()) {
    const clock = document.body.animate([], ms * pace());
    const frame = () => {
      if (clock.playState === "finished") return;
      draw(clock.effect?.getComputedTiming().progress ?? 0);
      requestAnimationFrame(frame);
    };
    frame();
    await hold(clock);
  }
  draw(1);
}

/**
 * @param {string | undefined} name
 * @param {SoundLook} [how]
 */
const sound = (name, how) => isCut || play(name, how);

/** @param {Element} element */
const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/**
 * A token that travels from one place to another above the table; it rises from the first if there is no second.
 * @param {HTMLElement} token
 * @param {Element | null | undefined} from
 * @param {Element | null | undefined} to
 * @param {number} ms
 * @param {number} [delay]
 */
async function carry(token, from, to, ms, delay) {
  if (!from || isCut || isStill()) return;
  $("scene").append(token);
  const [x, y] = middle(from);
  const [a, b] = to ? middle(to) : [x, y - 40];
  /** @type {(left: number, top: number, size: number) => string} */
  const at = (left, top, size) => `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${size})`;
  await move(token, [{ transform: at(x, y, 0.5), opacity: 0 }, { transform: at(x, y - 22, 1.2), opacity: 1, offset: 0.3 }, { transform: at(a, b, 0.8), opacity: to ? 1 : 0 }], ms, "both", delay);
  token.remove();
}

/** @param {string} text */
const numberOf = (text) => Number(text.replace("−", "-"));
/** @param {number} number */
const written = (number) => `${number}`.replace("-", "−");

/**
 * Lets numbers go up or down to what they are now.
 * @param {Counted[]} counts
 * @param {number} ms
 * @param {string | undefined} name
 */
async function count(counts, ms, name) {
  await Promise.all(counts.flatMap(({ name: field, to }) => $$(`[data-count="${field}"]`).map(async (element) => {
    const old = numberOf(element.textContent ?? "");
    let shown = old;
    await frames(ms, (part) => {
      const next = old + Math.round((to - old) * part);
      if (next !== shown) sound(name, { pitch: 1 + 0.06 * Math.abs(next - old) });
      element.textContent = written((shown = next));
    });
    if (old !== to) move(element, [{ scale: 1.4 }, { scale: 1 }], 300, "spring");
  })));
}

/**
 * What the page can do. Each gets its beat and how long it lasts.
 * @type {{ [Verb in BeatVerb]: (beat: Beat & { do: Verb }, ms: number) => unknown }}
 */
const VERBS = {
  async fly({ what, way, who, sound: name }) {
    const piece = $(what);
    if (!piece || isCut) return;
    const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
    line.setAttribute("d", way);
    line.setAttribute("class", `trail seat-${who}`);
    line.setAttribute("pathLength", "1");
    const length = Math.max(line.getTotalLength(), 1);
    const ms = Math.min(900, Math.max(450, 350 + 0.9 * length));
    // The path is between fields. The piece hovers beside them, at both ends.
    /** @param {string | null | undefined} transform */
    const place = (transform) => (transform?.match(/-?[\d.]+/g) ?? []).slice(0, 2).map(Number);
    const begin = line.getPointAtLength(0);
    const end = line.getPointAtLength(length);
    const [x = begin.x, y = begin.y] = place(piece.getAttribute("transform"));
    const goal = batch?.parts.get(what)?.match(/ transform="([^"]*)"/)?.[1];
    const [a = end.x + x - begin.x, b = end.y + y - begin.y] = place(goal);
    const spots = Array.from({ length: 25 }, (_, index) => {
      const step = index / 24;
      const ease = step < 0.5 ? 4 * step ** 3 : 1 - (-2 * step + 2) ** 3 / 2;
      const spot = line.getPointAtLength(length * ease);
      const ahead = line.getPointAtLength(Math.min(length, length * ease + 4));
      const lift = Math.sin(Math.PI * step);
      const [left, top] = [spot.x + (x - begin.x) * (1 - ease) + (a - end.x) * ease, spot.y + (y - begin.y) * (1 - ease) + (b - end.y) * ease];
      return { transform: `translate(${left}px, ${top - 9 * lift}px) rotate(${Math.max(-14, Math.min(14, (ahead.x - spot.x) * 3)) * lift}deg) scale(${1 + 0.22 * lift})` };
    });
    piece.parentElement?.before(line);
    sound(name, { stretch: (ms * pace()) / 620 / hurry });
    // The gap is longer than the way: a dash that began at its end would tell where it leads.
    const drawn = [{ strokeDasharray: "1 2", strokeDashoffset: 1 }, { strokeDasharray: "1 2", strokeDashoffset: 0 }];
    if (isStill()) piece.setAttribute("transform", `translate(${a} ${b})`);
    await Promise.all([move(piece, spots, ms, "linear"), move(line, drawn, ms, "both")]);
    piece.setAttribute("transform", `translate(${a} ${b})`);
    line.remove();
    sound("land");
  },

  async come({ what, from, sound: name }, ms) {
    if (isCut || !batch) return;
    const start = from ? $(from) : null;
    const [x, y] = start ? middle(start) : [0, 0];
    bring($("scene"), batch.parts, what);
    sound(name);
    await Promise.all(what.map($).filter((piece) => piece !== null).map((piece, index) => {
      const [a, b] = middle(piece);
      const scale = (/** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (piece))).ownerSVGElement?.getScreenCTM()?.a ?? 1;
      const first = start ? { translate: `${(x - a) / scale}px ${(y - b) / scale}px` } : { translate: "0 -26px", opacity: 0 };
      return move(piece, [first, { translate: "0 0" }], start ? ms * 1.4 : ms, "spring", 90 * index);
    }));
  },

  async shift({ what, then, sound: name }, ms) {
    if (isCut || !batch) return;
    const { parts } = batch;
    const glides = bring($("scene"), parts, what, { duration: ms * pace(), delay: 90 * pace() });
    if (!glides.length) sound(name);
    await Promise.all(glides.map(async (glide, index) => {
      await hold(glide);
      sound(name, { pitch: 1 + 0.05 * index });
    }));
    bring($("scene"), parts, then);
    await wait(ms / 3);
  },

  async go({ what, to, sound: name }, ms) {
    const goal = $(to);
    if (isCut || !goal) return;
    sound(name);
    const [x, y] = middle(goal);
    await Promise.all(what.map($).map(async (piece) => {
      if (!piece) return;
      const [a, b] = middle(piece);
      await move(piece, [{ translate: "0 0" }, { translate: `${x - a}px ${y - b}px`, scale: 0.5, opacity: 0 }], ms * 2, "both");
      piece.style.visibility = "hidden";
    }));
    if (batch) bring($("scene"), batch.parts, what);
  },

  async roll({ slot, html, dice, sound: name }, ms) {
    const tray = $(slot);
    if (!tray || isCut) return;
    tray.innerHTML = html;
    const parts = $$("[data-sums] > *, [data-sum]", tray);
    for (const part of parts) part.style.visibility = "hidden";
    const fields = $$("[data-die]", tray);
    sound(name, { stretch: (ms * 0.4 * pace()) / 720 / hurry });
    await Promise.all(dice.map(async ({ sides, face }, index) => {
      const draw = tumble(fields[index], sides, face);
      if (isStill()) draw(1), await move(fields[index], [], ms * 0.4);
      else await frames(ms * (0.4 + 0.05 * index), draw);
      sound("stop", { pitch: 0.7 + (0.8 * face) / sides });
    }));
    await wait(ms * 0.05);
    for (const [index, part] of parts.entries()) {
      part.style.visibility = "";
      const { sum } = part.dataset;
      sound(sum === "good" ? "control" : sum === "bad" ? "lose" : "count", sum ? { loud: 0.6 } : { pitch: 1 + 0.12 * index });
      await move(part, sum ? [{ scale: 1.6, opacity: 0 }, { scale: 1 }] : [{ translate: "-26px 0", opacity: 0 }, { translate: "0 0" }], sum ? ms * 0.1 : (ms * 0.33) / parts.length, "spring");
    }
    await wait(ms * 0.12);
  },

  async count({ count: counts, from, who, sound: name }, ms) {
    const start = from ? $(from) : null;
    await Promise.all(start ? counts.map((one) => {
      const [field] = $$(`[data-count="${one.name}"]`);
      const more = field ? one.to - numberOf(field.textContent ?? "") : 0;
      const token = make("b", { class: `token seat-${one.name.replace(/\D/g, "") || who}` }, more > 0 ? `+${more}` : written(more));
      return more ? carry(token, start, field, ms * 1.2) : undefined;
    }) : []);
    await count(counts, ms, name);
  },

  async mark({ what, sound: name }, ms) {
    sound(name);
    await Promise.all(what.map((id) => move($(id), [{ scale: 1 }, { scale: 1.06, offset: 0.4 }, { scale: 1 }], ms, "both")));
  },

  async say({ sound: name }, ms) {
    sound(name);
    await wait(ms);
  },

  async end({ sound: name }, ms) {
    await wait(ms / 2);
    sound(name);
    await wait(ms / 2);
  },
};

/** How long a beat takes at normal speed, about. @param {Beat} beat */
const lasts = (beat) => (beat.with ? 0 : beat.do === "fly" ? 650 : LASTS[beat.do]);

/** What is left, in milliseconds at the chosen speed. */
function left() {
  const all = [...(batch?.beats.slice(batch.place) ?? []), ...batches.flatMap((one) => one.beats)];
  return all.reduce((sum, beat) => sum + lasts(beat), 0) * pace();
}

/** How far the batch that is shown has come: a dot for each beat. */
export const dots = () => (batch?.beats ?? []).map((_, place) => (place < (batch?.place ?? 0) ? "●" : "○")).join("");

/** Viewers who are waited for catch up in time; others when much has piled up. */
function adjust() {
  const time = hooks.isAwaited() ? Math.max(1, PATIENCE - (performance.now() - since)) : BACKLOG;
  hurry = Math.min(FASTEST, Math.max(1, left() / time));
  isLeaping ||= left() / time > 2 * FASTEST;
  for (const animation of running) animation.updatePlaybackRate(hurry);
}

/**
 * The checker cannot tell that the verb fits the beat.
 * @type {(beat: Beat) => unknown}
 */
const show = (beat) => /** @type {Record<string, (beat: Beat, ms: number) => unknown>} */ (/** @type {unknown} */ (VERBS))[beat.do](beat, LASTS[beat.do]);

/** @param {Batch} one */
async function perform(one) {
  while (one.place < one.beats.length) {
    adjust();
    isCut = isLeaping || pace() === 0;
    const end = one.beats.findIndex((beat, place) => place > one.place && !beat.with);
    const together = one.beats.slice(one.place, end < 0 ? undefined : end);
    hooks.begins(together[0], one);
    await Promise.all(together.map(show));
    one.place += together.length;
    hooks.ended(together[together.length - 1], one);
  }
  one.finish();
}

async function work() {
  const began = performance.now();
  for (batch = batches.shift() ?? null; batch; batch = batches.shift() ?? null) await perform(batch);
  [isLeaping, hurry] = [false, 1];
  // Nobody presses to skip what was over at once.
  if (performance.now() - began > 100) restedAt = performance.now();
  hooks.rests();
}

/**
 * Adds what has happened. What has no beats happens at once if nothing else is being shown.
 * @param {Omit<Batch, "place">} fresh
 */
export function add(fresh) {
  if (!isBusy() && !fresh.beats.length) return fresh.finish();
  if (!isBusy()) since = performance.now();
  batches.push({ ...fresh, place: 0 });
  if (isBusy()) adjust();
  else work();
  return undefined;
}

/** Ends the beat that is shown; the next one follows. */
export function skip() {
  isCut = true;
  for (const animation of [...running]) animation.finish();
}

/** Ends everything. */
export function skipAll() {
  isLeaping = true;
  skip();
}

/** Forgets everything, because a whole new position has come. */
export function clear() {
  batches.length = 0;
  if (batch) batch.finish = () => {};
  if (batch) batch.beats = batch.beats.slice(0, batch.place);
  skipAll();
}

/** @param {BeatHooks} more */
export const listen = (more) => (hooks = more);

document.addEventListener("visibilitychange", () => {
  for (const animation of running) document.hidden ? animation.pause() : animation.play();
  if (document.hidden || !isBusy()) return;
  // Some of the beats that have piled up in a hidden tab are shown. If there are many, everything happens at once.
  since = performance.now();
  isLeaping ||= left() > 2 * PATIENCE;
  adjust();
});

// As long as something is shown, pressing ends it and does nothing else.

/** A press that has ended something, and does nothing else until it is released. */
let isSpent = false;

/** @param {Event & { target: Element }} event */
const isForTable = ({ target }) => target.closest("#scene, #buttons") !== null || target === document.body;

/** @param {Event} event */
function spend(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener("pointerdown", (event) => {
  isSpent = isBusy() && isForTable(event);
  if (isSpent) event.detail > 1 ? skipAll() : skip();
}, { capture: true });
addEventListener("dblclick", () => isBusy() && skipAll(), { capture: true });
addEventListener("click", (event) => {
  if (isSpent || (performance.now() - restedAt < 300 && event.detail > 0 && isForTable(event))) spend(event);
  isSpent = false;
}, { capture: true });
addEventListener("pointermove", ({ movementX, movementY }) => (movementX || movementY) && (restedAt = -Infinity), { capture: true });

/** Keys that were pressed to end something do nothing until they are released. @type {Set<string>} */
const spentKeys = new Set();
addEventListener("keydown", (event) => {
  const isForMe = [" ", "Enter", "Escape"].includes(event.key) && isForTable(event);
  if (isBusy() && isForMe) {
    event.repeat || event.key === "Escape" ? skipAll() : skip();
    spentKeys.add(event.key);
  }
  if (spentKeys.has(event.key)) spend(event);
}, { capture: true });
addEventListener("keyup", ({ key }) => spentKeys.delete(key), { capture: true });
