// The table page. One event stream comes down, answers go up, and the page shows what the stream says.

import { $, $$, apiUrl, ask, askMe, becomeGuest, copyText, make, makeButton, pageUrl, say, setText, STEPS } from "./api.js";
import { deal, isRecordTrue } from "./fair.js";
import * as beats from "./beats.js";
import { addParts, showScene } from "./morph.js";
import * as panels from "./panels.js";
import * as point from "./point.js";
import * as replay from "./replay.js";
import { play as sound } from "./sounds.js";
import { announceTurn, isSet, markTab } from "./settings.js";
import { endTips, followTip, showTip } from "./tips.js";
import { refit, reveal } from "./zoom.js";

const { body } = document;
const autopass = $("autopass").firstElementChild;
const params = new URLSearchParams(location.search);
/** @type {EventSource} */
let stream;
let mySeat = Number(params.get("seat")) || null;
/**
 * Undefined before the first event.
 * @type {TableFace}
 */
let table;
/**
 * Undefined before the game begins, when there is nothing to click either.
 * @type {Position}
 */
let position;
/** @type {Move[]} */
let moves = [];
/** @type {ClockFace & { since: number } | null | undefined} */
let clocks;
let entries = 0;
let posts = 0;
let wasYours = false;
/**
 * The newest position, which may not be shown yet.
 * @type {Position | undefined}
 */
let latest;
/**
 * When the connection was lost.
 * @type {number | null}
 */
let lostSince = null;
/**
 * The last decision that was answered.
 * @type {string | null}
 */
let sentFor = null;
/**
 * Where the focus was last: in which part of the page, and on which piece.
 * @type {HTMLElement | null}
 */
let region = null;
/** @type {{ id: string, thing?: Notation } | null} */
let lastPiece = null;
/** What the viewer has drafted last, in words. */
let drafted = "";

/** Whether the viewer has given up their seat. */
let hasLeft = false;

const mySeats = () => table?.you.seats.map((one) => one.seat) ?? [];
const refreshTime = () => replay.refreshTime(table, mySeat);
const myEyes = () => ({ seat: mySeat ?? undefined });

// The stream.

function connect() {
  stream?.close();
  stream = new EventSource(pageUrl("events", { seat: mySeat }));
  /** @type {<Name extends keyof StreamEvents>(name: Name, act: (data: StreamEvents[Name]) => unknown) => void} */
  const on = (name, act) => stream.addEventListener(name, (event) => act(JSON.parse(event.data)));
  on("sync", onSync);
  on("step", onStep);
  on("draft", onDraft);
  on("table", onTable);
  on("talk", (lines) => panels.addChat(lines, true));
  on("chat", (line) => panels.addChat([line], false));
  stream.addEventListener("bye", onLost);
  stream.onerror = () => {
    onLost();
    // A stream that was refused does not reconnect automatically.
    if (stream.readyState === EventSource.CLOSED) setTimeout(reconnect, 2000);
  };
}

async function reconnect() {
  try {
    await ask(apiUrl(""));
  } catch (refusal) {
    if ([403, 404, 410].includes(refusal.status)) {
      body.dataset.link = "found";
      return banner("over", say("not-here"), refusal.message);
    }
  }
  return connect();
}

/** @param {"found" | "lost"} state */
function showLink(state) {
  body.dataset.link = state;
  for (const part of $$("#scene, #bar, #panel-moves")) part.inert = state === "lost";
}

function onLost() {
  lostSince ??= performance.now();
  showLink("lost");
  setText($("prompt"), say("lost"));
  markTab("lost");
}

function onFound() {
  if (body.dataset.link === "lost") $("said").textContent = say("back");
  showLink("found");
  lostSince = null;
}

/**
 * What all events of the game have in common.
 * @param {GameEvent} event
 */
function onGameEvent(event) {
  onFound();
  entries = event.at;
  clocks = event.clocks && { ...event.clocks, since: performance.now() };
}

