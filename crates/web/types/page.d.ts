// What the scripts of a page share with its HTML (`web/src/table_page.rs`, `learn_page.rs`) and with each other.

/** The elements that scripts know by their ids, and what they are. Not every page has all of them. */
interface PageElements {
  // In the head.
  icon: HTMLLinkElement;
  words: HTMLScriptElement;
  // Above the scene.
  detail: HTMLElement;
  now: HTMLButtonElement;
  prompt: HTMLElement;
  /** Not in lessons. */
  sound: HTMLButtonElement | null;
  speed: HTMLSelectElement;
  theme: HTMLButtonElement;
  // The scene, and what lies over it.
  bubble: HTMLElement;
  curtain: HTMLElement;
  lobby: HTMLElement;
  said: HTMLElement;
  scene: HTMLElement;
  // The panels, and their tabs.
  chat: HTMLElement;
  moves: HTMLElement;
  "panel-moves": HTMLElement;
  rules: HTMLElement;
  say: HTMLFormElement & { elements: { text: HTMLInputElement } };
  story: HTMLElement;
  "tab-chat": HTMLElement;
  "tab-tally": HTMLElement;
  tally: HTMLElement;
  type: HTMLFormElement;
  typed: HTMLInputElement;
  // Looking back.
  after: HTMLButtonElement;
  before: HTMLButtonElement;
  eyes: HTMLSelectElement;
  link: HTMLButtonElement;
  run: HTMLButtonElement;
  scrub: HTMLInputElement;
  time: HTMLElement;
  try: HTMLButtonElement;
  // The bar.
  armed: HTMLElement;
  autopass: HTMLLabelElement & { firstElementChild: HTMLInputElement };
  bar: HTMLElement;
  buttons: HTMLElement & { firstChild: HTMLButtonElement | null };
  cancel: HTMLButtonElement;
  hint: HTMLButtonElement;
  undo: HTMLButtonElement;
  // Lessons.
  back: HTMLButtonElement;
  next: HTMLButtonElement;
  note: HTMLElement;
  play: HTMLFormElement;
  progress: HTMLElement;
  // Made by scripts, and there only at times.
  alarm: HTMLElement | null;
  question: HTMLElement | null;
  zoom: HTMLElement | null;
}

/** What there is for selectors of `$$` that say more than that it is an element of HTML. */
interface SelectedElements {
  "[data-link]": HTMLInputElement;
  /** Or a list of choices, of which only the value is asked. */
  "[data-setting]": HTMLInputElement;
  "[data-square]": HTMLImageElement;
}

/** What `site.js` asks for by these selectors, and whether every page that asks has it. */
interface SiteElements {
  "#keep": HTMLButtonElement;
  "#main": HTMLElement;
  "#more": HTMLButtonElement | null;
  "#name": (HTMLInputElement & { form: HTMLFormElement }) | null;
  "#refused": HTMLElement;
  "#turn": HTMLElement;
  /** In a row of a new table. */
  select: HTMLSelectElement;
}

/** What an element is made with: attributes, and handlers of events. */
type Attributes = Record<string, string | number | boolean | null | undefined | (() => unknown)>;

/** What `say` can say: `SAID` in `table_page.rs` and `learn_page.rs`. */
type SentenceKey =
  | FairTrouble
  | "absent" | "agree" | "ask-end" | "ask-undo" | "away" | "back" | "bot" | "copied" | "disagree" | "eyes-open" | "fair-proven" | "hand-over"
  | "hint" | "hint-thinking" | "lost" | "lost-title" | "not-here" | "over" | "past" | "played-for-you" | "ready" | "rule" | "spectator"
  | "take-back" | "unanswered" | "waiting" | "withdraw" | "your-turn"
  | "instead" | "progress" | "read";

/** What is wrong with the dealing: the key of the sentence that says it. */
type FairTrouble = "fair-accused" | "fair-changed" | "fair-without";

/** What a page keeps of the dealing at one seat in one attempt. */
interface Vow {
  entropy: string;
  hash: string;
  /** From here on: what it was shown when it revealed its entropy. */
  revealed?: true;
  hashes?: (string | null)[];
  seed_hash?: string;
}

/** What one may do now, as the page shows it. */
interface Move {
  act: Notation;
  /** What it does, in words. Lessons do without. */
  label?: string;
  /** The same, as short as a button needs it. */
  button: string;
  /** What one points at for it, in order; nothing if it has a button of its own. */
  things: Notation[];
  /** Whether it can still be taken back once it is done. */
  isDraft?: boolean;
}

/** With whose eyes one looks, as a query. */
type Eyes = { seat?: SeatNumber | string; watch?: boolean; open?: boolean };

/** How the table stands to its viewer: `data-state` of the body, and the title of the tab. */
type TableState = "over" | "past" | "waiting" | "yours" | "lost";

/** What `point.js` asks its page. */
interface PointHooks {
  play(move: Move): void;
  showButtons(about: { trail: Notation[]; armed: Move | null; choices: Move[] }): void;
  /** Whether a move that cannot be taken back takes a second click. */
  confirms(): boolean | undefined;
  /** Whether resting on a thing tells why nothing can be done with it. */
  reasons(): boolean | undefined;
  eyes(): Eyes;
  /** Shows a rule in the rulebook. */
  rule(rule: string): void;
  /** In lessons: what is said in the place of reasons. */
  instead?(): string;
  /** The things that advice or a lesson points at. */
  hinted?: (Notation | null)[] | null;
}

/** Lessons ask the server nothing, so they have neither eyes nor rules. */
type LessonHooks = Omit<PointHooks, "eyes" | "rule"> & Required<Pick<PointHooks, "instead">>;

/** What the bubble speaks of: something that can be seen from near, something that can be pointed at, or both. */
interface Subject {
  closeup?: Notation;
  thing?: Notation;
}

/** What `panels.js` asks its page. */
interface PanelHooks {
  play(move: Move): void;
  eyes(): Eyes;
  inspect(element: Element): void;
  showMoment(entries: number | null): void;
  onRefusal(refusal: Refusal): void;
}

/** What `replay.js` asks its page. */
interface ReplayHooks {
  /** How many entries the record has. */
  entries(): number;
  isOver(): boolean;
  /** Shows a position of the past; the present one if there is none. */
  draw(position: Position | null): void;
  /** There is something else to look back at. */
  refresh(): void;
  onRefusal(refusal: Refusal): void;
}

/** A node of a scene. Only elements have an id, data and a class. */
type SceneNode = ChildNode & Partial<Pick<HTMLElement, "id" | "dataset" | "getAttribute">>;

// What the DOM's own types leave open, and pages do not. All elements here are of HTML or drawings.

interface Element extends HTMLOrSVGElement {
  /** Not in drawings. */
  readonly offsetParent?: Element | null;
}

interface UIEvent {
  /** What people do with pointer and keys comes to an element. Those of drawings have all that is asked of them here. */
  readonly target: HTMLElement;
}

interface SubmitEvent {
  readonly target: HTMLFormElement;
}

interface Document {
  /** Known ids have known elements. */
  getElementById<Id extends string>(id: Id): Id extends keyof PageElements ? PageElements[Id] : HTMLElement | null;
}
