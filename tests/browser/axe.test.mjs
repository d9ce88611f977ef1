// axe-core finds nothing on any page and in no state of a table, in both themes.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { AXE, DESKTOP, GAMES, launch, Person, PHONE, Server } from "./harness.mjs";
import { LONG_PAGES, PAGES, walk } from "./states.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What axe has against the page as it is, in both themes. */
async function against(person, where) {
  const found = [];
  for (const scheme of ["light", "dark"]) {
    await person.page.emulateMedia({ colorScheme: scheme });
    if (!(await person.page.evaluate(() => "axe" in window))) await person.page.evaluate(AXE);
    const violations = await person.page.evaluate(async () => {
      const { violations } = await axe.run(document, { resultTypes: ["violations"] });
      return violations.map(({ id, impact, nodes }) => `${id} (${impact}, ${nodes.length}): ${nodes.slice(0, 3).map((node) => `${node.target.join(" ")} — ${node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? ""}`).join(" / ")}`);
    });
    found.push(...violations.map((violation) => `${where}, ${scheme}: ${violation}`));
  }
  return found;
}

const none = (found) => assert.equal(found.length, 0, `\n  ${[...new Set(found)].join("\n  ")}`);

test("pages", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  const found = [];
  for (const [name, path, reach] of [...PAGES, ...LONG_PAGES("en"), ["api", "/api"]]) {
    await ola.page.goto(path);
    await reach?.(ola);
    found.push(...(await against(ola, name)));
  }
  ola.isWell();
  await ola.deaf(async () => {
    await ola.page.goto("/table/nowhere");
    found.push(...(await against(ola, "no such table")));
  });
  none(found);
  await ola.leave();
});

for (const game of GAMES) {
  for (const [size, name] of [[DESKTOP, "desktop"], [PHONE, "phone"]]) {
    test(`${game}, ${name}`, async () => {
      const ola = await Person.arrive(browser, server, "Ola", { size });
      const found = [];
      await walk(ola, game, async (state) => found.push(...(await against(ola, state))));
      ola.isWell();
      none(found);
      await ola.leave();
    });
  }
}
