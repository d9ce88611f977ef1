// All languages: no text is missing, and none is too long for its place.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, GAMES, LANGUAGES, launch, Person, PHONE, Server } from "./harness.mjs";
import { PAGES, walk } from "./states.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const lang of LANGUAGES) {
  for (const [size, name] of [[DESKTOP, "desktop"], [PHONE, "phone"]]) {
    test(`${lang}, ${name}`, async () => {
      const ola = await Person.arrive(browser, server, "Ola", { size, lang });
      const found = [];
      const look = async (where) => {
        assert.equal(await ola.page.evaluate(() => document.documentElement.lang), lang);
        found.push(...(await ola.page.evaluate(() => inside.texts())).map((what) => `${where}: ${what}`));
      };
      for (const [page, path, reach] of PAGES) {
        await ola.page.goto(path);
        await reach?.(ola);
        await look(page);
      }
      for (const game of GAMES) await walk(ola, game, (state) => look(`${game}, ${state}`));
      ola.isWell();
      assert.equal(found.length, 0, `\n  ${[...new Set(found)].slice(0, 40).join("\n  ")}`);
      await ola.leave();
    });
  }
}
