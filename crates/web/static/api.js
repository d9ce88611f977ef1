// Talking to the server, and words of the page.

const root = new URL("../", location.href);
export const { table: id, game } = document.body.dataset;
export const lang = document.documentElement.lang;
const words = JSON.parse(document.getElementById("words").textContent);

export const $ = (name) => document.getElementById(name);

/** A sentence of the page with its gaps filled. */
export const say = (key, gaps = {}) =>
  Object.entries(gaps).reduce((text, [gap, what]) => text.replace(`{${gap}}`, what), words[key] ?? key);

/** The address of something under `/api/tables/ID/`. */
export const at = (path, query = {}) => {
  const url = new URL(`api/tables/${id}/${path}`, root);
  for (const [name, value] of Object.entries(query)) if (value != null) url.searchParams.set(name, value);
  return url;
};

/** Asks the server for something. A refusal is thrown as an Error with the server's sentence and its code. */
export async function ask(url, body, method = body === undefined ? "GET" : "POST") {
  const request = { method, headers: { "accept-language": lang } };
  if (body !== undefined) {
    request.headers["content-type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  const answer = await fetch(url, request);
  const text = await answer.text();
  const json = text ? JSON.parse(text) : null;
  if (answer.ok) return json;
  throw Object.assign(new Error(json?.error?.message ?? answer.statusText), { code: json?.error?.code, status: answer.status });
}

/** Makes whoever has no session a guest; the server finds him a name. */
export const comeIn = () => fetch(new URL("me", root), { method: "POST", body: new URLSearchParams({ name: "" }), redirect: "manual" });

/** A new element. */
export function make(tag, about = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(about)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...inside.filter((part) => part != null && part !== false));
  return element;
}
