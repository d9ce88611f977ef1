// Beside the scene: the story, talk, the list of moves, what was played, and the rulebook.

import { $, $$, apiUrl, ask, game, lang, make, makeButton, pageUrl, rootData, STEPS } from "./api.js";

const story = $("story");
/** @type {string[]} */
let names = [];
let openPanel = "story";
/** @type {Move[]} */
let moves = [];
/** @type {PanelHooks} */
let hooks;

/**
 * A sentence in which players' names carry their colours, and names of cards lead to the cards.
 * @param {string} sentence
 * @param {Mention[]} things
 */
export function colour(sentence, things = []) {
  const known = names.map((name, place) => ({ name, draw: () => make("b", { class: `who seat-${place + 1}` }, name) }));
  for (const { thing, name } of things) {
    if (/^(card|ship)\b/.test(thing)) known.push({ name, draw: () => makeButton(null, { "data-closeup": thing }, name) });
  }
  const parts = [];
  let rest = sentence;
  while (rest) {
    // Of names that begin at the same place the longest is meant.
    const [hit] = known.filter(({ name }) => name && rest.includes(name)).sort((one, other) => rest.indexOf(one.name) - rest.indexOf(other.name) || other.name.length - one.name.length);
    if (!hit) break;
    const where = rest.indexOf(hit.name);
    parts.push(rest.slice(0, where), hit.draw());
    rest = rest.slice(where + hit.name.length);
  }
  return [...parts, rest];
}

/** @param {SeatNumber} seat */
export const nameOf = (seat) => names[seat - 1] || `${seat}`;
/** @param {string[]} all */
export const setNames = (all) => (names = all);

/**
 * Adds lines to the story, or begins it anew; those that a stand-in decided are marked. Known ones are not told twice.
 * @param {LogLine[]} lines
 * @param {boolean} [isAll]
 */
export function tellStory(lines, isAll) {
  if (isAll) story.replaceChildren();
  const last = Number(story.lastElementChild?.dataset.at ?? -1);
  for (const { at, seat, sentences, things = [], stand_in: isStandIn } of lines) {
    if (at <= last || !sentences.length) continue;
    const before = story.lastElementChild?.dataset.seat;
    const isNew = seat != null && Number(before) !== seat;
    const parts = sentences.flatMap((sentence) => [...colour(sentence, things), " "]);
    // The line leads to its moment; what is pressed for it ends where a card stands, since no button may lie in another.
    const end = parts.findIndex((part) => part instanceof HTMLButtonElement);
    const begin = end < 0 ? parts : parts.slice(0, end);
    story.append(make("li", { "data-at": at, "data-seat": seat ?? before, "data-things": things.map(({ thing }) => thing).join("|"), class: `${isNew ? "turn" : ""}${isStandIn ? " stand-in" : ""}` },
      begin.join("") && make("span", { role: "button", tabindex: 0 }, ...begin), ...parts.slice(begin.length)));
  }
  return lines.flatMap((line) => line.sentences).join(" ");
}

/**
 * How many entries there were after a line: as many as before the next; nothing if it is the last.
 * @param {Element} line
 */
const endOf = (line) => (line.nextElementSibling ? Number(line.nextElementSibling.dataset.at) : null);

/** Where the story can be looked at: before each of its lines. */
export const moments = () => [...story.children].map((line) => Number(line.dataset.at));

/** @param {number | null} entries */
export function markMoment(entries) {
  for (const line of story.children) line.classList.toggle("here", entries != null && endOf(line) === entries);
  $$(".here", story)[0]?.scrollIntoView({ block: "nearest" });
}

/**
 * What a line speaks of is shown in the scene.
 * @param {{ target: HTMLElement }} event
 */
function glow({ target }) {
  /** @type {(string | undefined)[]} */
  const things = target.closest("#story li")?.dataset.things?.split("|") ?? [];
  for (const { classList, dataset } of $$("#scene :is([data-thing], [data-closeup])")) classList.toggle("shown", things.includes(dataset.thing) || things.includes(dataset.closeup));
}

/** @param {number} more */
function countUnread(more) {
  const [sign] = $$("#tab-chat .count");
  const number = more && Number(sign.textContent) + more;
  sign.textContent = `${number || ""}`;
  sign.hidden = !number;
}

/**
 * @param {ChatLine[]} lines
 * @param {boolean} isFirst
 */
