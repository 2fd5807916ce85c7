// Made by tools/view_types.py from src/cutpurse/games/midnight_exchange/views.py: change it there.
import type { CommonView, ToldEntered, ToldLeft } from "../../wire/common-view";

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

export const ART_KINDS = ["manuscript", "chalice", "statue", "jewellery", "clock", "painting"] as const;
export type ArtKind = (typeof ART_KINDS)[number];

export const SIDES = ["a", "b"] as const;
export type Side = (typeof SIDES)[number];

export const SILVER_KINDS = ["manuscript", "chalice", "statue"] as const;
export type SilverKind = (typeof SILVER_KINDS)[number];

export const GOLD_KINDS = ["jewellery", "clock", "painting"] as const;
export type GoldKind = (typeof GOLD_KINDS)[number];

export const PHASES = ["rummage", "trading", "arranging", "over"] as const;
/** What the table waits for: all at once, a trade, art that may go onto a collection after it, nothing any more. */
export type Phase = (typeof PHASES)[number];

export const LIES = ["down", "up", "hand", "tray"] as const;
/** Where a tile is, and which side is up. */
export type Lies = (typeof LIES)[number];

export const PLACINGS = ["auto", "hand"] as const;
/** Who puts art onto collections. */
export type Placing = (typeof PLACINGS)[number];

export const WAIES = ["hand", "last", "clock"] as const;
/** Why a seat has escaped. */
export type Way = (typeof WAIES)[number];

/** A location tile. */
export interface Tile {
  /** Its location. */
  place: Location;
  /** Where it is, and which side is up. */
  lies: Lies;
  /** Its find, as far as all know it. */
  find: Find | null;
}

/** A tile in a slot of a tray. */
export interface Slot {
  /** Its number, from 1. */
  tile: number;
  /** Its find. */
  find: Find;
}

/** A prestige card without a track. */
export interface Single {
  /** Its id in the component file. */
  id: string;
  /** Its English name. */
  en: string;
  /** Its German name. */
  de: string;
  /** One number: what it counts. */
  points: number[];
}

/** A prestige card with a track. */
export interface Collection {
  /** Its id in the component file. */
  id: string;
  /** What its steps take, in order. */
  track: ArtKind[];
  /** What it counts with none of it filled, then with one step, two steps … */
  points: number[];
}

/** A prestige card. */
export type Card = Single | Collection;

/** A prestige card without a track that somebody has. */
export interface OwnedSingle extends Single {
  /** What it counts. */
  worth: number;
}

/** A collection that somebody has. */
export interface OwnedCollection extends Collection {
  /** What it counts as it lies. */
  worth: number;
  /** Its number among the owner's collections, from 1. */
  n: number;
  /** How many steps are filled. */
  step: number;
  /** How many would be, with the art in store placed best. */
  reach: number;
  /** Whether it is full. */
  full: boolean;
  /** What it takes next. */
  wants: ArtKind | null;
}

/** A prestige card that somebody has. */
export type Owned = OwnedSingle | OwnedCollection;

/** An open market. */
export interface Market {
  /** Its number, from 1. */
  id: number;
  /** The side that is up. */
  side: Side;
  /** What everything at this market costs. */
  price: Find[];
  /** By space; null where nothing lies any more. */
  art: (ArtKind | null)[];
  /** By notch; null where nothing lies any more. */
  cards: (Card | null)[];
}

/** What a seat's points come from. */
export interface Breakdown {
  /** Silver art in store. */
  silver: number;
  /** Gold art in store. */
  gold: number;
  /** Cards without a track. */
  singles: number;
  /** Collections. */
  collections: number;
}

/** What a purchase brings. */
export interface Gain {
  /** What it counts by itself. */
  alone: number;
  /** How many points more the seat has with it, once all its art is placed so that it counts most. */
  best: number;
}

