// Added to every page before its own scripts. Counts and times what the server sends, and looks at the table like a
// player.

{
  const raw = [];
  const known = { position: null, table: null };
  const read = (name) => {
    for (const data of raw.splice(0).map((text) => JSON.parse(text))) {
      known.position = data.position ?? known.position;
      if (data.table ?? data.seats) known.table = data.table ?? data;
    }
    return known[name];
  };
  const inside = {
    updates: [], posts: 0, clicks: 0,
    get position() { return read("position"); },
    get table() { return read("table"); },
  };
  window.inside = inside;

  const asked = window.fetch;
  window.fetch = (...words) => {
    if (/\/(moves|back)$/.test(String(words[0]?.pathname ?? words[0]))) inside.posts += 1;
    return asked(...words);
  };

  addEventListener("click", () => (inside.clicks += 1), true);

  // The page's contribution to the dealer's randomness is the same in every run.
  const draw = crypto.getRandomValues.bind(crypto);
  let drawn = 0;
  crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill((drawn += 1)) : draw(bytes));

  // How long an event handler takes, including the layout it causes.
  const Plain = window.EventSource;
  window.EventSource = class extends Plain {
    addEventListener(name, act, ...more) {
      super.addEventListener(name, (event) => {
        const began = performance.now();
        act(event);
        const acted = performance.now();
        document.body.getBoundingClientRect();
        // Parsed on request, because it is not the page's work.
        if (event.data && name !== "chat") raw.push(event.data);
        inside.updates.push({ name, bytes: event.data?.length ?? 0, handler: acted - began, all: performance.now() - began });
      }, ...more);
    }
  };

  const $ = (id) => document.getElementById(id);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const describe = (element) => {
    if (!element) return "nothing";
    const thing = element.closest("[data-thing]")?.dataset.thing;
    const classes = typeof element.className === "string" ? element.className : element.className?.baseVal;
    return `${element.nodeName.toLowerCase()}${element.id && `#${element.id}`}${classes ? `.${classes.trim().replaceAll(/\s+/g, ".")}` : ""}${thing ? ` of "${thing}"` : ""}`;
  };
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const isOn = (hit, element) => hit && (element.matches("[data-thing]") ? hit.closest("[data-thing]") === element : element.contains(hit));

  /** A point at which a click hits an element: its centre, or else some other point of it. */
  function pointOn(element) {
    const box = element.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    const hits = ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && isOn(document.elementFromPoint(x, y), element);
    if (hits(middle)) return { point: middle };
    const cover = describe(document.elementFromPoint(...middle));
    for (let row = 1; row < 16; row += 1) {
      for (let column = 1; column < 16; column += 1) {
        const point = [box.left + (box.width * column) / 16, box.top + (box.height * row) / 16];
        if (hits(point)) return { point, cover };
      }
    }
    return { cover };
  }

  const label = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();

  /** The state of the table. */
  inside.look = () => {
    const lit = all("#scene [data-thing].lit, #scene [data-thing].target").filter(isSeen);
    const things = new Set(all("#scene [data-thing]").filter(isSeen).map((element) => element.dataset.thing));
    const { position } = inside;
    const [legal, touches] = [position?.legal ?? [], position?.page?.touches];
    return {
      state: document.body.dataset.state,
      link: document.body.dataset.link,
      isSending: document.body.classList.contains("sending"),
      updates: inside.updates.length,
      posts: inside.posts,
      prompt: $("prompt").textContent,
      decision: position?.decision ?? null,
      armed: $("armed").textContent,
      bubble: $("bubble").hidden ? "" : $("bubble").textContent,
      lit: lit.map((element) => ({ thing: element.dataset.thing, isTarget: element.classList.contains("target"), isChosen: element.classList.contains("chosen"), label: label(element) })),
      chosen: all("#scene [data-thing].chosen").filter(isSeen).map((element) => element.dataset.thing),
      buttons: all("#buttons button").map((button) => ({ text: button.textContent, isPrimary: button.classList.contains("primary") })),
      curtain: !$("curtain").hidden,
      width: Math.max(document.documentElement.scrollWidth, innerWidth),
      isOver: inside.table?.state === "over",
      legal: legal.length,
      // Moves with a thing that cannot be pointed at.
      unreachable: document.body.dataset.state === "yours" && legal.length ? legal.filter((_, place) => touches?.[place]?.some((thing) => !things.has(thing))) : [],
      nameless: lit.filter((element) => !label(element)).map((element) => element.dataset.thing),
    };
  };

  /** Where to click on the nth highlighted thing or button. Scrolls it into view if necessary. */
  inside.aim = (selector, place) => {
    const element = all(selector).filter(isSeen)[place];
    if (!element) return { what: `${selector} ${place}`, missing: true };
    let found = pointOn(element);
    if (!found.point || found.cover) {
      const before = found;
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      found = pointOn(element);
      if (!found.point) found = before.point ? pointOn(element) : { cover: found.cover };
    }
    const box = element.getBoundingClientRect();
    return { ...found, what: describe(element), width: box.width, height: box.height, page: performance.timeOrigin, clicks: inside.clicks };
  };

  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

  /**
   * The same once it stays in place. When the bar below the table grows or shrinks, the table follows one frame later, and a
   * click in between would hit something else. No person is that quick.
   */
  inside.steadyAim = async (selector, place) => {
    for (let [aim, last] = [inside.aim(selector, place), null]; ; [aim, last] = [inside.aim(selector, place), aim]) {
      if (!aim.point || `${aim.point}` === `${last?.point}`) return aim;
      await nextFrame();
    }
  };

  /** Everything that may show that an element has the focus: an outline, or a part that looks different. */
  function looks(element) {
    const parts = [element.closest("label"), element, ...element.querySelectorAll("*")].filter(Boolean).slice(0, 60);
    const styles = parts.flatMap((part) => [null, "::before", "::after"].map((which) => [part, getComputedStyle(part, which)]));
    return styles.map(([part, style]) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, stroke, strokeWidth, fill, filter, opacity, display, visibility, borderColor, borderWidth, backgroundColor, transform, translate, scale } = style;
      const outline = outlineStyle === "none" ? "" : [outlineStyle, outlineWidth, outlineColor];
      return [outline, part instanceof SVGElement ? "" : boxShadow, stroke, strokeWidth, fill, filter, opacity, display, visibility, borderColor, borderWidth, backgroundColor, transform, translate, scale].join();
    }).join();
  }

  const kinds = new Map();

  /** Whether the focus on an element is visible. Checked once for each kind of element. */
  function isMarked(element) {
    if (!element.matches(":focus-visible")) return false;
    const kind = element.matches("[data-thing]") ? describe(element).replace(/#[^. ]+| of .*/g, "") : describe(element);
    if (!kinds.has(kind)) {
      const focused = looks(element);
      element.blur();
      kinds.set(kind, looks(element) !== focused);
      element.focus({ preventScroll: true, focusVisible: true });
    }
    return kinds.get(kind);
  }

  /** The focused element, and whether its focus is visible. */
  inside.focus = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return { what: "nothing", isBody: true };
    const mark = element.matches("#scene [data-thing]") ? "thing" : element.matches("#buttons button") ? "button" : element.matches("#moves button") ? "move" : "";
    return { what: describe(element), mark, thing: element.dataset.thing, text: element.textContent, isMarked: isMarked(element) };
  };

  /** Whether an element is only for screen readers. */
  const isForEars = (element) => {
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const { clipPath, width, overflowX } = getComputedStyle(around);
      if (clipPath.startsWith("inset(5") || (parseFloat(width) <= 1 && overflowX !== "visible")) return true;
    }
    return false;
  };

  /** Texts that do not fit, and texts that are missing. Their keys may begin with the names of these games. */
  inside.texts = (games) => {
    const found = [];
    const key = new RegExp(`\\b(page|game|bot|word|${games.join("|")})-[a-z]+-[a-z-]+\\b`);
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} px wide, the window ${innerWidth}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.trim();
      const element = node.parentElement;
      if (!text || element.closest("script, style, noscript, .unseen, .vh")) continue;
      // Keys of texts look like the first, unfilled gaps like the second.
      if (key.test(text) && !element.closest("a[href], code, #rules")) found.push(`a key: ${text}`);
      if (/\{ ?\$?[a-z]+ ?\}|\bundefined\b|\bNaN\b|\[object/.test(text) && !element.closest("code, pre, #rules")) found.push(`a gap: ${text}`);
      if (!isSeen(element) || isForEars(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!box.width) continue;
      const inner = element.closest("button, a, th, td, label, summary, option, h1, h2, h3, p, li");
      const frame = inner?.getBoundingClientRect();
      // A shortened text is fine if the whole text is given elsewhere.
      const isTold = (element.closest("[title]")?.title ?? "").includes(text) || (element.closest("[aria-label]")?.getAttribute("aria-label") ?? "").includes(text);
      const isDrawn = element.closest("svg");
      if (!isDrawn && frame && frame.width && getComputedStyle(inner).display !== "inline" && (box.right > frame.right + 2 || box.left < frame.left - 2)) {
        found.push(`${describe(inner)} is too narrow for “${text.slice(0, 60)}” by ${Math.round(Math.max(box.right - frame.right, frame.left - box.left))} px`);
      }
      // Cut off without a way to scroll to it.
      for (let around = element; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.position === "fixed") break;
        if (style.overflowX !== "hidden" && style.overflowX !== "clip") continue;
        const edge = around.getBoundingClientRect();
        if (box.right > edge.right + 2 && style.textOverflow !== "ellipsis") found.push(`${describe(around)} cuts off “${text.slice(0, 60)}”`);
        if (!isTold && style.textOverflow === "ellipsis" && around.scrollWidth > around.clientWidth + 1) found.push(`${describe(around)} shortens “${text.slice(0, 60)}”`);
        break;
      }
    }
    return [...new Set(found)];
  };
}
