// Whole games without a mouse: by keys only, and by the list of moves only. And what else keys do.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bot, dice, GAMES, launch, me, Person, PHONE, Server, SHORT } from "./harness.mjs";
import { byKeys, byList, turn } from "./player.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const game of GAMES) {
  test(`${game} by keys`, async (t) => {
    const ola = await Person.arrive(browser, server, "Ola");
    const id = await ola.setUp(game, [me, bot()], SHORT[game]);
    await ola.open(id);
    const notes = await byKeys(ola, dice(2));
    await ola.seesTheEnd();
    t.diagnostic(`${notes}`);
    ola.isWell();
    await ola.leave();
  });

  test(`${game} by the list of moves`, async (t) => {
    const ola = await Person.arrive(browser, server, "Ola", { size: PHONE });
    const id = await ola.setUp(game, [me, bot()], SHORT[game]);
    await ola.open(id);
    const notes = await byList(ola, dice(3));
    await ola.seesTheEnd();
    t.diagnostic(`${notes}`);
    ola.isWell();
    await ola.leave();
  });
}

test("moves are typed, cards looked at from near, and what was played is counted", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  const { page } = ola;
  await ola.open(await ola.setUp("ufoludki", [me, bot()]));
  const { decision } = await turn(ola);
  await page.keyboard.press("m");
  const act = await page.locator("#moves button").last().getAttribute("data-act");
  await page.fill("#typed", "no such move");
  assert.equal(await page.locator("#moves button:visible").count(), 0);
  await page.fill("#typed", act);
  await page.keyboard.press("Enter");
  await ola.until((asked) => inside.posts === 1 && inside.position.decision !== asked && document.body.dataset.state === "yours", decision);

  await page.locator("#scene .lit:is([data-closeup], :has([data-closeup]))").first().focus();
  await page.keyboard.press("i");
  await page.locator("#bubble .near").waitFor();
  await page.keyboard.press("Escape");
  assert.ok(await page.locator("#bubble").isHidden());

  await page.keyboard.press("t");
  await page.locator("#tally > *").first().waitFor();
  await page.keyboard.press("s");
  const card = page.locator("#story [data-closeup]").first();
  await card.focus();
  await page.keyboard.press("Enter");
  await page.locator("#bubble .near").waitFor();
  ola.isWell();
  await ola.leave();
});

test("arrows go through a lesson", async () => {
  const ola = await Person.arrive(browser, server, "Ola", { guest: false });
  await ola.page.goto("/learn/ufoludki");
  await ola.until(() => location.hash === "#1");
  await ola.page.keyboard.press("ArrowRight");
  await ola.until(() => location.hash === "#2");
  await ola.page.keyboard.press("ArrowLeft");
  await ola.until(() => location.hash === "#1");
  ola.isWell();
  await ola.leave();
});
