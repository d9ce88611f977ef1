// Hints for somebody's first game: one at a time, until each has been followed or the game is over.

import { $, $$, game, setText } from "./api.js";
import { isSet } from "./settings.js";

const [box] = $$("[data-setting=tips]");
/** The hints that this device knows from this game, or all of them. */
const TOLD = `tips-${game}`;
const ALL = "all";
/** @type {Tip | null} */
let shown = null;

const told = () => (localStorage[TOLD] ?? "").split(" ");

box.checked &&= !told().includes(ALL);
// Players who want hints again get all of them.
box.addEventListener("change", () => {
  if (box.checked) delete localStorage[TOLD];
  else showTip(null);
});

/**
 * Shows a hint, if the viewer wants it and does not know it. Returns what it points at.
 * @param {Tip | null | undefined} tip
 */
export function showTip(tip) {
  shown = tip && isSet("tips") && !told().includes(tip.key) && !told().includes(ALL) ? tip : null;
  setText($("tip"), shown?.text ?? "");
  return shown?.things ?? null;
}

/**
 * Remembers a hint that the viewer has followed.
 * @param {Move} move
 */
export function followTip(move) {
  if (shown && move.things.some((thing) => shown?.things.includes(thing))) localStorage[TOLD] = [...told(), shown.key].join(" ");
}

/** Somebody who has finished a game needs no more hints. */
export function endTips() {
  if (localStorage.tips === "on") return;
  localStorage[TOLD] = ALL;
  box.checked = false;
}
