// Makes the pages of the site livelier. Without it everything works, with a page load more here and there.

const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const one = (selector, within = document) => within.querySelector(selector);

const pageOf = async (answer) => new DOMParser().parseFromString(await answer.text(), "text/html");

// The theme: kept on this device, set before anything is drawn by theme.js.
const themes = one(".themes");
const { dataset } = document.documentElement;
function showTheme() {
  for (const button of all("button", themes)) button.setAttribute("aria-pressed", button.dataset.themeIs === (dataset.theme ?? "auto"));
}
if (themes) {
  themes.hidden = false;
  showTheme();
  themes.onclick = ({ target }) => {
    const button = target.closest("button");
    if (!button) return;
    // On a narrow screen only the present theme is shown: a click on it goes on to the next.
    const isPressed = button.getAttribute("aria-pressed") === "true";
    const next = isPressed ? button.nextElementSibling ?? themes.firstElementChild : button;
    dataset.theme = localStorage.theme = next.dataset.themeIs;
    showTheme();
    next.focus();
  };
}

// Forms are sent without leaving the page, so that a refusal can be said beside the button, and nothing typed is lost.
async function send(form, button) {
  const told = one("[role=alert]", form) ?? one("#refused") ?? button;
  told.textContent = "";
  button?.setAttribute("aria-busy", "true");
  try {
    const body = new URLSearchParams(new FormData(form));
    const address = button?.hasAttribute("formaction") ? button.formAction : form.action;
    const answer = await fetch(address, { method: "POST", body });
    if (answer.ok && answer.redirected) {
      location.assign(answer.url);
      return;
    }
    told.textContent = one("#why", await pageOf(answer))?.textContent ?? answer.statusText;
  } catch {
    // The net is away: the browser says it better than we do.
    if (button) button.form.removeEventListener("submit", onSubmit);
    form.requestSubmit(button ?? undefined);
    return;
  }
  button?.removeAttribute("aria-busy");
  told.scrollIntoView({ block: "center" });
}
function onSubmit(event) {
  event.preventDefault();
  if (!one('[aria-busy="true"]')) send(event.target, event.submitter);
}
for (const form of all("form[method=post]")) form.addEventListener("submit", onSubmit);
// Who comes back by the browser's own button finds nothing busy.
addEventListener("pageshow", () => all("[aria-busy]").forEach((button) => button.removeAttribute("aria-busy")));

// A new name is kept as soon as the field is left.
const name = one("#name");
if (name) {
  const keep = one("#keep");
  keep.hidden = true;
  let kept = name.value;
  name.addEventListener("input", () => (keep.hidden = name.value.trim() === kept || !name.value.trim()));
  name.addEventListener("change", async () => {
    if (!name.value.trim() || name.value.trim() === kept) return;
    const wanted = name.value.trim();
    const answer = await fetch(name.form.action, { method: "POST", body: new URLSearchParams({ name: wanted }) });
    one("#refused").textContent = answer.ok ? "" : (one("#why", await pageOf(answer))?.textContent ?? "");
    if (!answer.ok) return;
    kept = wanted;
    keep.hidden = true;
  });
}

// What changes on the start page is asked for every 20 seconds while somebody looks. What is the same is not touched.
async function refresh() {
  const address = new URL(location.href);
  address.hash = "";
  address.searchParams.set("part", "live");
  const answer = await fetch(address);
  if (!answer.ok) return;
  const page = await pageOf(answer);
  for (const now of all("[data-live]")) {
    const next = page.getElementById(now.id);
    if (!next || next.innerHTML === now.innerHTML || one('[aria-busy="true"]', now)) continue;
    const focused = now.contains(document.activeElement) && document.activeElement;
    const key = focused && (focused.getAttribute("href") ?? focused.getAttribute("formaction"));
    now.replaceChildren(...next.childNodes);
    now.dataset.waiting = next.dataset.waiting ?? "";
    if (key) (one(`[href="${key}"], [formaction="${key}"]`, now) ?? one("#main")).focus();
  }
  const waiting = Number(one("#turn").dataset.waiting);
  document.title = (waiting ? `(${waiting}) ` : "") + document.title.replace(/^\(\d+\) /, "");
}
if (one("[data-live]")) {
  const look = () => document.hidden || refresh().catch(() => {});
  setInterval(look, 20_000);
  document.addEventListener("visibilitychange", look);
}

// New table: closed seats are out of the way until they are wanted.
const more = one("#more");
if (more) {
  const closed = () => all(".seatrow").filter((row) => one("select", row).value === "closed");
  const show = () => (more.hidden = !closed().some((row) => row.hidden));
  for (const row of closed()) row.hidden = true;
  show();
  more.addEventListener("click", () => {
    const row = closed().find((row) => row.hidden);
    row.hidden = false;
    one("select", row).value = "free";
    show();
    one("select", row).focus();
  });
}
