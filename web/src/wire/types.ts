// The wire, as src/cutpurse/table/messages.py describes it. Made by tools/wire_types.py: change it there.
import type { CommonView } from "./common-view";

export type SeedState = "kept" | "told" | "opened" | "missed";

export type Pace = "instant" | "quick" | "human";

export type Absence = "bot" | "clock";

export type OutOfTime = "bot" | "turn" | "seat";

export type Emote = "hello" | "luck" | "bravo" | "thanks" | "wow" | "oops" | "moment" | "good-game";

export type When = "always" | "fits" | "turn" | "never";

export type Status = "open" | "opening" | "playing" | "over" | "abandoned";

export type ReviewStatus = "none" | "waiting" | "working" | "done" | "failed";

export type Code =
  | "bad-message"
  | "bad-command"
  | "key-used"
  | "bad-name"
  | "bad-options"
  | "no-game"
  | "no-table"
  | "no-replay"
  | "no-person"
  | "not-seated"
  | "not-host"
  | "seat-taken"
  | "not-away"
  | "blocked"
  | "muted"
  | "no-guest"
  | "seats-empty"
  | "started"
  | "not-started"
  | "not-over"
  | "nothing-asked"
  | "question-open"
  | "no-undo"
  | "no-vacation"
  | "no-hint"
  | "not-alone"
  | "no-lesson"
  | "hints-off"
  | "too-fast"
  | "too-large"
  | "too-many"
  | "too-many-tables"
  | "forbidden"
  | "not-found"
  | "not-stored"
  | "damaged"
  | "trouble";

export type FieldKind = "number" | "word" | "words" | "name" | "amounts" | "numbers" | "inside" | "entries" | "rows";

export type SectionKind = "table" | "tables" | "list";

export type Ended = "over" | "abandoned";

export type Shown = "all" | "free" | "watch";

export type ChannelKind = "push" | "ntfy" | "discord" | "mail";

export type Trouble = "" | "silent" | "refused" | "gone" | "busy" | "network" | "off";

export type Language = "en" | "de";

/** Take an empty chair, before the start; the seed is this seat's share of the randomness.

It is made after seeing the seal. Send its hash, and the seed itself only when the table is opening (`open`); or,
as older clients do, the seed now, and everybody will see that it was told openly. */
export interface Sit {
  ask: "sit";
  key: string;
  seat: number;
  name: string;
  seed_hash?: string | null;
  seed?: string | null;
  /** A program plays here, and everybody shall see that. */
  program?: boolean;
}

/** Leave one's seat, before the start. */
export interface Leave {
  ask: "leave";
  key: string;
}

/** Change one's name at this table. */
export interface Rename {
  ask: "rename";
  key: string;
  name: string;
}

/** The host puts a bot on an empty chair or on that of somebody who is away; null removes the bot.

During the game it plays for the owner of the seat, who must be away or out of time. */
export interface SeatBot {
  ask: "bot";
  key: string;
  seat: number;
  bot: string | null;
}

/** The host starts the game; every chair must be taken. While the host is away, all others have to say so. */
export interface Start {
  ask: "start";
  key: string;
}

/** The host frees a chair from whoever sits there, or for whom it is reserved, before the start. */
export interface Remove {
  ask: "remove";
  key: string;
  seat: number;
}

/** The host silences somebody at this table, or shuts them out, or lifts either. */
export interface Moderate {
  ask: "moderate";
  key: string;
  who: string;
  muted?: boolean;
  blocked?: boolean;
}

/** Open my seed, while the table is opening: all hashes are fixed, and it must fit mine. */
export interface OpenSeed {
  ask: "open";
  key: string;
  seed: string;
}

/** Play these commands, all or none. */
export interface Play {
  ask: "play";
  key: string;
  commands: string[];
}

/** Take back my last move: at once if nothing was revealed since, otherwise the others vote. */
export interface Undo {
  ask: "undo";
  key: string;
}

