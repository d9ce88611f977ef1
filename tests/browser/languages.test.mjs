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
  test(`all pages in ${lang}`, async () => {
    const ola = await Person.arrive(browser, server, "Ola", { lang });
    const found = new Map();
    const look = async (where) => {
      for (const [size, form] of [[PHONE, "phone"], [DESKTOP, "desktop"]]) {
        await ola.resize(size);
        const { texts, is } = await ola.page.evaluate((games) => ({ texts: inside.texts(games), is: document.documentElement.lang }), GAMES);
        assert.equal(is, lang, where);
        for (const what of texts) found.set(`${where.split(",")[0]}, ${form}: ${what}`, where);
      }
    };
    for (const [page, path, reach] of PAGES) {
      await ola.page.goto(path);
      await reach?.(ola);
      await look(page);
    }
    for (const game of GAMES) await walk(ola, game, (state) => look(`${game}, ${state}`));
    ola.isWell([...found].map(([what, where]) => `${what} (${where})`));
    await ola.leave();
  });
}