export function addChat(lines, isFirst) {
  const list = $("chat");
  if (isFirst) list.replaceChildren();
  for (const line of lines) {
    const who = make("b", { class: line.seat ? `who seat-${line.seat}` : "" }, line.name);
    list.append(make("li", {}, who, " ", make("span", {}, line.text)));
  }
  if (!isFirst && openPanel !== "chat") countUnread(lines.length);
}

/** The list of moves: each is one button, and the list alone suffices to play. It is made when somebody looks. */
function listMoves() {
  $("moves").replaceChildren(...moves.map((move) => make("li", {}, makeButton(() => hooks.play(move), { "data-act": move.act }, move.label))));
  $("typed").value = "";
}

/** Leaves those moves in sight whose words or notation have in them what was typed. Finds the one that is meant by it. */
function sift() {
  const text = $("typed").value.trim().toLowerCase();
  /** @param {HTMLElement} move */
  const has = (move) => `${move.textContent} ${move.dataset.act}`.toLowerCase().includes(text);
  for (const move of $$("#moves button")) move.parentElement?.toggleAttribute("hidden", !has(move));
  const left = $$("#moves :not([hidden]) > button");
  return left.length > 1 ? left.find((move) => move.dataset.act?.toLowerCase() === text) : left[0];
}

/**
 * Shows a panel; the rulebook at a rule.
 * @param {string} panel
 * @param {string} [rule]
 */
export async function showPanel(panel, rule) {
  openPanel = panel;
  document.body.dataset.panel = panel;
  // A panel that is asked for is shown, even if the side is hidden.
  if (rootData.side === "off") rootData.side = "";
  for (const tab of $$("[role=tab]")) {
    const isIt = tab.id === `tab-${panel}`;
    tab.setAttribute("aria-selected", `${isIt}`);
    tab.tabIndex = isIt ? 0 : -1;
    $(tab.getAttribute("aria-controls") ?? "")?.toggleAttribute("hidden", !isIt);
  }
  if (panel === "chat") countUnread(0);
  if (panel === "rules") await showRules(rule);
  refreshPanel();
}

/** Brings what is open up to date. */
async function refreshPanel() {
  if (openPanel === "moves") listMoves();
  if (openPanel !== "tally") return;
  /** @type {Drawing} */
  const { html } = await ask(pageUrl("tally", hooks.eyes()));
  $("tally").innerHTML = html;
}

/**
 * There is a new position.
 * @param {Move[]} fresh
 */
export function setMoves(fresh) {
  moves = fresh;
  refreshPanel().catch(hooks.onRefusal);
}

/** @param {string} [rule] */
async function showRules(rule) {
  const place = $("rules");
  if (!place.childElementCount) {
    const page = await (await fetch(new URL(`../rules/${game}.${lang}.html`, location.href))).text();
    // Its styles are not ours to apply as they stand; those of the drawings, after the first, are taken over as sheets.
    const styles = new Set();
    const plain = page.replace(/<style>(.*?)<\/style>/gs, (_, style) => (styles.add(style), ""));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([...styles].slice(1).join(""));
    document.adoptedStyleSheets.push(sheet);
    place.append(...new DOMParser().parseFromString(plain, "text/html").querySelector("main")?.childNodes ?? []);
  }
  if (rule) place.querySelector(`[id="${CSS.escape(rule)}"]`)?.scrollIntoView();
}

/** @param {PanelHooks} more */
export function listen(more) {
  hooks = more;
  for (const tab of $$("[role=tab]")) {
    tab.onclick = () => showPanel(tab.id.slice(4));
    tab.onkeydown = (event) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.stopPropagation();
      const tabs = $$("[role=tab]:not([hidden])");
      const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length);
      next?.click();
      next?.focus();
    };
  }
  story.onclick = ({ target }) => {
    const line = target.closest("li");
    if (target.dataset.closeup) hooks.inspect(target);
    else if (line) hooks.showMoment(endOf(line));
  };
  story.onkeydown = (event) => {
    if (event.target.role !== "button" || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.target.click();
  };
  story.onpointerover = story.onpointerleave = glow;
  story.addEventListener("focusin", glow);
  story.addEventListener("focusout", () => glow({ target: story }));
  $("typed").oninput = sift;
  $("type").onsubmit = (event) => {
    event.preventDefault();
    sift()?.click();
  };
  $("say").onsubmit = async (event) => {
    event.preventDefault();
    const input = $("say").elements.text;
    const text = input.value.trim();
    if (text) await ask(apiUrl("chat"), { text }).then(() => (input.value = ""), hooks.onRefusal);
  };
}