/** @param {Sync} sync */
async function onSync(sync) {
  onGameEvent(sync);
  beats.clear();
  onTable(sync.table);
  sceneParts = new Map();
  [lately, hasMoved] = [[], true];
  isWhole = true;
  if (!sync.position) return banner("waiting", $("lobby").querySelector("h2")?.textContent ?? "", "");
  addParts(sceneParts, sync.position.page?.scene);
  latest = sync.position;
  showPosition(latest, new Map(sceneParts));
  if (sync.played_for_you?.length && table.state === "running") tellOfStandIn(sync.played_for_you.length);
  isWhole = false;
  await replay.retell(myEyes());
  refreshTime();
  if (params.has("at")) await replay.showMoment(Number(params.get("at")));
  return undefined;
}

/**
 * A step is shown beat by beat. The prompt and the moves come with the new scene. After a while without a
 * connection, or while the viewer looks back, it is not shown but only told.
 * @param {Step} step
 */
function onStep(step) {
  const isLate = performance.now() - (lostSince ?? Infinity) > 10_000;
  onGameEvent(step);
  const { news, position: fresh } = step;
  addParts(sceneParts, fresh.page?.scene);
  const lines = news.lines ?? [];
  if (hasMoved) [startParts, lately, hasMoved] = [shownParts, [], false];
  latest = fresh;
  // Nothing is shown in a hidden tab until somebody looks, but they are told when it is their turn.
  if (document.hidden) tellOfTurn(fresh);
  const batch = { beats: news.beats ?? [], parts: new Map(sceneParts), lines };
  lately.push(batch);
  beats.add({
    ...batch,
    beats: isLate || replay.isPast() ? [] : batch.beats,
    finish() {
      const told = tellLines(lines, Infinity);
      showPosition(fresh, batch.parts);
      $("said").textContent = `${told} ${fresh.prompt ?? ""}`;
    },
  });
}

/** Shows again what has happened since the viewer's last move. */
function showAgain() {
  const all = lately.filter((batch) => batch.beats.length);
  if (beats.isBusy() || replay.isPast() || !all.length) return;
  showScene($("scene"), startParts);
  for (const batch of all) beats.add({ ...batch, finish: () => (batch === all.at(-1) ? showPosition(position, shownParts) : showScene($("scene"), batch.parts)) });
}

/**
 * Tells the story as far as the viewer has seen so many events. Returns the new sentences.
 * @param {LogLine[]} lines
 * @param {number} events
 */
function tellLines(lines, events) {
  /** @param {LogLine} line */
  const known = ({ sentences, after }) => sentences.filter((_, place) => (after?.[place] ?? 0) <= events);
  const told = panels.tellStory(lines.map((line) => ({ ...line, sentences: known(line) })));
  refreshTime();
  return told;
}

beats.listen({
  isAwaited: () => !!clocks?.running.some((one) => mySeats().includes(one)) || (latest?.decision != null && table.seats.some((one) => one.is === "person" && one.connected && !mySeats().includes(one.seat))),
  begins(beat, { lines }) {
    body.classList.add("playing");
    if (!$("skip")) {
      moves = [];
      point.offerMoves(moves, { hinted: null });
      $("buttons").replaceChildren(makeButton(beats.skip, { id: "skip", "aria-keyshortcuts": "Space" }, say("skip")));
      for (const button of [$("undo"), $("cancel"), $("hint")]) button.disabled = true;
    }
    const sentence = lines.flatMap(({ sentences, after = [] }) => sentences.filter((_, place) => after[place] >= beat.events))[0];
    if (replay.isPast()) return;
    banner("waiting", beat.says ?? sentence ?? $("prompt").textContent ?? "", "");
    setText($("dots"), beats.dots());
  },
  ended(beat, { lines }) {
    const told = tellLines(lines, beat.events);
    if (told) $("said").textContent = told;
  },
  rests() {
    body.classList.remove("playing");
    setText($("dots"), "");
  },
});

/**
 * Drafts are told too, although the story begins with the batch.
 * @param {StreamEvents["draft"]} draft
 */
function onDraft({ position: fresh }) {
  addParts(sceneParts, fresh.page?.scene);
  const parts = new Map(sceneParts);
  latest = fresh;
  const finish = () => {
    showPosition(fresh, parts);
    $("said").textContent = [drafted, fresh.prompt].filter(Boolean).join(" ");
    drafted = "";
  };
  beats.add({ beats: [], parts, lines: [], finish });
}

/**
 * The table itself has changed. If something is being shown, that comes first: it may be how the game ended.
 * @param {TableFace} face
 */
