// Rulebooks in the browser: search, the switch between light and dark mode, and nothing that extends beyond the edge of
// a phone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, LANGUAGES, launch, Person, PHONE, Server } from "./harness.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The ids of the visible rules. */
const shown = (page) => page.evaluate(() => [...document.querySelectorAll("main article")].filter((rule) => rule.checkVisibility()).map((rule) => rule.id));

for (const game of GAMES) {
  test(`${game}: the search keeps the rules that contain all the words`, async () => {
    const ola = await Person.arrive(browser, server, "Ola", { guest: false });
    await ola.page.goto(`/rules/${game}.en.html`);
    const all = await shown(ola.page);
    // The words of a rule's own heading must find it, in upper or lower case.
    const [id, heading] = await ola.page.evaluate(() => {
      const rule = document.querySelectorAll("main article")[7];
      return [rule.id, rule.querySelector("h3 a").textContent];
    });
    await ola.page.fill("#find", heading.toUpperCase());
    const found = await shown(ola.page);
    assert.ok(found.includes(id) && found.length < all.length, `${heading}: ${found.length} of ${all.length} rules`);
    assert.match(await ola.page.textContent(".found"), /^\d+$/);
    await ola.page.fill("#find", "xyzzy");
    assert.deepEqual(await shown(ola.page), []);
    assert.equal(await ola.page.textContent(".found"), "nothing found");
    await ola.page.press("#find", "Escape");
    assert.deepEqual(await shown(ola.page), all);
    ola.isWell();
    await ola.leave();
  });

  test(`${game}: the rulebook fits a phone in every language`, async () => {
    const ola = await Person.arrive(browser, server, "Ola", { guest: false, size: PHONE });
    for (const language of LANGUAGES) {
      await ola.page.goto(`/rules/${game}.${language}.html`);
      const { width, room } = await ola.page.evaluate(() => ({ width: document.documentElement.scrollWidth, room: innerWidth }));
      assert.ok(width <= room, `${language}: ${width} pixels wide on ${room}`);
    }
    ola.isWell();
    await ola.leave();
  });
}

test("a theme chosen in a rulebook is kept on every page", async () => {
  const ola = await Person.arrive(browser, server, "Ola", { guest: false });
  const scheme = () => ola.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await ola.page.goto(`/rules/${GAMES[0]}.en.html`);
  await ola.page.click("[data-theme-is=dark]");
  assert.equal(await scheme(), "dark");
  await ola.page.goto("/");
  assert.equal(await scheme(), "dark");
  ola.isWell();
  await ola.leave();
});
