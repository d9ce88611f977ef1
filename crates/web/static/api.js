// Talking to the server, and words of the page.

const root = new URL("../", location.href);
export const { table: tableId, game } = document.body.dataset;
export const { lang } = document.documentElement;

export const $ = (name) => document.getElementById(name);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

const sentences = JSON.parse($("words").textContent);

/** A sentence of the page with its gaps filled. */
export const say = (key, gaps = {}) =>
  Object.entries(gaps).reduce((text, [gap, what]) => text.replace(`{${gap}}`, () => `${what}`), sentences[key] ?? key);

/** The address of something under `/api/tables/ID/`. */
export const apiUrl = (path, query = {}) => {
  const url = new URL(`api/tables/${tableId}/${path}`, root);
  for (const [name, value] of Object.entries(query)) if (value != null) url.searchParams.set(name, value);
  return url;
};

/** The same, with all that a page is shown. */
export const pageUrl = (path, query) => apiUrl(path, { words: lang, page: true, ...query });

/**
 * Asks the server for something. A refusal is thrown as an Error with the server's sentence and its code. What has an id of its own
 * may be sent again: if a node falls, another one answers.
 */
export async function ask(url, body, tries = body?.id ? 6 : 1) {
  const headers = { "accept-language": lang, "content-type": "application/json" };
  const answer = await fetch(url, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers }).catch((error) => {
    if (tries < 2) throw error;
  });
  if (tries > 1 && !(answer?.status < 502)) {
    await new Promise((go) => setTimeout(go, 2000 / tries));
    return ask(url, body, tries - 1);
  }
  const json = JSON.parse((await answer.text()) || "null");
  if (answer.ok) return json;
  throw Object.assign(new Error(json?.error?.message ?? answer.statusText), { code: json?.error?.code, status: answer.status });
}

/** Makes whoever has no session a guest; the server finds them a name. */
export const becomeGuest = () => fetch(new URL("me", root), { method: "POST", body: new URLSearchParams({ name: "" }), redirect: "manual" });

/** A new element. */
export function make(tag, about = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(about)) {
    if (typeof value === "function") element[name] = value;
    else if (value != null && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...inside.filter((part) => part != null && part !== false));
  return element;
}

/** A new button. */
export const makeButton = (onclick, about, ...inside) => make("button", { type: "button", onclick, ...about }, ...inside);

/** Writes a text where it is another: a change of nothing would be laid out again too. */
export const setText = (element, text) => element.textContent === text || (element.textContent = text);
