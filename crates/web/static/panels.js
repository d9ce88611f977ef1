// The panels next to the scene: the story, chat, the list of moves, what was played, and the rulebook.

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
 * A sentence in which players' names have their colours and names of cards link to the cards.
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
    // If several names begin at the same place, the longest is meant.
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
 * Splits a line of the story into runs of sentences; a heading is a run of its own.
 * @param {LogLine} line
 */
export function runsOf({ sentences, headings = [] }) {
  /** @type {{ isHeading: boolean, sentences: string[] }[]} */
  const runs = [];
  for (const [place, sentence] of sentences.entries()) {
    const isHeading = headings.includes(place);
    const last = runs.at(-1);
    if (isHeading || !last || last.isHeading) runs.push({ isHeading, sentences: [sentence] });
    else last.sentences.push(sentence);
  }
  return runs;
}

/**
 * The beginning of a turn: a list item that contains only a heading.
 * @param {string[]} heading
 */
export const makeHeading = ([heading]) => make("li", { class: "heading" }, make("h2", {}, ...colour(heading)));

/**
 * Sentences, each on its own line.
 * @param {string[]} sentences
 * @param {Mention[]} [things]
 */
export const partsOf = (sentences, things) => sentences.flatMap((sentence, place) => [...(place ? [make("br")] : []), ...colour(sentence, things)]);

/** The number of the last line in the story, and the seat that decided in it. */
let lastAt = -1;
/** @type {SeatNumber | null} */
let lastSeat = null;
/**
 * The items of the last line, how many sentences they tell, and who had decided before it.
 * @type {{ items: Element[], told: number, seatBefore: SeatNumber | null }}
 */
let last = { items: [], told: 0, seatBefore: null };

/**
 * Adds lines to the story, or starts it again. Lines decided by a stand-in are marked. Known lines are not added
 * twice, but the last one may have become longer. Returns the new sentences.
 * @param {LogLine[]} lines
 * @param {boolean} [isAll]
 */
export function tellStory(lines, isAll) {
  if (isAll) {
    story.replaceChildren();
    lastAt = -1;
    lastSeat = null;
  }
  /** @type {LogLine[]} */
  const news = [];
  for (const line of lines) {
    const { at, seat, sentences, headings = [], things = [], marks = things.map(({ thing }) => thing), stand_in: isStandIn } = line;
    const known = at === lastAt ? last.told : 0;
    if (at < lastAt || sentences.length <= known) continue;
    news.push({ ...line, sentences: sentences.slice(known), headings: headings.map((place) => place - known) });
    if (known) {
      for (const item of last.items) item.remove();
      lastSeat = last.seatBefore;
    }
    last = { items: [], told: sentences.length, seatBefore: lastSeat };
    lastAt = at;
    const first = story.childElementCount;
    const isNew = seat != null && lastSeat !== seat;
    lastSeat = seat ?? lastSeat;
    // The first run links to the moment of the line.
    /** @type {object | null} */
    let moment = { "data-at": at, "data-seat": seat, "data-things": marks.join("|") };
    for (const run of runsOf(line)) {
      if (run.isHeading) {
        story.append(makeHeading(run.sentences));
        continue;
      }
      const parts = partsOf(run.sentences, things);
      // Its button ends where a card begins, because a button may not contain another.
      const end = moment ? parts.findIndex((part) => part instanceof HTMLButtonElement) : 0;
      const words = end < 0 ? parts : parts.slice(0, end);
      story.append(make("li", { ...moment, "data-told": moment && run.sentences.join(" "), class: `${isNew && moment ? "turn" : ""}${isStandIn ? " stand-in" : ""}` },
        words.join("") && make("span", { role: "button", tabindex: 0 }, ...words), ...parts.slice(words.length)));
      moment = null;
    }
    last.items = [...story.children].slice(first);
  }
  // When read aloud, a heading ends like a sentence.
  return news.flatMap(runsOf).map(({ isHeading, sentences }) => `${sentences.join(" ")}${isHeading ? "." : ""}`).join(" ");
}

/**
 * Highlights in the scene what a line mentions.
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

/**
 * The list of moves. Each is a button, and the list alone is enough to play. It is built when somebody looks at
 * it.
 */
function listMoves() {
  $("moves").replaceChildren(...moves.map((move) => make("li", {}, makeButton(() => hooks.play(move), { "data-act": move.act }, move.label))));
  $("typed").value = "";
}

/** Hides the moves whose words and notation do not contain what was typed. Returns the move that is meant. */
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
  // A panel that is asked for is shown even if the side is hidden.
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

/** Brings the open panel up to date. */
async function refreshPanel() {
  if (openPanel === "moves") listMoves();
  if (openPanel !== "tally") return;
  /** @type {Drawing} */
  const { html } = await ask(pageUrl("tally", hooks.eyes()));
  $("tally").innerHTML = html;
}

/**
 * Takes over a new position.
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
    // The rulebook's styles must not apply to this page. Those of the drawings, after the first, are adopted as sheets.
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
    /** @type {HTMLElement | null} */
    const line = target.closest("[data-at]");
    if (target.dataset.closeup) hooks.inspect(target);
    else if (line) hooks.showLine(line);
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