/** What everybody sees. */
export interface SharedView {
  /** What the table waits for: all at once, a trade, art that may go onto a collection after it, nothing any more. */
  phase: Phase;
  /** The round, from 1. */
  round: number;
  /** The number of rounds agreed on; 0: no limit. */
  max_rounds: number;
  /** How long a rummage lasts; 0: no limit. */
  rummage_seconds: number;
  /** How long a tile may be held; 0: no limit. */
  hold_seconds: number;
  /** The time between two motions of a hand, in milliseconds. */
  hand_ms: number;
  /** Whether the view keeps finds that the viewer alone has seen. */
  memory: boolean;
  /** Who puts art onto collections: the players, or the rules. */
  placing: Placing;
  /** The title of the house set in use, which may be empty; null for our own set. */
  house: string | null;
  /** Whose turn it is to trade; null in a rummage. */
  turn: number | null;
  /** All 54, in the order of their numbers. */
  tiles: Tile[];
  /** Per seat, the tile in its hand. */
  hands: (number | null)[];
  /** Per seat, its six slots. */
  trays: (Slot | null)[][];
  /** Per seat, the locations where it may pick up tiles. */
  open: Location[][];
  /** Per seat, the keys in its tray. */
  keys: Find[][];
  /** Per seat, the number of its escape tile. */
  escapes: (number | null)[];
  /** The escape tiles that still lie there. */
  escapes_left: number[];
  /** The open markets. */
  markets: Market[];
  /** How many art objects are left to come. */
  bag: number;
  /** How many prestige cards are left to come. */
  pile: number;
  /** The seats that trade no more this round. */
  passed: number[];
  /** Whether somebody gave a leather bag to the empty cloth bag: the game ends after this trading phase. */
  finale: boolean;
  /** How many rounds running there was no trade. */
  dry: number;
  /** After how many of these the game ends; 0: it never does. */
  stalled: number;
  /** Per seat, the art in store. */
  stores: ArtKind[][];
  /** Per seat, its prestige cards. */
  cards: Owned[][];
  /** Per seat, the points so far. */
  points: number[];
  /** Per seat, what they come from. */
  breakdown: Breakdown[];
}

/** What the viewer alone knows. */
export interface OwnView {
  /** By the number of a tile, finds that this seat alone has seen; with the option `memory` until the round ends. */
  known: Record<string, Find>;
  /** The find in its own hand. */
  holding: Find | null;
  /** The markets whose price its tray could pay; empty for a spectator. */
  affordable: number[];
  /** While the seat may trade, by the number of such a market: the slots whose finds would go, from 1. */
  prices: Record<string, number[]>;
  /** While the seat may trade, by command (`"buy 2 art 1"`): what each purchase would bring. */
  gains: Record<string, Gain>;
  /** Whether the find in its hand is good for nothing: no market asks for it, it opens nothing new and is no bag. */
  spare: boolean;
}

/** What a seat of Midnight Exchange knows. */
export type MidnightExchangeView = CommonView & SharedView & OwnView;

/** Which markets there are, and which side of each is up. */
export interface ToldMarketsOpened {
  event: "MarketsOpened";
  /** By the number of a market, the side that is up. */
  sides: Record<string, Side>;
}

/** A third of both supplies goes back into the box, and nobody sees which. */
export interface ToldBoxed {
  event: "Boxed";
  /** The art; empty but in a replay with open eyes. */
  art: ArtKind[];
  /** The ids of the cards; empty but in a replay with open eyes. */
  cards: string[];
  /** How many art objects. */
  size: number;
  /** How many cards. */
  number: number;
}

/** An art object from the bag lies on a space of a market. */
export interface ToldArtLaid {
  event: "ArtLaid";
  /** The market, from 1. */
  market: number;
  /** The space, from 1. */
  space: number;
  kind: ArtKind;
}

/** A prestige card from the pile lies face up at a market. */
export interface ToldCardLaid {
  event: "CardLaid";
  /** The market, from 1. */
  market: number;
  /** The notch, from 1. */
  notch: number;
  card: Card;
}

/** All tiles lie shuffled in the middle, location side up; trays and hands are empty. */
export interface ToldRummageBegan {
  event: "RummageBegan";
  /** The round, from 1. */
  round: number;
  /** By tile, its location. */
  places: Location[];
  /** By tile, its find; null where it is not seen. */
  finds: (Find | null)[];
}

/** A hand has picked up a tile from the middle; who holds it sees its find. */
export interface ToldGrabbed {
  event: "Grabbed";
  seat: number;
  /** The tile, from 1. */
  tile: number;
  /** null where it is not seen. */
  find: Find | null;
}

