// Makes sure that nobody chooses the cards. The page commits to its own random bytes, reveals them once everybody has
// committed, and compares what the server shows later with what it showed before. docs/fairness.md explains what that
// proves.

import { apiUrl, ask, sleep, tableId } from "./api.js";

// SHA-256 in JavaScript, because browsers provide it only over https, which games at home often lack.

/** @param {string} hex */
const hexWords = (hex) => Uint32Array.from(hex.match(/.{8}/g) ?? [], (word) => parseInt(word, 16));
const ROUNDS = hexWords("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2");
const START = hexWords("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19");
/** @type {(number: number, digits: number) => string} */
const toHex = (number, digits) => number.toString(16).padStart(digits, "0");
/** @param {string} digits */
const hexBytes = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));

/**
 * The SHA-256 of bytes, as hexadecimal digits.
 * @param {Uint8Array} bytes
 */
export function sha256(bytes) {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 128;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const sum = START.slice();
  const w = new Uint32Array(64);
  /** @type {(word: number, by: number) => number} */
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i += 1) {
      const [x, y] = [w[i - 15], w[i - 2]];
      w[i] = i < 16 ? view.getUint32(block + 4 * i)
        : w[i - 16] + w[i - 7] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) >>> 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [a, b, c, d, e, f, g, h] = [(one + two) >>> 0, a, b, c, (d + one) >>> 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i] += word));
  }
  return [...sum].map((word) => toHex(word, 8)).join("");
}

/** @type {(seat: SeatNumber, attempt: number, entropy: string) => string} */
const commitmentOf = (seat, attempt, entropy) =>
  sha256(new TextEncoder().encode(`starfry entropy 1\n${tableId}\n${seat}\n${attempt}\n${entropy}`));
/** @param {string} seed */
const seedHash = (seed) => sha256(new Uint8Array([...new TextEncoder().encode("starfry seed 1\n"), ...hexBytes(seed)]));

// Everything this page has committed to and was shown, by seat and attempt. It outlives the page; otherwise a reload would
// look like a change of mind. Other pages in this browser may have written it too.

const storeKey = `fair:${tableId}`;
/** @type {() => Partial<Record<string, Vow>>} */
const vows = () => JSON.parse(localStorage[storeKey] ?? "{}");
/** @type {(seat: SeatNumber, attempt: number, mine: Vow) => unknown} */
const addVow = (seat, attempt, mine) => (localStorage[storeKey] = JSON.stringify({ ...vows(), [`${seat}.${attempt}`]: mine }));
const sentParts = new Set();
/** @type {DealingFace | null} */
let latest = null;

/**
 * Sends something once. If it is lost on the way, it is sent again for as long as the table has not moved on.
 * @param {"commit" | "reveal"} what
 * @param {SeatNumber} seat
 * @param {number} attempt
 * @param {{ hash: string } | { entropy: string }} body
 */
async function sendPart(what, seat, attempt, body) {
  const name = `${what} ${seat} ${attempt}`;
  if (sentParts.has(name)) return;
  sentParts.add(name);
  const stage = latest?.stage;
  for (let tries = 0; tries < 8 && latest?.stage === stage && latest?.attempt === attempt; tries += 1) {
    const isDone = await ask(apiUrl(what), { seat, attempt, ...body }).then(() => true, () => false);
    if (isDone) return;
    await sleep(250 * (tries + 1));
  }
}

/**
 * @param {SeatNumber} seat
 * @param {number} attempt
 * @param {Vow} [mine]
 */
function commit(seat, attempt, mine) {
  if (!mine) {
    const entropy = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => toHex(byte, 2)).join("");
    mine = { entropy, hash: commitmentOf(seat, attempt, entropy) };
    addVow(seat, attempt, mine);
  }
  sendPart("commit", seat, attempt, { hash: mine.hash });
}

/**
 * @param {SeatNumber} seat
 * @param {number} attempt
 * @param {Vow} mine
 * @param {Vow["hashes"]} hashes
 * @param {string} seed_hash
 */
function reveal(seat, attempt, mine, hashes, seed_hash) {
  if (!mine.revealed) addVow(seat, attempt, { ...mine, revealed: true, hashes, seed_hash });
  sendPart("reveal", seat, attempt, { entropy: mine.entropy });
}

