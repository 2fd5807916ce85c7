// Made by tools/view_types.py from src/cutpurse/games/langfinger/views.py: change it there.
import type { CommonView, ToldEntered, ToldLeft } from "../../wire/common-view";

export const TOOLS = ["lockpick", "hammer", "pliers", "blowtorch", "plan"] as const;
export type Tool = (typeof TOOLS)[number];

export const LOCKS = ["chest", "safe", "showcase", "pillar"] as const;
export type Lock = (typeof LOCKS)[number];

export const KINDS = ["money", "gold", "jewellery", "coins", "statue", "painting"] as const;
export type Kind = (typeof KINDS)[number];

export const PLACES = ["city", "villa", "ruin", "museum", "harbour"] as const;
export type Place = (typeof PLACES)[number];

export const IDLE_REASONS = ["empty", "tools", "taken", "loot", "unwanted"] as const;
export type IdleReason = (typeof IDLE_REASONS)[number];

export const PHASES = ["choosing", "placing", "acting", "discarding", "selling", "over"] as const;
/** What the table waits for: rogues, stones, an action, tools for the Ruin, loot for a fence, nothing any more. */
export type Phase = (typeof PHASES)[number];

/** A rogue, whether anybody plays it or not. */
export interface Rogue {
  /** The tool it stands in for. */
  tool: Tool;
  /** Its name: `Hans Hammer`. */
  name: string;
  /** Its colour: `red`, `brown`, `green`, `yellow` or `blue`. */
  colour: string;
}

/** A loot card from behind: what everybody sees of it. */
export interface Back {
  /** Where it lies. */
  lock: Lock;
  /** The tools it takes. */
  tools: Tool[];
}

/** A loot card from both sides. */
export interface Front {
  /** Its id in the component file. */
  id: string;
  /** Where it lies. */
  lock: Lock;
  /** The tools it takes. */
  tools: Tool[];
  /** What it is. */
  kind: Kind;
  /** What it is worth. */
  value: number;
}

/** What the set in use has behind a lock. */
export interface Inside {
  /** What it can be. */
  kinds: Kind[];
  /** The least it is worth. */
  least: number;
  /** The most it is worth. */
  most: number;
}

/** A kind of loot that a fence buys. */
export interface Purchase {
  /** The kind. */
  kind: Kind;
  /** How many at once: 2 where the card shows the kind twice. */
  up_to: number;
  /** What the fence pays on top of the value. */
  bonus: number;
}

/** A fence. */
export interface Fence {
  /** Its id in the component file. */
  id: string;
  /** What it buys. */
  buys: Purchase[];
}

/** An exchange space of the Ruin. */
export interface Exchange {
  /** Tools to be discarded. */
  discard: number;
  /** Tools to be drawn for them. */
  draw: number;
  /** Whose stone is on it. */
  seat: number | null;
}

/** How many cards are left to draw. */
export interface Piles {
  /** Tools. */
  tools: number;
  /** Loot cards. */
  loot: number;
  /** Fences. */
  fences: number;
}

/** The discards. */
export interface Gone {
  /** Tools. */
  tools: Tool[];
  /** Loot cards. */
  loot: Front[];
  /** Fences. */
  fences: Fence[];
}

/** What a hand could pay for as it is, as commands: `rob 2`, `rob 2 with rogue`. */
export interface Payable {
  /** At the Villa. */
  villa: string[];
  /** At the Museum. */
  museum: string[];
}

/** Loot that a fence would buy. */
export interface Sale {
  /** Which of the seat's own loot, from 1. */
  loot: number;
  /** What the fence pays for it. */
  pays: number;
}

