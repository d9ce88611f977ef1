// A guided first game: stop by stop, and at each stop one thing to do at most.

import { $, ask, button, game, lang, make, say } from "./api.js";
import { show } from "./morph.js";
import { colour, nameAll } from "./panels.js";
import * as point from "./point.js";
import "./settings.js";
import { refit } from "./zoom.js";

const seen = (name) => document.querySelector(`#scene .${name}`);
let stops = [];
let now = 0;
let move = null;

function go(to) {
  now = Math.min(Math.max(to, 0), stops.length - 1);
  const { says, points_at: thing, legal: [act], page, prompt } = stops[now];
  const isLast = now === stops.length - 1;
  move = act && { act, button: page.buttons[0], things: page.touches[0] };
  show($("scene"), page.scene);
  refit();
  document.body.dataset.state = act ? "yours" : "waiting";
  $("detail").textContent = act ? prompt : "";
  $("note").textContent = says;
  $("progress").textContent = say("progress", { what: now + 1, points: stops.length });
  $("back").disabled = !now;
  $("next").hidden = act || isLast;
  $("play").hidden = !isLast;
  tell();
  point.offer(act ? [move] : [], { hinted: [thing] });
  (seen("lit") ?? seen("hinted"))?.scrollIntoView({ block: "center" });
  // Enter always goes on.
  if (!document.activeElement.offsetParent) (act ? seen("lit") ?? $("buttons").firstChild : $("next")).focus({ preventScroll: true });
  history.replaceState(null, "", `#${now + 1}`);
}

/** The story until now; what is new stands out. */
function tell() {
  $("story").replaceChildren(...stops.slice(0, now + 1).flatMap(({ lines }, place) => lines.map(({ sentences }) => make("li", { class: place === now ? "here" : "" }, ...sentences.flatMap((sentence) => [...colour(sentence), " "])))));
}

const next = () => go(now + 1);

function pointed() {
  seen("target")?.scrollIntoView({ block: "center" });
  $("buttons").replaceChildren(move && !move.things.length ? button(next, { class: "primary" }, move.button) : "");
}

point.listen({ play: next, pointed, confirms: () => false, reasons: () => false, instead: () => (move ? say("instead", { what: move.button }) : say("read")) });
$("next").onclick = next;
$("back").onclick = () => go(now - 1);
onkeydown = ({ key, target }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step && stops.length && !target.closest("select")) go(now + step);
};

try {
  const lesson = await ask(new URL(`${game}/lesson.json?lang=${lang}`, location.href));
  ({ stops } = lesson);
  nameAll(lesson.players);
  go(Number(location.hash.slice(1)) - 1);
} catch {
  $("note").textContent = say("lost");
}
