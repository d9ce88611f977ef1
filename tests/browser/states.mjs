// The pages and states of tables that are checked for accessibility and in every language.

import { bot, BRIEF, dice, GAMES, me, open } from "./harness.mjs";
import { byClicks, press, turn } from "./player.mjs";

const LIT = "#scene [data-thing].lit, #scene [data-thing].target";

/**
 * Pages other than tables: name, address, and what is done there first.
 * @type {[string, string, ((person: import("./harness.mjs").Person) => Promise<void>)?][]}
 */
export const PAGES = [
  ["start", "/"],
  ...GAMES.map((game) => /** @type {[string, string]} */ ([`new ${game}`, `/new/${game}`])),
  ["login", "/", async ({ page }) => page.locator("[popovertarget=login]").first().click()],
];

/**
 * Long pages.
 * @type {(lang: string) => typeof PAGES}
 */
export const LONG_PAGES = (lang) => GAMES.map((game) => [`rules of ${game}`, `/rules/${game}.${lang}.html`]);

const panel = (name) => async (person) => {
  await press(person, `#tab-${name}`, 0);
  await person.until((which) => !document.getElementById(`panel-${which}`).hidden && (which !== "rules" || document.getElementById("rules").childElementCount > 0), name);
};

/**
 * States of a running table, one after another on the same page.
 * @type {[string, (person: import("./harness.mjs").Person) => Promise<unknown>][]}
 */
export const STATES = [
  ["first turn", turn],
  ["something chosen", async (person) => {
    if (await person.page.locator(LIT).count()) await press(person, LIT, 0);
  }],
  ["after some moves", async (person) => void (await byClicks(person, dice(10), { until: (notes) => notes.moves >= 3 }))],
  ["talk", panel("chat")],
  ["moves", panel("moves")],
  ["rules", panel("rules")],
  ["story", panel("story")],
  ["menu", (person) => press(person, "details.menu summary", 0)],
  ["looking back", async (person) => {
    await press(person, "details.menu summary", 0);
    await person.page.keyboard.press("Escape");
    await person.page.evaluate(() => document.activeElement?.blur());
    await person.page.keyboard.press("ArrowLeft");
    // Nothing can be done in the past.
    await person.until(() => document.body?.dataset.state === "past" && !document.querySelector("#scene .lit, #buttons button"));
  }],
  ["now", async (person) => {
    await person.page.keyboard.press("End");
    await person.until(() => document.body?.dataset.state !== "past");
  }],
];

/** Walks through the states of a game and calls `at` in each. */
export async function walk(person, game, at) {
  const waiting = await person.setUp(game, [me, open], BRIEF[game]);
  await person.open(waiting);
  await person.page.locator("#lobby li").first().waitFor();
  await at("nobody there yet");
  const id = await person.setUp(game, [me, bot(), bot()], BRIEF[game]);
  await person.open(id);
  for (const [name, reach] of STATES) {
    await reach(person);
    await at(name);
  }
  // To the end without clicking, which is tested elsewhere.
  const roll = dice(11);
  while ((await person.get(`/api/tables/${id}`)).state === "running") await person.moveByApi(id, roll);
  await person.seesTheEnd();
  await at("over");
}