/** Vote on somebody's undo; a no from whoever asked for it withdraws the question. */
export interface Answer {
  ask: "answer";
  key: string;
  agree: boolean;
}

/** My standing orders: when I want to be asked in a reaction window. `bluff` is read no more: it is always on. */
export interface Orders {
  ask: "orders";
  key: string;
  when: When;
  bluff?: boolean;
}

/** I am back: the bot that played for me hands my seat back. */
export interface Back {
  ask: "back";
  key: string;
}

/** Is the connection alive? The server replies at once. */
export interface Ping {
  ask: "ping";
  key: string;
}

/** What would a bot do in my place? Only where all the others are bots, and the table has hints. */
export interface Hint {
  ask: "hint";
  key: string;
}

/** Stop all clocks and bots, or let them go on. Only where all the others are bots. */
export interface Pause {
  ask: "pause";
  key: string;
  on: boolean;
}

/** I am done in this stretch of real time, and need not see what the bots still do (`table.skip`). */
export interface Skip {
  ask: "skip";
  key: string;
}

/** A chat line for everybody at the table; "/" and the name of an emote is that emote. */
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

/** The same people once more, at a new table; `options` holds what should be different there. */
export interface Rematch {
  ask: "rematch";
  key: string;
  options?: Record<string, boolean | number | string>;
}

/** In a lesson: I have read this step, or want no more of them, and the game goes on without a guide. */
export interface Guide {
  ask: "guide";
  key: string;
  step: number;
  skip?: boolean;
}

/** One seat: who has it, and whether they are present. */
export interface Chair {
  kind: "bot" | "empty" | "person";
  name: string;
  /** The bot that sits here or plays for the person. */
  bot: string | null;
  /** Whom people know that bot as, if it is of a level; a second of them has another name. */
  character: string | null;
  /** The person of this seat is connected. */
  present: boolean;
  /** A bot plays for the person until they are back. */
  warm: boolean;
  /** A program sits here, which somebody has brought. */
  program: boolean;
  /** At a rematch: the name this empty chair is reserved for. */
  kept_for: string | null;
  /** While the host is away: they want to start. */
  ready: boolean;
  /** The guest id of whose chair it is. */
  who: string | null;
  /** SHA-256 of this seat's seed; null for bots, and in the lobby. */
  seed_hash: string | null;
  seed_state: SeedState | null;
}

/** A bot took over somebody's seat, or gave it back: part of the log, though it is no entry. */
export interface Takeover {
  /** Entries before it. */
  n: number;
  seat: number;
  kind: "back" | "bot" | "late" | "resigned" | "turn";
}

/** Somebody asks the others to agree to an undo. */
export interface Question {
  seat: number;
  /** Who has not answered. */
  waiting: number[];
  /** Seconds they have left. */
  left: number;
}

/** The step of a lesson that is shown: the text `<game>-lesson-<lesson>-<id>` says it. */
export interface LessonStep {
  id: string;
  /** By which it is explained. */
  clause: string;
  /** The names of pieces and zones that it points at, those of a ring together. */
  rings: string[][];
  /** For a move; else the learner has read it, and says so (`guide`). */
  waits: boolean;
}

/** How far the lesson of a table is, whose luck is scripted. */
export interface LessonAt {
  name: string;
  /** Whose seat it is. */
  learner: number;
  /** From 0; `of` when it is over, -1 when it was skipped. */
  step: number;
  /** Steps there are. */
  of: number;
  /** null while the others play, and when it is over. */
  shown: LessonStep | null;
}

