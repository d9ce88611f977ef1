// A friend's first minute: from the link somebody sends them to their first move.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { dice, GAMES, LANGUAGES, launch, me, open, Person, PHONE, Server, sleep, TOY } from "./harness.mjs";
import { byClicks, press } from "./player.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start({ drafts: true }), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The name and the face at a seat, as the server tells everybody. */
const seated = async (person, id, seat) => {
  const { name, face } = (await person.get(`/api/tables/${id}`)).seats[seat - 1];
  return { name, face };
};

const faceShown = ({ page }) => page.locator(".name .face").getAttribute("src").then((src) => Number(src.match(/face-(\d+)\.svg$/)[1]));

/** Starts the game and waits until somebody has a decision. */
async function begin(ola, friend) {
  await press(ola, "#lobby .begin .primary", 0);
  for (const person of [ola, friend]) await person.until(() => inside.table?.state === "running" && document.body.dataset.state !== "loading");
}

for (const game of GAMES) {
  test(`${game}: a friend follows a link on a phone, reads who invites them to what, and sits down with one tap`, async (t) => {
    const ola = await Person.arrive(browser, server, "Ola");
    const id = await ola.setUp(game, [me, open]);
    await ola.open(id);
    const friend = await Person.arrive(browser, server, "Lena", { size: PHONE, guest: false });
    let clicks = 0;
    const tap = async (selector) => {
      clicks += 1;
      await press(friend, selector, 0);
    };
    const began = Date.now();
    await friend.open(id);
    const heading = await friend.page.locator("#lobby h2").innerText();
    const title = await friend.page.locator("h1").textContent();
    assert.ok(heading.includes("Ola") && heading.includes(title), heading);
    assert.ok(await friend.page.locator("#lobby .art").evaluate((image) => image.complete && image.naturalWidth > 0), "the game's picture is shown");
    const button = await friend.page.locator("#lobby .sit .primary").boundingBox();
    assert.ok(button.y >= 0 && button.y + button.height <= PHONE.height, `the button is within reach: ${JSON.stringify(button)}`);
    await friend.page.fill("[data-guest-name]", "Lena");
    await friend.until(() => document.querySelector(".name .face")?.hasAttribute("src"));
    const face = await faceShown(friend);
    await tap("#lobby .sit .primary");
    await friend.until(() => inside.table?.you.seats.length === 1);
    assert.deepEqual(await seated(ola, id, 2), { name: "Lena", face });
    await ola.until(() => document.querySelector("#lobby .seats")?.textContent.includes("Lena"));
    assert.equal(clicks, 1);
    await begin(ola, friend);
    let isDone = false;
    const others = (async () => {
      for (const roll = dice(3); !isDone; await sleep(50)) await ola.moveByApi(id, roll);
    })();
    const { clicks: more } = await byClicks(friend, dice(4), { until: (notes) => notes.moves >= 1 });
    isDone = true;
    await others;
    t.diagnostic(`from the link to the first move: ${clicks} click to sit down, ${more} to move, ${((Date.now() - began) / 1000).toFixed(1)} s`);
    for (const person of [ola, friend]) {
      person.isWell();
      await person.leave();
    }
  });
}

test("Enter in the field with the name sits down, another face can be had before, and both are kept", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  const friend = await Person.arrive(browser, server, "Lena", { size: PHONE, guest: false });
  const id = await ola.setUp(TOY, [me, open]);
  await friend.open(id);
  await friend.until(() => document.querySelector(".name .face")?.hasAttribute("src"));
  // Two faces may be the same by chance, hardly twenty.
  const faces = new Set();
  for (let number = 0; number < 20; number += 1) {
    await press(friend, "[data-another]", 0);
    faces.add(await faceShown(friend));
  }
  assert.ok(faces.size > 10, [...faces].join());
  const face = await faceShown(friend);
  await friend.page.fill("[data-guest-name]", "Lena");
  await friend.page.keyboard.press("Enter");
  await friend.until(() => inside.table?.you.seats.length === 1);
  assert.deepEqual(await seated(ola, id, 2), { name: "Lena", face });
  // At the next table, both are there already.
  const next = await ola.setUp(TOY, [me, open]);
  await friend.open(next);
  await friend.until(() => /** @type {HTMLInputElement | null} */ (document.querySelector("[data-guest-name]"))?.value === "Lena");
  await press(friend, "#lobby .sit .primary", 0);
  await friend.until(() => inside.table?.you.seats.length === 1);
  assert.deepEqual(await seated(ola, next, 2), { name: "Lena", face });
  // Back on the start page, their tables come first.
  await friend.page.goto("/");
  assert.match(await friend.page.locator("h1").innerText(), /Lena/);
  assert.equal(await friend.page.locator("#own .mine").count(), 2);
  for (const person of [ola, friend]) {
    person.isWell();
    await person.leave();
  }
});

