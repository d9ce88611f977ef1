// What a page's scripts share with its HTML (`web/src/table_page.rs`, `learn_page.rs`) and with each other.

/** The elements that scripts know by id, with their types. Not every page has all of them. */
interface PageElements {
  // In the head.
  icon: HTMLLinkElement;
  words: HTMLScriptElement;
  // Above the scene.
  again: HTMLButtonElement;
  head: HTMLElement;
  detail: HTMLElement;
  dots: HTMLElement;
  menu: HTMLDetailsElement;
  now: HTMLButtonElement;
  prompt: HTMLElement;
  record: HTMLAnchorElement;
  /** Not in lessons. */
  sound: HTMLButtonElement | null;
  theme: HTMLButtonElement;
  // The scene, and what is above it.
  bubble: HTMLElement;
  curtain: HTMLElement;
  lobby: HTMLElement;
  ending: HTMLElement;
  finale: HTMLElement;
  said: HTMLElement;
  scene: HTMLElement;
  // The panels and their tabs.
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
  first: HTMLButtonElement;
  last: HTMLButtonElement;
  link: HTMLButtonElement;
  near: HTMLElement;
  run: HTMLButtonElement;
  scrub: HTMLInputElement;
  try: HTMLButtonElement;
  turns: HTMLElement;
  // The bar.
  armed: HTMLElement;
  autopass: HTMLLabelElement & { firstElementChild: HTMLInputElement };
  bar: HTMLElement;
  buttons: HTMLElement & { firstChild: HTMLButtonElement | null };
  cancel: HTMLButtonElement;
  hint: HTMLButtonElement;
  tip: HTMLElement;
  undo: HTMLButtonElement;
  // Lessons.
  back: HTMLButtonElement;
  next: HTMLButtonElement;
  note: HTMLElement;
  play: HTMLFormElement;
  progress: HTMLElement;
  // Created by scripts, and not always present.
  alarm: HTMLElement | null;
  question: HTMLElement | null;
  skip: HTMLElement | null;
  "stand-in": HTMLElement | null;
  zoom: HTMLElement | null;
}

/** Selectors of `$$` whose elements have a more specific type than HTMLElement. */
interface SelectedElements {
  "[data-guest-name]": HTMLInputElement;
  "[data-face]": HTMLImageElement;
  "[data-link]": HTMLInputElement;
  /** Or a list of choices, of which only the value is used. */
  "[data-setting]": HTMLInputElement;
  "[data-setting=tips]": HTMLInputElement;
  "[data-square]": HTMLImageElement;
}

/**
 * The elements that `site.js` looks up with these selectors, and whether every page that does so has them.
 */
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

/** What an element is created with: attributes and event handlers. */
type Attributes = Record<string, string | number | boolean | null | undefined | (() => unknown)>;

/** The keys of `say`: `SAID` in `table_page.rs` and `learn_page.rs`. */
type SentenceKey =
  | FairTrouble
  | "absent" | "agree" | "ask-end" | "ask-undo" | "away" | "back" | "beginning" | "bot" | "branch" | "copied" | "disagree" | "eyes-open" | "fair-proven" | "hand-over"
  | "hint" | "hint-thinking" | "lost" | "lost-title" | "not-here" | "over" | "past" | "played-for-you" | "ready" | "removed" | "rule" | "skip" | "spectator" | "stand-in"
  | "take-back" | "unanswered" | "unspent" | "waiting" | "watching" | "withdraw" | "your-turn"
  | "instead" | "progress" | "read";

/** A fault in the dealing: the key of the sentence about it. */
type FairTrouble = "fair-accused" | "fair-changed" | "fair-without";

/** What a page remembers of the dealing at one seat in one attempt. */
interface Vow {
  entropy: string;
  hash: string;
  /** From here on: what it was shown when it revealed its entropy. */
  revealed?: true;
  hashes?: (string | null)[];
  seed_hash?: string;
}

