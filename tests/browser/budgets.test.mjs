// How much pages may weigh, and how long the page of a table may take for what comes from the server.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { bot, dice, GAMES, launch, me, Person, Server } from "./harness.mjs";

const KB = 1024;
const SCRIPTS = 40 * KB;
const FIRST_PAGE = 100 * KB;
const TABLE_PAGE = 200 * KB;
const UPDATE_MS = 16;
/** Of the longest games so many updates are enough. */
const UPDATES = 200;
const SEATS = { fries: 5, ufoludki: 6, battleforce: 8 };

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

const sum = (numbers) => [...numbers].reduce((all, one) => all + one, 0);
const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

test("all scripts together", async (t) => {
  const ola = await Person.arrive(browser, server, "Ola");
  const names = readdirSync(new URL("../../crates/web/static/", import.meta.url)).filter((name) => name.endsWith(".js"));
  const sizes = await Promise.all(names.map(async (name) => (await (await ola.context.request.get(`/assets/${name}`)).body()).length));
  t.diagnostic(`${kb(sum(sizes))}: ${names.map((name, place) => `${name} ${sizes[place]}`).join(", ")}`);
  assert.ok(sum(sizes) <= SCRIPTS, `scripts are ${kb(sum(sizes))}, ${sum(sizes) - SCRIPTS} bytes too much`);
  await ola.leave();
});

const loaded = async (person) => {
  await person.page.waitForLoadState("load");
  await person.until(() => performance.getEntriesByType("resource").length > 0);
  await new Promise((done) => setTimeout(done, 300));
  return person.weight;
};

test("the first page", async (t) => {
  const ola = await Person.arrive(browser, server, "Ola", { guest: false });
  await ola.page.goto("/");
  const weight = sum((await loaded(ola)).values());
  t.diagnostic(kb(weight));
  assert.ok(weight <= FIRST_PAGE, `the first page is ${kb(weight)}: ${[...ola.weight].join("; ")}`);
  ola.isWell();
  await ola.leave();
});

for (const game of GAMES) {
  test(`${game}: the page of a full table, and its updates`, async (t) => {
    const ola = await Person.arrive(browser, server, "Ola", { motion: "no-preference" });
    const more = game === "battleforce" ? { options: { game: "advanced" } } : {};
    const id = await ola.setUp(game, [me, ...Array(SEATS[game] - 1).fill(bot())], more);
    await ola.open(id);
    const weight = sum((await loaded(ola)).values());
    const [{ bytes: first }] = await ola.page.evaluate(() => inside.updates);

    const roll = dice(9);
    for (let moves = 0; moves < 400; moves += 1) {
      const count = await ola.page.evaluate(() => (inside.table.state === "over" ? Infinity : inside.updates.length));
      if (count > UPDATES) break;
      const position = await ola.moveByApi(id, roll);
      // Its update is here when there is one more than before, or it was somebody else's turn.
      if (position?.decision) await ola.until((before) => inside.updates.length > before || inside.table.state === "over", count);
    }
    const updates = (await ola.page.evaluate(() => inside.updates)).filter((update) => update.name === "step" || update.name === "draft");
    const times = updates.map((update) => update.all).sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)];
    const handlers = updates.map((update) => update.handler).sort((one, other) => one - other);
    const largest = Math.max(...updates.map((update) => update.bytes));
    t.diagnostic(`page ${kb(weight)} and ${kb(first)} of first position | ${times.length} updates of up to ${kb(largest)}: median ${median.toFixed(1)} ms, longest ${times.at(-1).toFixed(1)} ms (handler alone ${handlers[Math.floor(handlers.length / 2)].toFixed(1)} and ${handlers.at(-1).toFixed(1)} ms)`);
    assert.ok(weight + first <= TABLE_PAGE, `the page of a table is ${kb(weight + first)}: ${[...ola.weight].join("; ")}`);
    assert.ok(times.length >= 10 && median <= UPDATE_MS, `an update takes ${median} ms`);
    ola.isWell();
    await ola.leave();
  });
}