/** What everybody sees. */
export interface SharedView {
  /** What the table waits for: rogues, stones, an action, tools for the Ruin, loot for a fence, nothing any more. */
  phase: Phase;
  /** The round, from 1; 0 while rogues are chosen. */
  round: number;
  /** The number of rounds agreed on; 0: no limit. */
  max_rounds: number;
  /** Whether players name the space, too. */
  free_spaces: boolean;
  /** The money that ends the game. */
  target: number;
  /** The seats that have it. */
  finishers: number[];
  /** How many rounds running nobody has earned anything. */
  dry: number;
  /** How many such rounds end the game; 0: it goes on. */
  stalled: number;
  /** The title of the house set in use, which may be empty; null for our own set. */
  house: string | null;
  /** The seat with the start card. */
  start: number;
  /** The five rogues, by tool. */
  cast: Rogue[];
  /** Per seat, its rogue; null before it has one. */
  rogues: (Rogue | null)[];
  /** Per seat, the money. */
  money: number[];
  /** Per seat, the number of tools in hand. */
  hands: number[];
  /** Per seat, tools in hand that everybody saw being taken. */
  shown: Tool[][];
  /** Per seat, the stones that are not in town. */
  stones: number[];
  /** By place, whose stone stands on each of the five spaces. */
  spaces: Record<Place, (number | null)[]>;
  /** By place, the space that the next stone will take, from 1; null if it is full, or with `free_spaces`. */
  next: Record<Place, number | null>;
  /** The place that is acting; null while stones are placed. */
  place: Place | null;
  /** The space of the stone that is called, from 1; null while stones are placed. */
  space: number | null;
  /** The exchange space the stone went to, from 1, while tools are discarded for it; else null. */
  exchange: number | null;
  /** Tools still to be taken in the City or discarded at the Ruin. */
  due: number;
  /** The fence being sold to, from 1. */
  stall: number | null;
  /** The kind sold to it so far. */
  sold: Kind | null;
  /** The seats whose rogue has helped at this place in this round. */
  tired: number[];
  /** By lock, what the set has behind it. */
  locks: Record<Lock, Inside>;
  /** The tools lying in the City. */
  city: Tool[];
  /** The loot lying at the Villa; null where a slot is empty. */
  villa: (Back | null)[];
  /** The loot lying at the Museum; null where a slot is empty. */
  museum: (Back | null)[];
  /** The exchange spaces of the Ruin. */
  ruin: Exchange[];
  /** The fences at the Harbour; null where one has left. */
  harbour: (Fence | null)[];
  /** Per seat, the loot before it, from behind. */
  loot: Back[][];
  /** How many cards are left to draw. */
  piles: Piles;
  /** The back on top of the loot pile. */
  top: Back | null;
  /** The discards. */
  gone: Gone;
}

/** What the viewer alone knows. */
export interface OwnView {
  /** Per seat, the tools the viewer knows in another's hand: those shown, all of them in a replay with open eyes. */
  known: Tool[][];
  /** Per seat, another's loot from the front; null where the viewer sees the back only. */
  fronts: (Front | null)[][];
  /** The seat's own tools; empty for a spectator, as are the rest. */
  hand: Tool[];
  /** Its own loot, in the order that `sell` counts. */
  mine: Front[];
  /** The places where a stone of the seat may still act this round: one stands there, or could be placed. */
  reachable: Place[];
  /** What its hand could pay for as it is. */
  payable: Payable;
  /** Of the robberies among its options, by command: the tools that would go. */
  prices: Record<string, Tool[]>;
  /** For each fence, what of the seat's loot it would buy. */
  saleable: Sale[][];
  /** For each fence, the most that one visit to it would bring the seat: 0 if it buys nothing. */
  best_sales: number[];
}

/** What a seat of Langfinger knows. */
export type LangfingerView = CommonView & SharedView & OwnView;

/** Who begins, drawn by lot. */
export interface ToldStartDrawn {
  event: "StartDrawn";
  seat: number;
}

/** A seat has its rogue, and the next one is due. */
export interface ToldRogueTaken {
  event: "RogueTaken";
  seat: number;
  tool: Tool;
}

/** The discarded tools are a new pile. */
export interface ToldToolsShuffled {
  event: "ToolsShuffled";
}

/** A tool from the pile into a hand, which its owner alone sees. */
export interface ToldToolDrawn {
  event: "ToolDrawn";
  seat: number;
  /** null where it is not seen. */
  tool: Tool | null;
}

/** A tool from the pile lies face up in the City. */
export interface ToldToolLaid {
  event: "ToolLaid";
  tool: Tool;
}

/** The discarded loot is a new pile. */
export interface ToldLootShuffled {
  event: "LootShuffled";
}

/** The next loot card is on top of the pile: its back is open, its front nobody sees. */
export interface ToldLootTurnedUp {
  event: "LootTurnedUp";
  /** The card; null but in a replay with open eyes. */
  card: Front | null;
  /** Its back. */
  back: Back;
}

/** The top of the pile lies face down at the Villa or the Museum. */
export interface ToldLootLaid {
  event: "LootLaid";
  place: Place;
  /** The slot, from 1. */
  slot: number;
  back: Back;
}

