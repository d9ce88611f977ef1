// Whole games without a mouse: by keys only, and by the list of moves only.

import { after, before, test } from "node:test";
import { bot, dice, GAMES, launch, me, Person, PHONE, Server, SHORT } from "./harness.mjs";
import { byKeys, byList } from "./player.mjs";

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