/** What everybody may know about a table, apart from the game itself. */
export interface Table {
  id: string;
  game: string;
  chairs: Chair[];
  /** A house set by its title and a hash; without one there is no such option. */
  options: Record<string, boolean | number | string>;
  /** Seconds for a move. */
  clock: number | null;
  pace: Pace;
  /** The least seconds of a reaction window that asks a person; null in a game without them. */
  delay: number | null;
  listed: boolean;
  status: Status;
  /** The seat of whoever acts as host, null when they have no seat. */
  host: number | null;
  /** SHA-256 of the secret behind all randomness, fixed when the table was made. */
  commitment: string;
  watching: number;
  question: Question | null;
  /** The table of the rematch. */
  next: string | null;
  /** When, in seconds since 1970. */
  made: number;
  /** The host's own seat; another than `host` while somebody stands in for the host. */
  true_host: number | null;
  /** Entries that the log may have: then the game ends unfinished; null: any number. */
  most: number | null;
  /** The latest, in their order. */
  takeovers: Takeover[];
  /** Whoever plays against bots alone may ask for hints. */
  hints: boolean;
  /** Seconds that the table waits for somebody who is away and to move, before a bot plays. */
  grace: number | null;
  /** A guided first game. */
  lesson: LessonAt | null;
  /** Whoever plays against bots alone has stopped all clocks. */
  stopped: boolean;
  skip: number[] | null;
  /** Seconds of each player for the whole game, instead of a clock for each move,. */
  bank: number | null;
  /** And what each move adds to them. */
  increment: number;
  absence: Absence;
  out_of_time: OutOfTime;
  /** Only clocks decide, and they run while nobody is there. */
  over_days: boolean;
  away_until: (number | null)[];
}

/** Somebody at a table as its host sees them: who watches, or is silenced or shut out. */
export interface Guest {
  /** Their guest id. */
  who: string;
  name: string;
  /** Connected, without a seat. */
  here: boolean;
  /** May not write in the chat. */
  muted: boolean;
  /** May not enter. */
  blocked: boolean;
}

/** Who the receiver is at this table. */
export interface You {
  seat: number | null;
  /** Acts as host: may seat bots and silence people. */
  host: boolean;
  /** May end the game: the host or, when the host has long been away, whoever acts as host. */
  ends: boolean;
  /** The empty chair reserved for the receiver, at a rematch. */
  kept: number | null;
  /** May start the game, alone (`host`) or, while the host is away, with all others. */
  starts: boolean;
  /** The host has freed the receiver's chair. */
  removed: boolean;
  /** The host has silenced the receiver. */
  muted: boolean;
  /** The receiver's own guest id. */
  who: string | null;
  /** For whoever acts as host: people without a seat, and whom they silenced or shut out. */
  guests: Guest[];
  /** Before the start: the chairs the receiver may free as host,. */
  frees: number[];
  /** And, then and later, where they may put a bot, or send it away. */
  replaces: number[];
}

/** The receiver's standing orders and answer in a reaction window; nobody else is told. */
export interface Reactions {
  /** Their standing orders. */
  when: When;
  /** A window is open and waits for them: their orders do not answer it. */
  asked: boolean;
  /** Their answer, which may be changed until the window closes. */
  answer: string | null;
  /** Always: where the server passes for them, it takes as long as for anybody. */
  bluff: boolean;
}

/** Real time, while everyone acts at once: times in seconds from when the message was sent, round trips in ms. */
export interface Live {
  /** Until hands may move, 0 once they may; null: all clocks stand still, as at an empty table. */
  begins: number | null;
  /** The least ms between two motions of a hand. */
  hand: number;
  /** What is left on each running timer, by its name in the rules. */
  timers: Record<string, number>;
  /** By seat, the round trip; null: a bot, or nobody is connected. */
  trips: (number | null)[];
  /** By seat, how much lag is compensated for its next motion. */
  allowed: number[];
}

/** The position of the game, as one viewer may know it. */
export interface Position {
  /** Entries so far; the next one has this number. */
  n: number;
  view: CommonView;
  /** By command, the rule "GB-3.2 follow-colour"; "*" stands for every command not listed. */
  why_not: Record<string, string>;
  undo: "ask" | "free" | "no";
  /** Seconds until the clock runs out for the first of those whose turn it is. */
  left: number | null;
  /** null for spectators, and in a game without windows. */
  reactions: Reactions | null;
  /** null while the game goes by turns. */
  live: Live | null;
  clocks: (number | null)[] | null;
  /** The seats whose clocks run. */
  running: number[];
}

