// What a game brings to the table: a board that draws a view, and its words. The table itself knows no game.
import type { Component, Snippet } from "svelte";
import type { FlightTime } from "../motion";
import type { Sound } from "../sound.svelte";
import type { Marks } from "../texts/marks";
import type { Variables } from "../texts/texts.svelte";
import type { CommonView, PlainOutcome } from "../wire/common-view";
import type { Reactions, Told, When } from "../wire/types";

/** What every view has (docs/view.md); a game's own module names the rest. */
export type View = CommonView;
export type Outcome = PlainOutcome;

/** An entry of the log, with its events as the game tells them; the wire does not look into them. */
export interface Entry<E = unknown> extends Omit<Told, "events"> {
  events: readonly E[];
  /** Where the entries before it have not come yet: the round in which it happened, and the view it led to. */
  resumes?: { round: number; view: View };
}

/** A seat as boards and sentences know it. */
export interface Player {
  seat: number;
  name: string;
  bot: boolean;
  /** Of the bot, if it has one. */
  level?: number | null;
  /** It is a character under its own name, and has its face. */
  face?: boolean;
  /** The name of the character that plays for its person. */
  standIn?: string | null;
  /** Its person is not connected. */
  away: boolean;
  /** On vacation until then, in seconds since 1970. */
  awayUntil?: number | null;
  /** A bot plays for its person until they are back. */
  warm: boolean;
  /** It is the viewer's own. */
  mine: boolean;
  /** The game was called off, so it is nobody's turn. */
  calledOff?: boolean;
}

/** A sentence of the log, still to be put into words: an id of the catalogue and its variables. */
export interface LogLine {
  /** The entry it is about. */
  n: number;
  id: string;
  vars: Variables;
  /** Whether it changed what counts in the end; a replay marks it. */
  weighty?: boolean;
  /** Whether it took something from the viewer without their doing; a toast says so, too. */
  aimed?: boolean;
}

/** Lines that belong together: a trick, a turn, a place. */
export interface LogChapter {
  /** Unique among the chapters of a game. */
  key: string;
  title: string;
  lines: LogLine[];
}

/** A button of the prompt, and what it sends. */
export interface PromptButton {
  label: string;
  commands: string[];
  /** The key that does the same, where the board listens for one. */
  key?: string;
}

/**
 * What the prompt bar says. `does` is the main button, with the commands it sends, and `later` its label while there is
 * nothing to send yet; `aside` is a quiet second button, to decline; `ways` are buttons as good as the main one.
 */
export interface Prompt {
  title: string;
  help: string;
  /** What a bot would do, all of the move, once it was asked; it stands with its reasons, and not in the prompt. */
  advice?: string;
  /** The table waits for others, so the prompt is not lit. */
  waits: boolean;
  does?: PromptButton | undefined;
  later?: string | undefined;
  aside?: PromptButton | undefined;
  ways?: readonly PromptButton[];
  /** Nobody waits for the viewer, nor for anybody they could name: no clock is shown. */
  untimed?: boolean;
  /** In real time the board shows what is on its way, and nothing waits for it. */
  swift?: boolean;
  /** More than one piece is to be chosen, so there is something to clear. */
  several?: boolean;
}

/** One step of an animation: a view to draw for some time, and the sound that comes with it. */
export interface AnimationStep {
  view: View;
  ms: number;
  sound?: Sound;
  /** The place ("seat-2") where pieces go that are no longer there. */
  to?: string;
  /** How long pieces fly, if not as usual. */
  flightTime?: FlightTime;
  /** It begins once the score sheet, where one is shown after a round, has been read. */
  afterSheet?: boolean;
  /** How far the log tells while it is shown, where more is to come: entries not begun, and events of the last begun. */
  told?: { left: number; events: number };
}

/** How an event is shown, as a step of the animation; the view that it led to comes from the server. */
export interface ShownEvent extends Omit<AnimationStep, "view" | "told"> {
  /** Steps in a row with the same word become one, since nobody waits to see the same thing several times. */
  together?: string;
  /** Milliseconds for which the step before it is looked at longer. */
  after?: number;
}