function onTable(face) {
  if (table && face.state !== table.state && beats.isBusy()) beats.add({ beats: [], parts: sceneParts, lines: [], finish: () => takeTable(face) });
  else takeTable(face);
}

/** @param {TableFace} face */
function takeTable(face) {
  const hadSeat = mySeats().length > 0;
  const ends = table?.state === "running" && face.state !== "running";
  table = face;
  if (hadSeat && !mySeats().length && table.state === "open" && !hasLeft) point.showBubble(null, say("removed"));
  panels.setNames(table.seats.map((one) => one.name));
  const own = mySeats();
  if (!own.some((one) => one === mySeat)) mySeat = own[0] ?? null;
  showPresence();
  const comfort = table.you.seats.find((one) => one.seat === mySeat)?.comfort;
  $("autopass").hidden = !comfort || !("reacts" in $("autopass").dataset);
  autopass.checked = comfort?.pass_unless_target ?? false;
  $("hint").hidden = !table.hints || !own.length;
  $("tab-chat").hidden = !table.chat;
  $("tab-tally").hidden = !table.hints && table.state === "running";
  showStage();
  body.dataset.role = own.length || table.state !== "running" ? "player" : "watcher";
  showLobby(ends);
  showQuestion();
  showStandIn();
  if (params.has("begin") && table.state === "open" && table.you.host) begin();
  refreshTime();
  if (position) headline();
}

const tableLink = () => location.origin + location.pathname;

let lobbyShown = "";

/** Before the game, the chat is next to the lobby; then the story is. */
function showStage() {
  const { state, chat } = table;
  const isNew = body.dataset.stage !== state;
  body.dataset.stage = state;
  if (isNew && chat && state === "open") panels.showPanel("chat");
  else if (isNew && state === "running") panels.showPanel("story");
}

/**
 * Under which name and with which face the viewer sits down. Strangers get any face.
 * @type {Me | undefined}
 */
let me;

/** @param {HTMLInputElement} field */
async function introduce(field) {
  me ??= "known" in field.dataset ? await askMe() : { name: "", face: anyFace(), kind: "guest" };
  field.value ||= me.name;
  field.readOnly = me.kind === "account";
  showFace();
}

const anyFace = () => Math.floor(Math.random() * 5400);

function showFace() {
  for (const image of $$("[data-face]")) image.src = `${image.dataset.face}${me?.face}.svg`;
}

/**
 * Before the game and after it.
 * @param {boolean} ends Whether the game has just ended.
 */
function showLobby(ends) {
  const place = $(table.state === "open" ? "lobby" : "ending");
  // A name that is being typed stays.
  if (lobbyShown !== table.lobby) {
    const typed = $$("[data-guest-name]", place)[0];
    const focused = $$(":focus", place)[0];
    $("lobby").replaceChildren();
    place.innerHTML = lobbyShown = table.lobby ?? "";
    place.classList.toggle("reveals", ends);
    const field = $$("[data-guest-name]", place)[0];
    if (field && typed) field.value = typed.value;
    // The focus stays too: on the button that does the same, or else on the first one.
    /** @param {HTMLElement} one */
    const isSame = ({ dataset }) => dataset.post === focused?.dataset.post && dataset.body === focused?.dataset.body;
    if (focused) (focused === typed ? field : $$("button", place).find(isSame) ?? $$("button", place)[0])?.focus();
    if (field) introduce(field).catch(onRefusal);
    for (const link of $$("[data-link]", place)) link.value = tableLink();
    for (const square of $$("[data-square]", place)) square.src = `../qr?link=${encodeURIComponent(tableLink())}`;
    for (const button of $$("#lobby [data-share]")) button.hidden = !navigator.share;
  }
  hideLobby();
  showFinale();
  checkFairness();
}

/** Puts the result above the buttons, if both have come. */
function showFinale() {
  const finale = position?.page?.finale;
  const [place] = $$("#finale:empty");
  if (!finale || !place) return;
  place.innerHTML = finale;
  $("ending").classList.add("full");
}

let isAbsenceTold = false;

/** Nobody has lied, but the cards were dealt without this page. That is said once. */
function tellOfAbsence() {
  if (!isAbsenceTold) point.showBubble(null, say("fair-without"));
  isAbsenceTold = true;
}

