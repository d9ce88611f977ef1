// A person's choices on this device, and how they are told that it is their turn.

import { $, $$, rootData, say, tableId } from "./api.js";
import { play } from "./sounds.js";

/** @param {"confirm" | "hints" | "notices" | "tips"} name */
export const isSet = (name) => $$("[data-setting]").find((field) => field.dataset.setting === name)?.checked;

for (const field of $$("[data-setting]")) {
  const { setting = "" } = field.dataset;
  const isBox = field.type === "checkbox";
  const kept = localStorage[setting];
  if (kept && isBox) field.checked = kept === "on";
  else if (kept) field.value = kept;
  field.onchange = () => {
    const chosen = isBox ? (field.checked ? "on" : "off") : field.value;
    localStorage[setting] = chosen;
    if (!isBox) rootData[setting] = chosen;
    if (setting === "notices" && field.checked) Notification.requestPermission().then((answer) => (field.checked = answer === "granted"));
  };
}

const THEMES = ["auto", "light", "dark"];
$("theme").onclick = () => (rootData.theme = localStorage.theme = THEMES[(THEMES.indexOf(rootData.theme ?? "auto") + 1) % THEMES.length]);

/**
 * It has become the viewer's turn.
 * @param {string} prompt
 */
export function announceTurn(prompt) {
  play("turn");
  if (document.hidden && isSet("notices") && Notification.permission === "granted") {
    new Notification(say("your-turn"), { body: prompt, tag: tableId }).onclick = () => focus();
  }
}

const { title } = document;
let tabState = "";

/**
 * Shows the state of the game in the tab.
 * @param {TableState} state
 */
export function markTab(state) {
  if (state === tabState) return;
  tabState = state;
  /** @type {Partial<Record<TableState, string>>} */
  const signs = { yours: `● ${say("your-turn")} · `, lost: `⚠ ${say("lost-title")} · ` };
  document.title = (signs[state] ?? "") + title;
  $("icon").href = $("icon").href.replace(/icon(-turn)?\.svg/, state === "yours" ? "icon-turn.svg" : "icon.svg");
}