/** One entry of the log as a viewer saw it; the client animates its events. */
export interface Told {
  n: number;
  /** -1: the table. */
  seat: number;
  /** "" if it is secret from the viewer. */
  command: string;
  events: Record<string, unknown>[];
  /** By event, the fields of the view that it changed; null: not told. */
  changes: (Partial<CommonView> | null)[] | null;
  undoes: number | null;
  /** An undo that the others agreed to, with everything that followed the move. */
  agreed: boolean;
}

/** One line of the chat; `seat` is null for a spectator, `who` the guest id of whoever wrote it. */
export interface Line {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  who: string | null;
  /** The line is this emote, which each client says in its own language. */
  emote: Emote | null;
}

/** Everything, sent on connecting and reconnecting: `told` starts where the receiver left off.

It has the latest entries only, where there are many; the others can be asked for (`Log`). */
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

/** The receiver answered in a window or changed their orders: sent to all their connections and to nobody else. */
export interface Reacted {
  type: "reacted";
  reactions: Reactions;
}

/** Something about the table changed: chairs, presence, status, an undo vote. */
export interface Changed {
  type: "changed";
  table: Table;
  you: You;
}

/** Somebody wrote a chat line. */
export interface Said {
  type: "said";
  line: Line;
}

/** The request with this key is done and stored; an answer in a window is held until the window closes. */
export interface Done {
  type: "done";
  key: string;
  /** The new table, after a rematch. */
  table: string | null;
}

/** Why a move is good: the text `<game>-reason-<name>` says it, and the facts fill it in.

A fact is a piece in notation, a number, or, under `seat`, a seat. Where nothing speaks for a move but that it was
tried out, `name` begins with `search-`, the text is `hint-<name>`, and of its facts `worlds` is how often it was
tried, and `move` the command beside which it did better, worse or alike. */
export interface Reason {
  name: string;
  facts: Record<string, string | number>;
}

/** A move worth considering: the chance to win after it, from 0 to 1, with its standard error, and why. */
export interface HintedChoice {
  command: string;
  /** null where nobody can tell in time, as in real time,. */
  chance: number | null;
  /** Or where there is nothing to choose. */
  spread: number | null;
  /** null where nothing could be tried out, and no single feature speaks for it. */
  reason: Reason | null;
}

/** What a bot would do in the asker's place, up to the first command that reveals something. */
export interface Hinted {
  type: "hinted";
  key: string;
  commands: string[];
  /** The best moves for the first of these commands, up to three, the best first. */
  choices: HintedChoice[];
}

/** A rule forbids it; nothing has changed. */
export interface Refused {
  type: "refused";
  key: string;
  /** "GB-3.2 follow-colour". */
  rule: string;
  command: string;
  /** How many commands of the list were legal before it. */
  after: number;
}

/** It cannot be done, for a reason other than a rule of the game; nothing has changed. */
export interface Problem {
  type: "problem";
  code: Code;
  key: string | null;
  /** For developers. */
  detail: string;
  /** What is wrong in a component file, the first dozen. */
  slips: Slip[];
  /** How many there are, where there are too many. */
  count: number | null;
}

/** Something wrong in a component file: the id of a message in the catalogues, and what fills it in. */
export interface Slip {
  id: string;
  /** Where it is, "loot L7"; empty for the file as a whole. */
  entry: string;
  values: Record<string, string | number>;
}

/** An option of a game, set before the start: a number in a range, some words, free text, a file, or yes or no. */
export interface Choice {
  name: string;
  kind: "file" | "number" | "switch" | "text" | "word";
  default: boolean | number | string;
  /** The value for a short game, if there is one. */
  short: boolean | number | string | null;
  /** The value that gives slow hands more time, in real time. */
  slow: boolean | number | string | null;
  /** The value for somebody's first game. */
  easy: boolean | number | string | null;
  low: number | null;
  high: number | null;
  /** 0 is allowed, too: no limit. */
  none: boolean;
  words: string[];
}

