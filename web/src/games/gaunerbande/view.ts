// Made by tools/view_types.py from src/cutpurse/games/gaunerbande/views.py: change it there.
import type { CommonView, ToldEntered, ToldLeft } from "../../wire/common-view";

export const COLOURS = ["g", "b", "r", "k"] as const;
export type Colour = (typeof COLOURS)[number];

/** A card in notation: `g4`. */
export type CardName = string;

export const PHASES = ["passing", "tricks", "gang", "over"] as const;
/** What the table waits for; `gang`: somebody united it and is to choose. */
export type Phase = (typeof PHASES)[number];

/** A card of a trick, and who played it. */
export interface Laid {
  /** Who played it. */
  seat: number;
  /** The card. */
  card: CardName;
}

/** The gang that somebody united, and everybody's total after either choice. */
export interface Gang {
  /** Who united it, and chooses. */
  seat: number;
  /** What it is worth. */
  value: number;
  /** Per seat, the total if the others get the points (`gang others`). */
  others: number[];
  /** Per seat, the total if they come off the chooser's own (`gang self`). */
  self: number[];
}

/** What everybody sees. */
export interface SharedView {
  /** What the table waits for; `gang`: somebody united it and is to choose. */
  phase: Phase;
  /** The round, from 1. */
  round: number;
  /** The limit agreed on. */
  limit: number;
  /** How many seats to the left cards go this round; 0: nobody passes. */
  distance: number;
  /** How many cards everybody gives away. */
  gift: number;
  /** Per seat, who gets its cards; empty if nobody passes this round. */
  receivers: number[];
  /** The seats that have not given all their cards yet. */
  owing: number[];
  /** Per seat, the number of cards in hand. */
  hands: number[];
  /** Who leads this trick; null while cards are passed. */
  leader: number | null;
  /** The letter of the colour led. */
  led: Colour | null;
  /** Whose card is winning. */
  ahead: number | null;
  /** The trick of this round that is being played, from 1; after the last one still that. */
  trick_number: number;
  /** How many tricks a round has. */
  trick_count: number;
  /** The cards of this trick, in the order they were played. */
  trick: Laid[];
  /** The cards of the trick before, in their order. */
  last_trick: Laid[];
  /** Per seat, the cards played this round. */
  played: CardName[][];
  /** Per seat, the cards taken in tricks. */
  taken: CardName[][];
  /** Per seat, the tricks taken this round. */
  tricks: number[];
  /** Per seat, the colours it has shown to have none of. */
  lacks: Colour[][];
  /** Per seat, the points of this round so far. */
  points: number[];
  /** Per seat, the total. */
  totals: number[];
  /** Per seat, how many more points end the game. */
  margins: number[];
  /** The seats with more than the limit, which ends the game. */
  finishers: number[];
  /** What the corrupt politician costs at this table. */
  politician: number;
  /** What a black card costs. */
  rogue: number;
  /** The gang while somebody chooses what to do with it. */
  gang: Gang | null;
}

/** What the viewer alone knows. */
export interface OwnView {
  /** The seat's own cards; empty for a spectator. */
  hand: CardName[];
  /** What the seat gives or gave this round. */
  gave: CardName[];
  /** What it got. */
  received: CardName[];
  /** Per seat, cards in another's hand that the viewer gave them. */
  known: CardName[][];
}

/** What a seat of Gaunerbande knows. */
export type GaunerbandeView = CommonView & SharedView & OwnView;

/** A round began, and the cards were dealt. */
export interface ToldDealt {
  event: "Dealt";
  /** Per seat, its cards; null where they are not seen. */
  hands: (CardName[] | null)[];
}

/** A seat chose a card to give away. */
export interface ToldGiven {
  event: "Given";
  seat: number;
  /** null where it is not seen. */
  card: CardName | null;
}

/** All gave their cards away. */
export interface ToldPassed {
  event: "Passed";
  /** Per seat, what it gave; null where that is not seen. */
  gifts: (CardName[] | null)[];
  /** How many seats to the left they went. */
  distance: number;
  /** Per seat, who got its cards. */
  receivers: number[];
}

/** It is known who leads the first trick. */
export interface ToldLeadFound {
  event: "LeadFound";
  seat: number;
}

/** A card was played. */
export interface ToldPlayed {
  event: "Played";
  seat: number;
  card: CardName;
}

/** A seat took the trick. */
export interface ToldTrickTaken {
  event: "TrickTaken";
  seat: number;
  /** What the trick costs. */
  points?: number;
  /** The black cards in it. */
  rogues?: number;
  /** Whether the corrupt politician lay in it. */
  politician?: boolean;
}

/** A seat took the whole gang, and is to choose. */
export interface ToldGangUnited {
  event: "GangUnited";
  seat: number;
}

/** The round was scored. */
export interface ToldScored {
  event: "Scored";
  /** Per seat, the points added to its total. */
  points: number[];
  /** What the gang was worth, if somebody united it, */
  reward?: number;
  /** And whether it came off their own total. */
  own?: boolean;
}

/** An event of the log in words and notation, as somebody saw it. */
export type ToldEvent =
  | ToldDealt
  | ToldGiven
  | ToldPassed
  | ToldLeadFound
  | ToldPlayed
  | ToldTrickTaken
  | ToldGangUnited
  | ToldScored
  | ToldEntered
  | ToldLeft;
