// Contact sheets: what a table shows over time, as frames side by side. `cargo xtask screenshots --sheets` writes them.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bot, BRIEF, DESKTOP, dice, launch, me, Person, PHONE, pick, Server, SHOWING, sleep } from "./harness.mjs";

const FOLDER = process.argv[2] ?? "docs/sheets";
/** How many frames are on a sheet, and how many milliseconds apart. */
const [FRAMES, APART] = [12, 350];
/** How many turns are waited for something rare. */
const TURNS = 60;

/** The sheets, and how to tell from the beats of a turn that it is what they show. */
const WANTED = {
  "two-dice": (beats) => beats.some((beat) => beat.dice?.length === 2),
  "one-die": (beats) => beats.some((beat) => beat.dice?.length === 1),
  "all-go": (beats) => beats.some((beat) => beat.do === "go"),
  end: (beats) => beats.some((beat) => beat.do === "end"),
  turn: (beats) => beats.length > 3,
};

/** Remembers the beats of what has come since they were last asked for. */
function remember() {
  const Plain = window.EventSource;
  const beats = (inside.seen = []);
  window.EventSource = class extends Plain {
    addEventListener(name, act, ...more) {
      super.addEventListener(name, (event) => {
        if (name === "step") beats.push(...(JSON.parse(event.data).news.beats ?? []));
        act(event);
      }, ...more);
    }
  };
}

/** Frames side by side, each with its time. */
async function compose(browser, frames, { width, height }) {
  const columns = width > height ? 3 : 6;
  const page = await browser.newPage({ viewport: { width: columns * (width > height ? 460 : 230), height: 400 } });
  const cells = frames.map(({ at, image }) => `<figure><img src="data:image/jpeg;base64,${image}"><figcaption>${(at / 1000).toFixed(1)} s</figcaption></figure>`);
  await page.setContent(`<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},1fr);gap:6px;background:#222;font:600 12px sans-serif}figure{margin:0}img{width:100%;display:block}figcaption{color:#fff;padding:2px 6px}</style>${cells.join("")}`);
  const sheet = await page.screenshot({ fullPage: true, type: "jpeg", quality: 48 });
  await page.close();
  return sheet;
}

/** Takes a frame every now and then until nothing is shown any more. */
async function film(person) {
  const frames = [];
  const began = Date.now();
  for (let quiet = 0; frames.length < 40 && quiet < 2; ) {
    const at = Date.now() - began;
    frames.push({ at, image: (await person.page.screenshot({ type: "jpeg", quality: 60 })).toString("base64") });
    quiet = (await person.page.evaluate(() => document.body.classList.contains("playing"))) ? 0 : quiet + 1;
    await sleep(Math.max(0, APART - (Date.now() - began - at)));
  }
  const step = Math.max(1, Math.ceil(frames.length / FRAMES));
  return frames.filter((_, place) => place % step === 0 || place === frames.length - 1).slice(0, FRAMES + 1);
}

async function sheetsOf(game, size, browser, server) {
  const left = new Set(Object.keys(WANTED));
  const name = size === PHONE ? "phone" : "desktop";
  const roll = dice(11);
  const ola = await Person.arrive(browser, server, "Ola", { size, speed: "normal", motion: "no-preference" });
  await ola.context.addInitScript(remember);
  for (let table = 0; table < 3 && left.size; table += 1) {
    const id = await ola.setUp(game, [me, bot("greedy"), bot("greedy")], table ? BRIEF[game] : {});
    await ola.open(id);
    for (let turn = 0; turn < TURNS && left.size; turn += 1) {
      await ola.deciding(id);
      const { position } = await ola.get(`/api/tables/${id}/view`);
      if (!position?.decision) break;
      await ola.page.evaluate(() => (inside.seen.length = 0));
      await ola.post(`/api/tables/${id}/moves`, { decision: position.decision, actions: [pick(roll, position.legal)] });
      await sleep(120);
      const beats = await ola.page.evaluate(() => inside.seen);
      const kind = [...left].find((kind) => WANTED[kind](beats));
      if (kind) {
        writeFileSync(join(FOLDER, `${game}-${kind}-${name}.jpg`), await compose(browser, await film(ola), size));
        left.delete(kind);
      }
      await ola.page.keyboard.press("Escape");
      await ola.until(() => !document.body.classList.contains("playing"));
    }
  }
  await ola.leave();
}

mkdirSync(FOLDER, { recursive: true });
const [server, browser] = await Promise.all([Server.start(), launch({ fonts: null })]);
for (const game of SHOWING) for (const size of [DESKTOP, PHONE]) await sheetsOf(game, size, browser, server);
await browser.close();
await server.stop();
