// Plays in a browser by clicking highlighted things, with keys, or with the list of moves, until the game is
// over.

import { pick } from "./harness.mjs";

const LIT = "#scene [data-thing].lit, #scene [data-thing].target";
const BUTTONS = "#buttons button";
const MOVES = "#moves button";

/** No game in the tests needs more. */
const MOST_MOVES = 700;
/** This many clicks or keys without a move mean that there is no way to make one. */
const MOST_TRIES = 25;

/** What was noticed while playing that is not wrong but worth knowing. */
export class Notes {
  moves = 0;
  clicks = 0;
  things = 0;
  offCentre = new Map();
  small = new Map();

  aim({ what, cover, width, height }, isPhone) {
    if (cover) this.offCentre.set(`${what} under ${cover}`, (this.offCentre.get(`${what} under ${cover}`) ?? 0) + 1);
    if (isPhone && Math.min(width, height) < 43.5) this.small.set(what, `${Math.round(width)}x${Math.round(height)}`);
  }

  toString() {
    const some = (map) => [...map].slice(0, 6).map(([what, much]) => `${what}: ${much}`).join("; ");
    const parts = [`${this.moves} moves, ${this.clicks} clicks or keys, ${this.things} of them on things`];
    if (this.offCentre.size) parts.push(`middle covered: ${some(this.offCentre)}`);
    if (this.small.size) parts.push(`under 44 px: ${some(this.small)}`);
    return parts.join(" | ");
  }
}

const look = (person) => person.page.evaluate(() => inside.look());

/** Waits until it is this person's turn or the game is over. */
export async function turn(person) {
  await person.until(() => {
    const { body } = document;
    // Before the page is there, it has no body.
    return inside.table?.state === "over" || (body?.dataset.state === "yours" && body.dataset.link !== "lost" && !body.classList.contains("sending"));
  });
  const seen = await look(person);
  if (!seen.unreachable.length) return seen;
  // A new position is drawn with one of the next frames. Anything that is never drawn is missing; see
  // `check`.
  await person.page.waitForFunction(() => !inside.look().unreachable.length).catch(() => {});
  return look(person);
}

/** Waits until a post has come back as a new position. */
async function answered(person, before) {
  // The post is sent in the same task as the click.
  const posts = await person.page.evaluate(() => inside.posts);
  if (posts === before.posts) {
    // Players who are asked whether they want to end their turn read the question first.
    if (await person.page.locator("#armed.asks").count()) await person.page.waitForTimeout(420);
    return false;
  }
  // Others may act at the same time. What counts is that this decision is no longer the current one.
  await person.until((decision) => (inside.position?.decision !== decision && !document.body.classList.contains("sending")) || inside.table?.state === "over" || !document.getElementById("bubble").hidden, before.decision);
  return true;
}

function check(person, seen) {
  if (seen.bubble) throw new Error(`${person.name}: a highlighted move was refused: ${seen.bubble} (asked: ${seen.prompt})`);
  if (seen.width > person.size.width + 1) throw new Error(`${person.name}: the page is ${seen.width} px wide, the window ${person.size.width} (asked: ${seen.prompt})`);
  if (seen.state !== "yours") return;
  if (seen.unreachable.length) throw new Error(`${person.name}: nothing in the scene represents these moves: ${seen.unreachable.slice(0, 5).join(", ")} (asked: ${seen.prompt})`);
  if (seen.nameless.length) throw new Error(`${person.name}: highlighted things without a name: ${seen.nameless.slice(0, 5).join(", ")}`);
}

/** Clicks or taps where the nth match of a selector is visible. */
export async function press(person, selector, place, notes = new Notes()) {
  const aim = await person.page.evaluate(([what, which]) => inside.steadyAim(what, which), [selector, place]);
  if (!aim.point) throw new Error(`${person.name}: ${aim.what} cannot be clicked, ${aim.missing ? "it does not exist" : `it is under ${aim.cover}`}`);
  notes.aim(aim, person.isPhone);
  notes.clicks += 1;
  if (!person.isPhone) return person.page.mouse.click(...aim.point);
  // A tap becomes a click a little later, which may lead to another page.
  await person.page.touchscreen.tap(...aim.point);
  return person.until(({ page, clicks }) => performance.timeOrigin !== page || inside.clicks > clicks, aim);
}

