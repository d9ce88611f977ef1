// Makes the pages of the site more responsive. Everything works without it, with an additional page load here
// and there.

/** @type {(selector: string, within?: ParentNode) => HTMLElement[]} */
const $$ = (selector, within = document) => Array.from(within.querySelectorAll(selector));

/**
 * The first element for a selector. `SiteElements` says whether an element that it names always exists.
 * @template {string} Selector
 * @param {Selector} selector
 * @param {ParentNode} within
 * @returns {Selector extends keyof SiteElements ? SiteElements[Selector] : HTMLElement | null}
 */
const one = (selector, within = document) =>
  /** @type {any} */
  (within.querySelector(selector));

/** @param {Response} answer */
const pageOf = async (answer) => new DOMParser().parseFromString(await answer.text(), "text/html");

// Forms are sent without leaving the page, so that a refusal can be shown next to the button and nothing typed is
// lost.
/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} button
 */
async function sendForm(form, button) {
  const alertBox = one("[role=alert]", form) ?? one("#refused");
  alertBox.textContent = "";
  button?.setAttribute("aria-busy", "true");
  try {
    // No form has a file, so all its values are texts.
    const body = new URLSearchParams(
      /** @type {any} */
      (new FormData(form)),
    );
    const address = button?.hasAttribute("formaction") ? button.formAction : form.action;
    const answer = await fetch(address, { method: "POST", body });
    if (answer.ok && answer.redirected) {
      location.assign(answer.url);
      return;
    }
    alertBox.textContent = one("#why", await pageOf(answer))?.textContent ?? answer.statusText;
  } catch {
    // There is no connection, and the browser explains that better than we do.
    form.removeEventListener("submit", onSubmit);
    form.requestSubmit(button ?? undefined);
    return;
  }
  button?.removeAttribute("aria-busy");
  alertBox.scrollIntoView({ block: "center" });
}
/** @param {SubmitEvent} event */
function onSubmit(event) {
  event.preventDefault();
  const button =
    /** @type {HTMLButtonElement | null} */
    (event.submitter);
  if (!one('[aria-busy="true"]')) sendForm(event.target, button);
}
for (const form of $$("form[method=post]")) form.addEventListener("submit", onSubmit);
// When somebody returns with the browser's back button, nothing is busy.
addEventListener("pageshow", () => $$("[aria-busy]").forEach((button) => button.removeAttribute("aria-busy")));

// A link from a table asks people to log in.
if (location.hash === "#login") one("#login")?.showPopover();

// A new name is saved as soon as the field is left.
const nameBox = one("#name");
if (nameBox) {
  const saveButton = one("#keep");
  saveButton.hidden = true;
  let savedName = nameBox.value;
  const isSaved = () => ["", savedName].includes(nameBox.value.trim());
  nameBox.oninput = () => (saveButton.hidden = isSaved());
  nameBox.onchange = async () => {
    if (isSaved()) return;
    const wanted = nameBox.value.trim();
    const answer = await fetch(nameBox.form.action, { method: "POST", body: new URLSearchParams({ name: wanted }) });
    one("#refused").textContent = answer.ok ? "" : (one("#why", await pageOf(answer))?.textContent ?? "");
    if (!answer.ok) return;
    savedName = wanted;
    saveButton.hidden = true;
  };
}

// The changing part of the start page is fetched every 20 seconds while somebody looks. Unchanged parts are not
// touched.
async function refreshLists() {
  const address = new URL(location.href);
  address.hash = "";
  address.searchParams.set("part", "live");
  const answer = await fetch(address);
  if (!answer.ok) return;
  const page = await pageOf(answer);
  for (const now of $$("[data-live]")) {
    const next = page.getElementById(now.id);
    if (!next || next.innerHTML === now.innerHTML || one('[aria-busy="true"]', now)) continue;
    const focused = now.contains(document.activeElement) && document.activeElement;
    const key = focused && (focused.getAttribute("href") ?? focused.getAttribute("formaction"));
    now.replaceChildren(...next.childNodes);
    now.dataset.waiting = next.dataset.waiting ?? "";
    if (key) (one(`[href="${key}"], [formaction="${key}"]`, now) ?? one("#main")).focus();
  }
  const waiting = Number(one("#turn").dataset.waiting);
  document.title = (waiting ? `(${waiting}) ` : "") + document.title.replace(/^\(\d+\)\s/, "");
}
if (one("[data-live]")) {
  const look = () => document.hidden || refreshLists().catch(() => {});
  setInterval(look, 20_000);
  document.addEventListener("visibilitychange", look);
}

// On the page for new tables, closed seats are hidden until they are wanted.
const moreSeats = one("#more");
if (moreSeats) {
  const closed = () => $$(".seatrow").filter((row) => one("select", row).value === "closed");
  const show = () => (moreSeats.hidden = !closed().some((row) => row.hidden));
  for (const row of closed()) row.hidden = true;
  show();
  moreSeats.onclick = () => {
    const row = closed().find((row) => row.hidden);
    if (!row) return;
    row.hidden = false;
    one("select", row).value = "free";
    show();
    one("select", row).focus();
  };
}
