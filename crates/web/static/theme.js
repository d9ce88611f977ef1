// Applies the visitor's choices about how pages look and move before anything is drawn. Then offers the switch between
// light and dark mode.
const { dataset: chosen } = document.documentElement;
for (const name of ["theme", "motion", "side"]) {
  const kept = localStorage[name];
  if (kept) chosen[name] = kept;
}

/** @param {HTMLElement} themes */
function offerThemes(themes) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (themes.querySelectorAll("button"));
  const show = () => {
    for (const button of buttons) button.setAttribute("aria-pressed", `${button.dataset.themeIs === (chosen.theme ?? "auto")}`);
  };
  themes.hidden = false;
  show();
  themes.onclick = ({ target }) => {
    const button = /** @type {HTMLElement} */ (target).closest("button");
    if (!button) return;
    // On a narrow screen only the current theme is shown, and a click on it switches to the next.
    const isPressed = button.getAttribute("aria-pressed") === "true";
    const next = /** @type {HTMLElement} */ ((isPressed && (button.nextElementSibling ?? themes.firstElementChild)) || button);
    chosen.theme = localStorage.theme = next.dataset.themeIs;
    show();
    next.focus();
  };
}

addEventListener("DOMContentLoaded", () => {
  const themes = /** @type {HTMLElement | null} */ (document.querySelector(".themes"));
  if (themes) offerThemes(themes);
});
