// What all browser tests need: a server with a fresh data folder, people with browsers of their own, and a list of everything that
// went wrong in them. `cargo xtask browser` sets STARFRY (the program), BROWSER_TOOLS (where the npm packages are) and CHROMIUM.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const tools = createRequire(join(process.env.BROWSER_TOOLS, "tools.cjs"));
const { chromium } = tools("playwright-core");
export const AXE = readFileSync(tools.resolve("axe-core/axe.min.js"), "utf8");
const FONTS = fileURLToPath(new URL("fonts.conf", import.meta.url));
const INSIDE = readFileSync(new URL("inside.js", import.meta.url), "utf8");

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };
/** The games that the program knows, as it tells them: name, seats, options, and whether it is a draft. */
const LIST = execFileSync(process.env.STARFRY, ["games", "--json"], { encoding: "utf8" }).trim().split("\n").map((line) => JSON.parse(line));
const names = (list) => list.map(({ name }) => name);
/** The games that everybody is offered, and those that are not finished. */
export const GAMES = names(LIST.filter(({ draft }) => !draft));
export const DRAFTS = names(LIST.filter(({ draft }) => draft));
/** How many can play a game. */
export const seatsOf = (game) => LIST.find(({ name }) => name === game).seats.most;
export const LANGUAGES = ["en", "de", "fr", "it", "pl"];

/** How long anything may take: much longer than it ever does, however busy the machine is. */
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 120_000);

/** Numbers from 0 to 1, the same for the same seed. */
export function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = (roll, all) => all[Math.floor(roll() * all.length)];

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function until(what, holds) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`timeout: ${what}`);
    await sleep(20);
  }
}

const isFree = (port) =>
  new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });

/** A port on which nobody listens. It is none that connections are given, so it stays free until the server has it, and while it is down. */
async function freePort() {
  for (let number = 0; number < 10_000; number += 1) {
    const port = 20_000 + ((process.pid * 37 + number * 7) % 10_000);
    if (await isFree(port)) return port;
  }
  throw new Error("no port is free");
}

const listens = (port) =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => (socket.destroy(), done(true)));
    socket.on("error", () => done(false));
  });

/** A server of its own on a free port. It can be stopped and started again with the same data. */
export class Server {
  folder = "";
  port = 0;
  url = "";
  /** How often it was started. */
  starts = 0;
  /** Whether drafts are played. */
  drafts = false;
  /** @type {import("node:child_process").ChildProcess} */
  child;
  /** @type {() => void} */
  last;

  static async start({ drafts = false } = {}) {
    const server = new Server();
    server.drafts = drafts;
    server.folder = mkdtempSync(join(tmpdir(), "starfry-browser-"));
    server.port = await freePort();
    server.url = `http://127.0.0.1:${server.port}`;
    await server.begin();
    return server;
  }

  async begin() {
    const log = openSync(join(this.folder, "log"), "a");
    const words = ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", join(this.folder, "data"), "--limits", "false", "--drafts", `${this.drafts}`];
    this.starts += 1;
    // Games are the same in every run: see crates/server/src/luck.rs.
    const env = { ...process.env, STARFRY_TEST_SEED: `${this.starts}` };
    this.child = spawn(process.env.STARFRY, words, { stdio: ["ignore", log, log], env });
    process.on("exit", this.last = () => this.child.kill("SIGKILL"));
    await until("the server listens", () => {
      if (this.child.exitCode !== null) throw new Error(`the server ended: ${readFileSync(join(this.folder, "log"), "utf8")}`);
      return listens(this.port);
    });
  }

  async end() {
    const ended = new Promise((done) => this.child.once("exit", done));
    this.child.kill("SIGTERM");
    await ended;
    process.off("exit", this.last);
  }