/** A part of the table in words, for those who do not see it. */
export interface TextSection {
  title: string;
  lines: string[];
}

/** Keys that a board listens for: when, and what each does. */
export interface BoardKeys {
  title: string;
  keys: readonly { key: string; does: string }[];
}

/** What the end screen shows beside names and scores. */
export interface Ending {
  /** Why it is over, with the clause in the outcome. */
  reason: string;
  /** Why the winners won. */
  verdict: string;
  /** What the scores count. */
  unit: string;
  /** The drawing on the poster. */
  portrait: string;
  poster: { charge: string; sum: string; seen: string };
  columns: { title: string; cells: (string | number)[] }[];
  /** By seat: what the score is made of, where the columns do not say. */
  sums?: string[];
  /** By seat: the total after each round, beginning with the start. */
  curve: number[][];
  facts: { figure: string; text: string }[];
}

/** What somebody has picked and not sent yet, as commands. */
export interface Picks {
  readonly chosen: readonly string[];
  /** The command that the latest one has replaced. */
  readonly ousted: string | null;
  choose(commands: readonly string[], ousted?: string | null): void;
}

/** The ways to act of a player in a running game. */
export interface Acting {
  readonly picks: Picks;
  /** Commands on their way, not confirmed yet. */
  readonly pending: readonly string[];
  /** What a bot would do, once it was asked. */
  readonly hint: readonly string[];
  /** What it returns is a promise where somebody may want to know when it is done, or refused. */
  play(commands: readonly string[]): unknown;
  /** A motion in real time, whatever else is on its way: the refusal, or null when it is done. */
  playInRealTime?(command: string): Promise<string | null>;
  /** The refusal of a command ("GB-3.2 follow-colour"); null if it is among the options. */
  whyNot(command: string): string | null;
  /** Its clause and words, for screen readers. */
  reason(refusal: string): string;
  /** A piece got the keyboard focus: what it would do; null when the focus has gone elsewhere. */
  regard(command: string | null): void;
  /** Show at this element why a command is refused. */
  explain(command: string, at: HTMLElement): void;
  /** The viewer's standing orders and answer in reaction windows; null, or not there, in games without them. */
  readonly reactions?: Reactions | null;
  /** Give standing orders for them. */
  setStandingOrders?(when: When): void;
}

/** Real time: all act at once, and clocks run. Moments are those of performance.now(). */
export interface RealTime {
  /** When hands may move; null while all clocks stand still, since no player is here, or the only one stopped them. */
  begins: number | null;
  /** When clocks run out, by the names the rules give them ("hold 0 17"). */
  ends: Readonly<Record<string, number>>;
  /** What was left on them in seconds, while they stand still. */
  left?: Readonly<Record<string, number>>;
  /** By seat: the round trip in ms, null for a bot, and how much of that lag is compensated. */
  trips: readonly (number | null)[];
  allowed: readonly number[];
}

/** Whoever plays alone with bots may stop all clocks. */
export interface Pause {
  readonly stopped: boolean;
  set(on: boolean): void;
}

export interface BoardProps<V extends View = View> {
  view: V;
  /** One for each seat, in order. */
  players: readonly Player[];
  /** The seat that sits nearest to us: the viewer's own, seat 0 for a watcher. */
  near: number;
  /** Null for watchers and in a replay: then nothing can be done. */
  acting: Acting | null;
  /** Null, or not there, where play is turn by turn. */
  live?: RealTime | null;
  /** Null, or not there, where nobody may stop the clocks. A board that shows nothing of it leaves that to the table. */
  pause?: Pause | null;
  /** The prompt bar, put where this board has a place for it; a replay has none. `below` stands below its words. */
  prompt?: Snippet<[below?: Snippet]>;
  /** What stands beside the table in a wide window, for boards that have room for it below their seats (`hasRail`). */
  beside?: Snippet | undefined;
}

export interface SheetProps<V extends View = View, E = unknown> {
  view: V;
  told: readonly Entry<E>[];
  players: readonly Player[];
}

