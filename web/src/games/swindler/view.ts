// A view of Swindler and the events of its log, as docs/view.md describes them.
import type { Told } from "../../wire/types";
import type { View } from "../game";

/** The five bags to reach into. */
export const BAGS = ["red", "blue", "yellow", "green", "black"] as const;
export type Bag = (typeof BAGS)[number];

/** The backgrounds of tiles; white ones are neutral and come from the supply. */
export const COLOURS = [...BAGS, "white"] as const;
export type Colour = (typeof COLOURS)[number];

export const THINGS = [
  "ring",
  "necklace",
  "watch",
  "brooch",
  "key_red",
  "key_blue",
  "key_yellow",
  "key_green",
  "coin",
  "seal_tin",
  "double_coin",
  "key_joker",
] as const;
/** What a tile shows. */
export type Thing = (typeof THINGS)[number];
/** What orders and dealers ask for: a thing, or a key of any colour. */
export type Wanted = Thing | "key_any";

export const CARDS = [
  "assassin",
  "backstabber",
  "beggar",
  "copycat",
  "forger",
  "gold_digger",
  "guardian_angel",
  "hustler",
  "know_it_all",
  "lock_picker_red",
  "lock_picker_blue",
  "lock_picker_yellow",
  "lock_picker_green",
  "sidekick",
] as const;
/** An accomplice. */
export type Card = (typeof CARDS)[number];

export type Ability =
  "draw_accomplice" | "unreserved_orders" | "raid_minus_one" | "sale_plus_one" | "skull_keep_one" | "any_key";

/** A moment at which accomplices may be played (SW-7.4). */
export type Moment = "start" | "bag" | "tile" | "stop" | "skull" | "stolen" | "hiring";

export interface Tile {
  colour: Colour;
  object: Thing;
}

export interface Thief {
  id: string;
  ability: Ability;
}

/** What an order asks for (SW-4.6); missing is nothing of it. */
export interface Needs {
  bg?: Partial<Record<Colour, number>>;
  obj?: Partial<Record<Wanted, number>>;
  diffkeys?: number;
  coins?: number;
  total?: number;
  draw?: number;
  /** The bag that `draw` means. */
  bag?: Bag;
  pair?: number;
  dealers_completed?: number;
  sold?: number;
}

export interface Order {
  id: string;
  kind: "own" | "discard" | "draw" | "other";
  needs: Needs;
  points: number;
  coins: number;
  neutral: number;
  posters: number;
}

export interface OpenOrder extends Order {
  /** Whose marker lies on it. */
  marker: number | null;
}

export interface Field {
  object: Wanted;
  points: number;
}

export interface Dealer {
  id: string;
  fields: Field[];
}

export interface OpenDealer {
  id: string;
  fields: (Field & { tile: Tile | null })[];
}

export interface Odds {
  /** The chance of a skull on the next draw. */
  skull: number;
  /** By number of draws, the chance that none of them brings a skull. */
  survive: number[];
}

export interface Inside {
  tiles: Tile[];
  skulls: number;
  /** Null where the table hides them. */
  odds: Odds | null;
}

export interface Raid {
  id: string;
  loot_at_least: number | null;
  hand_in: number | null;
  jail_at_posters: number | null;
}

/** The steal of this turn. */
export interface Steal {
  bag: Bag;
  /** This turn's tiles: drawn, and still before the thief. */
  fresh: Tile[];
  /** What counts as drawn this turn. */
  drawn: Tile[];
  /** The first draw is still to be made. */
  first: boolean;
  /** A skull on the next draw costs nothing (SW-7.21). */
  free: boolean;
  /** Whose Backstabber has a draw due. */
  forced: number | null;
  stopped: boolean;
  /** A skull lies there, and has not worked yet. */
  skull: boolean;
  caught: boolean;
  /** The steal has ended. */
  over: boolean;
}

