// Events are shown one at a time, and nothing appears before its cause: checked in every frame of a turn. What is shown can
// be skipped, catches up, waits in a hidden tab, and is never shown again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bot, dice, launch, me, Person, pick, Server, SHOWING, sleep } from "./harness.mjs";

let server;
let browser;
before(async () => ([server, browser] = await Promise.all([Server.start(), launch()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Notes everything that is seen from now on, frame by frame, and every sound. */
function watch() {
  const seen = (inside.seen = { frames: [], sounds: [] });
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => (one.style.visibility === "hidden" ? "" : one.textContent.trim()));
  const look = () => {
    const dice = [...document.querySelectorAll(".die")];
    const frame = {
      playing: document.body.classList.contains("playing"),
      rolling: dice.length > 0 && document.body.getAnimations().length > 0,
      sums: text("#scene [data-sums] > *, #scene [data-sum]").filter(Boolean).length,
      counts: text("[data-count]").join(),
      story: document.getElementById("story").textContent,
      prompt: document.getElementById("prompt").textContent,
      lit: document.querySelectorAll("#scene .lit").length,
      state: document.body.dataset.state,
    };
    seen.frames.push(frame);
    if (inside.seen === seen) requestAnimationFrame(look);
  };
  look();
}

/** Counts what is played, instead of playing it. */
const COUNTING = `
  inside.played = [];
  class Param { value = 0; setValueAtTime() {} linearRampToValueAtTime() {} exponentialRampToValueAtTime() {} }
  class Node { gain = new Param(); frequency = new Param(); Q = new Param(); connect(next) { return next; } start() { inside.played.push(this.type ?? "noise"); } stop() {} }
  window.AudioContext = class {
    state = "running"; currentTime = 0; sampleRate = 8000; destination = new Node();
    createGain() { return new Node(); } createDynamicsCompressor() { return new Node(); } createBiquadFilter() { return new Node(); }
    createOscillator() { return new Node(); } createBufferSource() { return new Node(); }
    createBuffer() { return { getChannelData: () => new Float32Array(8) }; } resume() {}
  };`;

/** Sits down with bots and plays outside the browser until it is Ola's turn. */
async function sitDown(game, { speed = "quick", motion = "no-preference", moves = 6, seed = 4, sound = true } = {}) {
  const ola = await Person.arrive(browser, server, "Ola", { speed, motion });
  await ola.context.addInitScript(COUNTING);
  if (!sound) await ola.context.addInitScript(() => (localStorage.sound = "off"));
  const id = await ola.setUp(game, [me, bot("greedy"), bot("greedy")]);
  const roll = dice(seed);
  for (let move = 0; move < moves; move += 1) {
    await ola.deciding(id);
    await ola.moveByApi(id, roll);
  }
  await ola.deciding(id);
  await ola.open(id);
  // The first touch, before which nothing may be heard.
  await ola.page.mouse.click(2, 2);
  return { ola, id, roll };
}

/** Makes moves outside the browser until the page shows something. */
async function handOver({ ola, id, roll }) {
  for (;;) {
    await ola.deciding(id);
    const { position } = await ola.get(`/api/tables/${id}/view`);
    // Ending a turn hands over at once.
    const action = position.legal.find((one) => one === "done") ?? pick(roll, position.legal);
    await ola.post(`/api/tables/${id}/moves`, { decision: position.decision, actions: [action] });
    await sleep(100);
    if (await ola.page.evaluate(() => document.body.classList.contains("playing"))) return;
  }
}

const rests = (person) => person.until(() => !document.body.classList.contains("playing") && document.body.dataset.state !== "waiting");
const seen = (person) => person.page.evaluate(() => inside.seen.frames);

for (const game of SHOWING) {
  test(`${game}: nothing appears before its cause, in any frame`, async () => {
    const table = await sitDown(game, { moves: 2 });
    const { ola } = table;
    await ola.page.evaluate(watch);
    // Several turns, so that dice are among them where there are any.
    for (let turn = 0; turn < 4; turn += 1) {
      await handOver(table);
      await rests(ola);
      await ola.deciding(table.id);
      await rests(ola);
    }
    const frames = await seen(ola);
    const playing = frames.filter((frame) => frame.playing);
    assert.ok(playing.length > 20, `only ${playing.length} frames`);
    assert.ok(playing.every((frame) => frame.lit === 0), "something is lit while the table is busy");
    assert.ok(playing.every((frame) => frame.state !== "yours"), "the header says that it is Ola's turn before the turn has come");
    // While a die rolls, nothing else changes: no part of its sum, no score, no line of the story.
    for (const [place, frame] of frames.entries()) {
      const next = frames[place + 1];
      if (!frame.rolling || !next?.rolling || frame.sums || next.sums) continue;
      assert.equal(next.counts, frame.counts);
      assert.equal(next.story, frame.story);
    }
    // A story only grows, line by line.
    const grown = frames.filter((frame, place) => place && frame.story !== frames[place - 1].story);
    assert.ok(grown.length > 3, `the story came in ${grown.length} pieces`);
    ola.isWell();
    await ola.leave();
  });

  test(`${game}: beats leave the scene that a new page shows`, async () => {
    const table = await sitDown(game, { moves: 3 });
    const { ola } = table;
    await handOver(table);
    await rests(ola);
    await ola.deciding(table.id);
    await rests(ola);
    const look = () => ola.page.evaluate(() => {
      const scene = /** @type {HTMLElement} */ (document.getElementById("scene").cloneNode(true));
      for (const one of scene.querySelectorAll("#zoom, .token")) one.remove();
      for (const one of scene.querySelectorAll("*")) for (const name of ["class", "style", "tabindex", "role", "aria-pressed"]) one.removeAttribute(name);
      return scene.innerHTML.replace(/<!--.*?-->/g, "");
    });
    const shown = await look();
    await ola.open(table.id);
    assert.equal(shown, await look());
    ola.isWell();
    await ola.leave();
  });

  test(`${game}: a key shows the next beat, and Escape everything`, async () => {
    const table = await sitDown(game, { speed: "calm" });
    const { ola } = table;
    await handOver(table);
    const dots = () => ola.page.textContent("#dots");
    const before = await dots();
    await ola.page.keyboard.press("Space");
    await ola.until((before) => document.getElementById("dots").textContent !== before, before);
    const posts = await ola.page.evaluate(() => inside.posts);
    await ola.page.keyboard.press("Escape");
    await rests(ola);
    assert.equal(await ola.page.evaluate(() => inside.posts), posts, "a key that was meant for the beats has made a move");
    ola.isWell();
    await ola.leave();
  });

  test(`${game}: with reduced motion everything is told in the same order, and with speed off at once`, async () => {
    for (const about of [{ speed: "quick", motion: "reduce" }, { speed: "off" }]) {
      const table = await sitDown(game, about);
      const { ola } = table;
      await ola.page.evaluate(watch);
      if (about.speed === "off") {
        await ola.moveByApi(table.id, table.roll);
        await ola.deciding(table.id);
      } else await handOver(table);
      await rests(ola);
      assert.equal(await ola.page.evaluate(() => document.querySelectorAll("#scene .trail[pathLength]").length), 0);
      assert.ok((await seen(ola)).every((frame) => !frame.playing || frame.lit === 0));
      ola.isWell();
      await ola.leave();
    }
  });
}

test("sounds begin with their beats, and none is made when sound is off", async () => {
  const [game] = SHOWING;
  for (const sound of [true, false]) {
    const table = await sitDown(game, { sound });
    const { ola } = table;
    await ola.page.evaluate(() => (inside.played.length = 0));
    await handOver(table);
    await rests(ola);
    const count = await ola.page.evaluate(() => inside.played.length);
    assert.equal(count > 0, sound, `${count} sounds`);
    ola.isWell();
    await ola.leave();
  }
});

test("a hidden tab waits, and what was seen is not shown again after a reconnect", async () => {
  const [game] = SHOWING;
  const table = await sitDown(game, { speed: "calm" });
  const { ola } = table;
  await ola.page.evaluate(() => {
    inside.isAway = false;
    Object.defineProperty(document, "hidden", { get: () => inside.isAway });
  });
  const hide = (isAway) => ola.page.evaluate((isAway) => {
    inside.isAway = isAway;
    document.dispatchEvent(new Event("visibilitychange"));
  }, isAway);
  await handOver(table);
  await hide(true);
  const dots = await ola.page.textContent("#dots");
  await sleep(1500);
  assert.equal(await ola.page.textContent("#dots"), dots, "beats went on in a hidden tab");
  await hide(false);
  await rests(ola);
  // A new page starts with the position as it is.
  await ola.open(table.id);
  assert.equal(await ola.page.evaluate(() => document.body.classList.contains("playing")), false);
  ola.isWell();
  await ola.leave();
});