/** A lesson of a game: a guided first game. */
export interface LessonOnShelf {
  name: string;
  /** That it takes. */
  minutes: number;
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
  /** There are times when everyone acts at once, so it cannot be played over days. */
  real_time: boolean;
  /** The address of its picture, if its folder has one. */
  cover: string;
  lessons: LessonOnShelf[];
}

/** Whom people meet when they play a bot of a level; the bot is among those of a game. */
export interface BotCharacter {
  bot: string;
  name: string;
  /** By game, where the bots were measured: 1000 is the middle of them. */
  ratings: Record<string, number>;
}

/** What this server offers. */
export interface Shelf {
  version: string;
  games: GameOnShelf[];
  /** From the weakest to the strongest. */
  characters: BotCharacter[];
  /** Of these, whom to play who has not chosen. */
  usual_bot: string;
  /** Where others on the network reach it; null if it serves this machine alone. */
  address: string | null;
}

/** An example of a rulebook, which can be watched like a replay. */
export interface ExampleTitle {
  name: string;
  title: string;
  /** The step at which it begins; those before lead up to it. */
  first: number;
}

/** One clause of a rulebook, in one language. */
export interface ClauseText {
  id: string;
  title: string;
  text: string;
  refusals: Record<string, string>;
  examples: ExampleTitle[];
}

/** A chapter of a rulebook. */
export interface Chapter {
  title: string;
  text: string;
  clauses: ClauseText[];
  /** That its text tells. */
  examples: ExampleTitle[];
}

/** Pieces that are shown beside words. */
export interface Captioned {
  words: string;
  /** By the names that the game gives them. */
  pieces: string[];
}

/** A small position to try a rule on: what is asked, what lies there, and the choices. */
export interface Exercise {
  name: string;
  clause: string;
  asks: string;
  shows: Captioned[];
  choices: Captioned[];
  /** What they are compared by, "your points"; empty if it only matters what is allowed. */
  counts: string;
}

/** A word of a game, what the other languages call it, and its drawing. */
export interface WordOfGame {
  word: string;
  /** That it takes in a text. */
  forms: string[];
  /** By language. */
  others: Record<string, string>;
  piece: string;
  clause: string;
}

/** A rulebook in one language; the book `table` holds the rules common to every game. */
export interface Rules {
  book: string;
  title: string;
  text: string;
  chapters: Chapter[];
  /** Of pieces, by their names, each with its address. */
  pictures: Record<string, string>;
  /** That it is written in: there may be none in the one that was asked for. */
  language: string;
  exercises: Exercise[];
  words: WordOfGame[];
}

/** What the rules say of a choice of an exercise. */
export interface TriedChoice {
  right: boolean;
  /** The clause that forbids it,. */
  rule: string | null;
  /** And what it says; empty if it is allowed. */
  reason: string;
  /** Where choices are compared, what this one leads to. */
  counted: number | null;
}

/** The answer to an exercise: each choice, tried by the rules, and why it is so. */
export interface ExerciseAnswer {
  choices: TriedChoice[];
  why: string;
}

/** A component file to check. */
export interface Components {
  text: string;
}

/** A valid component file as everybody will see it: its title and a hash. */
export interface HouseSet {
  shown: string;
}

/** A component file somebody works on: its text, or the data in it; neither for the game's own. */
export interface ComponentDraft {
  text?: string | null;
  data?: Record<string, unknown> | null;
}

/** What an entry of a component file may say under a key; the kinds are told at `ComponentField`. */
export interface FormField {
  key: string;
  /** Where its value stands in the entry: the key, or in a list its place. */
  at: string | number;
  kind: FieldKind;
  /** The smallest number, or the fewest of a list. */
  least: number;
  most: number;
  /** Of `numbers` and `rows`: exactly so many. */
  size: number;
  /** What is meant where it is left out. */
  usual: number | null;
  optional: boolean;
  /** Words. */
  allowed: string[];
}

