// Talks to the server, and has the words of the page.

const root = new URL("../", location.href);
/** Only the address has it: the page is the same at all tables of a game. */
export const tableId = location.pathname.replace(/.*\//, "");
export const { game } = document.body.dataset;
/** Data of the root element: the visitor's choices about how pages look and move. */
export const { lang, dataset: rootData } = document.documentElement;

/**
 * The element with this id.
 * @template {string} Id
 * @param {Id} name
 */
export const $ = (name) => document.getElementById(name);

/**
 * All elements that match a selector, as in browser consoles. Elements of drawings are not HTML, but nothing is asked
 * of them that only HTML has.
 * @template {string} Selector
 * @param {Selector} selector
 * @param {ParentNode} within
 * @returns {(Selector extends keyof SelectedElements ? SelectedElements[Selector] : HTMLElement)[]}
 */
export const $$ = (selector, within = document) =>
  /** @type {any} */
  ([...within.querySelectorAll(selector)]);

/** @type {Partial<Record<SentenceKey, string>>} */
const sentences = JSON.parse($("words").textContent);

/**
 * A sentence of the page with its gaps filled.
 * @param {SentenceKey} key
 * @param {Record<string, string | number>} gaps
 */
export const say = (key, gaps = {}) =>
  Object.entries(gaps).reduce((text, [gap, what]) => text.replace(`{${gap}}`, () => `${what}`), sentences[key] ?? key);

/**
 * The address of something under `/api/tables/ID/`.
 * @param {string} path
 * @param {Record<string, string | number | boolean | null | undefined>} query
 */
export const apiUrl = (path, query = {}) => {
  const url = new URL(`api/tables/${tableId}/${path}`, root);
  for (const [name, value] of Object.entries(query)) if (value != null) url.searchParams.set(name, `${value}`);
  return url;
};

/**
 * The same, with everything that a page is shown.
 * @param {string} path
 * @param {Parameters<typeof apiUrl>[1]} query
 */
export const pageUrl = (path, query) => apiUrl(path, { words: lang, page: true, ...query });

/** @param {number} ms */
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Sends a request to the server. A refusal is thrown as an Error with the server's sentence and its code. A request
 * with an id may be sent again, so that another node answers if one goes down.
 * @template Answer
 * @param {URL} url
 * @param {Record<string, unknown>} [body]
 * @returns {Promise<Answer>}
 */
export async function ask(url, body, tries = body?.id ? 6 : 1) {
  const headers = { "accept-language": lang, "content-type": "application/json" };
  const answer = await fetch(url, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers }).catch((error) => {
    if (tries < 2) throw error;
  });
  if (!answer || (tries > 1 && answer.status >= 502)) {
    await sleep(2000 / tries);
    return ask(url, body, tries - 1);
  }
  const json = JSON.parse((await answer.text()) || "null");
  if (answer.ok) return json;
  throw Object.assign(new Error(json?.error?.message ?? answer.statusText), { code: json?.error?.code, status: answer.status });
}

/**
 * The viewer's name and face.
 * @returns {Promise<Me>}
 */
export const askMe = () => ask(new URL("api/me", root));

/**
 * Takes a name and a face. Becomes a guest if there is no session. The server picks a name if none is given.
 * @param {string} name
 * @param {number} [face]
 */
export async function becomeGuest(name, face) {
  const body = new URLSearchParams({ name, face: `${face ?? ""}` });
  const answer = await fetch(new URL("me", root), { method: "POST", body, redirect: "manual" });
  if (answer.status < 400) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  throw new Error(page.getElementById("why")?.textContent ?? answer.statusText);
}

/**
 * Copies a text the old way, which also works without a secure connection, as games at home often have none. Returns
 * whether it worked.
 * @param {string} text
 */
export function copyText(text) {
  const focused = document.activeElement;
  const field = make("textarea", { class: "unseen" });
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/**
 * Creates an element. Functions are event handlers, everything else are attributes; empty parts are left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} about
 * @param {(Node | string | false | null | undefined)[]} inside
 */
export function make(tag, about = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(about)) {
    if (typeof value === "function") element.onclick = value;
    else if (value != null && value !== false) element.setAttribute(name, value === true ? "" : `${value}`);
  }
  element.append(...inside.filter((part) => part != null && part !== false));
  return element;
}

/**
 * Creates a button.
 * @param {(() => unknown) | null} onclick
 * @param {Attributes} about
 * @param {Parameters<typeof make>[2][]} inside
 */
export const makeButton = (onclick, about, ...inside) => make("button", { type: "button", onclick, ...about }, ...inside);

/**
 * How many places each key moves.
 * @type {Partial<Record<string, number>>}
 */
export const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Writes a text only where it differs, because writing the same text would cause a new layout too.
 * @param {Element} element
 * @param {string} text
 */
export const setText = (element, text) => element.textContent === text || (element.textContent = text);