/** Says whether the cards are fair: immediately if they are not, after the game if they are. */
async function checkFairness() {
  /** @param {FairTrouble | null} what */
  const alarm = (what) => {
    $("alarm")?.remove();
    if (what) $(table.state === "open" ? "lobby" : table.lobby ? "ending" : "bar").prepend(make("p", { id: "alarm", role: "alert" }, say(what)));
  };
  const wrong = deal(table);
  if (wrong === "fair-without") tellOfAbsence();
  else alarm(wrong);
  if (wrong || !table.seed || table.branch) return;
  const face = table;
  const isTrue = await isRecordTrue(face).catch(() => null);
  if (isTrue === false) alarm("fair-changed");
  if (isTrue && face === table && !$$("#finale .proven")[0]) ($$("#finale .account")[0] ?? $$("#finale")[0])?.append(make("p", { class: "proven" }, `✓ ${say("fair-proven")}`));
}

function showPresence() {
  for (const place of $$("[data-presence]")) {
    const one = table.seats[Number(place.dataset.presence) - 1];
    const state = one.is === "bot" ? "bot" : one.absent || one.resigned ? "absent" : one.connected ? "" : "away";
    setText(place, state && say(state));
    place.dataset.state = state;
  }
}

// Drawing.

/**
 * The parts of the present scene. An update brings only those that have changed.
 * @type {Map<string, string>}
 */
let sceneParts = new Map();
/**
 * Those of the position that is shown, which may be an earlier one.
 * @type {Map<string, string>}
 */
let shownParts = new Map();

/** Whether the viewer has moved since something happened. */
let hasMoved = true;
/**
 * The steps since the viewer's last move, and the scene before them.
 * @type {Omit<Batch, "place" | "finish">[]}
 */
let lately = [];
/** @type {Map<string, string>} */
let startParts = new Map();

let isWhole = false;

/** A page that has lost a part gets everything again, but not for ever. */
function lostParts() {
  if (!isWhole) connect();
}

/**
 * Takes over a position whose parts are known.
 * @param {Position} fresh
 * @param {Map<string, string>} parts
 */
function showPosition(fresh, parts) {
  position = fresh;
  shownParts = parts;
  if (!replay.isPast()) drawTable(position);
  showFinale();
}

const hideLobby = () => {
  for (const place of [$("lobby"), $("ending")]) place.hidden = replay.isPast() || !place.childElementCount;
};

/** @param {Position} shown */
function drawTable(shown) {
  hideLobby();
  if (!shown.page) return;
  const { buttons, touches, drafts, ends } = shown.page;
  moves = replay.isPast() || beats.isBehind() ? [] : shown.legal.map((act, place) => ({ act, label: shown.meanings[place], button: buttons[place], things: touches[place], isDraft: drafts[place], isEnd: place === ends }));
  const parts = replay.isPast() ? addParts(new Map(), shown.page.scene) : shownParts;
  if (!showScene($("scene"), parts, () => drawRest(shown))) lostParts();
  refit();
  reveal($$("#scene .lit"));
  refocus();
  if (!beats.isBehind()) handOver();
}

/**
 * Everything that follows from the position except the scene itself.
 * @param {Position} shown
 */
function drawRest(shown) {
  showPresence();
  point.offerMoves(moves, { hinted: showTip(moves.length ? shown.page.tip : null) });
  panels.setMoves(moves);
  $("hint").disabled = !moves.length;
  $("undo").disabled = !shown.draft.length || replay.isPast();
  $("again").hidden = !lately.some((batch) => batch.beats.length) || replay.isPast();
  // Something else is about to be shown.
  if (beats.isBehind()) return;
  headline();
  tick();
}

function headline() {
  if (body.dataset.link === "lost") return;
  if (replay.isPast()) {
    const [prompt, turn] = replay.caption();
    return banner("past", prompt, [table?.branch && say("branch"), turn || say("past")].filter(Boolean).join(" · "));
  }
  const isYours = position.decision != null;
  const isOver = table?.state !== "running";
  if (table?.state === "over" && mySeats().length) endTips();
  const state = isOver ? "over" : isYours ? "yours" : "waiting";
  const prompt = isOver ? say("over") : position.prompt ?? "";
  const due = position.due?.map(panels.nameOf).join(", ");
  const turn = isOver ? "" : isYours ? say("your-turn") : due && say("waiting", { name: due });
  const details = [table?.branch && say("branch"), !isOver && !mySeats().length && say("watching"), !prompt.includes(turn ?? "") && turn];
  banner(state, prompt, details.filter(Boolean).join(" · "));
  tellOfTurn(position);
}

