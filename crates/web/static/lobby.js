// Before the game and after it: who sits where, the link to share, the result and what comes next.

import { $, ask, at, id, make, say, session } from "./api.js";
import { name } from "./panels.js";

const lobby = $("lobby");
let refused = () => {};

const act = (path, body = {}) => async () => {
  try {
    return await ask(at(path), body);
  } catch (refusal) {
    refused(refusal);
    return null;
  }
};

const button = (text, onclick, about = {}) => make("button", { type: "button", onclick, ...about }, text);

async function sitDown(seat) {
  const secret = new URLSearchParams(location.search).get("invite");
  try {
    const who = localStorage.getItem("name") || $("guest-name")?.value.trim();
    await session(who || "Guest");
    await ask(at("join"), { seat, ...(secret ? { invite: secret } : {}) });
    location.reload();
  } catch (refusal) {
    refused(refusal);
  }
}

function seatLine(seat, table) {
  const isFree = seat.is === "open" || seat.is === "invited";
  const what = isFree ? say("free") : seat.is === "bot" ? `${seat.name} · ${say("bot")}` : seat.name;
  const isIn = table.you.seats.length > 0;
  return make("li", { class: `seat-${seat.seat}` }, make("b", { class: `who seat-${seat.seat}` }, String.fromCharCode(64 + seat.seat)), make("span", {}, what),
    isFree && !isIn && button(say("join"), () => sitDown(seat.seat), { class: "primary" }));
}

function share() {
  const link = new URL(location.pathname, location.href).href;
  const field = make("input", { readonly: true, value: link, "aria-label": say("share"), onfocus: (event) => event.target.select() });
  const copy = button("⧉", async (event) => {
    await navigator.clipboard?.writeText(link).catch(() => field.select());
    event.target.textContent = say("copied");
  }, { "aria-label": say("share") });
  const code = make("img", { src: new URL(`../qr?link=${encodeURIComponent(link)}`, location.href), alt: "", width: 160, height: 160, onerror: (event) => event.target.remove() });
  return make("div", { class: "share" }, make("p", {}, say("share")), make("div", { class: "row" }, field, copy), code);
}

function open(table) {
  const free = table.seats.filter((seat) => seat.is === "open" || seat.is === "invited").length;
  const isHost = table.you.host;
  lobby.replaceChildren(
    make("h2", {}, say("open")),
    make("ol", { class: "seats" }, ...table.seats.map((seat) => seatLine(seat, table))),
    isHost && make("div", { class: "row" }, button(free ? say("start-bots") : say("start"), act("start", free ? { fill: "normal" } : {}), { class: "primary" })),
    !isHost && table.you.seats.length > 0 && make("p", {}, say("open")),
    share(),
  );
}

async function again() {
  const next = await act("rematch")();
  if (next) location.href = new URL(next.id, location.href);
}

function over(table) {
  const { winners, scores } = table.result ?? { winners: [], scores: [] };
  const mine = table.you.seats.map((seat) => seat.seat);
  const won = winners.some((seat) => mine.includes(seat)) ? say("you-won") : say("won", { name: winners.map(name).join(" & ") });
  const order = table.seats.map((seat) => [seat, scores[seat.seat - 1] ?? 0]).sort((one, other) => other[1] - one[1]);
  const next = table.rematch && table.rematch !== id;
  lobby.replaceChildren(
    make("h2", {}, winners.length ? won : say("over")),
    make("ol", { class: "result" }, ...order.map(([seat, points]) => make("li", { class: winners.includes(seat.seat) ? "won" : "" },
      make("b", { class: `who seat-${seat.seat}` }, seat.name), make("span", {}, say("points", { points }))))),
    make("div", { class: "row" },
      next ? make("a", { class: "primary", href: table.rematch }, say("rematch")) : mine.length > 0 && button(say("rematch"), again, { class: "primary" }),
      button(say("replay"), () => ((lobby.hidden = true), document.body.dispatchEvent(new Event("replay")))),
      make("a", { href: at("record"), download: true }, say("record")), make("a", { href: "../" }, say("home"))),
  );
}

/** Shows what there is to do at a table that is not being played. */
export function showLobby(table, onRefusal) {
  refused = onRefusal;
  const isOver = table.state === "over" || table.state === "closed";
  lobby.hidden = table.state === "running";
  if (table.state === "open") open(table);
  if (isOver) over(table);
}
