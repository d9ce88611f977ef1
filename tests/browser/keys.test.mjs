// Whole games without a mouse, once only with keys and once only with the list of moves. Also tests what else
// keys do.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bot, dice, GAMES, launch, me, Person, PHONE, Server, SHORT } from "./harness.mjs";
import { byClicks, byKeys, byList, turn } from "./player.mjs";

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

/** Games whose scenes have close-ups. */
const withCloseups = [];

for (const game of GAMES) {
  test(`${game}: moves are typed, close-ups are shown, and what was played is counted`, async () => {
    const ola = await Person.arrive(browser, server, "Ola");
    const { page } = ola;
    await ola.open(await ola.setUp(game, [me, bot()], SHORT[game]));
    const { decision } = await turn(ola);
    await page.keyboard.press("m");
    const act = await page.locator("#moves button").last().getAttribute("data-act");
    await page.fill("#typed", "no such move");
    assert.equal(await page.locator("#moves button:visible").count(), 0);
    await page.fill("#typed", act);
    await page.keyboard.press("Enter");
    await ola.until((asked) => inside.posts === 1 && inside.position.decision !== asked && document.body.dataset.state === "yours", decision);
    await page.locator("#typed").blur();

    const hasCloseups = (await page.locator("#scene [data-closeup]").count()) > 0;
    if (hasCloseups) {
      withCloseups.push(game);
      await page.locator("#scene .lit:is([data-closeup], :has([data-closeup]))").first().focus();
      await page.keyboard.press("i");
      await page.locator("#bubble .near").waitFor();
      await page.keyboard.press("Escape");
      assert.ok(await page.locator("#bubble").isHidden());
    }

    await page.keyboard.press("t");
    await page.locator("#tally > *").first().waitFor();
    await page.keyboard.press("s");
    if (hasCloseups) {
      const told = page.locator("#story [data-closeup]").first();
      const roll = dice(12);
      while (!(await told.count())) assert.ok((await byClicks(ola, roll, { until: (notes) => notes.moves >= 1 })).moves, "the story mentions nothing that has a close-up");
      await told.focus();
      await page.keyboard.press("Enter");
      await page.locator("#bubble .near").waitFor();
    }
    ola.isWell();
    await ola.leave();
  });

  test(`${game}: arrows go through a lesson`, async () => {
    const ola = await Person.arrive(browser, server, "Ola", { guest: false });
    await ola.page.goto(`/learn/${game}`);
    await ola.until(() => location.hash === "#1");
    await ola.page.keyboard.press("ArrowRight");
    await ola.until(() => location.hash === "#2");
    await ola.page.keyboard.press("ArrowLeft");
    await ola.until(() => location.hash === "#1");
    ola.isWell();
    await ola.leave();
  });
}

test("some game has close-ups", () => assert.ok(withCloseups.length > 0));
