// Several people at one table, and interrupted connections: a page that is reloaded, a server that is restarted.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bot, BRIEF, dice, GAMES, launch, me, open, Person, PHONE, QUICKEST, Server, SHORT, TOY } from "./harness.mjs";
import { byClicks, press, turn } from "./player.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start({ drafts: true }), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const game of GAMES) {
  test(`${game}: two people and a spectator`, async () => {
    const ola = await Person.arrive(browser, server, "Ola");
    const adam = await Person.arrive(browser, server, "Adam", { size: PHONE, guest: false });
    const zofia = await Person.arrive(browser, server, "Zofia", { guest: false });
    const id = await ola.setUp(game, [me, open], BRIEF[game]);
    await ola.open(id);
    await adam.open(id);
    await zofia.open(id);
    await press(adam, "#lobby .sit .primary", 0);
    await adam.until(() => window.inside?.table?.you.seats.length === 1);
    await ola.until(() => inside.table.seats.every((seat) => seat.is === "person"));
    await press(ola, "#lobby .begin .primary", 0);

    const [first] = await Promise.all([byClicks(ola, dice(4)), byClicks(adam, dice(5))]);
    for (const person of [ola, adam, zofia]) await person.seesTheEnd();
    // The spectator has seen everything and could do nothing.
    const watched = await zofia.page.evaluate(() => ({ steps: inside.updates.filter((update) => update.name === "step").length, lit: document.querySelectorAll("#scene [data-thing].lit").length, seats: inside.table.you.seats.length }));
    assert.ok(watched.steps >= first.moves / 4, `a spectator of ${first.moves} moves saw ${watched.steps} steps`);
    assert.deepEqual([watched.lit, watched.seats], [0, 0]);
    const ends = await Promise.all([ola, adam, zofia].map((person) => person.page.evaluate(() => JSON.stringify(inside.table.result))));
    assert.equal(new Set(ends).size, 1, `three people were told different results: ${ends.join(" / ")}`);
    for (const person of [ola, adam, zofia]) {
      person.isWell();
      await person.leave();
    }
  });

  test(`${game}: a page reloaded in the middle`, async () => {
    const ola = await Person.arrive(browser, server, "Ola");
    const id = await ola.setUp(game, [me, bot()], SHORT[game]);
    await ola.open(id);
    const stand = () => ola.page.evaluate(() => {
      const { prompt, lit, buttons, legal } = inside.look();
      return { prompt, legal, lit: lit.map((one) => one.thing).sort(), buttons: buttons.map((one) => one.text), lines: document.querySelectorAll("#story li").length };
    });
    for (const moves of [3, 4, 7]) {
      await byClicks(ola, dice(moves), { until: (notes) => notes.moves >= moves });
      if (await ola.page.evaluate(() => inside.table.state === "over")) break;
      const before = await stand();
      await ola.page.reload();
      await ola.ready();
      await ola.until((lines) => document.querySelectorAll("#story li").length >= lines, before.lines);
      await turn(ola);
      assert.deepEqual(await stand(), before);
    }
    ola.isWell();
    await ola.leave();
  });
}

test("after the game everybody can look back from any point of view", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  const id = await ola.setUp(QUICKEST, [me, bot()]);
  await ola.open(id);
  await byClicks(ola, dice(10));
  await ola.seesTheEnd();
  await press(ola, "#look-back", 0);
  await ola.until(() => document.body.dataset.state === "past");
  const asked = [];
  ola.page.on("request", (request) => /\/(log|moments)\b/.test(request.url()) && asked.push(request.url()));
  for (const eyes of ["2", "", "open"]) {
    asked.length = 0;
    await ola.page.selectOption("#eyes", eyes);
    const way = eyes === "open" ? "open=true" : eyes ? `seat=${eyes}` : "watch=true";
    await ola.until(() => document.querySelectorAll("#story li").length > 0);
    while (!asked.some((url) => url.includes("/moments/"))) await ola.page.waitForTimeout(30);
    assert.ok(asked.every((url) => url.includes(way)), asked.join(" "));
  }
  ola.isWell();
  await ola.leave();
});

