// Looking back: the line of time under the story, with whose eyes, and another move tried from there.

import { $, ask, at, make, say } from "./api.js";
import { markMoment, moments } from "./panels.js";

let hooks = {};
let past = null;
let running = null;

/** Whether a moment is shown that is over. */
export const isPast = () => past !== null;

/** With whose eyes one looks back; after the game with anybody's. */
const eyes = () => ($("eyes").value ? { seat: $("eyes").value } : { watch: true });

/** Shows the table when the record had so many entries; as it is now if nothing is said. */
export async function moment(count) {
  const all = moments();
  past = count == null || (count >= hooks.entries() && !hooks.isOver()) ? null : count;
  $("now").hidden = past === null;
  hooks.refresh();
  $("scrub").value = past === null ? all.length : all.findIndex((one) => one >= past);
  markMoment(past);
  if (past === null) return hooks.draw(null);
  try {
    hooks.draw(await ask(at(`moments/${past}`, { words: document.documentElement.lang, page: true, ...eyes() })));
  } catch (refusal) {
    hooks.refused(refusal);
  }
  return undefined;
}

/** Goes so many lines of the story on. */
export function wander(step) {
  const all = moments();
  const here = past === null ? all.length : all.findIndex((one) => one >= past);
  return moment(all[Math.max((here < 0 ? all.length : here) + step, 0)] ?? null);
}

function run() {
  clearInterval(running);
  running = running ? null : setInterval(() => (past === null ? run() : wander(1)), 1200);
  $("run").setAttribute("aria-pressed", running !== null);
}

/** There is more to look back at, or the game is over and all eyes are open. */
export function refresh(table, own) {
  const isOver = hooks.isOver();
  $("scrub").max = moments().length;
  if (past === null) $("scrub").value = moments().length;
  $("time").hidden = !moments().length || (!isOver && past === null);
  $("try").hidden = !isOver;
  const seats = table.seats.filter((one) => isOver || one.seat === own);
  $("eyes").hidden = seats.length + 1 < 3;
  if ($("eyes").childElementCount !== seats.length + 1) {
    $("eyes").replaceChildren(...seats.map((one) => make("option", { value: one.seat }, one.name)), make("option", { value: "" }, say("spectator")));
    $("eyes").value = own ?? "";
  }
}

export function listen(more) {
  hooks = more;
  $("before").addEventListener("click", () => wander(-1));
  $("after").addEventListener("click", () => wander(1));
  $("run").addEventListener("click", () => (past === null ? moment(0).then(run) : run()));
  $("scrub").addEventListener("input", (event) => moment(moments()[Number(event.target.value)] ?? null));
  $("eyes").addEventListener("change", () => moment(past ?? moments().at(-1)));
  $("now").addEventListener("click", () => moment(null));
  $("link").addEventListener("click", () => {
    const link = new URL(location.pathname, location.href);
    if (past !== null) link.searchParams.set("at", past);
    navigator.clipboard?.writeText(link.href);
    $("link").textContent = say("copied");
  });
  $("try").addEventListener("click", async () => {
    try {
      const made = await ask(at("branch"), { at: past ?? moments().at(-1), ...($("eyes").value ? { seat: Number($("eyes").value) } : {}) });
      location.href = made.id;
    } catch (refusal) {
      hooks.refused(refusal);
    }
  });
}
