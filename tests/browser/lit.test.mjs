// Nothing that is lit is ever dead: after every update, everything that looks as if it could be clicked is clicked.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bot, dice, GAMES, LARGEST, launch, me, Person, Server } from "./harness.mjs";

/** How many lit things are clicked in each game: `cargo xtask browser --taps 10000 --only lit.test`. */
const TAPS = Number(process.env.LIT_TAPS ?? 500);

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Clicks everything that is lit, without letting any move out. Returns how much it was, and what did nothing. */
async function tapAll() {
  const scene = document.getElementById("scene");
  const lit = [...scene.querySelectorAll(".lit, .target, [role=button]")];
  const isAsked = document.body.dataset.state === "yours";
  const real = window.fetch;
  let posts = 0;
  window.fetch = (url, about) => {
    if (about?.method !== "POST") return real(url, about);
    posts += 1;
    return Promise.resolve(new Response('{"error":{"code":"stale","message":"not now"}}', { status: 409 }));
  };
  const dead = [];
  for (const element of lit) {
    const before = posts;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const hasChosen = scene.querySelector(".chosen") !== null;
    if (!isAsked || (posts === before && !hasChosen)) dead.push(element.outerHTML.slice(0, 200));
    // The answer to a post arrives, and what was chosen is put back.
    do await new Promise((done) => setTimeout(done));
    while (document.body.classList.contains("sending"));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }
  window.fetch = real;
  return { taps: lit.length, dead };
}

for (const game of GAMES) {
  test(`${game}: whatever is lit does something, after every update`, async (t) => {
    const ola = await Person.arrive(browser, server, "Ola");
    const begin = async () => {
      const id = await ola.setUp(game, [me, bot("greedy"), bot("greedy")], LARGEST[game]);
      await ola.open(id);
      return id;
    };
    let id = await begin();
    const roll = dice(5);
    let taps = 0;
    let updates = 0;
    while (taps < TAPS) {
      const { state } = await ola.get(`/api/tables/${id}`);
      if (state !== "running") id = await begin();
      const { position } = await ola.get(`/api/tables/${id}/view`);
      if (!position?.decision) continue;
      await ola.until((decision) => inside.position?.decision === decision && document.body.dataset.state === "yours", position.decision);
      // Drawn with one of the next frames.
      await ola.until(() => document.querySelector("#scene .lit") !== null || document.querySelectorAll("#buttons button").length > 0);
      const { taps: more, dead } = await ola.page.evaluate(tapAll);
      assert.deepEqual(dead, [], `lit but dead, asked: ${await ola.page.textContent("#prompt")}`);
      taps += more;
      updates += 1;
      await ola.moveByApi(id, roll);
    }
    t.diagnostic(`${taps} things clicked after ${updates} updates`);
    assert.ok(updates > 10, `there were only ${updates} updates`);
    ola.isWell();
    await ola.leave();
  });
}
