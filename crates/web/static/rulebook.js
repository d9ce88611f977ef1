// Search in a rulebook: only the rules that contain all the words stay on the page.
addEventListener("DOMContentLoaded", () => {
  const box = /** @type {HTMLElement | null} */ (document.querySelector(".search"));
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#find"));
  const found = /** @type {HTMLElement | null} */ (document.querySelector(".found"));
  if (!box || !field || !found) return;

  /** @param {string} selector */
  const all = (selector) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  const plain = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const chapters = all("main section").map((section) => {
    const rules = /** @type {HTMLElement[]} */ ([...section.querySelectorAll("article")]);
    const own = [...section.children].filter((child) => !child.matches("article")).map((child) => child.textContent ?? "");
    const id = section.querySelector("h2")?.id ?? "";
    return {
      section,
      text: plain(own.join(" ")),
      link: all(".contents li").find((item) => item.querySelector(`a[href="#${CSS.escape(id)}"]`)),
      rules: rules.map((rule) => ({ rule, text: plain(rule.textContent ?? "") })),
    };
  });

  box.hidden = false;
  field.oninput = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    const has = (/** @type {string} */ text) => words.every((word) => text.includes(word));
    let count = 0;
    for (const { section, text, link, rules } of chapters) {
      const isHit = has(text);
      for (const { rule, text } of rules) {
        rule.hidden = !has(text);
        count += Number(!rule.hidden);
      }
      section.hidden = !isHit && rules.every(({ rule }) => rule.hidden);
      if (link) link.hidden = section.hidden;
      count += Number(isHit);
    }
    document.body.classList.toggle("searching", words.length > 0);
    found.textContent = words.length === 0 ? "" : count === 0 ? found.dataset.none ?? "" : `${count}`;
  };
  field.onkeydown = ({ key }) => {
    if (key !== "Escape") return;
    field.value = "";
    field.dispatchEvent(new Event("input"));
  };
});