/** An entry of a component file, and what it was asked for; entries within an entry follow it. */
export interface FormEntry {
  /** As slips name it. */
  name: string;
  /** Where it stands in the data. */
  path: (string | number)[];
  fields: FormField[];
  /** Keys of it that nobody asked for. */
  unknown: string[];
}

/** How many of something there are in all, and how many there should be. */
export interface FormTotal {
  /** As slips name it: "tools", "bags loot". */
  name: string;
  count: number;
  size: number;
}

/** A part of a component file: a table, tables by name, or a list of entries. */
export interface FormSection {
  key: string;
  kind: SectionKind;
  /** There are exactly so many; -1: any number. */
  size: number;
  /** At most so many; -1: any number. */
  most: number;
  entries: FormEntry[];
  totals: FormTotal[];
}

/** A component file as a form: its data, what each entry may say, and what is wrong with it. */
export interface ComponentForm {
  /** The option that takes its text; empty where it changes nothing. */
  option: string;
  text: string;
  data: Record<string, unknown>;
  /** How everybody will see it; empty while there are slips, and for the game's own. */
  shown: string;
  sections: FormSection[];
  slips: Slip[];
  /** How sure one may be of an entry. */
  marks: string[];
  /** Cards whose back gives their front away. */
  telltale: string[];
}

/** A table to make; `bots` has one item per seat, null is a chair for a person. */
export interface NewTable {
  game: string;
  bots: (string | null)[];
  options?: Record<string, boolean | number | string>;
  /** For each move. */
  clock?: number | null;
  pace?: Pace;
  delay?: number;
  listed?: boolean;
  /** May whoever plays against bots alone ask for hints?. */
  hints?: boolean;
  /** Of each player for the whole game, instead of a clock for each move,. */
  bank?: number | null;
  /** And what each move adds to it. */
  increment?: number;
  absence?: Absence;
  out_of_time?: OutOfTime;
}

/** A lesson to begin. */
export interface NewLesson {
  game: string;
  lesson: string;
  name: string;
}

/** A table as one line of the lobby. */
export interface TableLine {
  id: string;
  game: string;
  chairs: Chair[];
  options: Record<string, boolean | number | string>;
  clock: number | null;
  status: Status;
  /** Of a running game. */
  round: number | null;
  /** The receiver's seat there. */
  yours: number | null;
  your_turn: boolean;
  made: number;
  /** When it was over or abandoned. */
  ended: number | null;
  /** It is a guided first game. */
  lesson: boolean;
  /** And the guide has something left to say. */
  guided: boolean;
  /** The seats that a running game waits for,. */
  waits_for: number[];
  /** And since when. */
  since: number | null;
  /** Seconds until the receiver's time is up, if it waits for them, else that of the first. */
  left: number | null;
  /** Until when the first of those it waits for is on vacation, if all of them are. */
  away_until: number | null;
  bank: number | null;
  over_days: boolean;
}

/** Somebody at a table whose game has ended: where they came, and with how many points. */
export interface Placed {
  name: string;
  /** That sits there for itself. */
  bot: string | null;
  /** Whom people know that bot as. */
  character: string | null;
  program: boolean;
  /** 1 for who has won; null where the game was called off, or is not counted yet. */
  place: number | null;
  points: number | null;
  yours: boolean;
}

/** A game of the receiver that has ended. */
export interface FinishedGame {
  id: string;
  game: string;
  status: Status;
  ended: number;
  /** By seat. */
  players: Placed[];
}

/** A page of the receiver's games that have ended, the latest first. */
export interface FinishedGames {
  games: FinishedGame[];
  /** On all pages. */
  total: number;
  pages: number;
  /** The results of some older games are still being worked out. */
  counting: boolean;
}

/** What is counted of the receiver in one game beside points, as the text `<game>-tally` says. */
export interface Tally {
  came: number;
  expected: number;
}

