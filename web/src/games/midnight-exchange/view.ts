// A view of Midnight Exchange and the events of its log, as docs/view.md describes them.
import type { Told } from "../../wire/types";
import type { View } from "../game";

export const LOCATIONS = ["garage", "desk", "safe"] as const;
export type Location = (typeof LOCATIONS)[number];

export const FINDS = [
  "jewels",
  "notes",
  "leather_bag",
  "iron_key",
  "brass_key",
  "gem",
  "empty_drawer",
  "gold_bar",
] as const;
export type Find = (typeof FINDS)[number];

export const SILVER = ["manuscript", "chalice", "statue"] as const;
export const ARTS = [...SILVER, "jewellery", "clock", "painting"] as const;
export type Kind = (typeof ARTS)[number];

export type Phase = "rummage" | "trading" | "arranging" | "over";

/** A location tile; its find as far as everybody knows it. */
export interface Tile {
  place: Location;
  lies: "down" | "up" | "hand" | "tray";
  find: Find | null;
}

/** A tile in a slot of a tray. */
export interface Slot {
  tile: number;
  find: Find;
}

/** A prestige card without a track. */
export interface Single {
  id: string;
  en: string;
  de: string;
  points: number[];
}

/** A prestige card with a track, and what it counts with so many steps filled. */
export interface Collection {
  id: string;
  track: Kind[];
  points: number[];
}

export type Card = Single | Collection;

/** A prestige card that somebody has, with what it counts now. */
export type Owned =
  | (Single & { worth: number })
  | (Collection & {
      worth: number;
      /** Its number among the owner's collections, from 1. */
      n: number;
      /** Steps filled, */
      step: number;
      /** and what could be filled from the store. */
      reach: number;
      full: boolean;
      wants: Kind | null;
    });

export interface Market {
  id: number;
  side: "a" | "b";
  price: Find[];
  /** By space; null where nothing is left. */
  art: (Kind | null)[];
  cards: (Card | null)[];
}

export interface MidnightView extends View {
  phase: Phase;
  round: number;
  /** 0: no limit. */
  max_rounds: number;
  /** 0: no limit. */
  rummage_seconds: number;
  hold_seconds: number;
  hand_ms: number;
  memory: boolean;
  placing: "hand" | "auto";
  house: string | null;
  /** Who trades; null during a rummage. */
  turn: number | null;
  /** In the order of their numbers, which count from 1. */
  tiles: Tile[];
  /** By seat: the tile in the hand. */
  hands: (number | null)[];
  trays: (Slot | null)[][];
  /** By seat: where tiles may be picked up. */
  open: Location[][];
  keys: Find[][];
  /** By seat: the escape tile taken. */
  escapes: (number | null)[];
  escapes_left: number[];
  markets: Market[];
  bag: number;
  pile: number;
  /** Seats that trade no more this round. */
  passed: number[];
  /** The game ends after this trading phase. */
  finale: boolean;
  stores: Kind[][];
  cards: Owned[][];
  points: number[];
  breakdown: { silver: number; gold: number; singles: number; collections: number }[];
  /** By the number of a tile: finds that the viewer alone has seen. */
  known: Readonly<Record<string, Find>>;
  /** The find in the viewer's hand. */
  holding: Find | null;
  /** The markets whose price the viewer could pay. */
  affordable: number[];
}

export type Happening =
  | { event: "MarketsOpened"; sides: Record<string, string> }
  | { event: "Boxed"; size: number; number: number }
  | { event: "ArtLaid"; market: number; space: number; kind: Kind }
  | { event: "CardLaid"; market: number; notch: number; card: Card }
  | { event: "RummageBegan"; round: number; places: Location[]; finds: (Find | null)[] }
  | { event: "Grabbed"; seat: number; tile: number; find: Find | null }
  | { event: "Kept"; seat: number; tile: number; slot: number; find: Find }
  | { event: "TakenOut"; seat: number; tile: number; slot: number }
  | { event: "PutBack"; seat: number; tile: number; up: boolean; find: Find | null; dropped: boolean }
  | { event: "Escaped"; seat: number; number: number; by: "hand" | "last" | "clock" }
  | { event: "TradingBegan" }
  | { event: "TurnCame"; seat: number }
  | { event: "Paid"; seat: number; slots: number[] }
  | { event: "ArtBought"; seat: number; market: number; space: number; kind: Kind; worth: number }
  | { event: "CardBought"; seat: number; market: number; notch: number; card: Card }
  | { event: "ArtDrawn"; seat: number; kind: Kind; worth: number }
  | { event: "BagFoundEmpty"; seat: number }
  | { event: "Placed"; seat: number; card: Collection; kind: Kind; full: boolean; worth: number }
  | { event: "Passed"; seat: number; forced: boolean }
  | { event: "RoundEnded"; trades: number }
  | { event: "Entered"; frame: string }
  | { event: "Left" };

/** The events of an entry, by their types. */
export function happenings(entry: Told): Happening[] {
  return entry.events as Happening[];
}

/** Whether a card has a track. */
export function isCollection<C extends Card>(card: C): card is C & Collection {
  return "track" in card;
}

/** The number of the tile in the viewer's hand, or null. */
export function inHand({ seat, hands }: MidnightView): number | null {
  return seat === null ? null : (hands[seat] ?? null);
}

/** Whether the viewer rummages and is not done yet. */
export function rummages({ seat, phase, escapes }: MidnightView): boolean {
  return seat !== null && phase === "rummage" && escapes[seat] === null;
}