/** A card in play; what it needs is told with the one that is answered. */
export interface Played {
  seat: number;
  card: Card;
  partner?: number | null;
  theirs?: Tile | null;
  yours?: Tile | null;
  /** What it names by a number: the bet, the bag, the card it answers. */
  target?: number | null;
}

/** A card shown for an order or a sale: a Forger with its tile and what that counts as, or a Lock Picker. */
export interface Help {
  card: Card;
  tile: Tile | null;
  as: Wanted | null;
}

export type Phase =
  | "choosing"
  | "reserving"
  | "stealing"
  | "keeping"
  | "window"
  | "answering"
  | "acting"
  | "paying"
  | "rewarding"
  | "helping"
  | "forging"
  | "forging-as"
  | "selling"
  | "handing-in"
  | "hiring"
  | "paying-cards"
  | "begging"
  | "dividing"
  | "rescuing"
  | "partnering"
  | "wanting"
  | "offering"
  | "over";

export interface SwindlerView extends View {
  phase: Phase;
  round: number;
  /** The last round; 0: there is none. */
  max_rounds: number;
  /** The name of the house set in use; null for our own faces. */
  house: string | null;
  start: number;
  /** Whose turn it is. */
  active: number;
  /** The number of orders from which a master thief works, and the one that ends the game. */
  thief_at: number;
  end_at: number;
  /** The game ends with this round. */
  last_round: boolean;
  marker_costs: number;
  /** Master thieves still to be chosen from. */
  cast: Thief[];
  thieves: ((Thief & { works: boolean }) | null)[];
  points: number[];
  coins: number[];
  posters: number[];
  done: number[];
  fulfilled: Order[][];
  jailed: boolean[];
  /** By seat: markers still before it. */
  markers: number[];
  /** By seat: how many accomplices it holds. */
  hands: number[];
  /** By seat: accomplices of its hand that everybody has seen. */
  shown: Card[][];
  loot: Tile[][];
  orders: (OpenOrder | null)[];
  dealers: (OpenDealer | null)[];
  bags: Record<Bag, Inside>;
  supply: { coins: number; posters: number; neutral: Tile[] };
  piles: { orders: number; dealers: number; accomplices: number };
  gone: { accomplices: Card[]; dealers: Dealer[] };
  /** Null until a bag is named in this turn. */
  steal: Steal | null;
  /** The window that is open, also while a card is being played in it. */
  window: Moment | null;
  /** Who is asked in it, and who of them has not answered yet. */
  asked: number[];
  awaited: number[];
  /** The cards in play, those that answer last. */
  played: Played[];
  bets: { seat: number; caught: boolean }[];
  /** Who has the open Hustler. */
  hustler: number | null;
  /** It was used in this turn. */
  hustled: boolean;
  /** The order or the field ("1.3") that is being served, from 1. */
  order: number | null;
  field: string | null;
  help: Help[];
  /** Tiles or coins still to give or to take. */
  owed: number;
  raid: Raid | null;
  /** The viewer's own accomplices, and those of them that fit the moment. */
  hand: Card[];
  fits: Card[];
  /** Open orders the viewer could fulfil, from 1. */
  met: number[];
  /** What the viewer's own tiles are for, by kind: free fields ("1.3") that take them, open orders they count for. */
  uses: { tile: Tile; fields: string[]; orders: number[] }[];
  /** By seat: the accomplices the viewer knows in another's hand; a replay may see them all. */
  known: Card[][];
}

