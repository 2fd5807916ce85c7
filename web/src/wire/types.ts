// The wire, as src/cutpurse/server/messages.py describes it. Made by tools/wire_types.py: change it there.
import type { CommonView } from "./common-view";

export type Pace = "instant" | "quick" | "human";

export type When = "always" | "fits" | "turn" | "never";

export type Status = "open" | "playing" | "over" | "abandoned";

export type Code =
  | "bad-message"
  | "bad-command"
  | "bad-name"
  | "bad-options"
  | "no-game"
  | "no-table"
  | "no-replay"
  | "no-person"
  | "not-seated"
  | "not-host"
  | "seat-taken"
  | "seats-empty"
  | "started"
  | "not-started"
  | "not-over"
  | "nothing-asked"
  | "question-open"
  | "no-hint"
  | "too-fast"
  | "too-large"
  | "too-many"
  | "forbidden"
  | "not-found"
  | "trouble";

/** Take an empty chair, before the start; the seed is this seat's part of the luck, made after seeing the seal. */
export interface Sit {
  ask: "sit";
  key: string;
  seat: number;
  name: string;
  seed: string;
}

/** Get up, before the start. */
export interface Leave {
  ask: "leave";
  key: string;
}

/** Be called something else from now on. */
export interface Rename {
  ask: "rename";
  key: string;
  name: string;
}

/** The host puts a bot on a chair; while the game is on it keeps that seat warm. null takes the bot away. */
export interface SeatBot {
  ask: "bot";
  key: string;
  seat: number;
  bot: string | null;
}

/** The host begins the game; every chair is taken. */
export interface Start {
  ask: "start";
  key: string;
}

/** Play these commands, all or none. */
export interface Play {
  ask: "play";
  key: string;
  commands: string[];
}

/** Take back my last move: at once while nothing was revealed since, else the others are asked. */
export interface Undo {
  ask: "undo";
  key: string;
}

/** Yes or no to taking back another's move; a no of whoever asked withdraws the question. */
export interface Answer {
  ask: "answer";
  key: string;
  agree: boolean;
}

/** My standing orders: when I want to be asked in a reaction window, and whether a pass takes time all the same. */
export interface Orders {
  ask: "orders";
  key: string;
  when: When;
  bluff: boolean;
}

/** I am here: the bot that kept my seat warm gives it back. */
export interface Back {
  ask: "back";
  key: string;
}

/** Is anybody there? Whoever holds the other end of the line says that it is done. */
export interface Ping {
  ask: "ping";
  key: string;
}

/** What would a bot do in my place? Only where all others are bots. */
export interface Hint {
  ask: "hint";
  key: string;
}

/** A line for everybody at the table. */
export interface Say {
  ask: "say";
  key: string;
  text: string;
}

/** Leave a running game for good; a bot plays on. */
export interface Resign {
  ask: "resign";
  key: string;
}

/** The host ends the game for everyone, unfinished. */
export interface Abandon {
  ask: "abandon";
  key: string;
}

/** The same people once more, at a new table; `options` names what shall be different there. */
export interface Rematch {
  ask: "rematch";
  key: string;
  options?: Record<string, number | string>;
}

/** One seat: who has it, and whether they are there. */
export interface Chair {
  kind: "bot" | "empty" | "person";
  name: string;
  /** Which bot sits or stands in here. */
  bot: string | null;
  /** Somebody with this seat's token is connected. */
  present: boolean;
  /** A bot plays for the person until they are back. */
  warm: boolean;
  /** At a rematch: the name this empty chair is kept for. */
  kept_for: string | null;
}

/** Somebody asks the others to agree that their last move is taken back. */
export interface Question {
  seat: number;
  /** Who has not answered. */
  waiting: number[];
  /** Seconds they have for it. */
  left: number;
}

/** All that everybody knows about a table, besides the game itself. */
export interface Table {
  id: string;
  game: string;
  chairs: Chair[];
  /** Of a house set its title and a sign of its content; nothing where there is none. */
  options: Record<string, number | string>;
  /** Seconds for a move. */
  clock: number | null;
  pace: Pace;
  /** Seconds that a reaction window lasts at least; null in a game without such windows. */
  delay: number | null;
  listed: boolean;
  status: Status;
  /** The host's seat, null when the host has no seat. */
  host: number | null;
  /** SHA-256 of the secret all luck comes from, fixed when the table was made. */
  commitment: string;
  watching: number;
  question: Question | null;
  /** The table of the rematch. */
  next: string | null;
  /** When, in seconds since 1970. */
  made: number;
}