/** A legal move, as the page shows it. */
interface Move {
  act: Notation;
  /** What it does, in words. Lessons do not have it. */
  label?: string;
  /** The same, short enough for a button. */
  button: string;
  /** The things to point at for it, in order; empty if it has a button of its own. */
  things: Notation[];
  /** Whether it can still be undone afterwards. */
  isDraft?: boolean;
  /** Whether it ends the turn although the viewer could still do something. */
  isEnd?: boolean;
}

/** A point of view, as a query. */
type Eyes = { seat?: SeatNumber | string; watch?: boolean; open?: boolean };

/** The state of the table for its viewer: `data-state` of the body, and the title of the tab. */
type TableState = "over" | "past" | "waiting" | "yours" | "lost";

/** What `point.js` asks of its page. */
interface PointHooks {
  play(move: Move): void;
  showButtons(about: { trail: Notation[]; armed: Move | null; choices: Move[] }): void;
  /** Whether a move that cannot be undone needs a second click. */
  confirms(): boolean | undefined;
  /** Whether resting on a thing explains why nothing can be done with it. */
  reasons(): boolean | undefined;
  eyes(): Eyes;
  /** Shows a rule in the rulebook. */
  rule(rule: string): void;
  /** In lessons: what is said instead of reasons. */
  instead?(): string;
  /** The things that a hint or a lesson points at. */
  hinted?: (Notation | null)[] | null;
}

/** Lessons ask the server nothing, so they have neither a point of view nor rules. */
type LessonHooks = Omit<PointHooks, "eyes" | "rule"> & Required<Pick<PointHooks, "instead">>;

/** What the bubble is about: something with a close-up, something that can be pointed at, or both. */
interface Subject {
  closeup?: Notation;
  thing?: Notation;
}

/** What `panels.js` asks of its page. */
interface PanelHooks {
  play(move: Move): void;
  eyes(): Eyes;
  inspect(element: Element): void;
  /** Shows the moment after a line of the story. */
  showLine(line: HTMLElement): void;
  onRefusal(refusal: Refusal): void;
}

/** How a sound differs from how it is written. */
interface SoundLook {
  pitch?: number;
  stretch?: number;
  loud?: number;
}

/** Something that has happened, and is shown beat by beat. */
interface Batch {
  beats: Beat[];
  /** How many beats have been shown. */
  place: number;
  /** The parts of the scene to which it leads. */
  parts: Map<string, string>;
  lines: LogLine[];
  /** Shows that scene. */
  finish(): void;
}

/** What `beats.js` asks of its page. */
interface BeatHooks {
  /** Whether others wait for the viewer. */
  isAwaited(): boolean;
  begins(beat: Beat, batch: Batch): void;
  ended(beat: Beat, batch: Batch): void;
  /** Everything has been shown. */
  rests(): void;
}

/** What `replay.js` asks of its page. */
interface ReplayHooks {
  /** How many entries the record has. */
  entries(): number;
  isOver(): boolean;
  /** Shows a past position, or the present one if there is none. */
  draw(position: Position | null): void;
  /** There is something else to look back at. */
  refresh(): void;
  onRefusal(refusal: Refusal): void;
}

/** A node of a scene. Only elements have an id, data and a class. */
type SceneNode = ChildNode & Partial<Pick<HTMLElement, "id" | "dataset" | "getAttribute">>;

// What the DOM's own types leave open and pages do not. All elements here belong to HTML or drawings.

interface Element extends HTMLOrSVGElement {
  /** Undefined in drawings. */
  readonly offsetParent?: Element | null;
}

interface UIEvent {
  /** Pointer and key events have an element as their target. Elements of drawings have everything that is used here. */
  readonly target: HTMLElement;
}

interface SubmitEvent {
  readonly target: HTMLFormElement;
}

interface Document {
  /** Known ids have known elements. */
  getElementById<Id extends string>(id: Id): Id extends keyof PageElements ? PageElements[Id] : HTMLElement | null;
}
