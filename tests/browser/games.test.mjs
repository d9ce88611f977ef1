// Whole games, played only by clicking highlighted things, on a large and on a small screen.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bot, DESKTOP, dice, DRAFTS, GAMES, launch, me, Person, PHONE, Server, SHORT } from "./harness.mjs";
import { byClicks } from "./player.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const game of GAMES) {
  for (const [size, name] of [[DESKTOP, "desktop"], [PHONE, "phone"]]) {
    test(`${game} by clicks, ${name}`, async (t) => {
      const ola = await Person.arrive(browser, server, "Ola", { size });
      const id = await ola.setUp(game, [me, bot()], SHORT[game]);
      await ola.open(id);
      const notes = await byClicks(ola, dice(1));
      await ola.seesTheEnd();
      t.diagnostic(`${notes}`);
      assert.ok(notes.things >= notes.moves / 3, "too few moves begin with a highlighted thing");
      ola.isWell();
      await ola.leave();
    });
  }
}

for (const game of DRAFTS) {
  for (const [size, name] of [[DESKTOP, "desktop"], [PHONE, "phone"]]) {
    test(`${game}, a draft, by clicks, ${name}`, async (t) => {
      const own = await Server.start({ drafts: true });
      const ola = await Person.arrive(browser, own, "Ola", { size });
      await ola.page.goto("/");
      assert.equal(await ola.page.locator(`[formaction$="play/${game}"]`).count(), 1, "it is not on the start page");
      const id = await ola.setUp(game, [me, bot()]);
      await ola.open(id);
      const notes = await byClicks(ola, dice(1));
      await ola.seesTheEnd();
      t.diagnostic(`${notes}`);
      assert.ok(notes.moves > 0, "nobody has decided anything");
      ola.isWell();
      await ola.leave();
      await own.stop();
    });
  }
}
