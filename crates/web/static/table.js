// The table: one stream of events comes down, answers go up, and what the viewer sees is kept as the stream tells it.

import { $, all, ask, at, button, comeIn, game, make, pageAt, say, write } from "./api.js";
import { deal, isRecorded } from "./fair.js";
import { settled, show } from "./morph.js";
import * as panels from "./panels.js";
import * as point from "./point.js";
import * as replay from "./replay.js";
import { announce, isOn, mark } from "./settings.js";
import { refit } from "./zoom.js";

const body = document.body;
const query = new URLSearchParams(location.search);
let source = null;
let seat = Number(query.get("seat")) || null;
let table = null;
let position = null;
let moves = [];
let clocks = null;
let entries = 0;
let posts = 0;
let wasYours = false;
let sent = null;
let region = null;
let told = null;

const eyes = () => ({ seat: seat ?? undefined });

// The stream.

function connect() {
  source?.close();
  source = new EventSource(pageAt("events", { seat }));
  const on = (name, act) => source.addEventListener(name, (event) => act(JSON.parse(event.data)));
  on("sync", synced);
  on("step", stepped);
  on("draft", (draft) => take(draft.position));
  on("table", seated);
  on("chat", (line) => panels.hear([line], false));
  source.addEventListener("bye", lost);
  source.onerror = () => {
    lost();
    // A stream that was refused does not come back by itself.
    if (source.readyState === EventSource.CLOSED) setTimeout(reconnect, 2000);
  };
}

async function reconnect() {
  try {
    await ask(at(""));
  } catch (refusal) {
    if ([403, 404, 410].includes(refusal.status)) {
      body.dataset.link = "found";
      return banner("over", say("not-here"), refusal.message);
    }
  }
  return connect();
}

function link(state) {
  body.dataset.link = state;
  for (const part of ["scene", "bar", "panel-moves"]) $(part).inert = state === "lost";
}

function lost() {
  link("lost");
  write($("prompt"), say("lost"));
  mark("lost");
}

function found() {
  if (body.dataset.link === "lost") $("said").textContent = say("back");
  link("found");
}

/** What all events of the game have. */
function heard(event) {
  found();
  entries = event.at;
  clocks = event.clocks && { ...event.clocks, since: performance.now() };
}

async function synced(sync) {
  heard(sync);
  seated(sync.table);
  panels.hear(sync.chat, true);
  if (!sync.position) return banner("waiting", table.lobby ? $("lobby").querySelector("h2").textContent : "", "");
  take(sync.position);
  if (sync.played_for_you?.length) stoodIn(sync.played_for_you.length);
  await replay.retell(eyes());
  replay.refresh(table, seat);
  if (query.has("at")) await replay.moment(Number(query.get("at")));
  return undefined;
}

function stepped(step) {
  heard(step);
  take(step.position);
  // What has come of a roll is told when the dice lie, and before what came after it.
  told = Promise.all([told, settled()]).then(() => {
    const lines = panels.tellStory(step.news.lines ?? []);
    replay.refresh(table, seat);
    $("said").textContent = `${lines} ${step.position.prompt ?? ""}`;
  });
}

function seated(face) {
  table = face;
  panels.nameAll(table.seats.map((one) => one.name));
  const own = table.you.seats.map((one) => one.seat);
  if (!own.includes(seat)) seat = own[0] ?? null;
  presence();
  const comfort = table.you.seats.find((one) => one.seat === seat)?.comfort;
  $("autopass").hidden = !comfort || game !== "battleforce";
  $("autopass").firstElementChild.checked = comfort?.pass_unless_target ?? false;
  $("speed").value = table.bot_speed;
  $("hint").hidden = !table.hints || !own.length;
  $("tab-chat").hidden = !table.chat;
  $("tab-tally").hidden = !table.hints && table.state === "running";
  showLobby();
  fairly();
  asked();
  replay.refresh(table, seat);
  if (position) headline();
}

const here = () => location.origin + location.pathname;

/** Before the game and after it. */
function showLobby() {
  const lobby = $("lobby");
  lobby.innerHTML = table.lobby ?? "";
  hideLobby();
  for (const field of all("[data-link]", lobby)) field.value = here();
  for (const square of all("[data-square]", lobby)) square.src = `../qr?link=${encodeURIComponent(here())}`;
}

let isToldOfAway = false;

/** Nobody has lied, but the cards were dealt without this page: that is said once. */
function wasAway() {
  if (!isToldOfAway) point.tell(null, say("fair-without"));
  isToldOfAway = true;
}