export interface SeatProps<V extends View = View> {
  view: V;
  player: Player;
  players: readonly Player[];
}

/**
 * A game in the browser. `told` is always the log without what was taken back: see `effectiveLog`.
 *
 * The table knows a game as `Game`, whatever its views and events are, and hands it those that the server sent for this
 * very game. That is the one thing taken on trust. TypeScript lets it pass because all that takes a view is a method
 * here, the components too: a property would have to take the views of every game.
 */
export interface Game<V extends View = View, E = unknown> {
  name: string;
  Board(...drawn: Parameters<Component<BoardProps<V>>>): ReturnType<Component<BoardProps<V>>>;
  /** The score sheet, and its heading. */
  Sheet(...drawn: Parameters<Component<SheetProps<V, E>>>): ReturnType<Component<SheetProps<V, E>>>;
  sheetTitle(): string;
  /** All that everybody may know of a seat, for the sheet that opens at its plate; without it, plates do not open. */
  Seat?(...drawn: Parameters<Component<SeatProps<V>>>): ReturnType<Component<SeatProps<V>>>;
  /** Whether the sheet is shown when a round is scored: where the board does not say who stands where. */
  showsSheet: boolean;
  /** Whether its board has a rail of its own, for the seats and below them what stands beside the table. */
  hasRail?: boolean;
  /** The colours of the seats, where they are not those of the house. */
  colours?(view: V): string[];
  /** How this game's pieces are drawn inside sentences. */
  marks: Marks;
  /** A marked variable in plain words: "Green 4" for the card g4. */
  word(kind: string, value: string | number): string;
  /**
   * What a command is about, in a few words: "Green 4" for "play g4". Pieces that a command only counts are named as
   * the view shows them; without it, only what sort of piece they are.
   */
  about(command: string, view?: V, players?: readonly Player[]): string;
  /** A piece that a reason only counts ("order 2"), as the view shows it; null for numbers that are numbers. */
  counted?(kind: string, value: number, view: V): string | null;
  /** What it is all about, in a few sentences for newcomers. */
  welcome(view: V): string[];
  /** The same, to be read before it begins: where all act at once, there is no time for it later. */
  primer?(): string[];
  /** The keys of its board, besides those of every table. */
  keys?(): BoardKeys;
  /** What one needs to know to understand a refusal now: "Blue was led." Empty if there is nothing. */
  circumstance(view: V): string;
  /** Where we are, for the bar: "Round 3 · Trick 5 of 13". */
  where(view: V): string;
  prompt(view: V, players: readonly Player[], acting: Acting | null): Prompt;
  /** The log in chapters, as far as it was told; `closely` means a line for every single move, for a replay. */
  log(view: V, told: readonly Entry<E>[], players: readonly Player[], closely?: boolean): LogChapter[];
  /** Everything a view shows, in words. */
  textView(view: V, players: readonly Player[]): TextSection[];
  /**
   * How an event is shown that happened in this view. "along": what it changed is seen with the step before it; null:
   * only with the next one.
   */
  shown(event: E, before: V): ShownEvent | "along" | null;
  /** Whether a reaction window is open: everybody asked answers at once and in secret, or their standing orders do. */
  isWindow?(view: V): boolean;
  /** Whether its board shows that the clocks are stopped, and lets them go on; else the prompt does. */
  showsPause?: boolean;
  /** Whether a replay shows what happens now at the speed at which it happened, since all act at once. */
  isRealTime?(view: V): boolean;
  /** What was left on the clocks after so many seconds of it, by the names that the rules give them. */
  clocksAfter?(view: V, seconds: number): Record<string, number>;
  /** How long pieces fly from one view to another where no event says it. */
  flightTime?(before: V, after: V): FlightTime;
  /** The number of rounds scored: when it grows, the sheet may be shown, and taking back asks first. */
  scored(told: readonly Entry<E>[]): number;
  ending(view: V, told: readonly Entry<E>[], players: readonly Player[]): Ending;
}