  async stop() {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A browser. What it measures must not depend on the fonts of the machine; pictures for people may. */
export function launch({ fonts = FONTS } = {}) {
  return chromium.launch({
    env: fonts ? { ...process.env, FONTCONFIG_FILE: fonts } : process.env,
    executablePath: process.env.CHROMIUM,
    headless: !process.env.HEADED,
    timeout: PATIENCE_MS,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--force-color-profile=srgb"],
  });
}

function serveFromFolder(route) {
  const path = join(process.env.STATIC, new URL(route.request().url()).pathname.split("/").at(-1));
  return existsSync(path) ? route.fulfill({ path }) : route.continue();
}

/** Somebody with a browser of his own: cookies, storage, one page. Remembers everything that went wrong in it. */
export class Person {
  // Playwright's are not where the type checker finds them.
  /** @type {any} */
  context;
  /** @type {any} */
  page;
  /** @type {Server} */
  server;
  name = "";
  size = DESKTOP;
  isPhone = false;
  /** @type {string[]} */
  troubles = [];
  /** The sizes of what was loaded, by address. */
  weight = new Map();
  underWay = new Set();
  isDeaf = false;
  isWeighed = false;

  static async arrive(browser, server, name, about = {}) {
    const person = new Person();
    const { size = DESKTOP, lang = "en", scheme = "light", motion = "reduce", guest = true } = about;
    const isPhone = size === PHONE;
    person.context = await browser.newContext({
      viewport: size, locale: lang, colorScheme: scheme, reducedMotion: motion, hasTouch: isPhone, isMobile: isPhone, baseURL: server.url,
    });
    Object.assign(person, { name, server, size, isPhone });
    await person.context.addInitScript(INSIDE);
    // Whoever works on scripts and styles tries them without building the program: STATIC=crates/web/static
    if (process.env.STATIC) await person.context.route(/\/assets\/[\w.-]+$/, serveFromFolder);
    // For its pages, and for requests besides.
    person.context.setDefaultTimeout(PATIENCE_MS);
    person.page = await person.context.newPage();
    person.watch(person.page);
    if (guest) await person.post("/api/guests", { name });
    return person;
  }

  watch(page) {
    const note = (what) => this.isDeaf || this.troubles.push(what);
    page.on("console", (line) => line.type() === "error" && note(`console: ${line.text()} (${line.location().url})`));
    page.on("pageerror", (error) => note(`script: ${error.stack ?? error}`));
    page.on("requestfailed", (request) => {
      // A page that is left ends its stream and what else it still asked for.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") note(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
    });
    page.on("response", (answer) => answer.status() >= 400 && note(`${answer.status()}: ${answer.request().method()} ${answer.url()} ${answer.request().postData() ?? ""}`));
    // The sizes of everything that a page loads, but for its stream, which never ends.
    const weigh = async (request) => {
      const answer = await request.response().catch(() => null);
      const body = await answer?.body().catch(() => null);
      if (body) this.weight.set(request.url(), body.length);
      this.underWay.delete(request);
    };
    page.on("request", (request) => this.isWeighed && request.resourceType() !== "eventsource" && this.underWay.add(request));
    page.on("requestfinished", (request) => this.underWay.has(request) && weigh(request));
    page.on("requestfailed", (request) => this.underWay.delete(request));
  }

  /** Nothing is noted meanwhile: what goes wrong is what is tried. */
  async deaf(act) {
    this.isDeaf = true;
    await act();
    this.isDeaf = false;
  }

  async post(path, data) {
    const answer = await this.context.request.post(path, { data, headers: { origin: this.server.url } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json().catch(() => null);
  }

  async get(path) {
    const answer = await this.context.request.get(path);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  /** How many bytes everything is that a page loads. */
  async weigh(load) {
    this.isWeighed = true;
    await load();
    await this.page.waitForLoadState("load");
    await until("everything is loaded", () => this.underWay.size === 0);
    this.isWeighed = false;
    return [...this.weight.values()].reduce((all, one) => all + one, 0);
  }

  /** A new table, started unless a seat is open. */
  async setUp(game, seats, more = {}) {
    const { id } = await this.post("/api/tables", { game, seats, bot_speed: "instant", ...more });
    if (!seats.some((seat) => seat.is === "open")) await this.post(`/api/tables/${id}/start`, {});
    return id;
  }

  async open(id, query = "") {
    await this.page.goto(`/table/${id}${query}`);
    await this.ready();
  }

  /** Waits until something holds in the page; says what else went wrong if it never does. */
  async until(holds, argument, more) {
    try {
      await this.page.waitForFunction(holds, argument, more);
    } catch (error) {
      const seen = await this.page.evaluate(() => document.body.innerText.slice(0, 300)).catch(() => "");
      throw new Error(`${this.name} waits in vain for ${holds}\n  ${this.troubles.slice(0, 8).join("\n  ")}\n  on the page: ${seen}`, { cause: error });
    }
  }

  /** The first position, or the seats of a table that has not begun, are there. */
  ready() {
    return this.until(() => document.body?.dataset.state !== "loading" && inside.updates.length > 0);
  }

  /** The game is over, and the page says what comes next. */
  seesTheEnd() {
    return this.until(() => document.body?.dataset.state === "over" && document.getElementById("look-back")?.checkVisibility());
  }

  /** A move of this person's that is not made in the browser. Where several decide at once, somebody else may be faster: then it is none. */
  async moveByApi(id, roll) {
    const { position } = await this.get(`/api/tables/${id}/view`);
    if (!position?.decision) return position;
    const move = { decision: position.decision, actions: [pick(roll, position.legal)] };
    await this.post(`/api/tables/${id}/moves`, move).catch((refusal) => {
      if (!refusal.message.includes('"stale"')) throw refusal;
    });
    return position;
  }

  /** Nothing went wrong, and nothing was found that should not be. */
  isWell(found = []) {
    const all = [...new Set([...this.troubles, ...found])];
    if (all.length) throw new Error(`${this.name} has seen:\n  ${all.slice(0, 40).join("\n  ")}`);
  }

  /** Another size of the window. */
  resize(size) {
    return this.page.setViewportSize(size);
  }

  leave() {
    return this.context.close();
  }
}

export const me = { is: "me" };
export const open = { is: "open" };
export const bot = (level = "random") => ({ is: "bot", level });

/** Whole games that do not take long; a game that is not named here does not by itself. */
export const SHORT = {
  fries: { options: { round_limit: 12 } },
  battleforce: { options: { game: "introductory" } },
};

/** Games that are over soon; a game that is not named here is by itself. */
export const BRIEF = {
  fries: { options: { round_limit: 2 } },
  battleforce: { options: { game: "introductory", end: "ships_1" } },
};