/** Where the receiver came in one game. */
export interface Placing {
  id: string;
  game: string;
  place: number;
  /** How many played. */
  seats: number;
  ended: number;
  /** Of the latest games, where those of one game are asked for that counts something. */
  tally: Tally | null;
}

/** How often the receiver has played a game to its end, and won it. */
export interface GameCount {
  game: string;
  games: number;
  wins: number;
}

/** How often the receiver has met a bot, and came before it. */
export interface BotCount {
  bot: string;
  character: string | null;
  games: number;
  ahead: number;
}

/** What came of the games that ended in one month, "2026-05". */
export interface MonthCount {
  month: string;
  games: number;
  wins: number;
}

/** What came of the games that the receiver has played to their end. */
export interface Statistics {
  games: number;
  wins: number;
  /** The most played first. */
  by_game: GameCount[];
  /** The most met first. */
  by_bot: BotCount[];
  /** Those with games, the oldest first. */
  months: MonthCount[];
  /** The latest first, up to 100. */
  latest: Placing[];
  /** The results of some older games are still being worked out. */
  counting: boolean;
}

/** The tables to show in the lobby, and how many people are connected. */
export interface Lobby {
  /** A page of the listed ones that are open or running, those one can join first. */
  tables: TableLine[];
  /** Those the receiver has a seat at, finished ones as far as there is room; the latest first. */
  mine: TableLine[];
  /** Connected to a table whose game is still to come or going on. */
  people: number;
  /** Such tables with somebody connected, private ones too. */
  busy: number;
  /** Of `tables`. */
  pages: number;
}

/** Whether the server can store what happens. */
export interface Health {
  /** Closed: until it is restarted, nothing is shown, either. */
  storage: "closed" | "not-writing" | "ok";
}

/** Who the receiver is: only a name. `known` is false for somebody who has not done anything yet. */
export interface Me {
  name: string | null;
  known: boolean;
}

/** A device that somebody is signed in with. */
export interface Device {
  id: string;
  /** The browser and the system, "Firefox, Linux"; empty if unknown. */
  name: string;
  /** When it was signed in. */
  made: number;
  /** When it was last here, to some minutes; now while it has a socket. */
  seen: number;
  /** The one that asks. */
  this: boolean;
}

/** The devices that the receiver is signed in with, the latest seen first. */
export interface Devices {
  devices: Device[];
}

/** A way in which the receiver wants to be told that it is their turn. */
export interface Channel {
  id: string;
  kind: ChannelKind;
  /** A browser, the beginning of an address of a webhook, or an address for e-mail. */
  name: string;
  /** False while its owner has not followed the link that was sent there. */
  confirmed: boolean;
  trouble: Trouble;
  /** It is the browser that asks. */
  here: boolean;
}

/** All of them, and what this server offers. */
export interface Channels {
  channels: Channel[];
  /** By which a browser knows our push messages; null where there are none. */
  push_key: string | null;
  /** Whether there is e-mail. */
  mail: boolean;
}

/** An address that its owner has just confirmed. */
export interface MailAddress {
  address: string;
}

/** Push messages to this browser, as its `PushSubscription` says. */
export interface NewPush {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
}

/** Messages to a topic of ntfy, or a channel of Discord. */
export interface NewWebhook {
  kind: "webhook";
  address: string;
  /** As the address looks. */
  form?: "auto" | "discord" | "ntfy";
  language: Language;
}

/** Messages by e-mail, once the address is confirmed. */
export interface NewMail {
  kind: "mail";
  address: string;
  language: Language;
}

/** What the link in a mail holds. */
export interface ConfirmationCode {
  code: string;
}

/** A new program and its token, which it sends with every request: `Authorization: Bearer <token>`. */
export interface Program {
  name: string;
  token: string;
}

/** Until when the receiver is away, so that their clocks stand still in games of a day or more. */
export interface Vacation {
  /** In seconds since 1970. */
  until: number | null;
  /** That they may still take this year,. */
  days: number;
  /** Of so many. */
  of: number;
}

