// The end of a game: the result is never covered, and everything that comes next is one press away.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { AXE, bot, BRIEF, DESKTOP, dice, GAMES, launch, me, Person, PHONE, QUICKEST, Server, SHORT } from "./harness.mjs";
import { byClicks, press } from "./player.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start({ drafts: true }), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A finished game, seen by somebody who has just come. */
async function finished(person, game, table = BRIEF[game]) {
  const id = await person.setUp(game, [me, bot(), bot()], table);
  const roll = dice(11);
  while ((await person.get(`/api/tables/${id}`)).state === "running") await person.moveByApi(id, roll);
  await person.open(id);
  await person.seesTheEnd();
  await person.page.locator("#finale .scores").waitFor();
  return id;
}

for (const game of GAMES) {
  for (const [size, form] of [[DESKTOP, "desktop"], [PHONE, "phone"]]) {
    test(`${game}: nothing covers the result on a ${form}`, async () => {
      const ola = await Person.arrive(browser, server, "Ola", { size });
      await finished(ola, game, SHORT[game]);
      const rows = ola.page.locator("#finale .scores li, #finale .moments button");
      for (const row of await rows.all()) {
        await row.scrollIntoViewIfNeeded();
        const [box, deeds] = await Promise.all([row.boundingBox(), ola.page.locator("#ending .deeds").boundingBox()]);
        assert.ok(box.y + box.height <= deeds.y + 1, `a row ends at ${box.y + box.height}, the buttons begin at ${deeds.y}`);
        const isOnTop = await row.evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        assert.ok(isOnTop, "something covers a row");
      }
      const { wide, seen } = await ola.page.evaluate(() => ({ wide: document.documentElement.scrollWidth, seen: innerWidth }));
      assert.ok(wide <= seen, `the page is ${wide} wide`);
      await ola.page.evaluate(AXE);
      const violations = await ola.page.evaluate(async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`));
      ola.isWell(violations);
      await ola.leave();
    });
  }

  test(`${game}: a moment is shown on the board, and the result afterwards`, async () => {
    const ola = await Person.arrive(browser, server, "Ola");
    await finished(ola, game, SHORT[game]);
    const moment = ola.page.locator("#finale [data-moment]").first();
    const entries = Number(await moment.getAttribute("data-moment"));
    const asked = ola.page.waitForRequest((request) => request.url().includes(`/moments/${entries}?`));
    await moment.click();
    await asked;
    await ola.until(() => document.body.dataset.state === "past" && document.getElementById("ending").hidden);
    await press(ola, "#now", 0);
    await ola.page.locator("#finale .scores").waitFor();
    await press(ola, "#see", 0);
    await ola.until(() => document.getElementById("scene").checkVisibility({ visibilityProperty: true }) && !document.getElementById("finale").checkVisibility());
    await press(ola, "#see", 0);
    await ola.until(() => document.getElementById("finale").checkVisibility());
    ola.isWell();
    await ola.leave();
  });
}

test("the end of a game is announced once, and any press ends the ceremony", async () => {
  const ola = await Person.arrive(browser, server, "Ola", { motion: "no-preference" });
  const id = await ola.setUp(QUICKEST, [me, bot()]);
  await ola.open(id);
  await ola.page.evaluate(() => {
    const voice = document.getElementById("said");
    window.said = [];
    new MutationObserver(() => window.said.push(voice.textContent)).observe(voice, { childList: true, subtree: true, characterData: true });
  });
  await byClicks(ola, dice(3));
  await ola.seesTheEnd();
  await ola.until(() => document.querySelector("#ending.reveals"));
  // The buttons are there from the beginning, also for the keyboard.
  assert.ok(await ola.page.locator("#ending [data-post=rematch]").isEnabled());
  await ola.page.keyboard.press("Shift");
  await ola.until(() => !document.querySelector("#ending.reveals"));
  const [winners, said] = await ola.page.evaluate(() => [inside.table.result.winners.map((seat) => inside.table.seats[seat - 1].name), window.said]);
  const last = said.at(-1);
  assert.ok(winners.every((name) => name === "Ola" || last.includes(name)), `${winners} won, and "${last}" was said`);
  assert.equal(said.filter((one) => one === last).length, 1);
  ola.isWell();
  await ola.leave();
});

test("one click starts the next game against bots", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  const id = await finished(ola, QUICKEST);
  await press(ola, "#ending .primary", 0);
  await ola.page.waitForURL((url) => /\/table\//.test(url.pathname) && !url.pathname.includes(id));
  await ola.until(() => window.inside?.table?.state === "running");
  ola.isWell();
  await ola.leave();
});

test("the result is shared in words, with a link to the table", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  await ola.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await finished(ola, QUICKEST);
  const { result, seats } = await ola.get(`/api/tables/${id}`);
  await ola.page.evaluate(() => {
    navigator.share = async (what) => void (window.shared = what);
  });
  await press(ola, "[data-share]", 0);
  const shared = await ola.page.evaluate(() => window.shared);
  assert.equal(shared.url, `${server.url}/table/${id}`);
  for (const [place, points] of result.scores.entries()) assert.ok(shared.text.includes(`${seats[place].name} ${points}`), shared.text);
  // Where nothing can be shared, it is copied.
  await ola.page.evaluate(() => {
    navigator.share = undefined;
  });
  await press(ola, "[data-share]", 0);
  await ola.until(() => document.querySelector("[data-share]").textContent === "Copied");
  ola.isWell();
  await ola.leave();
});
