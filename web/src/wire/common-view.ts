// Made by tools/view_types.py from src/cutpurse/kernel/views.py: change it there.

/** How a game ended. */
export interface PlainOutcome {
  /** Per seat, the score. */
  scores: number[];
  /** The seats that won. */
  winners: number[];
  /** How many rounds were played. */
  rounds: number;
  /** The clause that ended it. */
  rule: string;
}

/** The part of every view that is the same for everybody. */
export interface CommonShared {
  /** The name of the game. */
  game: string;
  /** The version of its rules, by which its next move goes. */
  version: number;
  /** How many play. */
  seats: number;
  /** The seats that may act now, -1 for the clock; empty when it is over. */
  actors: number[];
  /** How it ended; null while it goes on. */
  outcome: PlainOutcome | null;
}

/** The part of every view that is the viewer's own. */
export interface CommonOwn {
  /** Whose view it is; null for a spectator. */
  seat: number | null;
  /** What this seat may do now, in notation; empty for a spectator. */
  options: string[];
  /** The same knowledge as the rules' own numbers, with holes: for bots and samplers, not for people. `cutpurse.bot(…).choose(view, seat)` reads it; a table on the network leaves it out. */
  state?: Record<string, unknown>;
  /** What happened since the round began, as this seat saw it, for bots: each event by its name and its fields as the rules have them. Of a long round the latest 500; what was taken back is not in it. A table on the network leaves it out, and a spectator has none. */
  seen?: unknown[][];
}

/** What every view has. */
export type CommonView = CommonShared & CommonOwn;

/** The table began to wait for something else. */
export interface ToldEntered {
  event: "Entered";
  /** What it waits for now, by the name the rules have for it. */
  frame: string;
}

/** What the table waited for is done. */
export interface ToldLeft {
  event: "Left";
}