/** @param {Part} part */
const hashOf = (part) => part.commitment ?? null;
/** @type {<T>(some: T[], others?: T[]) => boolean} */
const isSame = (some, others = []) => some.length === others.length && some.every((one, place) => one === others[place]);

/**
 * Whether the seats did what they had committed to when this page revealed its entropy.
 * @type {(parts: Part[], attempt: number, mine: Vow) => boolean}
 */
const isKept = (parts, attempt, mine) =>
  isSame(parts.map(hashOf), mine.hashes)
  && parts.every((part, place) => !part.entropy || commitmentOf(place + 1, attempt, part.entropy) === part.commitment);

/**
 * Whether every void attempt is listed as it was shown, each with a seat that withheld its entropy for the first time.
 * @param {SeatNumber} seat
 * @param {DealingFace} dealing
 */
function isVoidForGood(seat, { attempt, void: voided }) {
  const withheld = new Set();
  return voided.length === attempt - 1 && voided.every(({ parts, seed_hash }, place) => {
    const fresh = parts.flatMap((part, seat) => (part.commitment && !part.entropy && !withheld.has(seat) ? [seat] : []));
    fresh.forEach((seat) => withheld.add(seat));
    const mine = vows()[`${seat}.${place + 1}`];
    return fresh.length && (!mine?.revealed || (mine.seed_hash === seed_hash && isKept(parts, place + 1, mine)));
  });
}

/**
 * Does what one seat has to do now. Returns what is wrong, if anything.
 * @param {SeatNumber} seat
 * @param {DealingFace} dealing
 * @param {TableFace} table
 * @returns {FairTrouble | null}
 */
function followDealing(seat, dealing, { seed_hash, seed }) {
  const { attempt, stage, commitments, revealed, parts, void: voided } = dealing;
  if (voided.some((one, place) => vows()[`${seat}.${place + 1}`]?.revealed && !one.parts[seat - 1].entropy)) return "fair-accused";
  if (!isVoidForGood(seat, dealing)) return "fair-changed";
  const mine = vows()[`${seat}.${attempt}`];
  const own = commitments[seat - 1];
  if (stage === "open" || stage === "committing") {
    // A page that has seen others' entropy must not be asked again in the same attempt.
    if (mine?.revealed) return "fair-changed";
    const isSilenced = voided.some((one) => hashOf(one.parts[seat - 1]) && !one.parts[seat - 1].entropy);
    if (!isSilenced && (!mine || own !== mine.hash)) commit(seat, attempt, mine);
    return null;
  }
  if (mine?.revealed && !(mine.seed_hash === seed_hash && isSame(commitments, mine.hashes))) return "fair-changed";
  if (mine && own !== mine.hash) return "fair-without";
  if (stage === "revealing") {
    if (mine && !revealed.includes(seat)) reveal(seat, attempt, mine, commitments, seed_hash);
    return null;
  }
  if (!mine?.revealed) return null;
  const isTrue = isKept(parts, attempt, mine) && parts[seat - 1].entropy === mine.entropy && (!seed || seedHash(seed) === seed_hash);
  return isTrue ? null : "fair-changed";
}

/**
 * Takes part in dealing for all of this page's seats. Returns what is wrong, if anything.
 * @param {TableFace} table
 */
export function deal(table) {
  const { dealing } = table;
  latest = dealing;
  const promises = Object.entries(vows()).filter(([, mine]) => mine?.revealed);
  const own = table.you.seats.map(({ seat }) => seat);
  if (!dealing) return promises.length ? "fair-changed" : null;
  if (table.state === "closed") return null;
  return own.map((seat) => followDealing(seat, dealing, table)).find(Boolean) ?? null;
}

/**
 * Whether the record of the finished game agrees with what this page has seen. Null if the page did not
 * take part.
 * @param {TableFace} table
 */
export async function isRecordTrue({ dealing, seed_hash }) {
  const mine = Object.entries(vows()).find(([name, one]) => one?.revealed && name.endsWith(`.${dealing?.attempt}`))?.[1];
  if (!mine || !dealing) return null;
  /** @type {RecordHeader} */
  const header = JSON.parse((await (await fetch(apiUrl("record"))).text()).split("\n", 1)[0]);
  return header.seed_hash === seed_hash && JSON.stringify(header.entropy) === JSON.stringify(dealing.parts)
    && JSON.stringify(header.void ?? []) === JSON.stringify(dealing.void) && isKept(header.entropy, dealing.attempt, mine);
}
