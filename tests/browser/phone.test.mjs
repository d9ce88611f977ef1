// Small screens: whatever can be chosen is in view and easily touched, the page never scrolls sideways, and no words lie on
// others. Maps follow what can be chosen.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bot, dice, GAMES, launch, me, Person, PHONE, Server } from "./harness.mjs";
import { turn } from "./player.mjs";

const DECISIONS = 12;
/** A desktop window whose page is shown at twice its size. */
const DOUBLED = { width: 683, height: 384 };

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Everything that is wrong with how the table is shown now. */
function faults() {
  const found = [];
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => one.dataset.thing ?? one.id ?? one.className;
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const map = document.querySelector("#scene [data-zoom]");
  if (map) {
    const [frame, ceiling, floor] = [box(map.parentElement), box(document.getElementById("head")).bottom, box(document.getElementById("bar")).top];
    for (const one of map.querySelectorAll(".lit")) {
      const { left, right, top, bottom } = box(one);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < frame.left || x > frame.right || y < Math.max(ceiling, frame.top) || y > Math.min(floor, frame.bottom)) found.push(`${name(one)} is out of view, at ${Math.round(x)}, ${Math.round(y)}`);
    }
    const words = [...document.querySelectorAll("#scene :is(b, i, small, span)")].filter((one) => one.checkVisibility() && !one.closest("svg, .sr, [data-preview]") && one.textContent.trim() && !one.children.length);
    const boxes = words.map((one) => ({ text: one.textContent, ...box(one).toJSON() }));
    for (const [place, one] of boxes.entries()) {
      for (const other of boxes.slice(place + 1)) {
        const [width, height] = [Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)];
        if (width > 2 && height > 3) found.push(`“${one.text}” and “${other.text}” overlap`);
      }
    }
  }
  return found;
}

/** The buttons that are too small for a finger. */
function tiny() {
  const all = [...document.querySelectorAll("#bar button, #zoom button, #head button, #scene label")].filter((one) => one.checkVisibility());
  const sizes = all.map((one) => ({ name: one.id || one.textContent, ...one.getBoundingClientRect().toJSON() }));
  return sizes.filter(({ width, height }) => Math.min(width, height) < 43.5).map(({ name, width, height }) => `${name} is ${width} × ${height}`);
}

/** A point a finger's width beside something lit on a map, where nothing lit is, and what it is beside. */
function beside() {
  const lit = [...document.querySelectorAll("#scene [data-zoom] .lit")];
  const middle = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  for (const one of lit) {
    const [x, y] = middle(one);
    for (const [across, down] of [[20, 0], [-20, 0], [0, 20], [0, -20], [14, 14], [-14, -14]]) {
      const at = [x + across, y + down];
      const under = document.elementFromPoint(at[0], at[1]);
      const isFree = under?.closest("[data-zoom]") && !under.closest(".lit");
      const nearest = lit.every((other) => other === one || Math.hypot(middle(other)[0] - at[0], middle(other)[1] - at[1]) > 21);
      if (isFree && nearest) return { at, thing: one.dataset.thing };
    }
  }
  return null;
}

for (const [size, kind] of [[PHONE, "phone"], [DOUBLED, "page at twice its size"]]) {
  for (const game of GAMES) {
    test(`${game} on a ${kind}: everything that matters is in view`, async (t) => {
      const ola = await Person.arrive(browser, server, "Ola", { size });
      const id = await ola.setUp(game, [me, bot("greedy"), bot("greedy")]);
      await ola.open(id);
      const roll = dice(7);
      let touched = 0;
      for (let decisions = 0; decisions < DECISIONS; ) {
        const { state } = await ola.get(`/api/tables/${id}`);
        if (state !== "running") break;
        const { position } = await ola.get(`/api/tables/${id}/view`);
        if (!position?.decision) continue;
        await ola.until((decision) => inside.position?.decision === decision && document.body.dataset.state === "yours", position.decision);
        await turn(ola);
        // Drawn with one of the next frames.
        await ola.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const prompt = await ola.page.textContent("#prompt");
        assert.deepEqual(await ola.page.evaluate(faults), [], `asked: ${prompt}`);
        if (size === PHONE) {
          assert.deepEqual(await ola.page.evaluate(tiny), [], `asked: ${prompt}`);
          const near = await ola.page.evaluate(beside);
          if (near) {
            touched += 1;
            const posts = await ola.page.evaluate(() => inside.posts);
            await ola.page.touchscreen.tap(...near.at);
            await ola.until(([thing, posts]) => inside.posts > posts || document.querySelector("#scene .chosen")?.dataset.thing === thing, [near.thing, posts]);
          }
        }
        await ola.moveByApi(id, roll);
        decisions += 1;
      }
      t.diagnostic(`${touched} things touched from beside`);
      ola.isWell();
      await ola.leave();
    });
  }
}

test("the overview takes the map elsewhere, and one button shows all of it", async () => {
  let maps = 0;
  for (const game of GAMES) {
    const ola = await Person.arrive(browser, server, "Ola", { size: PHONE });
    await ola.open(await ola.setUp(game, [me, bot(), bot()]));
    if (await ola.page.evaluate(() => document.querySelector("#scene [data-overview]") !== null)) {
      maps += 1;
      const seen = () => ola.page.evaluate(() => document.querySelector("#scene [data-zoom]").getAttribute("style"));
      const whole = () => ola.page.evaluate(() => document.querySelector("#zoom").hasAttribute("data-whole"));
      const press = () => ola.page.locator("#zoom button").last().tap();
      if (await whole()) await ola.page.evaluate(() => document.querySelector("#zoom button").dispatchEvent(new MouseEvent("click", { bubbles: true })));
      const { x, y, width, height } = await ola.page.locator("[data-overview]").boundingBox();
      await ola.page.touchscreen.tap(x + width * 0.2, y + height * 0.5);
      const west = await seen();
      await ola.page.touchscreen.tap(x + width * 0.8, y + height * 0.5);
      assert.notEqual(await seen(), west);
      await press();
      assert.ok(await whole());
    }
    ola.isWell();
    await ola.leave();
  }
  assert.ok(maps > 0);
});