/** Says whether the cards are fair: at once if they are not, after the game if they are. */
async function fairly() {
  const alarm = (what) => {
    $("alarm")?.remove();
    // After the game the lobby stands where the bar was.
    if (what) $(table.lobby ? "lobby" : "bar").prepend(make("p", { id: "alarm", role: "alert" }, say(what)));
  };
  const wrong = deal(table);
  if (wrong === "fair-without") wasAway();
  else alarm(wrong);
  if (wrong || !table.seed || table.branch) return;
  const face = table;
  const isTrue = await isRecorded(face).catch(() => null);
  if (isTrue === false) alarm("fair-changed");
  if (isTrue && face === table && !$("lobby").querySelector(".proven")) $("lobby").append(make("p", { class: "proven" }, `✓ ${say("fair-proven")}`));
}

function presence() {
  for (const place of all("[data-presence]")) {
    const one = table.seats[place.dataset.presence - 1];
    const state = one.is === "bot" ? "bot" : one.absent || one.resigned ? "absent" : one.connected ? "" : "away";
    write(place, state && say(state));
    place.dataset.state = state;
  }
}

// What is seen.

function take(fresh) {
  position = fresh;
  if (!replay.isPast()) draw(position);
}

const hideLobby = () => ($("lobby").hidden = replay.isPast() || !table?.lobby);

function draw(shown) {
  hideLobby();
  if (!shown.page) return;
  const { scene, buttons, touches, drafts } = shown.page;
  moves = replay.isPast() ? [] : shown.legal.map((act, place) => ({ act, label: shown.meanings[place], button: buttons[place], things: touches[place], isDraft: drafts[place] }));
  show($("scene"), scene, () => describe(shown));
  refit();
  refocus();
  handOver();
}

/** All that follows from what is shown, but for the scene itself. */
function describe(shown) {
  presence();
  point.offer(moves, { hinted: null });
  panels.renew(moves);
  $("hint").disabled = !moves.length;
  $("undo").disabled = !shown.draft.length || replay.isPast();
  headline();
  tick();
}

function headline() {
  if (body.dataset.link === "lost") return;
  if (replay.isPast()) return banner("past", say("past"), "");
  const isYours = position.decision != null;
  const isOver = table?.state !== "running";
  const state = isOver ? "over" : isYours ? "yours" : "waiting";
  const due = position.due?.map(panels.name).join(", ");
  banner(state, isOver ? say("over") : position.prompt ?? "", isYours || isOver ? "" : due ? say("waiting", { name: due }) : "");
  if (isYours && !wasYours) announce(position.prompt);
  wasYours = isYours;
}

function banner(state, prompt, detail) {
  body.dataset.state = state;
  write($("prompt"), prompt);
  write($("detail"), detail);
  mark(state);
}