/** The discarded fences are a new pile. */
export interface ToldFencesShuffled {
  event: "FencesShuffled";
}

/** A fence waits at the Harbour. */
export interface ToldFenceLaid {
  event: "FenceLaid";
  /** The stall, from 1. */
  stall: number;
  fence: Fence;
}

/** Stones are placed again, from the seat with the start card on. */
export interface ToldRoundBegan {
  event: "RoundBegan";
  /** The round, from 1. */
  round: number;
  /** Who has the start card. */
  seat: number;
}

/** A stone stands on a space, and the next seat is due. */
export interface ToldStonePlaced {
  event: "StonePlaced";
  seat: number;
  place: Place;
  /** The space, from 1. */
  space: number;
}

/** The round has come to a place: rogue cards are fresh there. */
export interface ToldPlaceReached {
  event: "PlaceReached";
  place: Place;
}

/** A stone may act; `due` is how many tools it takes in the City. */
export interface ToldStoneCalled {
  event: "StoneCalled";
  seat: number;
  /** The space, from 1. */
  space: number;
  /** Tools that it takes in the City. */
  due: number;
}

/** A stone comes back from its space, in vain if it did nothing. */
export interface ToldStoneReturned {
  event: "StoneReturned";
  seat: number;
  /** The space, from 1. */
  space: number;
  /** Whether it did nothing there. */
  vain: boolean;
  /** Why it could not act, if nobody was asked. */
  reason?: IdleReason;
}

/** A seat does without the action of its stone. */
export interface ToldDeclined {
  event: "Declined";
  seat: number;
}

/** The Harbour is done: was any money earned? */
export interface ToldRoundEnded {
  event: "RoundEnded";
  /** Money that all earned in this round. */
  earned: number;
}

/** A tool from the City into a hand, as everybody sees. */
export interface ToldToolTaken {
  event: "ToolTaken";
  seat: number;
  tool: Tool;
}

/** A stone moves on to an exchange space; so many tools are to be discarded. */
export interface ToldExchanged {
  event: "Exchanged";
  seat: number;
  /** The exchange space, from 1. */
  exchange: number;
  /** Tools to be discarded. */
  due: number;
}

/** A tool from a hand to the discards. */
export interface ToldToolDiscarded {
  event: "ToolDiscarded";
  seat: number;
  tool: Tool;
}

/** The Ruin is done, and the stones on its exchange spaces come back. */
export interface ToldRuinLeft {
  event: "RuinLeft";
}

/** A loot card for the tools on its back, the rogue card standing in for one if `rogue`. */
export interface ToldRobbed {
  event: "Robbed";
  seat: number;
  /** The slot, from 1. */
  slot: number;
  /** The card; null where its front is not seen. */
  card: Front | null;
  /** Its back. */
  back: Back;
  /** Whether the rogue card stood in for a tool. */
  rogue: boolean;
  /** Money that was paid at once. */
  paid: number;
  /** The tools that were discarded for it. */
  tools?: Tool[];
}

/** A stone turns to a fence. */
export interface ToldVisited {
  event: "Visited";
  seat: number;
  /** The stall, from 1. */
  stall: number;
}

/** A loot card, turned over, for its value and the bonus; where it lay is its owner's affair. */
export interface ToldSold {
  event: "Sold";
  seat: number;
  /** Which of the seat's loot it was, from 1; null where that is not seen. */
  n: number | null;
  card: Front;
  /** Money paid for it. */
  paid: number;
}

/** A fence that bought goes to the discards. */
export interface ToldFenceLeft {
  event: "FenceLeft";
  /** The stall, from 1. */
  stall: number;
}

/** An event of the log in words, as somebody saw it. */
export type ToldEvent =
  | ToldStartDrawn
  | ToldRogueTaken
  | ToldToolsShuffled
  | ToldToolDrawn
  | ToldToolLaid
  | ToldLootShuffled
  | ToldLootTurnedUp
  | ToldLootLaid
  | ToldFencesShuffled
  | ToldFenceLaid
  | ToldRoundBegan
  | ToldStonePlaced
  | ToldPlaceReached
  | ToldStoneCalled
  | ToldStoneReturned
  | ToldDeclined
  | ToldRoundEnded
  | ToldToolTaken
  | ToldExchanged
  | ToldToolDiscarded
  | ToldRuinLeft
  | ToldRobbed
  | ToldVisited
  | ToldSold
  | ToldFenceLeft
  | ToldEntered
  | ToldLeft;