/** A tile goes from the hand to a slot of the tray, open to all. */
export interface ToldKept {
  event: "Kept";
  seat: number;
  /** The tile, from 1. */
  tile: number;
  /** The slot of the tray, from 1. */
  slot: number;
  find: Find;
}

/** A tile goes from a slot of the tray into the hand. */
export interface ToldTakenOut {
  event: "TakenOut";
  seat: number;
  /** The tile, from 1. */
  tile: number;
  /** The slot of the tray, from 1. */
  slot: number;
  /** Its find, which lay open there. */
  find?: Find;
}

/** A tile goes from a hand back to its place, face up or down; `dropped` if nobody wanted it to. */
export interface ToldPutBack {
  event: "PutBack";
  seat: number;
  /** The tile, from 1. */
  tile: number;
  /** Whether it lies face up. */
  up: boolean;
  /** null where it is not seen. */
  find: Find | null;
  /** Whether nobody wanted it to. */
  dropped: boolean;
}

/** A seat has the lowest escape tile and is done: by hand, as the last one, or by the clock. */
export interface ToldEscaped {
  event: "Escaped";
  seat: number;
  /** The number of the escape tile. */
  number: number;
  /** Why: by hand, as the last one, or because time was up. */
  by: Way;
}

/** Everybody has an escape tile: now it is traded, the lowest number first. */
export interface ToldTradingBegan {
  event: "TradingBegan";
}

/** A seat may trade. */
export interface ToldTurnCame {
  event: "TurnCame";
  seat: number;
}

/** Finds go from slots of a tray back to the middle, location side up: a trade. */
export interface ToldPaid {
  event: "Paid";
  seat: number;
  /** The slots of the tray, from 1. */
  slots: number[];
  /** By slot, the finds in them. */
  finds?: Find[];
}

/** An art object goes from a market to a store. */
export interface ToldArtBought {
  event: "ArtBought";
  seat: number;
  /** The market, from 1. */
  market: number;
  /** The space, from 1. */
  space: number;
  kind: ArtKind;
  /** What the object counts in store. */
  worth: number;
}

/** A prestige card goes from a market to a seat. */
export interface ToldCardBought {
  event: "CardBought";
  seat: number;
  /** The market, from 1. */
  market: number;
  /** The notch, from 1. */
  notch: number;
  card: Card;
  /** What the card counts with nothing on it. */
  worth: number;
}

/** An art object from the cloth bag for a leather bag, shown to all. */
export interface ToldArtDrawn {
  event: "ArtDrawn";
  seat: number;
  kind: ArtKind;
  /** What the object counts in store. */
  worth: number;
}

/** A leather bag for nothing: the game ends after this trading phase. */
export interface ToldBagFoundEmpty {
  event: "BagFoundEmpty";
  seat: number;
}

/** A stored object lies on the lowest free step of a collection; `full` if that was the last. */
export interface ToldPlaced {
  event: "Placed";
  seat: number;
  card: Collection;
  kind: ArtKind;
  /** Whether that was the last step. */
  full: boolean;
  /** What the object counts in store. */
  worth: number;
  /** The points that it brought. */
  gained?: number;
  /** What the collection counts now. */
  counts?: number;
}

/** A seat trades no more in this phase; `forced` if it could not. */
export interface ToldPassed {
  event: "Passed";
  seat: number;
  /** Whether it could not go on. */
  forced: boolean;
}

/** All have passed: finds left in trays, keys included, go back to the middle; was anything traded? */
export interface ToldRoundEnded {
  event: "RoundEnded";
  /** How many trades there were. */
  trades: number;
}

/** An event of the log in words, as somebody saw it. */
export type ToldEvent =
  | ToldMarketsOpened
  | ToldBoxed
  | ToldArtLaid
  | ToldCardLaid
  | ToldRummageBegan
  | ToldGrabbed
  | ToldKept
  | ToldTakenOut
  | ToldPutBack
  | ToldEscaped
  | ToldTradingBegan
  | ToldTurnCame
  | ToldPaid
  | ToldArtBought
  | ToldCardBought
  | ToldArtDrawn
  | ToldBagFoundEmpty
  | ToldPlaced
  | ToldPassed
  | ToldRoundEnded
  | ToldEntered
  | ToldLeft;
