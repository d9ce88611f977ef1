// Looking back: the timeline under the story, the choice of point of view, and trying another move from
// there.

import { $, apiUrl, ask, copyText, make, pageUrl, say } from "./api.js";
import { markMoment, moments, tellStory } from "./panels.js";

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

/** How many lines of the story come before the moment that is shown. */
const linesBefore = () => moments().filter((at) => past === null || at < past).length;

/**
 * Shows the table as it was when the record had this many entries, or as it is now if no number is given.
 * @param {number | null} [count]
 */
export async function showMoment(count) {
  past = count == null || (count >= hooks.entries() && !hooks.isOver()) ? null : count;
  $("now").hidden = past === null;
  hooks.refresh();
  $("scrub").value = `${linesBefore()}`;
  markMoment(past);
  await (past === null ? hooks.draw(null) : ask(pageUrl(`moments/${past}`, pastEyes())).then(hooks.draw, hooks.onRefusal));
}

/**
 * Moves forward by this many lines of the story.
 * @param {number} step
 */
export function wander(step) {
  return showMoment(moments()[Math.max(linesBefore() + step, 0)]);
}

function autoplay() {
  clearInterval(runTimer);
  runTimer = runTimer ? undefined : setInterval(() => (past === null ? autoplay() : wander(1)), 1200);
  $("run").setAttribute("aria-pressed", `${!!runTimer}`);
}

/**
 * There is more to look back at, or the game is over and everything is open.
 * @param {TableFace} table
 * @param {SeatNumber | null} own
 */
export function refreshTime(table, own) {
  const isOver = hooks.isOver();
  const count = moments().length;
  $("scrub").max = `${count}`;
  if (past === null) $("scrub").value = `${count}`;
  $("time").hidden = !count || (!isOver && past === null);
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
  $("before").onclick = () => wander(-1);
  $("after").onclick = () => wander(1);
  $("run").onclick = () => (past === null ? showMoment(0).then(autoplay) : autoplay());
  $("scrub").oninput = () => showMoment(moments()[$("scrub").valueAsNumber]);
  $("eyes").onchange = () => retell().then(() => showMoment(past ?? moments().at(-1)), hooks.onRefusal);
  $("now").onclick = () => showMoment(null);
  $("link").onclick = () => {
    const link = new URL(location.pathname, location.href);
    if (past !== null) link.searchParams.set("at", `${past}`);
    if (copyText(link.href)) $("link").textContent = say("copied");
  };
  $("try").onclick = () => {
    /** @type {Promise<TableFace>} */
    const branch = ask(apiUrl("branch"), { at: past ?? moments().at(-1), seat: Number($("eyes").value) || undefined });
    branch.then(({ id }) => (location.href = id), hooks.onRefusal);
  };
}
