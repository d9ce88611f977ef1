// What all browser tests need: a server with a fresh data folder, people with browsers of their own, and a list of
// everything that went wrong in them. `cargo xtask browser` sets STARFRY (the program), BROWSER_TOOLS (where the npm
// packages are) and CHROMIUM.

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
/** The games that the program knows, as it lists them: name, seats, options, and whether it is a draft. */
const LIST = execFileSync(process.env.STARFRY, ["games", "--json"], { encoding: "utf8" }).trim().split("\n").map((line) => JSON.parse(line));
const names = (list) => list.map(({ name }) => name);
/** The games that everybody is offered, and the drafts. */
export const GAMES = names(LIST.filter(({ draft }) => !draft));
export const DRAFTS = names(LIST.filter(({ draft }) => draft));
/**
 * The toy game, for everything that is the same in every game. It is a draft, so the server has to offer
 * drafts.
 */
export const TOY = "higher";
const isQuicker = (one, other) => one.options.length - other.options.length || other.seats.most - one.seats.most;
/**
 * For tests for which the toy game is too short or too plain: among the offered games, the one with the fewest options,
 * and among several of these the one for the most players.
 */
export const QUICKEST = LIST.filter(({ draft }) => !draft).sort(isQuicker)[0].name;
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

/**
 * A port on which nobody listens. It is outside the range that is assigned to connections, so it stays free until the
 * server uses it, and while the server is down.
 */
async function freePort() {
  for (let number = 0; number < 10_000; number += 1) {
    const port = 20_000 + ((process.pid * 37 + number * 7) % 10_000);
    if (await isFree(port)) return port;
  }
  throw new Error("there is no free port");
}

const listens = (port) =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => (socket.destroy(), done(true)));
    socket.on("error", () => done(false));
  });

