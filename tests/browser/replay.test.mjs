// Looking back: the timeline, the header and the story at every moment, and the board on a phone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bot, dice, launch, me, Person, PHONE, QUICKEST, Server } from "./harness.mjs";
import { byClicks, press } from "./player.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Plays a whole game and begins to look back at it. */
async function lookBack(about) {
  const ola = await Person.arrive(browser, server, "Ola", about);
  const id = await ola.setUp(QUICKEST, [me, bot(), bot()]);
  await ola.open(id);
  await byClicks(ola, dice(21));
  await ola.seesTheEnd();
  await press(ola, "#look-back", 0);
  await ola.until(() => document.body.dataset.state === "past" && document.getElementById("scrub").value === "0");
  return ola;
}

/** What the page says about the moment that is shown. */
const look = ({ page }) => page.evaluate(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const [here] = all("#story .here");
  const lines = all("#story [data-at]");
  const scrub = document.getElementById("scrub");
  return {
    prompt: document.getElementById("prompt").textContent,
    detail: document.getElementById("detail").textContent,
    told: here?.dataset.told,
    words: here?.innerText.replaceAll("\n", " ").trim(),
    value: Number(scrub.value),
    most: Number(scrub.max),
    lines: lines.length,
    shown: lines.filter((line) => !line.classList.contains("later")).length,
    headings: all("#story .heading").map((heading) => heading.textContent),
    turns: all("#turns .turn").map((turn) => turn.title),
    begun: all("#turns .turn:not(.later)").length,
    near: all("#near button").length,
  };
});

/** Presses a key and waits until another moment is shown. */
async function step(person, key, value) {
  await person.page.keyboard.press(key);
  await person.until((expected) => document.getElementById("scrub").value === `${expected}`, value);
  const told = () => {
    const here = document.querySelector("#story .here");
    return !here || document.getElementById("prompt").textContent === here.dataset.told;
  };
  await person.until(told);
}

test("at every moment the header, the story and the timeline tell the same", async () => {
  const ola = await lookBack();
  await ola.page.evaluate(() => document.activeElement.blur());
  const start = await look(ola);
  assert.equal(start.told, undefined);
  assert.equal(start.prompt, "The game begins");
  assert.equal(start.shown, 0, "nothing has happened yet");
  assert.deepEqual(start.turns, start.headings);
  assert.equal(start.begun, 0);
  assert.equal(start.most, start.lines);
  for (let place = 1; place <= start.most; place += 1) {
    await step(ola, "ArrowRight", place);
    const now = await look(ola);
    assert.equal(now.prompt, now.told);
    assert.equal(now.words, now.told);
    assert.equal(now.shown, place);
    assert.equal(now.detail, now.turns[now.begun - 1] ?? "You are looking back");
  }
  await step(ola, "ArrowLeft", start.most - 1);
  await step(ola, "Home", 0);
  await ola.page.locator("#turns .turn").nth(2).dispatchEvent("click");
  await ola.until((turn) => document.getElementById("detail").textContent === turn, start.turns[2]);
  await press(ola, "#last", 0);
  await ola.until((last) => document.getElementById("scrub").value === `${last}`, start.most);
  await ola.page.keyboard.press("End");
  await ola.seesTheEnd();
  ola.isWell();
  await ola.leave();
});

test("a link to a moment shows that moment", async () => {
  const ola = await lookBack();
  const [at, told] = await ola.page.evaluate(() => {
    const lines = document.querySelectorAll("#story [data-at]");
    return [lines[3].dataset.at, lines[2].dataset.told];
  });
  await ola.page.goto(`${ola.page.url().split("?")[0]}?at=${at}`);
  await ola.until((words) => document.body?.dataset.state === "past" && document.getElementById("prompt").textContent === words, told);
  ola.isWell();
  await ola.leave();
});

test("on a phone the board stays in view and only the story scrolls", async () => {
  const ola = await lookBack({ size: PHONE });
  const { most } = await look(ola);
  const shape = () => ola.page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [board, time, story] = ["main", "#time", "#panel-story"].map(box);
    const here = document.querySelector("#story .here")?.getBoundingClientRect();
    const beginning = document.querySelector("#story li").getBoundingClientRect();
    const tools = [...document.querySelectorAll("#time button.tool, #near button")].map((button) => button.getBoundingClientRect());
    return {
      page: scrollY, board: [board.top, board.bottom], time: [time.top, time.bottom], story: [story.top, story.bottom],
      beginning: [beginning.top, beginning.bottom], here: here && [here.top, here.bottom], low: Math.min(...tools.map(({ height }) => height)), near: document.querySelectorAll("#near button").length,
    };
  });
  const first = await shape();
  assert.ok(first.board[1] - first.board[0] >= 250, `the board is ${first.board[1] - first.board[0]} px high`);
  assert.ok(first.story[1] <= PHONE.height + 1);
  assert.ok(first.beginning[0] >= first.story[0] - 1 && first.beginning[1] <= first.story[1], "the story is at its beginning");
  assert.equal(first.near, 9);
  assert.ok(first.low >= 43.5, `a button is ${first.low} px high`);
  for (const place of [Math.floor(most / 3), Math.floor(most / 2), most]) {
    await ola.page.evaluate((value) => {
      const scrub = document.getElementById("scrub");
      scrub.value = `${value}`;
      scrub.dispatchEvent(new Event("input"));
    }, place);
    await ola.until(() => document.getElementById("prompt").textContent === document.querySelector("#story .here")?.dataset.told);
    const now = await shape();
    assert.deepEqual([now.page, now.board, now.time, now.story], [0, first.board, first.time, first.story], "nothing moves");
    assert.ok(now.here && now.here[0] < now.story[1] && now.here[1] > now.story[0], "the line is in view");
  }
  ola.isWell();
  await ola.leave();
});