export type Happening =
  | { event: "StartDrawn"; seat: number; points: number }
  | { event: "ThievesLaidOut"; thieves: Thief[]; seat: number }
  | { event: "ThiefTaken"; seat: number; thief: Thief }
  | { event: "RoundBegan"; round: number }
  | { event: "TurnBegan"; seat: number }
  | { event: "TurnSkipped"; seat: number }
  | { event: "Called"; seat: number }
  | { event: "ActionsBegan" }
  | { event: "OrderRevealed"; slot: number; order: Order }
  | { event: "RaidBegan"; raid: Raid }
  | { event: "RaidSetAside"; raid: Raid }
  | { event: "RaidsShuffledIn" }
  | { event: "DealersShuffled" }
  | { event: "DealerCame"; stall: number; dealer: Dealer }
  | { event: "AccomplicesShuffled" }
  | { event: "AccompliceDrawn"; seat: number; card: Card | null }
  | { event: "RaidHit"; seat: number; owed: number }
  | { event: "HandedIn"; seat: number; tile: Tile }
  | { event: "Jailed"; seat: number }
  | { event: "RaidEnded" }
  | { event: "Replenished" }
  | { event: "Counted"; seat: number; coins: number; markers: number; points: number }
  | { event: "MarkerPut"; seat: number; slot: number; costs: number }
  | { event: "MarkerTakenBack"; seat: number; slot: number; costs: number }
  | { event: "BagNamed"; seat: number; bag: Bag }
  | { event: "TileDrawn"; seat: number; tile: Tile }
  | { event: "SkullDrawn"; seat: number; bag: Bag }
  | { event: "SkullSpared"; seat: number }
  | { event: "SkullStruck"; seat: number; bag: Bag }
  | { event: "TileReturned"; seat: number; tile: Tile; fresh: boolean }
  | { event: "Stopped"; seat: number }
  | { event: "StealEnded"; seat: number; caught: boolean }
  | { event: "BetSettled"; seat: number; caught: boolean; won: boolean; points: number }
  | { event: "CoinGained"; seat: number }
  | { event: "PaymentBegan"; deal: number; owed: number }
  | { event: "TilePaid"; seat: number; tile: Tile }
  | { event: "CoinPaid"; seat: number }
  | { event: "ChangeGiven"; seat: number }
  | {
      event: "OrderFulfilled";
      seat: number;
      slot: number;
      order: Order;
      points: number;
      coins: number;
      posters: number;
    }
  | { event: "NeutralsDue"; seat: number; owed: number }
  | { event: "NeutralTaken"; seat: number; tile: Tile }
  | { event: "TileSold"; seat: number; stall: number; field: number; tile: Tile; points: number }
  | { event: "DealerCompleted"; seat: number; stall: number; points: number }
  | { event: "Hired"; seat: number; cards: number }
  | { event: "Asked"; seats: number[] }
  | { event: "Answered"; seat: number; choice: string | null }
  | { event: "WindowClosed" }
  | { event: "CardPlayed"; seat: number; card: Card }
  | { event: "Named"; partner: number; theirs: Tile | null; yours: Tile | null; target: number }
  | { event: "CardStood"; seat: number; card: Card }
  | { event: "CardCancelled"; seat: number; card: Card }
  | { event: "CardTakenUp" }
  | { event: "CardDiscarded"; card: Card }
  | { event: "BetLaid"; seat: number; caught: boolean }
  | { event: "Forced"; seat: number }
  | { event: "Lured"; seat: number; bag: Bag }
  | { event: "SkullTakenBack"; seat: number }
  | { event: "SkullCopied"; seat: number }
  | { event: "TileCopied"; seat: number; tile: Tile }
  | { event: "CoinGiven"; giver: number; taker: number }
  | { event: "TileGiven"; giver: number; taker: number; tile: Tile; fresh: boolean }
  | { event: "GiftsDue"; owed: number }
  | { event: "Swapped"; seat: number; partner: number; theirs: Tile; yours: Tile }
  | { event: "HelpShown"; seat: number; place: number; card: Card; tile: Tile | null; stands: Wanted | null }
  | { event: "HelpOffered"; seat: number }
  | { event: "HelpUsed"; seat: number }
  | { event: "HelpCancelled"; seat: number; place: number }
  | { event: "Entered"; frame: string }
  | { event: "Left" };

/** The events of an entry, by their types. */
export function happenings(entry: Told): Happening[] {
  return entry.events as Happening[];
}

/** A tile as commands write it: "red key_red". */
export function tileId({ colour, object }: Tile): string {
  return `${colour} ${object}`;
}
