// What the server sends to pages, as described in docs/api.md. Types have the same names as in Rust, where they are
// defined; fields that neither scripts nor tests read are left out. All of this is for the type checker, and none of it
// is served.

/** The number of a seat, counted from 1. */
type SeatNumber = number;

/** An action, a thing or a promise in the game's notation. */
type Notation = string;

/** A table as everybody may know it (`server/src/table/face.rs`). */
interface TableFace {
  id: string;
  state: "open" | "running" | "over" | "closed";
  chat: boolean;
  hints: boolean;
  seats: SeatFace[];
  seed_hash: string;
  /** Null if an older program started the game. */
  dealing: DealingFace | null;
  /** After the game. */
  seed?: string;
  question: QuestionFace | null;
  result: { scores: number[]; winners: SeatNumber[] } | null;
  /** The finished game that this one branches off. */
  branch: { table: string; at: number } | null;
  you: { seats: OwnSeat[]; host: boolean };
  /** HTML; only while nobody is playing. */
  lobby?: string;
}

/** The viewer's own profile (`server/src/people.rs`). */
interface Me {
  kind: "guest" | "account" | "bot";
  name: string;
  face: number;
}

interface SeatFace {
  seat: SeatNumber;
  is: "open" | "invited" | "person" | "program" | "bot" | "nobody";
  name: string;
  absent: boolean;
  resigned: boolean;
  connected: boolean;
}

interface OwnSeat {
  seat: SeatNumber;
  comfort: { pass_unless_target: boolean; single: boolean };
}

/** The public part of a table's randomness (`server/src/table/dealing.rs`). */
interface DealingFace {
  /** Counted from 1. */
  attempt: number;
  stage: "open" | "committing" | "revealing" | "dealt";
  /** The hash each seat has published, seat 1 first. */
  commitments: (string | null)[];
  revealed: SeatNumber[];
  parts: Part[];
  void: VoidAttempt[];
}

/** One seat's contribution to the randomness (`record/src/dealing.rs`): revealed, withheld, or none. */
interface Part {
  commitment?: string;
  entropy?: string;
  none?: "bot" | "declined" | "away" | "withheld";
}

interface VoidAttempt {
  seed_hash: string;
  parts: Part[];
}

/** The first line of a record (docs/records.md). */
interface RecordHeader {
  seed_hash: string;
  entropy: Part[];
  void?: VoidAttempt[];
}

/** What the people at a table are asked to agree to (`server/src/table/question.rs`). */
interface QuestionFace {
  number: number;
  ask: "undo" | "end";
  by: SeatNumber;
  agreed: SeatNumber[];
  waits_for: SeatNumber[];
}

/** The game as one viewer knows it (`catalog/src/live/position.rs`), with what `words` and `page` add. */
interface Position extends PositionInWords {
  due: SeatNumber[];
  /** Such as `17.0`; null if the viewer has nothing to decide. */
  decision: string | null;
  legal: Notation[];
  draft: Notation[];
}

interface PositionInWords {
  prompt: string | null;
  /** What each legal action does. */
  meanings: string[];
  page: ScenePage;
}

/** A hint for beginners (`catalog/src/live/position.rs`): what it teaches, in words, and what it points at. */
interface Tip {
  key: string;
  text: string;
  things: Notation[];
}

/** The table as a page shows it. Lists have one item for each legal action. */
interface ScenePage {
  /**
   * The parts of the scene that the page does not have, by their ids: as HTML, or as how much stays at the beginning
   * and at the end, and the HTML between.
   */
  scene: Record<string, string | [number, number, string]>;
  buttons: string[];
  /** The things to point at, in order; empty if the action has a button of its own. */
  touches: Notation[][];
  /** Whether it can still be undone afterwards. */
  drafts: boolean[];
  /** The end of the game, as HTML. */
  finale?: string;
  ends?: number;
  tip?: Tip;
}

/** How much time each seat has left at the moment of the event (`server/src/table/clock.rs`). */
interface ClockFace {
  left_ms: number[];
  running: SeatNumber[];
}

interface ChatLine {
  number: number;
  seat: SeatNumber | null;
  name: string;
  text: string;
}

/** One line of the story (`catalog/src/live/mod.rs`). */
interface LogLine {
  /** How many entries the record had before it. */
  at: number;
  seat: SeatNumber | null;
  stand_in?: boolean;
  sentences: string[];
  /** For each, how many of the new events the viewer has seen when it is told. */
  after?: number[];
  /** The indices of the headings among the sentences. */
  headings?: number[];
  things?: Mention[];
  /** The pieces on the table that it is about, if those are not the same. */
  marks?: Notation[];
}

/** A number on the table, by its `data-count`. */
interface Counted {
  name: string;
  to: number;
}

/** What a page shows of an event (`scene/src/beat.rs`). Elements are named by their ids. */
type Beat = {
  who?: SeatNumber;
  sound?: string;
  says?: string;
  with?: boolean;
  events: number;
} & (
  | { do: "fly"; what: string; way: string }
  | { do: "come"; what: string[]; from?: string }
  | { do: "shift"; what: string[]; then: string[] }
  | { do: "go"; what: string[]; to: string }
  | { do: "roll"; slot: string; html: string; dice: { sides: number; face: number }[] }
  | { do: "count"; count: Counted[]; from?: string }
  | { do: "mark"; what: string[] }
  | { do: "say" }
  | { do: "end" }
);
type BeatVerb = Beat["do"];

/** A piece that is mentioned. */
interface Mention {
  thing: Notation;
  name: string;
}

/** The data of the stream's events, by name (`server/src/table/wire.rs`). */
interface StreamEvents {
  sync: Sync;
  step: Step;
  draft: { position: Position };
  table: TableFace;
  chat: ChatLine;
  talk: ChatLine[];
}

/** What `sync` and `step` have in common. */
interface GameEvent {
  /** How many entries the record has. */
  at: number;
  clocks?: ClockFace | null;
}

interface Sync extends GameEvent {
  table: TableFace;
  /** Null before the game begins. */
  position: Position | null;
  /** What a stand-in has played; only the number matters here. */
  played_for_you?: unknown[];
}

interface Step extends GameEvent {
  news: { lines?: LogLine[]; beats?: Beat[] };
  position: Position;
}

/** Why something cannot be done (`catalog/src/why.rs`). */
interface Why {
  what: Notation;
  words: string | null;
  rule: string | null;
  sentence: string | null;
  /** The obstacle here. */
  here?: string;
}

/** What a bot would do (`catalog/src/advise.rs`), the best first, with its meaning in words. */
interface Advice {
  choices: { action: Notation }[];
  meanings: string[];
}

/** Something drawn on request (`server/src/tables/looking.rs`). */
interface Drawing {
  html: string;
}

/** A guided first game (`catalog/src/lesson.rs`). */
interface Lesson {
  players: string[];
  stops: LessonStop[];
}

interface LessonStop extends PositionInWords {
  says: string;
  points_at: Notation | null;
  /** The one thing to do; empty if there is only something to read. */
  legal: Notation[];
  lines: LogLine[];
}

/** What `ask` throws: the server's sentence, and its code and status (docs/api.md#refusals). */
interface Refusal extends Error {
  code?: string;
  status?: number;
}
