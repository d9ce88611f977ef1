// A guided first game: stop by stop, and at each stop one thing to do at most.

import { $, ask, game, lang, make, say } from "./api.js";
import { show } from "./morph.js";
import { colour, nameAll } from "./panels.js";
import * as point from "./point.js";
import "./settings.js";
import { refit } from "./zoom.js";

let stops = [];
let now = 0;
let move = null;

const next = () => go(now + 1);

function go(to) {
  now = Math.min(Math.max(to, 0), stops.length - 1);
  const { says, points_at: thing, legal, lines, meanings, page, prompt } = stops[now];
  const isLast = now === stops.length - 1;
  show($("scene"), page.scene);
  refit();
  move = legal.length ? { act: legal[0], label: meanings[0], button: page.buttons[0], things: page.touches[0] } : null;
  document.body.dataset.state = move ? "yours" : "waiting";
  $("detail").textContent = move ? prompt : "";
  $("note").textContent = says;
  $("progress").textContent = say("progress", { what: now + 1, points: stops.length });
  $("back").disabled = !now;
  $("next").hidden = Boolean(move) || isLast;
  $("play").hidden = !isLast;
  tell(lines);
  point.offer(move ? [move] : [], { hinted: thing ? [thing] : [] });
  const lit = document.querySelector("#scene .lit") ?? document.querySelector("#scene .hinted");
  lit?.scrollIntoView({ block: "center" });
  if (document.activeElement === document.body || document.activeElement.hidden) (move ? lit ?? $("buttons").firstChild : $("next"))?.focus({ preventScroll: true });
  history.replaceState(null, "", `#${now + 1}`);
}

/** The story until now; what is new stands out. */
function tell(fresh) {
  const told = stops.slice(0, now + 1).flatMap((stop) => stop.lines);
  $("story").replaceChildren(...told.map((line) => make("li", { class: fresh.includes(line) ? "here" : "" }, ...line.sentences.flatMap((sentence) => [...colour(sentence), " "]))));
  $("side").firstElementChild.scrollTop = 1e5;
}

function pointed() {
  document.querySelector("#scene .target")?.scrollIntoView({ block: "center" });
  const own = move && !move.things.length;
  $("buttons").replaceChildren(...(own ? [make("button", { type: "button", class: "primary", title: move.label, onclick: next }, move.button)] : []));
}

point.listen({ play: next, pointed, confirms: () => false, reasons: () => false, instead: () => (move ? say("instead", { what: move.button }) : say("read")) });
$("next").addEventListener("click", next);
$("back").addEventListener("click", () => go(now - 1));

addEventListener("keydown", (event) => {
  const isOn = event.target.closest("button, a, summary, [role=button], input");
  if (event.ctrlKey || event.metaKey || event.altKey || (isOn && event.key === "Enter")) return;
  if (event.key === "ArrowLeft") go(now - 1);
  if (["ArrowRight", "Enter"].includes(event.key)) ($("next").hidden ? $("buttons").firstChild : $("next"))?.click();
});

try {
  const lesson = await ask(new URL(`${game}/lesson.json?lang=${lang}`, location.href));
  ({ stops } = lesson);
  nameAll(lesson.players);
  go(Number(location.hash.slice(1)) - 1 || 0);
} catch (refusal) {
  $("note").textContent = `${say("lost")} ${refusal.message}`;
}