function tick() {
  const passed = clocks ? performance.now() - clocks.since : 0;
  for (const place of all("[data-clock]")) {
    const number = Number(place.dataset.clock);
    const left = clocks?.left_ms[number - 1];
    if (left == null) continue;
    const seconds = Math.max(0, Math.ceil((left - (clocks.running.includes(number) ? passed : 0)) / 1000));
    write(place, seconds >= 3600 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`);
    place.classList.toggle("short", seconds < 20);
  }
}
setInterval(tick, 500);

// What is done.

async function play(move) {
  // A second click before the answer is here is no second move.
  if (sent === position.decision) return;
  sent = position.decision;
  point.hide();
  body.classList.add("sending");
  posts += 1;
  try {
    await ask(at("moves"), { decision: position.decision, actions: [move.act], id: `${posts}-${Math.random().toString(36).slice(2)}`, ...eyes() });
  } catch (refusal) {
    sent = null;
    if (refusal.code !== "stale") refused(refusal);
  }
  body.classList.remove("sending");
}

async function stepBack(steps) {
  await ask(at("back"), { decision: position.decision, steps, ...eyes() }).catch(refused);
}

const refused = (refusal) => point.tell(null, refusal.message);

function pointed({ chosen, armed, choices }) {
  const own = moves.filter((move) => !move.things.length);
  const offered = choices.length > 1 || (armed && choices.length) ? choices : own;
  const isMain = (move) => move === armed || (offered === own && own.length === 1);
  $("buttons").replaceChildren(...offered.map((move, place) => button(() => play(move), {
    "data-act": move.act, class: isMain(move) ? "primary" : "", title: move.label, "aria-keyshortcuts": place < 9 ? place + 1 : null,
  }, move.button)));
  write($("armed"), armed?.label ?? "");
  $("cancel").disabled = !chosen.length && !position?.draft.length;
  refocus();
}

/** Whoever plays by keys goes on where he was when what had the focus is gone. */
function refocus() {
  if (document.activeElement !== body || !region) return;
  region.tabIndex = -1;
  region.focus({ preventScroll: true });
}

function handOver() {
  const own = table?.you.seats.map((one) => one.seat) ?? [];
  const next = own.find((one) => position.due?.includes(one));
  const curtain = $("curtain");
  if (own.length < 2 || !next || next === seat || replay.isPast()) return;
  curtain.hidden = false;
  const go = button(() => ((curtain.hidden = true), (seat = next), connect()), { class: "primary" }, say("ready", { name: panels.name(next) }));
  curtain.replaceChildren(make("p", {}, say("hand-over", { name: panels.name(next) })), go);
  go.focus();
}

function asked() {
  const { question } = table;
  $("question")?.remove();
  if (!question) return;
  const isOwn = (seats) => table.you.seats.some((one) => seats.includes(one.seat));
  const isOpen = isOwn(question.waits_for);
  const answer = (agree) => () => ask(at("answers"), { question: question.number, agree }).catch(refused);
  const text = say(question.ask === "undo" ? "ask-undo" : "ask-end", { name: panels.name(question.by) });
  const others = say("unanswered", { name: question.waits_for.map(panels.name).join(", ") });
  $("bar").prepend(make("div", { id: "question", role: "alert" }, make("p", {}, text, " ", others),
    isOpen && button(answer(true), { class: "primary" }, say("agree")), isOpen && button(answer(false), {}, say("disagree")),
    !isOpen && isOwn([question.by]) && button(answer(false), {}, say("withdraw"))));
}

function stoodIn(count) {
  point.tell(null, make("b", {}, say("played-for-you", { what: count })), button(() => ask(at("return"), eyes()).then(point.hide, refused), {}, say("take-back")));
}

async function hint() {
  $("armed").textContent = say("hint-thinking");
  try {
    const advice = await ask(at("advice", eyes()));
    const [best] = advice.choices;
    const move = moves.find((one) => one.act === best?.action);
    point.offer(moves, { hinted: move?.things ?? [] });
    $("armed").textContent = say("hint", { what: best?.meaning ?? advice.meanings?.[0] ?? "" });
  } catch (refusal) {
    $("armed").textContent = "";
    refused(refusal);
  }
}

// Keys and buttons.

// Besides those that buttons and tabs name themselves.
const KEYS = {
  Escape: () => point.hide() ?? (point.unchoose() || (replay.isPast() && replay.moment(null))),
  Enter: () => point.playArmed() ?? $("buttons").querySelector(".primary")?.click(), " ": () => $("buttons").querySelector("[data-act=pass], .primary")?.click(),
  ArrowLeft: () => replay.wander(-1), ArrowRight: () => replay.wander(1), Home: () => replay.moment(0), End: () => replay.moment(null),
};

addEventListener("focusin", ({ target }) => (region = target.closest("#scene, #bar, #moves")));
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  if (event.target.closest("button, a, summary, [role=button]") && (event.key === "Enter" || event.key === " ")) return;
  const named = all("[aria-keyshortcuts]:not([hidden])").find((one) => one.ariaKeyShortcuts === event.key);
  if (!named && !KEYS[event.key]) return;
  event.preventDefault();
  if (named) named.click();
  else KEYS[event.key]();
});

// Scenes on phones keep clear of the bar. Elsewhere nobody asks, and all styles would be worked out again.
new ResizeObserver(() => innerWidth < 720 && body.style.setProperty("--bar-height", `${$("bar").offsetHeight}px`)).observe($("bar"));

$("undo").onclick = () => stepBack(1);
$("cancel").onclick = () => point.unchoose() || (position?.draft.length && stepBack(0));
$("hint").onclick = hint;
$("speed").onchange = ({ target }) => ask(at("speed"), { bot_speed: target.value }).catch(refused);
$("autopass").onchange = ({ target }) => ask(at("comfort"), { pass_unless_target: target.checked, ...eyes() }).catch(refused);

/** A button that says itself what it posts, and what follows. */
async function post(button) {
  const { post: path, body: about = "{}", then, confirm: question } = button.dataset;
  if (question && !confirm(question)) return;
  const invite = path === "join" ? { invite: query.get("invite") ?? undefined } : {};
  try {
    if ("guest" in button.dataset) await comeIn();
    const answer = await ask(at(path), { ...JSON.parse(about), ...invite, ...("own" in button.dataset ? eyes() : {}) });
    if (then === "reload") location.reload();
    if (then === "go") location.href = answer.id;
  } catch (refusal) {
    refused(refusal);
  }
}

body.onclick = ({ target }) => {
  const button = target.closest("button");
  if (button?.dataset.post) post(button);
  if (button?.dataset.copy) {
    // In the old way, which also works without a secure connection: friends in one house have none.
    button.parentElement.querySelector("[data-link]").select();
    if (document.execCommand("copy")) button.textContent = button.dataset.copy;
  }
  if (button?.id === "look-back") panels.open("story"), replay.moment(0);
};

replay.listen({ refused, refresh: () => replay.refresh(table, seat), entries: () => entries, isOver: () => table?.state !== "running", draw: (shown) => draw(shown ?? position) });
panels.listen({ moment: replay.moment, near: point.inspect, play, eyes, refused });
point.listen({ play, pointed, eyes, confirms: () => isOn("confirm"), reasons: () => isOn("hints"), rule: (rule) => panels.open("rules", rule) });
connect();