/** Who the receiver is at this table. */
export interface You {
  seat: number | null;
  /** Acts as host: makes bots sit and begins. */
  host: boolean;
  /** May call the game off: the host or, when the host has long been away, who acts as one. */
  ends: boolean;
  /** The empty chair kept for the receiver, at a rematch. */
  kept: number | null;
}

/** How the receiver stands to reaction windows, in which all answer at once and unseen: nobody else is told. */
export interface Reactions {
  /** Their standing orders. */
  when: When;
  /** Where the server passes for them, it takes as long as a person might. */
  bluff: boolean;
  /** A window is open and waits for them: their orders do not answer it. */
  asked: boolean;
  /** What they have answered; the server keeps it until the window closes, and it may be changed. */
  answer: string | null;
}

/** Real time: all act at once, and clocks run; times in seconds from when the message was sent, lines in ms. */
export interface Live {
  /** Until hands may move, 0 once they may; null: nobody who plays is here, so all clocks stand. */
  begins: number | null;
  /** Ms between two motions of a hand. */
  hand: number;
  /** What is left of the clocks that run, by the names the rules give them. */
  timers: Record<string, number>;
  /** By seat, how long its line is, there and back; null: a bot, or nobody is connected. */
  trips: (number | null)[];
  /** By seat, how much of that is made good for its next motion. */
  allowed: number[];
}

/** Where the game stands, as one viewer may know it. */
export interface Position {
  /** Entries so far; the next one has this number. */
  n: number;
  view: CommonView;
  /** By command, the refusal "GB-3.2 follow-colour"; "*" stands for every command not listed. */
  why_not: Record<string, string>;
  undo: "ask" | "free" | "no";
  /** Seconds until the clock runs out for those who are to act. */
  left: number | null;
  /** null for who only watches, and in a game without windows. */
  reactions: Reactions | null;
  /** null where it is played turn by turn. */
  live: Live | null;
}

/** One entry of the log as a viewer saw it; its events are the script of the animation. */
export interface Told {
  n: number;
  /** -1: the table. */
  seat: number;
  /** "" where it is another's secret. */
  command: string;
  events: Record<string, unknown>[];
  undoes: number | null;
  /** Taken back by consent, with all that followed. */
  agreed: boolean;
}

