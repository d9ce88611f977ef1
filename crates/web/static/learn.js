// A guided first game, stop by stop. At each stop there is at most one thing to do.

import { $, ask, game, lang, make, makeButton, say, STEPS } from "./api.js";
import { addParts, showScene } from "./morph.js";
import { makeHeading, partsOf, runsOf, setNames } from "./panels.js";
import * as point from "./point.js";
import "./settings.js";
import { refit } from "./zoom.js";

/** @param {string} name */
const inScene = (name) => document.querySelector(`#scene .${name}`);
/** @type {LessonStop[]} */
let stops = [];
let stopAt = 0;
/** @type {Move | undefined} */
let task;

/**
 * Brings a piece into view. No further than that, because the other pieces should stay in view too.
 * @param {Element | null} piece
 */
function bring(piece) {
  document.documentElement.style.scrollPaddingBottom = `${$("bar").offsetHeight}px`;
  piece?.scrollIntoView({ block: "nearest" });
}

/** @param {number} to */
function goTo(to) {
  stopAt = Math.min(Math.max(to, 0), stops.length - 1);
  const { says, points_at: thing, legal: [act], page, prompt } = stops[stopAt];
  const isLast = stopAt === stops.length - 1;
  task = act ? { act, button: page.buttons[0], things: page.touches[0] } : undefined;
  showScene($("scene"), addParts(new Map(), page.scene));
  refit();
  document.body.dataset.state = act ? "yours" : "waiting";
  $("detail").textContent = act ? prompt : "";
  $("note").textContent = says;
  $("progress").textContent = say("progress", { what: stopAt + 1, points: stops.length });
  $("back").disabled = !stopAt;
  $("next").hidden = !!task || isLast;
  $("play").hidden = !isLast;
  tellStops();
  point.offerMoves(task ? [task] : [], { hinted: [thing] });
  scrollTo(0, 0);
  bring(inScene("lit") ?? inScene("hinted"));
  // Enter always continues.
  if (!document.activeElement?.offsetParent) (task ? inScene("lit") ?? $("buttons").firstChild : $("next"))?.focus({ preventScroll: true });
  history.replaceState(null, "", `#${stopAt + 1}`);
}

/** The story so far, with the new part highlighted. */
function tellStops() {
  $("story").replaceChildren(...stops.slice(0, stopAt + 1).flatMap(({ lines }, place) => lines.flatMap(runsOf).map((run) => (run.isHeading ? makeHeading(run.sentences) : make("li", { class: place === stopAt ? "here" : "" }, ...partsOf(run.sentences))))));
}

const goOn = () => goTo(stopAt + 1);

function showTask() {
  $("buttons").replaceChildren(task && !task.things.length ? makeButton(goOn, { class: "primary" }, task.button) : "");
  bring(inScene("target"));
}

point.listen({ play: goOn, showButtons: showTask, confirms: () => false, reasons: () => false, instead: () => (task ? say("instead", { what: task.button }) : say("read")) });
$("next").onclick = goOn;
$("back").onclick = () => goTo(stopAt - 1);
onkeydown = ({ key, target }) => {
  const step = STEPS[key];
  if (step && stops.length && !target.closest("select")) goTo(stopAt + step);
};

try {
  /** @type {Lesson} */
  const lesson = await ask(new URL(`${game}/lesson.json?lang=${lang}`, location.href));
  ({ stops } = lesson);
  setNames(lesson.players);
  goTo(Number(location.hash.slice(1)) - 1);
} catch {
  $("note").textContent = say("lost");
}
