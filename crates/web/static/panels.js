// Beside the scene: the story, talk, the list of moves, and the rulebook.

import { $, ask, at, game, lang, make } from "./api.js";

const story = $("story");
let names = [];
let shown = "story";
let hooks = {};

/** A sentence in which players' names carry their colours. */
export function colour(sentence) {
  const known = names.map((name, place) => [name, place + 1]).filter(([name]) => name);
  const parts = [];
  let rest = sentence;
  while (rest) {
    const hits = known.map(([name, seat]) => [rest.indexOf(name), name, seat]).filter(([where]) => where >= 0);
    if (!hits.length) break;
    const [where, name, seat] = hits.reduce((one, other) => (other[0] < one[0] || (other[0] === one[0] && other[1].length > one[1].length) ? other : one));
    parts.push(rest.slice(0, where), make("b", { class: `who seat-${seat}` }, name));
    rest = rest.slice(where + name.length);
  }
  return [...parts, rest];
}

export const name = (seat) => names[seat - 1] || `${seat}`;
export const nameAll = (all) => (names = all);

const follows = (list) => list.parentElement.scrollHeight - list.parentElement.scrollTop - list.parentElement.clientHeight < 60;
const toEnd = (list) => (list.parentElement.scrollTop = list.parentElement.scrollHeight);

/** Adds lines to the story; those that a stand-in decided are marked. Known ones are not told twice. */
export function tellStory(lines) {
  const isFollowed = follows(story);
  const last = Number(story.lastElementChild?.dataset.at ?? -1);
  for (const line of lines) {
    if (line.at <= last || !line.sentences.length) continue;
    const before = story.lastElementChild;
    const isNew = line.seat != null && Number(before?.dataset.seat) !== line.seat;
    const item = make("li", { "data-at": line.at, "data-seat": line.seat ?? before?.dataset.seat, class: `${isNew ? "turn" : ""}${line.stand_in ? " stand-in" : ""}` });
    item.append(make("button", { type: "button", onclick: () => hooks.moment(after(item)) }, ...line.sentences.flatMap((sentence) => [make("span", {}, ...colour(sentence)), " "])));
    story.append(item);
  }
  if (isFollowed) requestAnimationFrame(() => toEnd(story));
  return lines.flatMap((line) => line.sentences).join(" ");
}

export const clearStory = () => story.replaceChildren();

/** How many entries there were after a line: as many as before the next; nothing if it is the last. */
const after = (line) => (line.nextElementSibling ? Number(line.nextElementSibling.dataset.at) : null);

/** Where the story can be looked at: before each of its lines. */
export const moments = () => [...story.children].map((line) => Number(line.dataset.at));

export function markMoment(entries) {
  for (const line of story.children) line.classList.toggle("here", entries != null && after(line) === entries);
  story.querySelector(".here")?.scrollIntoView({ block: "nearest" });
}

function count(panel, more) {
  const sign = $(`tab-${panel}`).querySelector(".count");
  const number = more ? Number(sign.textContent || 0) + more : 0;
  sign.textContent = number || "";
  sign.hidden = !number;
}

export function hear(lines, isFirst) {
  const list = $("chat");
  if (isFirst) list.replaceChildren();
  for (const line of lines) {
    const who = make("b", { class: line.seat ? `who seat-${line.seat}` : "" }, line.name);
    list.append(make("li", {}, who, " ", make("span", {}, line.text)));
  }
  toEnd(list);
  if (!isFirst && shown !== "chat") count("chat", lines.length);
}

/** The list of moves: each is one button, and the list alone suffices to play. */
export function listMoves(moves, play, empty) {
  const items = moves.map((move) => make("li", {}, make("button", { type: "button", "data-act": move.act, onclick: () => play(move) }, move.label)));
  $("moves").replaceChildren(...(items.length ? items : [make("li", { class: "empty" }, empty)]));
}

export async function open(panel, rule) {
  shown = panel;
  document.body.dataset.panel = panel;
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const isIt = tab.id === `tab-${panel}`;
    tab.setAttribute("aria-selected", isIt);
    tab.tabIndex = isIt ? 0 : -1;
    $(tab.getAttribute("aria-controls")).hidden = !isIt;
  }
  if (panel === "chat") count("chat", 0);
  if (panel === "story") toEnd(story);
  if (panel === "rules") await showRules(rule);
}

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
    place.append(...new DOMParser().parseFromString(plain, "text/html").querySelector("main").childNodes);
  }
  if (rule) place.querySelector(`[id="${CSS.escape(rule)}"]`)?.scrollIntoView();
}

export function listen(more) {
  hooks = more;
  const tabs = [...document.querySelectorAll("[role=tab]")];
  for (const [place, tab] of tabs.entries()) {
    tab.addEventListener("click", () => open(tab.id.slice(4)));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.stopPropagation();
      const next = tabs[(place + step + tabs.length) % tabs.length];
      next.click();
      next.focus();
    });
  }
  $("say").addEventListener("submit", async (event) => {
    event.preventDefault();
    const input = event.target.elements.text;
    const text = input.value.trim();
    if (!text) return;
    try {
      await ask(at("chat"), { text });
      input.value = "";
    } catch (refusal) {
      hooks.refused(refusal);
    }
  });
}
