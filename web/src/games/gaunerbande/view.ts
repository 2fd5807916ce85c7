// A view of Gaunerbande and the events of its log, as docs/view.md describes them.
import type { Told } from "../../wire/types";
import type { View } from "../game";

/** A card in notation: "g4". */
export type CardName = string;

export interface Laid {
  seat: number;
  card: CardName;
}

export interface GaunerbandeView extends View {
  phase: "passing" | "tricks" | "gang" | "over";
  round: number;
  limit: number;
  distance: number;
  /** How many cards everybody gives away. */
  gift: number;
  /** By seat: who gets their cards; nobody passes if it is empty. */
  receivers: number[];
  hand: CardName[];
  gave: CardName[];
  received: CardName[];
  owing: number[];
  hands: number[];
  known: CardName[][];
  leader: number | null;
  led: string | null;
  ahead: number | null;
  trick: Laid[];
  last_trick: Laid[];
  played: CardName[][];
  taken: CardName[][];
  tricks: number[];
  points: number[];
  totals: number[];
  /** By seat: how many more points end the game. */
  margins: number[];
  /** What the corrupt politician costs. */
  politician: number;
  /** What a black card costs. */
  rogue: number;
  lacks: string[][];
  /** Who united it, what it is worth, and everybody's total after either choice. */
  gang: { seat: number; value: number; others: number[]; self: number[] } | null;
}

export type Happening =
  | { event: "Dealt"; hands: (CardName[] | null)[] }
  | { event: "Given"; seat: number; card: CardName | null }
  | { event: "Passed"; gifts: (CardName[] | null)[]; distance: number }
  | { event: "LeadFound"; seat: number }
  | { event: "Played"; seat: number; card: CardName }
  | { event: "TrickTaken"; seat: number }
  | { event: "GangUnited"; seat: number }
  | { event: "Scored"; points: number[] }
  | { event: "Entered"; frame: string }
  | { event: "Left" };

/** The events of an entry, by their types. */
export function happenings(entry: Told): Happening[] {
  return entry.events as Happening[];
}

/** Which trick of the round is being played, from 1, and how many there are. */
export function trickNumber(view: GaunerbandeView): { trick: number; of: number } {
  const done = view.tricks.reduce((sum, tricks) => sum + tricks, 0);
  const lying = new Set(view.trick.map(({ seat }) => seat));
  const left = Math.max(...view.hands.map((cards, seat) => cards + (lying.has(seat) ? 1 : 0)));
  return { trick: Math.min(done + 1, done + left), of: done + left };
}