/** I am away for so many days from now on; 0: I am back. */
export interface TakeVacation {
  days: number;
}

/** A new name for oneself. */
export interface NewName {
  name: string;
}

/** A code that signs another device in as the same person: once, within a day. */
export interface PersonalLink {
  code: string;
  /** The link as a QR code: a string of 0 and 1 for each row. */
  qr: string[];
}

/** The code of a personal link. */
export interface Claim {
  code: string;
}

/** Whose personal link it is. */
export interface LinkOwner {
  name: string | null;
}

/** One step of a replay: an entry, and the view it led to. */
export interface Step {
  told: Told;
  view: CommonView;
  /** In which it happened; `view` may be in the next. null before the first. */
  round: number | null;
}

/** A game from the deal on, or some steps of it, as one seat or a spectator saw it. */
export interface Replay {
  table: Table;
  /** "0" to "9", "watch" or, when it is over, "open". */
  eyes: string;
  steps: Step[];
  /** The number of the first step here; the deal is 0. */
  first: number;
  /** Steps there are in all. */
  total: number;
  /** Of a page: by step, when it happened, in ms since the start; empty where nobody noted it. */
  times: number[];
}

/** What became of a seat's chance to win: `result` is `fair + skill + others + luck`. */
export interface ReviewSeat {
  /** 1 for a winner, 0 for a loser, a share of a shared victory. */
  result: number;
  /** Everybody's chance before the deal. */
  fair: number;
  /** What its own choices have cost, 0 at best. */
  skill: number;
  /** What the costly choices of others brought it. */
  others: number;
  /** The rest. */
  luck: number;
  decisions: number;
  /** Of these, those that have cost something. */
  mistakes: number;
}

/** Everybody's chance to win after a step, from the true table. */
export interface ReviewPoint {
  step: number;
  chances: number[];
}

/** A choice that has cost something; chances are those that its seat could reckon with. */
export interface ReviewMoment {
  /** Of the replay. */
  step: number;
  /** 0 where a game has none. */
  round: number;
  seat: number;
  chosen: string;
  better: string;
  chance: number;
  better_chance: number;
  cost: number;
  /** The standard error of the cost. */
  spread: number;
  reason: Reason | null;
}

/** With how much effort a review was made: a more thorough one takes its place. */
export interface ReviewEffort {
  /** In all playouts. */
  moves: number;
  /** Of a processor, after which it would have ended. */
  seconds: number;
  /** It did not have to end before. */
  complete: boolean;
}

/** A review: `moments` has up to three of each seat, those that cost most first. */
export interface ReviewFound {
  version: number;
  game: string;
  decisions: number;
  /** Of these, as far as there was time. */
  examined: number;
  effort: ReviewEffort;
  seats: ReviewSeat[];
  curve: ReviewPoint[];
  moments: ReviewMoment[];
}

/** How far the review of a game is; `found` when it is done. */
export interface Review {
  status: ReviewStatus;
  progress: number;
  /** You have asked for it, and can call it off. */
  yours: boolean;
  found: ReviewFound | null;
}

/** Earlier entries of a log, as the receiver saw them. */
export interface Log {
  told: Told[];
}

export type AtTheTable =
  Sit | Leave | Rename | SeatBot | Start | OpenSeed | Remove | Moderate | Say | Resign | Abandon | Rematch;

export type InTheGame = Play | Undo | Answer | Orders | Back | Hint | Pause | Skip | Guide;

export type AnyAsk =
  | Sit
  | Leave
  | Rename
  | SeatBot
  | Start
  | OpenSeed
  | Remove
  | Moderate
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
  | Pause
  | Skip
  | Guide
  | Ping;

export type AnyMessage = Snapshot | Moved | Reacted | Changed | Said | Done | Hinted | Refused | Problem;

export type NewChannel = NewPush | NewWebhook | NewMail;