/** One line of the chat; `seat` null: somebody who watches. */
export interface Line {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Everything, on arrival and on coming back: `told` begins where the receiver left off. */
export interface Snapshot {
  type: "snapshot";
  table: Table;
  you: You;
  position: Position | null;
  told: Told[];
  chat: Line[];
}

/** The game went on. */
export interface Moved {
  type: "moved";
  told: Told[];
  position: Position;
}

/** The receiver answered in a window, or has other standing orders: to all their own connections alone. */
export interface Reacted {
  type: "reacted";
  reactions: Reactions;
}

/** Something about the table changed: chairs, presence, status, a question. */
export interface Changed {
  type: "changed";
  table: Table;
  you: You;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  line: Line;
}

/** What was asked with this key is done, and will not be undone by a crash; an answer in a window is kept. */
export interface Done {
  type: "done";
  key: string;
  /** The new table, after a rematch. */
  table: string | null;
}

/** What a bot would do in the asker's place, as far as nothing new comes to light by it. */
export interface Hinted {
  type: "hinted";
  key: string;
  commands: string[];
}

/** A rule forbids it; nothing happened. */
export interface Refused {
  type: "refused";
  key: string;
  /** "GB-3.2 follow-colour". */
  rule: string;
  command: string;
  /** How many commands of the list would have been fine. */
  after: number;
}

/** It cannot be done, for a reason that is no rule of the game; nothing happened. */
export interface Problem {
  type: "problem";
  code: Code;
  key: string | null;
  /** For developers. */
  detail: string;
  /** In a component file, the first dozen. */
  slips: Slip[];
}

/** Something wrong in a component file: the id of a message in the catalogues, and what fills it in. */
export interface Slip {
  id: string;
  /** Where it is: "loot L7"; empty for the file as a whole. */
  entry: string;
  values: Record<string, string | number>;
}

/** An option the players agree on before the game: a number between two, a word of some, free words, or a file. */
export interface Choice {
  name: string;
  kind: "file" | "number" | "text" | "word";
  default: number | string;
  /** What makes a short game, if it can make one. */
  short: number | string | null;
  /** What gives slow hands more time, where all act at once. */
  slow: number | string | null;
  low: number | null;
  high: number | null;
  /** 0 is allowed besides: no such limit. */
  none: boolean;
  words: string[];
}

/** A game that can be played here. */
export interface GameOnShelf {
  name: string;
  version: number;
  seats: number[];
  options: Choice[];
  bots: string[];
  /** It has reaction windows. */
  reacts: boolean;
}

/** What this server offers. */
export interface Shelf {
  version: string;
  games: GameOnShelf[];
  /** Where others on the network reach it; null if it serves this machine alone. */
  address: string | null;
}

/** One clause of a rulebook, in one language. */
export interface ClauseText {
  id: string;
  title: string;
  text: string;
  refusals: Record<string, string>;
}

/** A chapter of a rulebook. */
export interface Chapter {
  title: string;
  text: string;
  clauses: ClauseText[];
}

/** A rulebook in one language; the book `table` holds what is true of every game. */
export interface Rules {
  book: string;
  title: string;
  text: string;
  chapters: Chapter[];
}

/** A component file, to see whether a game can be played with it. */
export interface Components {
  text: string;
}

/** A component file that a game can be played with, as everybody will see it: its title, a sign of its content. */
export interface HouseSet {
  shown: string;
}

/** A table to be made; `bots` has one item a seat, null is a chair for a person. */
export interface NewTable {
  game: string;
  bots: (string | null)[];
  options?: Record<string, number | string>;
  clock?: number | null;
  pace?: Pace;
  delay?: number;
  listed?: boolean;
}

/** A table as a line of the lobby. */
export interface TableLine {
  id: string;
  game: string;
  chairs: Chair[];
  options: Record<string, number | string>;
  clock: number | null;
  status: Status;
  /** How far a running game is. */
  round: number | null;
  /** The receiver's seat there. */
  yours: number | null;
  your_turn: boolean;
  made: number;
  /** When it was over, or broken off. */
  ended: number | null;
}

/** Who is here and what is on. */
export interface Lobby {
  /** Listed ones that are open or running. */
  tables: TableLine[];
  /** Those the receiver sits at, finished ones too, the latest first. */
  mine: TableLine[];
  /** Connected to any table. */
  people: number;
  /** Tables where somebody is, private ones too. */
  busy: number;
}

/** Who the receiver is: a name, nothing more. */
export interface Me {
  name: string | null;
}

/** A name to go by. */
export interface NewName {
  name: string;
}

/** A code that makes another device the same person: once, within a day. */
export interface PersonalLink {
  code: string;
  /** The link with the code as a QR code: a string of 0 and 1 for each row of its squares. */
  qr: string[];
}

/** The code of a personal link. */
export interface Claim {
  code: string;
}

/** One step of a replay: an entry, and the view it led to. */
export interface Step {
  told: Told;
  view: CommonView;
}

/** A game from the deal on, through one pair of eyes. */
export interface Replay {
  table: Table;
  /** "0" to "9", "watch" or, when it is over, "open". */
  eyes: string;
  steps: Step[];
}

export type AtTheTable = Sit | Leave | Rename | SeatBot | Start | Say | Resign | Abandon | Rematch;

export type InTheGame = Play | Undo | Answer | Orders | Back | Hint;

export type AnyAsk =
  | Sit
  | Leave
  | Rename
  | SeatBot
  | Start
  | Say
  | Resign
  | Abandon
  | Rematch
  | Play
  | Undo
  | Answer
  | Orders
  | Back
  | Hint
  | Ping;

export type AnyMessage = Snapshot | Moved | Reacted | Changed | Said | Done | Hinted | Refused | Problem;