/** What a player clicks next, given what they see: only highlighted things and buttons in the bar. */
function choose(seen, roll) {
  const thing = (at) => [LIT, seen.lit.indexOf(at)];
  const button = (at) => [BUTTONS, seen.buttons.indexOf(at)];
  const targets = seen.lit.filter((one) => one.isTarget);
  const chosen = seen.lit.filter((one) => one.isChosen);
  if (seen.armed) {
    const primary = seen.buttons.find((one) => one.isPrimary);
    const ways = [...targets.map(thing), ...(primary ? [button(primary)] : []), ...(targets.length ? [] : chosen.slice(-1).map(thing))];
    return pick(roll, ways);
  }
  if (targets.length) return thing(pick(roll, targets));
  if (seen.chosen.length && seen.buttons.length) return button(pick(roll, seen.buttons));
  const ways = [...seen.lit.map(thing), ...seen.buttons.map(button)];
  return ways.length ? pick(roll, ways) : null;
}

/**
 * @param {import("./harness.mjs").Person} person
 * @param {() => number} roll
 * @param {{ act: Function, until?: (notes: Notes) => boolean, notes?: Notes }} how
 */
async function play(person, roll, { act, until = () => false, notes = new Notes() }) {
  let tries = 0;
  for (;;) {
    const seen = await turn(person);
    check(person, seen);
    if (seen.isOver || until(notes)) return notes;
    if (notes.moves >= MOST_MOVES) throw new Error(`${person.name}: after ${MOST_MOVES} moves the game is not over`);
    if (tries >= MOST_TRIES) throw new Error(`${person.name}: ${MOST_TRIES} ${act.name} and no move was made. Asked: ${seen.prompt}; lit: ${seen.lit.map((one) => one.thing).slice(0, 12).join(", ")}; chosen: ${seen.chosen.join(", ")}; armed: ${seen.armed}; buttons: ${seen.buttons.map((one) => one.text).join(", ")}`);
    await act(person, seen, roll, notes);
    const isMade = await answered(person, seen);
    tries = isMade ? 0 : tries + 1;
    notes.moves += Number(isMade);
  }
}

async function clicks(person, seen, roll, notes) {
  const way = choose(seen, roll);
  if (!way) throw new Error(`${person.name}: it is their turn and nothing is highlighted. Asked: ${seen.prompt}, ${seen.legal} moves`);
  await press(person, ...way, notes);
  notes.things += way[0] === LIT;
  // Out of the way, so that nothing is pointed at by accident.
  if (!person.isPhone) await person.page.mouse.move(2, 2);
}

async function listed(person, seen, roll, notes) {
  if (!(await person.page.isVisible("#panel-moves"))) await press(person, "#tab-moves", 0);
  const count = await person.page.locator(MOVES).count();
  if (count !== seen.legal) throw new Error(`${person.name}: ${seen.legal} moves, but ${count} are listed`);
  await press(person, MOVES, Math.floor(roll() * count), notes);
}

async function focused(person, key, notes) {
  await person.page.keyboard.press(key);
  notes.clicks += 1;
  return person.page.evaluate(() => inside.focus());
}

function isVisible(person, focus, after) {
  if (focus.isBody) throw new Error(`${person.name}: after ${after} nothing has the focus`);
  if (!focus.isMarked) throw new Error(`${person.name}: after ${after} the focus on ${focus.what} is not visible`);
}

/** Moves the focus to the wanted element with Tab. */
async function tabTo(person, wanted, notes) {
  for (let step = 0; step < 400; step += 1) {
    const focus = await focused(person, "Tab", notes);
    // After the last element the focus goes to the browser itself, where the page sees nothing focused.
    if (focus.isBody) continue;
    isVisible(person, focus, "Tab");
    if (wanted(focus)) return;
  }
  throw new Error(`${person.name}: Tab does not reach the highlighted things`);
}

/** Things are chosen with Tab and Enter or Space, buttons by their numbers. */
async function keys(person, seen, roll, notes) {
  const way = choose(seen, roll);
  if (!way) throw new Error(`${person.name}: it is their turn and nothing is highlighted. Asked: ${seen.prompt}`);
  const [where, place] = way;
  if (where === BUTTONS && place < 9) {
    const key = seen.buttons[place].isPrimary && seen.armed && roll() < 0.5 && !(await person.page.evaluate(() => inside.focus().mark)) ? "Enter" : `${place + 1}`;
    await person.page.keyboard.press(key);
    notes.clicks += 1;
    return;
  }
  const thing = where === LIT ? seen.lit[place].thing : null;
  // If there are more buttons than numbers, Tab is used for buttons as well.
  await tabTo(person, (focus) => (thing ? focus.mark === "thing" && focus.thing === thing : focus.mark === "button" && focus.text === seen.buttons[place].text), notes);
  isVisible(person, await focused(person, pick(roll, ["Enter", "Space"]), notes), "a key on a highlighted thing");
}

export const byClicks = (person, roll, more = {}) => play(person, roll, { act: clicks, ...more });
export const byList = (person, roll, more = {}) => play(person, roll, { act: listed, ...more });
export const byKeys = (person, roll, more = {}) => play(person, roll, { act: keys, ...more });