/** A server of its own on a free port. It can be stopped and restarted with the same data. */
export class Server {
  folder = "";
  port = 0;
  url = "";
  /** How often it was started. */
  starts = 0;
  /** Whether drafts are offered. */
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
    // Games are the same in every run; see crates/server/src/luck.rs.
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

/** A browser. Measurements must not depend on the machine's fonts; screenshots for people may. */
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

/** A person with their own browser: cookies, storage, one page. Remembers everything that went wrong in it. */
export class Person {
  // Playwright's types are not where the type checker finds them.
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
    const { size = DESKTOP, lang = "en", scheme = "light", motion = "reduce", speed = "off", guest = true } = about;
    const isPhone = size === PHONE;
    person.context = await browser.newContext({
      viewport: size, locale: lang, colorScheme: scheme, reducedMotion: motion, hasTouch: isPhone, isMobile: isPhone, baseURL: server.url,
    });
    Object.assign(person, { name, server, size, isPhone });
    await person.context.addInitScript(INSIDE);
    // Most tests are about what the table shows in the end. With beats, they would take as long as people do.
    await person.context.addInitScript((speed) => (localStorage.motion ??= speed), speed);
    // With STATIC=crates/web/static, scripts and styles can be tried without building the program.
    if (process.env.STATIC) await person.context.route(/\/assets\/(\w+\/)?[\w.-]+$/, serveFromFolder);
    // For its pages, and for separate requests.
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
      // A page that is left aborts its stream and pending requests.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") note(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
    });
    page.on("response", (answer) => answer.status() >= 400 && note(`${answer.status()}: ${answer.request().method()} ${answer.url()} ${answer.request().postData() ?? ""}`));
    // The sizes of everything that a page loads, except its stream, which never ends.
    const weigh = async (request) => {
      const answer = await request.response().catch(() => null);
      const sizes = answer && (await request.sizes().catch(() => null));
      if (sizes) this.weight.set(request.url(), sizes.responseBodySize);
      this.underWay.delete(request);
    };
    page.on("request", (request) => this.isWeighed && request.resourceType() !== "eventsource" && this.underWay.add(request));
    page.on("requestfinished", (request) => this.underWay.has(request) && weigh(request));
    page.on("requestfailed", (request) => this.underWay.delete(request));
  }

  /** Nothing is noted during this, because what goes wrong is what is being tested. */
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

  /** The total size of what a page loads, in bytes. */
  async weigh(load) {
    this.isWeighed = true;
    await load();
    await this.page.waitForLoadState("load");
    await until("everything is loaded", () => this.underWay.size === 0);
    this.isWeighed = false;
    return [...this.weight.values()].reduce((all, one) => all + one, 0);
  }

  /** Sets up a table and starts it, unless a seat is open. */
  async setUp(game, seats, more = {}) {
    const { id } = await this.post("/api/tables", { game, seats, bot_speed: "instant", ...more });
    if (!seats.some((seat) => seat.is === "open")) await this.post(`/api/tables/${id}/start`, {});
    return id;
  }

  async open(id, query = "") {
    await this.page.goto(`/table/${id}${query}`);
    await this.ready();
  }

  /** Waits until a condition holds in the page. If it never does, the error says what else went wrong. */
  async until(holds, argument, more) {
    try {
      await this.page.waitForFunction(holds, argument, more);
    } catch (error) {
      const seen = await this.page.evaluate(() => document.body.innerText.slice(0, 300)).catch(() => "");
      throw new Error(`${this.name} waited in vain for ${holds}\n  ${this.troubles.slice(0, 8).join("\n  ")}\n  on the page: ${seen}`, { cause: error });
    }
  }

  /** Waits for the first position, or for the seats of a table that has not begun. */
  ready() {
    return this.until(() => document.body?.dataset.state !== "loading" && inside.updates.length > 0);
  }

  /** Waits until the game is over and the page says what comes next. */
  seesTheEnd() {
    return this.until(() => document.body?.dataset.state === "over" && document.getElementById("look-back")?.checkVisibility());
  }

  /**
   * Makes one of this person's moves outside the browser. If several seats decide at a time, somebody else may be
   * faster; then nothing happens.
   */
  async moveByApi(id, roll) {
    const { position } = await this.get(`/api/tables/${id}/view`);
    if (!position?.decision) return position;
    const move = { decision: position.decision, actions: [pick(roll, position.legal)] };
    await this.post(`/api/tables/${id}/moves`, move).catch((refusal) => {
      if (!refusal.message.includes('"stale"')) throw refusal;
    });
    return position;
  }

  /** Waits until it is this person's turn, as the server knows it. */
  deciding(id) {
    return until("it is their turn", async () => {
      const { position } = await this.get(`/api/tables/${id}/view`);
      return position?.decision != null || position?.waiting === "nobody";
    });
  }

  /** Checks that nothing went wrong and that nothing else was found. */
  isWell(found = []) {
    const all = [...new Set([...this.troubles, ...found])];
    if (all.length) throw new Error(`${this.name} has seen:\n  ${all.slice(0, 40).join("\n  ")}`);
  }

  /** Changes the size of the window. */
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

/** What games say about their tables in tests: `browser/tables.json` in their folders. */
function tablesOf({ name }) {
  const file = new URL(`../../games/${name}/browser/tables.json`, import.meta.url);
  return [name, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}];
}

const TABLES = Object.fromEntries(LIST.map(tablesOf));
const tables = (kind) => Object.fromEntries(Object.entries(TABLES).map(([game, kinds]) => [game, kinds[kind]]));
/** Whole games that do not take long. A game without settings is short by default. */
export const SHORT = tables("short");
/** Games that are over soon. A game without settings is brief by default. */
export const BRIEF = tables("brief");
/** Tables with more on them than usual. */
export const LARGEST = tables("largest");
/** Games that show events one at a time. */
export const SHOWING = GAMES.filter((game) => TABLES[game].beats);
/** How many players are at the table of a screenshot, and after how many moves it is taken. */
export const pictureOf = (game) => ({ seats: 3, moves: 6, ...TABLES[game].picture });
