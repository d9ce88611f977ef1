// Looking back: the timeline, the choice of point of view, and trying another move from there.

import { $, $$, apiUrl, ask, copyText, make, makeButton, pageUrl, say } from "./api.js";
import { tellStory } from "./panels.js";

/** @type {ReplayHooks} */
let hooks;
/**
 * The number of entries at the moment that is shown; null for the present.
 * @type {number | null}
 */
let past = null;
/** @type {number | undefined} */
let runTimer;

/** Whether a past moment is shown. */
export const isPast = () => past !== null;

/**
 * The point of view for looking back. After the game it can be anybody's, or everybody's at once.
 * @type {() => Eyes}
 */
const pastEyes = () => {
  const { value } = $("eyes");
  return value === "open" ? { open: true } : value ? { seat: value } : { watch: true };
};

/**
 * The moments that can be shown: the beginning, and after each line of the story. Each has the number of entries by then
 * and the line that leads to it.
 * @returns {{ at: number, line?: HTMLElement }[]}
 */
function moments() {
  const lines = $$("#story [data-at]");
  return [...lines.map(({ dataset }) => Number(dataset.at)), hooks.entries()].map((at, place) => ({ at, line: lines[place - 1] }));
}

/** The place of the moment that is shown. */
const here = () => Math.max(0, moments().findLastIndex(({ at }) => past === null || at <= past));

/** The turns of the story: their headings, whose they are, and the places of the moments before and after them. */
function turns() {
  /** @type {{ title: string | null, seat?: string, from: number, to: number }[]} */
  const all = [];
  let lines = 0;
  for (const { classList, dataset, textContent } of $$("#story > li")) {
    if (classList.contains("heading") || (dataset.at && !all.length)) all.push({ title: dataset.at ? "" : textContent, from: lines, to: lines });
    const turn = all.at(-1);
    if (!dataset.at || !turn) continue;
    turn.to = lines += 1;
    // Nobody's turn has begun before the first heading.
    if (turn.title) turn.seat ??= dataset.seat;
  }
  return all;
}

/**
 * Shows the table as it was when the record had this many entries, or as it is now if no number is given.
 * @param {number | null} [count]
 */
export async function showMoment(count) {
  const at = past = count == null || (count >= hooks.entries() && !hooks.isOver()) ? null : count;
  $("now").hidden = past === null;
  const shown = past === null ? null : await ask(pageUrl(`moments/${past}`, pastEyes())).catch(hooks.onRefusal);
  // Another moment may have been asked for since.
  if (at !== past || shown === undefined) return;
  hooks.draw(shown);
  hooks.refresh();
}

/** @param {number} place */
const showPlace = (place) => showMoment(moments()[Math.max(0, place)]?.at ?? hooks.entries());

/**
 * Moves forward by this many lines of the story.
 * @param {number} step
 */
export const wander = (step) => showPlace(here() + step);

/**
 * Shows the moment after a line of the story.
 * @param {HTMLElement} line
 */
export const showLine = (line) => showPlace(moments().findIndex((moment) => moment.line === line));

/**
 * The moment that is shown, in words: what has just happened, and in whose turn.
 * @returns {[string, string | null | undefined]}
 */
export function caption() {
  const { line } = moments()[here()];
  let heading = line?.previousElementSibling;
  while (heading && !heading.classList.contains("heading")) heading = heading.previousElementSibling;
  return [line?.dataset.told ?? say("beginning"), heading?.textContent];
}

function autoplay() {
  clearInterval(runTimer);
  runTimer = runTimer ? undefined : setInterval(() => (here() < moments().length - 1 ? wander(1) : autoplay()), 1200);
  $("run").setAttribute("aria-pressed", `${!!runTimer}`);
}

/** Draws the timeline: every turn in the colour of its seat, and for narrow screens the turns around the moment. */
function drawTimeline() {
  const now = here();
  $("scrub").max = `${moments().length - 1}`;
  $("scrub").value = `${now}`;
  $("scrub").ariaValueText = caption().join(" · ");
  const tiles = turns().map(({ title, seat, from, to }) => {
    const tile = makeButton(() => showPlace(from + 1), { title, tabindex: -1, class: `seat-${seat} ${from >= now ? "later" : to >= now ? "here" : ""}${title && " turn"}` }, seat && String.fromCharCode(64 + Number(seat)));
    tile.style.flexGrow = `${to - from}`;
    return tile;
  });
  const shown = Math.max(0, tiles.findLastIndex(({ classList }) => !classList.contains("later")));
  const first = Math.max(0, Math.min(shown - 4, tiles.length - 9));
  $("near").replaceChildren(...tiles.slice(first, first + 9).map((tile) => Object.assign(tile.cloneNode(true), { onclick: tile.onclick })));
  $("turns").replaceChildren(...tiles);
}

/** Marks the line that leads to the moment, and those that come after it. */
function markStory() {
  const { line } = moments()[here()];
  let isLater = past !== null && !line;
  for (const item of $$("#story > li")) {
    item.classList.toggle("here", past !== null && item === line);
    if (item.dataset.at) isLater = past !== null && Number(item.dataset.at) >= past;
    item.classList.toggle("later", isLater);
  }
  if (past !== null) (line ?? $("story").firstElementChild)?.scrollIntoView({ block: "center" });
}

/**
 * There is more to look back at, or the game is over and everything is open.
 * @param {TableFace} table
 * @param {SeatNumber | null} own
 */
export function refreshTime(table, own) {
  const isOver = hooks.isOver();
  if (past !== null) drawTimeline();
  markStory();
  $("try").hidden = $("eyes").hidden = !isOver;
  /** @type {[SeatNumber | string, string][]} */
  const seats = table.seats.filter((one) => isOver || one.seat === own).map((one) => [one.seat, one.name]);
  /** @type {typeof seats} */
  const choices = [...seats, ["", say("spectator")]];
  if (isOver) choices.push(["open", say("eyes-open")]);
  if ($("eyes").childElementCount !== choices.length) {
    $("eyes").replaceChildren(...choices.map(([value, name]) => make("option", { value }, name)));
    $("eyes").value = `${own ?? ""}`;
  }
}

/**
 * Tells the whole story again from this point of view.
 * @param {Eyes} whose
 */
export async function retell(whose = pastEyes()) {
  /** @type {{ log: LogLine[] }} */
  const { log } = await ask(pageUrl("log", whose));
  tellStory(log, true);
}

/** @param {ReplayHooks} more */
export function listen(more) {
  hooks = more;
  $("first").onclick = () => showMoment(0);
  $("before").onclick = () => wander(-1);
  $("after").onclick = () => wander(1);
  $("last").onclick = () => showMoment(hooks.entries());
  $("run").onclick = autoplay;
  $("scrub").oninput = () => showPlace($("scrub").valueAsNumber);
  $("eyes").onchange = () => retell().then(() => showMoment(past), hooks.onRefusal);
  $("now").onclick = () => showMoment(null);
  $("link").onclick = () => {
    const link = new URL(location.pathname, location.href);
    if (past !== null) link.searchParams.set("at", `${past}`);
    if (copyText(link.href)) $("link").textContent = say("copied");
  };
  $("try").onclick = () => {
    /** @type {Promise<TableFace>} */
    const branch = ask(apiUrl("branch"), { at: past, seat: Number($("eyes").value) || undefined });
    branch.then(({ id }) => (location.href = id), hooks.onRefusal);
  };
}
