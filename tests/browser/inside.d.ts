// The globals that tests add to a page: `inside.js` and axe-core.

interface Inside {
  /** How long the page took to process each event of its stream, in milliseconds. */
  updates: { name: string; bytes: number; handler: number; all: number }[];
  posts: number;
  clicks: number;
  readonly position: Position | null;
  readonly table: TableFace | null;
  look(): any;
  aim(selector: string, place: number): any;
  steadyAim(selector: string, place: number): Promise<any>;
  focus(): any;
  texts(games: string[]): string[];
  /** Added by the tests of beats: what was seen in each frame, the sounds, and whether the tab counts as hidden. */
  seen: any;
  played: string[];
  isAway: boolean;
}

declare const inside: Inside;
declare const axe: { run(...words: unknown[]): Promise<any> };

interface Window {
  inside: Inside;
  /** What was read aloud, if a test listens. */
  said: string[];
  /** What was shared, if a test listens. */
  shared: ShareData;
}

interface FocusOptions {
  /** Newer than TypeScript's own list. */
  focusVisible?: boolean;
}