test("a friend who only watches sees the game begin", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  const friend = await Person.arrive(browser, server, "Lena", { size: PHONE, guest: false });
  const id = await ola.setUp(TOY, [me, open]);
  await ola.open(id);
  await friend.open(id);
  await press(friend, "[data-watch]", 0);
  await friend.until(() => document.querySelector(".watching").checkVisibility() && !document.querySelector("[data-watch]").checkVisibility());
  await begin(ola, friend);
  assert.equal(await friend.page.evaluate(() => inside.table.you.seats.length), 0);
  for (const person of [ola, friend]) {
    person.isWell();
    await person.leave();
  }
});

test("in the lobby, people talk, change seats, and the table's owner adds and removes", async () => {
  const ola = await Person.arrive(browser, server, "Ola");
  const adam = await Person.arrive(browser, server, "Adam", { size: PHONE });
  const id = await ola.setUp(TOY, [me, open, open]);
  await ola.open(id);
  await adam.open(id);
  await press(adam, "#lobby .sit .primary", 0);
  await adam.until(() => inside.table?.you.seats[0]?.seat === 2 && document.querySelector("#panel-chat").checkVisibility());
  await adam.page.fill("#say input", "Hello");
  await adam.page.keyboard.press("Enter");
  await ola.until(() => document.querySelector("#chat")?.checkVisibility() && document.querySelector("#chat").textContent.includes("Hello"));
  await press(adam, '[data-post="swap"]', 0);
  await ola.until(() => inside.table.seats[2].name === "Adam" && inside.table.seats[2].connected);
  await press(ola, '[data-post="bot"]', 0);
  await ola.until(() => inside.table.seats[1].is === "bot");
  await ola.page.getByRole("button", { name: "Remove Adam" }).click();
  await adam.until(() => inside.table.you.seats.length === 0 && document.querySelector(".invitation"));
  assert.equal(await adam.page.evaluate(() => document.body.dataset.link), "found", "being moved and removed interrupts nothing");
  for (const person of [ola, adam]) {
    person.isWell();
    await person.leave();
  }
});

for (const lang of LANGUAGES) {
  test(`${lang}: invitation and lobby fit on a phone, with targets of 44 px`, async () => {
    const ola = await Person.arrive(browser, server, "Ola", { size: PHONE, lang });
    const friend = await Person.arrive(browser, server, "Maximiliane-Friederike", { size: PHONE, lang, guest: false });
    for (const game of GAMES) {
      const id = await ola.setUp(game, [me, open, open]);
      await ola.post(`/api/tables/${id}/bot`, { seat: 2, level: "normal" });
      for (const person of [ola, friend]) {
        await person.open(id);
        await person.until(() => document.querySelector("#lobby :is(.hall, .invitation)"));
        const wrong = await person.page.evaluate(() => {
          /** @type {NodeListOf<HTMLElement>} */
          const all = document.querySelectorAll("#lobby :is(button, a, input)");
          const targets = [...all].filter((one) => one.checkVisibility());
          const small = targets.filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44).map((one) => one.outerHTML.slice(0, 80));
          const outside = [...document.querySelectorAll("#lobby *")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML.slice(0, 80));
          return { small, outside, sideways: document.documentElement.scrollWidth - innerWidth };
        });
        assert.deepEqual(wrong, { small: [], outside: [], sideways: 0 });
      }
    }
    for (const person of [ola, friend]) {
      person.isWell();
      await person.leave();
    }
  });
}
