// Talking to the server, and words of the page.

const root = new URL("../", location.href);
export const { table: tableId, game } = document.body.dataset;
/** Of the root: its data are what was chosen about how pages look and move. */
export const { lang, dataset: rootData } = document.documentElement;

/**
 * The element with this id.
 * @template {string} Id
 * @param {Id} name
 */
export const $ = (name) => document.getElementById(name);

/**
 * All elements for a selector, as in the console of browsers. Those of drawings are none of HTML, but nothing is asked of them that
 * only HTML has.
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
 * The same, with all that a page is shown.
 * @param {string} path
 * @param {Parameters<typeof apiUrl>[1]} query
 */
export const pageUrl = (path, query) => apiUrl(path, { words: lang, page: true, ...query });

/** @param {number} ms */
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Asks the server for something. A refusal is thrown as an Error with the server's sentence and its code. What has an id of its own
 * may be sent again: if a node falls, another one answers.
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

/** Logs in as a guest if there is no session; the server picks a name. */
export const becomeGuest = () => fetch(new URL("me", root), { method: "POST", body: new URLSearchParams({ name: "" }), redirect: "manual" });

/**
 * A new element. What is a function is done on clicks, all else are attributes; parts that are nothing are left out.
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
 * A new button.
 * @param {(() => unknown) | null} onclick
 * @param {Attributes} about
 * @param {Parameters<typeof make>[2][]} inside
 */
export const makeButton = (onclick, about, ...inside) => make("button", { type: "button", onclick, ...about }, ...inside);

/**
 * By how many places keys go on.
 * @type {Partial<Record<string, number>>}
 */
export const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Writes a text where it is another: a change of nothing would be laid out again too.
 * @param {Element} element
 * @param {string} text
 */
export const setText = (element, text) => element.textContent === text || (element.textContent = text);