test("a server that is restarted", async () => {
  const own = await Server.start();
  const ola = await Person.arrive(browser, own, "Ola");
  const adam = await Person.arrive(browser, own, "Adam", { guest: false });
  const id = await ola.setUp(QUICKEST, [me, bot(), bot()]);
  await ola.open(id);
  await adam.open(id);
  await byClicks(ola, dice(6), { until: (notes) => notes.moves >= 3 });
  const title = await ola.page.title();
  const everybody = [ola, adam];
  for (const person of everybody) person.isDeaf = true;
  await own.end();
  for (const person of everybody) await person.until(() => document.body.dataset.link === "lost" && document.getElementById("scene").inert && document.title.startsWith("⚠"));
  await own.begin();
  for (const person of everybody) await person.until(() => document.body.dataset.link === "found" && !document.getElementById("scene").inert);
  for (const person of everybody) person.isDeaf = false;
  assert.equal(await ola.page.title(), title);
  await byClicks(ola, dice(7));
  for (const person of everybody) {
    await person.seesTheEnd();
    person.isWell();
    await person.leave();
  }
  await own.stop();
});

test("people chat and are told about new messages", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  const adam = await Person.arrive(browser, server, "Adam", { size: PHONE });
  const id = await ola.setUp(TOY, [me, open]);
  await adam.post(`/api/tables/${id}/join`, { seat: 2 });
  await ola.post(`/api/tables/${id}/start`, {});
  await ola.open(id);
  await adam.open(id);
  await press(ola, "#tab-chat", 0);
  await ola.page.fill("#say input", "Cześć! <b>Hello</b>");
  await ola.page.keyboard.press("Enter");
  await adam.page.locator("#tab-chat .count").waitFor();
  await press(adam, "#tab-chat", 0);
  assert.equal(await adam.page.locator("#chat li").last().innerText(), "Ola Cześć! <b>Hello</b>");
  for (const person of [ola, adam]) {
    person.isWell();
    await person.leave();
  }
});

for (const game of GAMES) {
  test(`${game}: what was chosen is cancelled, what was drafted is undone`, async () => {
    const ola = await Person.arrive(browser, server, "Ola");
    const id = await ola.setUp(game, [me, bot()], SHORT[game]);
    await ola.open(id);
    const roll = dice(8);
    const drafted = () => ola.page.evaluate(() => inside.position?.draft.length ?? 0);
    let undone = 0;
    let cancelled = 0;
    for (let round = 0; round < 60 && undone + cancelled < 4; round += 1) {
      const was = await byClicks(ola, roll, { until: (notes) => notes.moves >= 1 });
      if (!was.moves) break;
      const seen = await ola.page.evaluate(() => inside.look());
      if (seen.state !== "yours") continue;
      const draft = await drafted();
      if (draft && undone < 3) {
        await press(ola, "#undo", 0);
        await ola.until((before) => inside.position.draft.length < before, draft);
        undone += 1;
      } else if (seen.lit.length && cancelled < 3) {
        // A move that can be undone is played by the click that completes it. Others are chosen first.
        const isDraft = await ola.page.evaluate(() => inside.position.page.drafts.some(Boolean));
        await press(ola, "#scene [data-thing].lit, #scene [data-thing].target", 0);
        await ola.until((posts) => inside.posts > posts || document.querySelector("#scene [data-thing].chosen"), seen.posts);
        if ((await ola.page.evaluate(() => inside.posts)) > seen.posts) {
          assert.ok(isDraft, "one click played a move that cannot be undone");
          continue;
        }
        await press(ola, "#cancel", 0);
        assert.equal(await ola.page.locator("#scene [data-thing].chosen").count(), 0);
        assert.equal(await drafted(), draft, "choosing something counted as a move");
        cancelled += 1;
      }
    }
    assert.ok(undone + cancelled >= 2, `undone ${undone}, cancelled ${cancelled}`);
    ola.isWell();
    await ola.leave();
  });
}
