// Cards that nobody chooses: what pages do automatically, and how they respond to a lying server.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bot, dice, launch, me, open, Person, PHONE, Server, TOY } from "./harness.mjs";
import { byClicks, press } from "./player.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start({ drafts: true }), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("two people shuffle together and are told after the game that the cards were fair", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  const adam = await Person.arrive(browser, server, "Adam", { size: PHONE, guest: false });
  const id = await ola.setUp(TOY, [me, open]);
  await ola.open(id);
  await adam.open(id);
  await press(adam, "#lobby .sit .primary", 0);
  await ola.until(() => inside.table.seats.every((seat) => seat.is === "person"));
  await press(ola, "#lobby .begin .primary", 0);
  await Promise.all([byClicks(ola, dice(1)), byClicks(adam, dice(2))]);
  for (const person of [ola, adam]) {
    await person.seesTheEnd();
    await person.until(() => document.querySelector(".proven"));
    assert.equal(await person.page.locator("#alarm").count(), 0);
  }
  const { dealing } = await ola.get(`/api/tables/${id}`);
  assert.equal(dealing.parts.filter((part) => part.entropy).length, 2, JSON.stringify(dealing));
  for (const person of [ola, adam]) {
    person.isWell();
    await person.leave();
  }
});

test("a player against bots contributes to the randomness too", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  await ola.page.goto("/");
  await ola.page.locator(`[formaction$="play/${TOY}"]`).first().click();
  await ola.ready();
  await ola.until(() => inside.table?.state === "running");
  const parts = await ola.page.evaluate(() => inside.table.dealing.parts);
  assert.equal(parts.filter((part) => part.entropy).length, 1, JSON.stringify(parts));
  ola.isWell();
  await ola.leave();
});

test("the page computes the same SHA-256 as everybody", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  await ola.open(await ola.setUp(TOY, [me, bot()]));
  const wrong = await ola.page.evaluate(async () => {
    // @ts-expect-error It is the page that looks for it, below its own address.
    const { sha256 } = await import("../assets/fair.js");
    const lengths = [];
    for (let length = 0; length < 200; length += 1) {
      const bytes = crypto.getRandomValues(new Uint8Array(length));
      const right = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      if (sha256(bytes) !== right) lengths.push(length);
    }
    return lengths;
  });
  assert.deepEqual(wrong, []);
  await ola.leave();
});

/**
 * What the page says about tables as a lying server would show them. Seat 1 is the page's own and has revealed its
 * entropy.
 */
function judged(lie) {
  return async () => {
    const ola = await Person.arrive(browser, server, "Ola");
    await ola.open(await ola.setUp(TOY, [me, bot()]));
    const said = await ola.page.evaluate(async (lie) => {
      // @ts-expect-error As above.
      const { deal, sha256 } = await import("../assets/fair.js");
      const id = location.pathname.split("/").at(-1);
      const hash = (seat, attempt, entropy) => sha256(new TextEncoder().encode(`starfry entropy 1\n${id}\n${seat}\n${attempt}\n${entropy}`));
      const part = (seat, attempt, digit) => ({ commitment: hash(seat, attempt, digit.repeat(64)), entropy: digit.repeat(64) });
      const [own, host] = [part(1, 1, "a"), part(2, 1, "b")];
      const hashes = [own.commitment, host.commitment];
      const mine = { entropy: own.entropy, hash: own.commitment, revealed: true, hashes, seed_hash: "seed" };
      localStorage.setItem(`fair:${id}`, JSON.stringify({ 1.1: mine }));
      /** @type {any} */
      const table = { state: "running", seed_hash: "seed", you: { seats: [{ seat: 1 }] }, dealing: { attempt: 1, stage: "dealt", commitments: hashes, revealed: [], parts: [own, host], void: [] } };
      const { dealing } = table;
      const lies = {
        none: () => {},
        "the host's entropy was exchanged": () => (dealing.parts[1] = part(2, 1, "c")),
        "the host's entropy was left out": () => (dealing.parts[1] = { none: "away" }),
        "other commitments": () => (dealing.commitments = [own.commitment, hash(2, 1, "c".repeat(64))]),
        "another seed": () => (table.seed_hash = "other"),
        "own entropy exchanged": () => (dealing.parts[0] = part(1, 1, "c")),
        "asked again in the same attempt": () => Object.assign(dealing, { stage: "open", parts: [] }),
        "another attempt without a reason": () => Object.assign(dealing, { attempt: 2, stage: "committing", parts: [] }),
        "a void attempt that nobody made void": () => Object.assign(dealing, { attempt: 2, stage: "committing", parts: [], void: [{ seed_hash: "seed", parts: [own, host] }] }),
        "a void attempt with another seed": () => Object.assign(dealing, { attempt: 2, stage: "committing", parts: [], void: [{ seed_hash: "other", parts: [own, { commitment: host.commitment }] }] }),
        "one seat withholds again and again": () => {
          const void1 = { seed_hash: "seed", parts: [own, { commitment: host.commitment }] };
          Object.assign(dealing, { attempt: 3, stage: "committing", parts: [], void: [void1, { seed_hash: "x", parts: [part(1, 2, "d"), { commitment: "y" }] }] });
        },
        "said to have withheld": () => Object.assign(dealing, { attempt: 2, stage: "committing", parts: [], void: [{ seed_hash: "seed", parts: [{ commitment: own.commitment }, host] }] }),
        "no word about dealing": () => (table.dealing = null),
      };
      lies[lie]();
      return deal(table);
    }, lie);
    const right = { none: null, "said to have withheld": "fair-accused" };
    assert.equal(said, lie in right ? right[lie] : "fair-changed", lie);
    await ola.leave();
  };
}

for (const lie of [
  "none", "the host's entropy was exchanged", "the host's entropy was left out", "other commitments", "another seed", "own entropy exchanged",
  "asked again in the same attempt", "another attempt without a reason", "a void attempt that nobody made void", "a void attempt with another seed",
  "one seat withholds again and again", "said to have withheld", "no word about dealing",
]) test(`a page notices a lie: ${lie}`, judged(lie));