/**
 * Says so when it has become the viewer's turn.
 * @param {Position} fresh
 */
function tellOfTurn({ decision, prompt }) {
  if (decision != null && !wasYours) announceTurn(prompt ?? "");
  wasYours = decision != null;
}

/** @type {(state: TableState, prompt: string, detail: string) => void} */
function banner(state, prompt, detail) {
  body.dataset.state = state;
  setText($("prompt"), prompt);
  setText($("detail"), detail);
  markTab(state);
}

function tick() {
  if (!clocks) return;
  const passed = performance.now() - clocks.since;
  for (const place of $$("[data-clock]")) {
    const number = Number(place.dataset.clock);
    const left = clocks.left_ms[number - 1];
    if (left == null) continue;
    const seconds = Math.max(0, Math.ceil((left - (clocks.running.includes(number) ? passed : 0)) / 1000));
    setText(place, seconds >= 3600 ? `${Math.floor(seconds / 3600)} h` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`);
    place.classList.toggle("short", seconds < 20);
  }
}
setInterval(tick, 500);

// Acting.

/**
 * The last decision for which the viewer was asked whether they want to end their turn, and when.
 * @type {{ decision?: string | null, since: number }}
 */
let asked = { since: 0 };

/** Whether the viewer still has to say that they want to end their turn. Pressing twice at once is not an answer. */
function asksFirst() {
  const { decision } = position;
  if (asked.decision !== decision) {
    asked = { decision, since: performance.now() };
    $("said").textContent = say("unspent");
  }
  setText($("armed"), say("unspent"));
  $("armed").classList.add("asks");
  return performance.now() - asked.since < 400;
}

/** @param {Move} move */
async function play(move) {
  // A second click before the answer has arrived is not a second move.
  if (sentFor === position.decision) return;
  if (move.isEnd && asksFirst()) return;
  sentFor = position.decision;
  followTip(move);
  drafted = move.label ? `${move.label}.` : "";
  point.hideBubble();
  body.classList.add("sending");
  posts += 1;
  hasMoved = true;
  sound("card", { loud: 0.5 });
  try {
    await ask(apiUrl("moves"), { decision: position.decision, actions: [move.act], id: `${posts}-${Math.random().toString(36).slice(2)}`, ...myEyes() });
  } catch (refusal) {
    sentFor = null;
    if (refusal.code !== "stale") onRefusal(refusal);
  }
  body.classList.remove("sending");
}

/** @param {number} steps */
async function stepBack(steps) {
  await ask(apiUrl("back"), { decision: position.decision, steps, ...myEyes() }).catch(onRefusal);
}

/** @param {Refusal} refusal */
const onRefusal = (refusal) => point.showBubble(null, refusal.message);

/** @type {PointHooks["showButtons"]} */
function showButtons({ trail, armed, choices }) {
  const own = moves.filter((move) => !move.things.length);
  const offered = choices.length > 1 || (armed && choices.length) ? choices : own;
  /** @param {Move} move */
  const isMain = (move) => move === armed || (offered === own && own.length === 1);
  $("buttons").replaceChildren(...offered.map((move, place) => makeButton(() => play(move), {
    "data-act": move.act, class: isMain(move) ? "primary" : "", title: move.label, "aria-keyshortcuts": place < 9 ? place + 1 : null,
  }, move.button)));
  setText($("armed"), armed?.label ?? "");
  $("armed").classList.remove("asks");
  $("cancel").disabled = !trail.length && !position?.draft.length;
  refocus();
}

/**
 * Keeps the keyboard focus in place when the focused element is gone: on the same piece, or else on the next one that
 * can be chosen.
 */
function refocus() {
  if (document.activeElement !== body || !region) return;
  const lit = lastPiece ? $$("[data-thing][tabindex]", $("scene")) : [];
  const next = lit.find(({ id }) => id && id === lastPiece?.id) ?? lit.find(({ dataset }) => dataset.thing === lastPiece?.thing) ?? lit[0] ?? region;
  if (next === region) region.tabIndex = -1;
  next.focus({ preventScroll: true });
}

function handOver() {
  const own = mySeats();
  const next = own.find((one) => position.due?.includes(one));
  const curtain = $("curtain");
  if (own.length < 2 || !next || next === mySeat || replay.isPast()) return;
  curtain.hidden = false;
  const go = makeButton(() => ((curtain.hidden = true), (mySeat = next), connect()), { class: "primary" }, say("ready", { name: panels.nameOf(next) }));
  curtain.replaceChildren(make("p", {}, say("hand-over", { name: panels.nameOf(next) })), go);
  go.focus();
}

function showQuestion() {
  const { question } = table;
  $("question")?.remove();
  if (!question) return;
  /** @param {SeatNumber[]} seats */
  const isOwn = (seats) => mySeats().some((one) => seats.includes(one));
  const isOpen = isOwn(question.waits_for);
  /** @param {boolean} agree */
  const answer = (agree) => () => ask(apiUrl("answers"), { question: question.number, agree }).catch(onRefusal);
  const text = say(question.ask === "undo" ? "ask-undo" : "ask-end", { name: panels.nameOf(question.by) });
  const others = say("unanswered", { name: question.waits_for.map(panels.nameOf).join(", ") });
  $("bar").prepend(make("div", { id: "question", role: "alert" }, make("p", {}, text, " ", others),
    isOpen && makeButton(answer(true), { class: "primary" }, say("agree")), isOpen && makeButton(answer(false), {}, say("disagree")),
    !isOpen && isOwn([question.by]) && makeButton(answer(false), {}, say("withdraw"))));
}

/** As long as a bot plays for the viewer, a button gives their seat back to them. */
function showStandIn() {
  $("stand-in")?.remove();
  const isAbsent = table.seats[(mySeat ?? 0) - 1]?.absent && table.state === "running";
  if (isAbsent) $("bar").prepend(make("div", { id: "stand-in", role: "status" }, make("p", {}, say("stand-in")), makeButton(() => ask(apiUrl("return"), myEyes()).catch(onRefusal), { class: "primary" }, say("take-back"))));
}

/** @param {number} count */
const tellOfStandIn = (count) => point.showBubble(null, say("played-for-you", { what: count }));

/** Starts the next game with the same bots. */
function begin() {
  params.delete("begin");
  history.replaceState(null, "", `${location.pathname}${params.size ? `?${params}` : ""}`);
  ask(apiUrl("start"), { wait: true }).catch(onRefusal);
}

async function advise() {
  $("armed").textContent = say("hint-thinking");
  try {
    /** @type {Advice} */
    const advice = await ask(apiUrl("advice", myEyes()));
    const [best] = advice.choices;
    const move = moves.find((one) => one.act === best?.action);
    point.offerMoves(moves, { hinted: move?.things ?? [] });
    reveal($$("#scene .hinted"));
    $("armed").textContent = say("hint", { what: advice.meanings[0] ?? "" });
  } catch (refusal) {
    $("armed").textContent = "";
    onRefusal(refusal);
  }
}

// Keys and buttons.

/**
 * Keys in addition to those that buttons and tabs name themselves.
 * @type {Partial<Record<string, (event: KeyboardEvent) => unknown>>}
 */
const KEYS = {
  Escape: () => (($("menu").open = false), point.hideBubble() ?? (point.unchoose() || (replay.isPast() && replay.showMoment(null)))),
  // In the scene, Enter is for pieces. It does not end a turn because the piece that had the focus is gone.
  Enter: ({ target }) => point.playArmed() ?? (target.closest("#scene") || $$("#buttons .primary")[0]?.click()), " ": () => $$("#buttons :is([data-act=pass], .primary)")[0]?.click(),
  ArrowLeft: () => replay.wander(-1), ArrowRight: () => replay.wander(1), Home: () => replay.showMoment(0), End: () => replay.showMoment(null),
};

// Enter in the field with one's name takes the first free seat.
$("lobby").onkeydown = ({ key, target }) => {
  if (key === "Enter" && "guestName" in target.dataset) $$("[data-guest]", $("lobby"))[0]?.click();
};

addEventListener("focusin", ({ target }) => {
  region = target.closest("#scene, #bar, #moves");
  /** @type {HTMLElement | null} */
  const piece = target.closest("#scene [data-thing]");
  lastPiece = piece && { id: piece.id, thing: piece.dataset.thing };
});
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  if (event.target.closest("button, a, summary, [role=button]") && (event.key === "Enter" || event.key === " ")) return;
  const named = $$("[aria-keyshortcuts]:not([hidden])").find((one) => one.ariaKeyShortcuts === event.key);
  if (!named && !KEYS[event.key]) return;
  event.preventDefault();
  // A key that is held down decides nothing.
  if (event.repeat && !STEPS[event.key]) return;
  if (named) named.click();
  else KEYS[event.key]?.(event);
});

// Scenes on phones keep clear of the bar. Elsewhere the height is not used, and setting it would recompute
// all styles.
new ResizeObserver(() => innerWidth < 720 && body.style.setProperty("--bar-height", `${$("bar").offsetHeight}px`)).observe($("bar"));

$("again").onclick = showAgain;
$("undo").onclick = () => stepBack(1);
$("cancel").onclick = () => point.unchoose() || (position?.draft.length && stepBack(0));
$("hint").onclick = advise;
$("record").href = apiUrl("record").href;
autopass.onchange = () => ask(apiUrl("comfort"), { pass_unless_target: autopass.checked, ...myEyes() }).catch(onRefusal);

/**
 * Handles a button that names what it posts and what follows.
 * @param {HTMLButtonElement} button
 */
async function post(button) {
  const { post: path = "", body: about = "{}", then, confirm: question } = button.dataset;
  if (question && !confirm(question)) return;
  const invite = path === "join" ? { invite: params.get("invite") ?? undefined } : {};
  try {
    if ("guest" in button.dataset) await becomeGuest($$("[data-guest-name]")[0]?.value ?? "", me?.face);
    hasLeft = path === "leave";
    /** @type {TableFace} */
    const answer = await ask(apiUrl(path), { ...JSON.parse(about), ...invite, ...("own" in button.dataset ? myEyes() : {}) });
    if (then === "connect") connect();
    // With bots alone, nobody has to be waited for.
    const isReady = answer?.seats?.every(({ seat, is }) => is === "bot" || answer.you.seats.some((own) => own.seat === seat));
    if (then === "go") location.href = isReady && answer.state === "open" ? `${answer.id}?begin` : answer.id;
  } catch (refusal) {
    onRefusal(refusal);
  }
}

/**
 * Shares the result with a link to the table: as people do on their device, or by copying it.
 * @param {HTMLElement} button
 */
function share(button) {
  const { share: text = "" } = button.dataset;
  if (navigator.share) navigator.share({ text, url: tableLink() }).catch(() => {});
  else if (copyText(`${text}\n${tableLink()}`)) button.textContent = say("copied");
}

body.onclick = ({ target }) => {
  const button = target.closest("button");
  if (button?.dataset.post) post(button);
  if (button?.dataset.copy && copyText(tableLink())) button.textContent = button.dataset.copy;
  if (button && "another" in button.dataset && me) me.face = anyFace(), showFace();
  if (button && "watch" in button.dataset) body.toggleAttribute("data-watches");
  if (button?.dataset.share === "") navigator.share({ url: tableLink() }).catch(() => {});
  // The menu closes after a choice, and when something else is touched.
  const menu = $("menu");
  if (menu.open && (button || !target.closest("#menu"))) menu.open = menu.contains(target) && target.closest("summary") !== null;
  if (button?.id === "look-back") panels.showPanel("story"), replay.showMoment(0);
  if (button?.id === "see") $("ending").classList.toggle("full");
  if (button?.dataset.moment) replay.showMoment(Number(button.dataset.moment));
  if (button?.dataset.share) share(button);
};

// Any press ends the ceremony.
for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => $("ending").classList.remove("reveals"));

replay.listen({ onRefusal, refresh: refreshTime, entries: () => entries, isOver: () => table?.state !== "running", draw: (shown) => drawTable(shown ?? position) });
panels.listen({ showLine: replay.showLine, inspect: point.inspect, play, eyes: myEyes, onRefusal });
point.listen({ play, showButtons, eyes: myEyes, confirms: () => isSet("confirm"), reasons: () => isSet("hints"), rule: (rule) => panels.showPanel("rules", rule) });
connect();
