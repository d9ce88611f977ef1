// axe-core finds nothing on any page or in any state of a table, in both themes.

import { after, before, test } from "node:test";
import { AXE, DESKTOP, GAMES, launch, me, open, Person, PHONE, Server } from "./harness.mjs";
import { LONG_PAGES, PAGES, walk } from "./states.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What axe objects to: each thing once, with all the places where it was seen. */
class Objections {
  constructor() {
    this.found = new Map();
  }

  /** Runs axe on the current page, in both themes. */
  async ask(person, where) {
    for (const scheme of ["light", "dark"]) {
      await person.page.emulateMedia({ colorScheme: scheme });
      if (!(await person.page.evaluate(() => "axe" in window))) await person.page.evaluate(AXE);
      const violations = await person.page.evaluate(async () => {
        const { violations } = await axe.run(document, { resultTypes: ["violations"] });
        return violations.flatMap(({ id, nodes }) => nodes.map((node) => [id, node.target.join(" "), [...node.any, ...node.all, ...node.none][0]?.message ?? ""]));
      });
      for (const [rule, target, message] of violations) {
        const what = `${rule}: ${message}`;
        const seen = this.found.get(what) ?? { targets: new Set(), places: new Set() };
        seen.targets.add(target);
        seen.places.add(`${where} ${scheme}`);
        this.found.set(what, seen);
      }
    }
  }

  list() {
    const some = (set) => `${[...set].slice(0, 4).join(" | ")}${set.size > 4 ? ` and ${set.size - 4} more` : ""}`;
    return [...this.found].map(([what, { targets, places }]) => `${what}\n      at ${some(targets)}\n      in ${some(places)}`);
  }
}

test("pages", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  const found = new Objections();
  /** @type {typeof PAGES} */
  const pages = [...PAGES, ...LONG_PAGES("en"), ["api", "/api"]];
  for (const [name, path, reach] of pages) {
    await ola.page.goto(path);
    await reach?.(ola);
    await found.ask(ola, name);
  }
  await ola.deaf(async () => {
    await ola.page.goto("/table/nowhere");
    await found.ask(ola, "no such table");
  });
  ola.isWell(found.list());
  await ola.leave();
});

for (const game of GAMES) {
  test(`${game}: all states of a table`, async () => {
    const ola = await Person.arrive(browser, server, "Ola");
    const found = new Objections();
    await walk(ola, game, async (state) => {
      await found.ask(ola, state);
      if (!["first turn", "menu", "over"].includes(state)) return;
      await ola.resize(PHONE);
      await found.ask(ola, `${state}, phone`);
      await ola.resize(DESKTOP);
    });
    const friend = await Person.arrive(browser, server, "Lena", { size: PHONE, guest: false });
    await friend.open(await ola.setUp(game, [me, open]));
    await found.ask(friend, "invitation, phone");
    await ola.page.goto("/");
    await found.ask(ola, "start page with own tables");
    ola.isWell(found.list());
    friend.isWell();
    for (const person of [ola, friend]) await person.leave();
  });
}
