// A view of Langfinger and the events of its log, as docs/view.md describes them.
import type { Told } from "../../wire/types";
import type { View } from "../game";

export const TOOLS = ["lockpick", "hammer", "pliers", "blowtorch", "plan"] as const;
export type Tool = (typeof TOOLS)[number];

export const KINDS = ["money", "gold", "jewellery", "coins", "statue", "painting"] as const;
export type Kind = (typeof KINDS)[number];

export const LOCKS = ["chest", "safe", "showcase", "pillar"] as const;
export type Lock = (typeof LOCKS)[number];

/** The places in the order in which the night visits them. */
export const PLACES = ["city", "villa", "ruin", "museum", "harbour"] as const;
export type Place = (typeof PLACES)[number];

/** A loot card from behind: what everybody sees of it. */
export interface Back {
  lock: Lock;
  /** The tools it takes. */
  tools: Tool[];
}

/** A loot card from both sides. */
export interface Front extends Back {
  id: string;
  kind: Kind;
  value: number;
}

/** What loot behind a lock can be, and the least and the most it is worth. */
export interface Inside {
  kinds: Kind[];
  least: number;
  most: number;
}

export interface Fence {
  id: string;
  buys: { kind: Kind; up_to: number; bonus: number }[];
}

export interface Exchange {
  discard: number;
  draw: number;
  /** Whose stone is on it. */
  seat: number | null;
}

export interface Rogue {
  tool: Tool;
  name: string;
  colour: string;
}

export interface LangfingerView extends View {
  phase: "choosing" | "placing" | "acting" | "discarding" | "selling" | "over";
  /** 0 while rogues are chosen. */
  round: number;
  /** The last round; 0: there is none. */
  max_rounds: number;
  free_spaces: boolean;
  /** The money that ends the game. */
  target: number;
  /** Rounds running in which nobody earned anything. */
  dry: number;
  /** The name of the house set in use; null for our own faces. */
  house: string | null;
  /** Who has the start card. */
  start: number;
  /** The five rogues, whether anybody plays them or not. */
  cast: Rogue[];
  rogues: (Rogue | null)[];
  money: number[];
  /** By seat: how many tools it holds. */
  hands: number[];
  /** By seat: the tools of the hand that everybody saw it take. */
  shown: Tool[][];
  /** By seat: the stones still before it. */
  stones: number[];
  /** Whose stone stands on each space. */
  spaces: Record<Place, (number | null)[]>;
  /** The space that the next stone at a place will take, from 1; null where it is full, or may be chosen. */
  next: Record<Place, number | null>;
  /** Where it is acted; null while stones are placed. */
  place: Place | null;
  /** The space of the stone that acts, from 1, */
  space: number | null;
  /** and the exchange space it went to, while tools are discarded for it. */
  exchange: number | null;
  /** Tools still to take or to discard. */
  due: number;
  /** The fence that is being sold to, from 1. */
  stall: number | null;
  /** The kind sold by this stone so far. */
  sold: Kind | null;
  /** Seats whose rogue card has helped at this place. */
  tired: number[];
  /** What the set in use has behind each lock. */
  locks: Record<Lock, Inside>;
  city: Tool[];
  villa: (Back | null)[];
  museum: (Back | null)[];
  ruin: Exchange[];
  harbour: (Fence | null)[];
  /** By seat: the loot before it, from behind. */
  loot: Back[][];
  piles: { tools: number; loot: number; fences: number };
  /** The back on top of the loot pile. */
  top: Back | null;
  gone: { tools: Tool[]; loot: Front[]; fences: Fence[] };
  /** By seat: the tools the viewer knows in another's hand; a replay may see them all. */
  known: Tool[][];
  /** By seat: another's loot from the front, null where only the back is seen. */
  fronts: (Front | null)[][];
  /** The viewer's own tools. */
  hand: Tool[];
  /** The viewer's own loot. */
  mine: Front[];
  /** What the hand could pay for at a place: "rob 2", "rob 2 with rogue". */
  payable: { villa: string[]; museum: string[] };
  /** By stall: which of one's own loot the fence buys, from 1, and what it pays for it. */
  saleable: { loot: number; pays: number }[][];
}

export type Happening =
  | { event: "StartDrawn"; seat: number }
  | { event: "RogueTaken"; seat: number; tool: Tool }
  | { event: "ToolsShuffled" }
  | { event: "ToolDrawn"; seat: number; tool: Tool | null }
  | { event: "ToolLaid"; tool: Tool }
  | { event: "LootShuffled" }
  | { event: "LootTurnedUp"; card: null; back: Back }
  | { event: "LootLaid"; place: "villa" | "museum"; slot: number; back: Back }
  | { event: "FencesShuffled" }
  | { event: "FenceLaid"; stall: number; fence: Fence }
  | { event: "RoundBegan"; round: number; seat: number }
  | { event: "StonePlaced"; seat: number; place: Place; space: number }
  | { event: "PlaceReached"; place: Place }
  | { event: "StoneCalled"; seat: number; space: number; due: number }
  | { event: "StoneReturned"; seat: number; space: number; vain: boolean }
  | { event: "Declined"; seat: number }
  | { event: "RoundEnded"; earned: number }
  | { event: "ToolTaken"; seat: number; tool: Tool }
  | { event: "Exchanged"; seat: number; exchange: number; due: number }
  | { event: "ToolDiscarded"; seat: number; tool: Tool }
  | { event: "RuinLeft" }
  | { event: "Robbed"; seat: number; slot: number; card: Front | null; back: Back; rogue: boolean; paid: number }
  | { event: "Visited"; seat: number; stall: number }
  | { event: "Sold"; seat: number; n: number | null; card: Front; paid: number }
  | { event: "FenceLeft"; stall: number }
  | { event: "Entered"; frame: string }
  | { event: "Left" };

/** The events of an entry, by their types. */
export function happenings(entry: Told): Happening[] {
  return entry.events as Happening[];
}
