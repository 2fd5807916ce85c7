// Made by tools/view_types.py from src/cutpurse/games/swindler/views.py: change it there.
import type { CommonView, ToldEntered, ToldLeft } from "../../wire/common-view";

export const COLOURS = ["red", "blue", "yellow", "green", "black", "white"] as const;
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
export type Thing = (typeof THINGS)[number];

export const ABILITIES = [
  "draw_accomplice",
  "unreserved_orders",
  "raid_minus_one",
  "sale_plus_one",
  "skull_keep_one",
  "any_key",
] as const;
export type Ability = (typeof ABILITIES)[number];

export const WANTED = [
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
  "key_any",
] as const;
export type Wanted = (typeof WANTED)[number];

export const BAGS = ["red", "blue", "yellow", "green", "black"] as const;
export type Bag = (typeof BAGS)[number];

export const STYLES = ["own", "discard", "draw", "other"] as const;
export type Style = (typeof STYLES)[number];

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
export type Card = (typeof CARDS)[number];

export const MOMENTS = ["start", "bag", "tile", "stop", "skull", "stolen", "hiring"] as const;
export type Moment = (typeof MOMENTS)[number];

export const PHASES = [
  "choosing",
  "reserving",
  "stealing",
  "keeping",
  "window",
  "answering",
  "acting",
  "paying",
  "rewarding",
  "helping",
  "forging",
  "forging-as",
  "selling",
  "handing-in",
  "hiring",
  "paying-cards",
  "begging",
  "dividing",
  "rescuing",
  "partnering",
  "wanting",
  "offering",
  "over",
] as const;
/** What the table waits for. */
export type Phase = (typeof PHASES)[number];

/** A loot tile. */
export interface Tile {
  /** Its background; `white` for neutral tiles. */
  colour: Colour;
  /** What it shows. */
  object: Thing;
}

/** A master thief. */
export interface Thief {
  /** Its id in the component file. */
  id: string;
  /** What it can do. */
  ability: Ability;
}

/** A master thief that somebody has. */
export interface OwnThief extends Thief {
  /** Whether its ability works. */
  works: boolean;
}

/** What an order asks for, as in the component file; what is not there is not asked for. */
export interface Needs {
  /** Tiles, by background. */
  bg?: Partial<Record<Colour, number>>;
  /** Tiles, by what they show. */
  obj?: Partial<Record<Wanted, number>>;
  /** Keys of different colours. */
  diffkeys?: number;
  /** Coins in worth. */
  coins?: number;
  /** Tiles of any sort. */
  total?: number;
  /** Tiles drawn in one steal. */
  draw?: number;
  /** Pairs of like faces among them. */
  pair?: number;
  /** Dealers completed in this turn. */
  dealers_completed?: number;
  /** Tiles sold in this turn. */
  sold?: number;
  /** The bag that `draw` means. */
  bag?: Bag;
}

/** An order and its reward. */
export interface Order {
  /** Its id in the component file. */
  id: string;
  /** How it is fulfilled. */
  kind: Style;
  /** What it asks for. */
  needs: Needs;
  /** The points of the reward. */
  points: number;
  /** The coins of the reward. */
  coins: number;
  /** The neutral tiles of the reward. */
  neutral: number;
  /** The wanted posters that come with it. */
  posters: number;
}

/** An open order. */
export interface OpenOrder extends Order {
  /** The seat whose marker lies on it. */
  marker: number | null;
}

/** A field of a dealer. */
export interface Field {
  /** What it asks for. */
  object: Wanted;
  /** What it pays. */
  points: number;
}

/** A field of an open dealer. */
export interface OpenField extends Field {
  /** The tile that lies there. */
  tile: Tile | null;
}

/** A dealer. */
export interface Dealer {
  /** Its id in the component file. */
  id: string;
  /** Its three fields. */
  fields: Field[];
}

/** An open dealer. */
export interface OpenDealer {
  /** Its id in the component file. */
  id: string;
  /** Its three fields. */
  fields: OpenField[];
}

/** What the next draws from a bag may bring. */
export interface Odds {
  /** The chance of a skull on the next draw. */
  skull: number;
  /** The chances that 1, 2, 3 … draws bring none. */
  survive: number[];
}

/** What is left in a bag. */
export interface Inside {
  /** The loot. */
  tiles: Tile[];
  /** How many skulls. */
  skulls: number;
  /** The odds; null where the table hides them. */
  odds: Odds | null;
}

/** What the supply holds. */
export interface Supply {
  /** Coins. */
  coins: number;
  /** Wanted posters. */
  posters: number;
  /** The neutral tiles. */
  neutral: Tile[];
}

/** How many cards are left to draw. */
export interface Piles {
  /** Orders, raids not counted. */
  orders: number;
  /** Dealers. */
  dealers: number;
  /** Accomplices. */
  accomplices: number;
}

/** The discards. */
export interface Gone {
  /** Accomplices. */
  accomplices: Card[];
  /** Dealers. */
  dealers: Dealer[];
}

/** What a skull means for the thief: the next draw, or one that lies there already. */
export interface Stake {
  /** What it takes: this turn's tiles in the order they were drawn, then those of earlier turns. */
  stake: Tile[];
  /** How many of these the thief keeps, by choice. */
  spared: number;
  /** The seats to which it brings a coin. */
  pays: number[];
}

/** The steal of this turn. */
export interface Steal extends Stake {
  /** The bag. */
  bag: Bag;
  /** This turn's tiles, in the order they were drawn. */
  fresh: Tile[];
  /** What else lies before the thief. */
  rest: Tile[];
  /** What counts as drawn in this turn, in that order. */
  drawn: Tile[];
  /** Whether the first draw is still to be made. */
  first: boolean;
  /** Whether a skull on the next draw would cost nothing. */
  free: boolean;
  /** The seat whose Backstabber has a draw due. */
  forced: number | null;
  /** Whether the thief has stopped. */
  stopped: boolean;
  /** Whether a skull lies there that has not worked yet. */
  skull: boolean;
  /** Whether the thief was caught. */
  caught: boolean;
  /** Whether the steal has ended. */
  over: boolean;
}

/** A card in play; what it names is told with the first one only. */
export interface Played {
  /** Who plays it. */
  seat: number;
  /** The card. */
  card: Card;
  /** The seat to swap with. */
  partner?: number | null;
  /** The tile that the partner gives. */
  theirs?: Tile | null;
  /** The tile that is given. */
  yours?: Tile | null;
  /** The bag, the bet or the card shown that is meant, from 1. */
  target?: number | null;
  /** Whether the cards that answer it cancel it, as it stands now; only said where they do. */
  struck?: boolean;
}

/** An open bet. */
export interface Bet {
  /** Who bets. */
  seat: number;
  /** What on: caught or not. */
  caught: boolean;
}

/** A card shown for an order or a sale: a Forger, or a Lock Picker. */
export interface Help {
  /** The card. */
  card: Card;
  /** The tile that a Forger changes. */
  tile: Tile | null;
  /** What it counts as. */
  as: Wanted | null;
}

/** A police raid. */
export interface Raid {
  /** Its id in the component file. */
  id: string;
  /** It hits who has at least so many tiles. */
  loot_at_least: number | null;
  /** So many tiles are to be handed in. */
  hand_in: number | null;
  /** So many wanted posters lead to jail. */
  jail_at_posters: number | null;
}

/** What a raid takes from a seat. */
export interface Hit {
  /** Whom it hits. */
  seat: number;
  /** How many tiles they hand in. */
  tiles: number;
  /** Whether they go to jail. */
  jail: boolean;
}

/** A police raid that goes round. */
export interface RunningRaid extends Raid {
  /** Whom it hits, in turn order, from its beginning to its end. */
  hits: Hit[];
}

/** What a kind of tile before the viewer is for. */
export interface Use {
  /** The tile. */
  tile: Tile;
  /** The free dealers' fields that take it: `1.3`. */
  fields: string[];
  /** The open orders it would count for, from 1, whoever has reserved them. */
  orders: number[];
}

/** What everybody sees. */
export interface SharedView {
  /** What the table waits for: `choosing` thieves, `reserving`, `stealing`, `keeping` a tile from a skull, answers (`window` and `answering`: accomplices are asked for), `acting` and what an action asks for, `handing-in` tiles in a raid, or what a card asks for, from `begging` on. */
  phase: Phase;
  /** The round, from 1; 0 while thieves are chosen. */
  round: number;
  /** The number of rounds agreed on; 0: no limit. */
  max_rounds: number;
  /** The title of the house set in use, which may be empty; null for our own set. */
  house: string | null;
  /** The start player. */
  start: number;
  /** Whose turn it is. */
  active: number;
  /** How many orders a master thief takes to work. */
  thief_at: number;
  /** How many orders end the game. */
  end_at: number;
  /** The seats that have fulfilled them. */
  finishers: number[];
  /** Whether the game ends with this round. */
  last_round: boolean;
  /** Points that a marker costs which is thrown off, taken back, or left on an order at the end. */
  marker_costs: number;
  /** Per seat, the points it would really lose by a marker that is thrown off or taken back now. */
  marker_loss: number[];
  /** Per seat, the points that its markers on orders would really cost it if the game were counted now. */
  leftover_loss: number[];
  /** The thieves still to be chosen from. */
  cast: Thief[];
  /** Per seat, its master thief; null before it has one. */
  thieves: (OwnThief | null)[];
  /** Per seat, the points. */
  points: number[];
  /** Per seat, the coins. */
  coins: number[];
  /** Per seat, the wanted posters. */
  posters: number[];
  /** Per seat, the number of orders fulfilled. */
  done: number[];
  /** Per seat, those orders. */
  fulfilled: Order[][];
  /** Per seat, whether it is in jail. */
  jailed: boolean[];
  /** Per seat, the markers still before it. */
  markers: number[];
  /** Per seat, the number of accomplices in hand. */
  hands: number[];
  /** Per seat, those of them that everybody has seen. */
  shown: Card[][];
  /** Per seat, the tiles before it, this turn's among them. */
  loot: Tile[][];
  /** The four open orders; null where none lies. */
  orders: (OpenOrder | null)[];
  /** The three open dealers; null where there is none. */
  dealers: (OpenDealer | null)[];
  /** By colour, what is left in the bag. */
  bags: Record<Bag, Inside>;
  /** What the supply holds. */
  supply: Supply;
  /** How many cards are left to draw. */
  piles: Piles;
  /** The discards. */
  gone: Gone;
  /** The steal of this turn; null until a bag is named. */
  steal: Steal | null;
  /** The moment at which accomplices may be played, also while one is being played in it. */
  window: Moment | null;
  /** The seats asked in it. */
  asked: number[];
  /** Those of them whose answer is still out. */
  awaited: number[];
  /** The cards in play, those that answer last. */
  played: Played[];
  /** The open bets. */
  bets: Bet[];
  /** The seat with the open Hustler. */
  hustler: number | null;
  /** Whether it was used in this turn. */
  hustled: boolean;
  /** The open order that is being served, from 1. */
  order: number | null;
  /** The dealer's field that is being served: `1.3`. */
  field: string | null;
  /** The cards shown for it. */
  help: Help[];
  /** Tiles or coins still to be given or taken. */
  owed: number;
  /** What is still to be paid for the order or the accomplices that somebody pays for; null while nobody does. */
  due: Needs | null;
  /** The raid that goes round. */
  raid: RunningRaid | null;
}

/** What the viewer alone knows. */
export interface OwnView {
  /** The seat's own accomplices; empty for a spectator, as are `fits`, `met`, `has` and `uses`. */
  hand: Card[];
  /** Those that could be played in the window that is open. */
  fits: Card[];
  /** The open orders it could fulfil as it is, from 1. */
  met: number[];
  /** Per open order, what it has of what that asks for, or has done of it in this turn; null where no order lies. */
  has: (Needs | null)[];
  /** For each kind of tile before it, what it is for. */
  uses: Use[];
  /** Per seat, the accomplices the viewer knows in another's hand: those shown; in a replay with open eyes all. */
  known: Card[][];
  /** The accomplices that the viewer does not see: they lie in the pile or in others' hands. */
  unseen: Card[];
}

/** What a seat of Swindler knows. */
export type SwindlerView = CommonView & SharedView & OwnView;

/** Who begins, drawn by lot. */
export interface ToldStartDrawn {
  event: "StartDrawn";
  seat: number;
  /** The points that every seat begins with. */
  points: number;
}

/** The master thieves to choose from; the last player chooses first. */
export interface ToldThievesLaidOut {
  event: "ThievesLaidOut";
  /** Those to choose from. */
  thieves: Thief[];
  /** Who chooses first. */
  seat: number;
}

/** A seat has its master thief, and the one to the right is due. */
export interface ToldThiefTaken {
  event: "ThiefTaken";
  seat: number;
  thief: Thief;
}

/** The start player is due again. */
export interface ToldRoundBegan {
  event: "RoundBegan";
  /** The round, from 1. */
  round: number;
}

/** A seat takes its turn; nothing of the last turn counts any more. */
export interface ToldTurnBegan {
  event: "TurnBegan";
  seat: number;
}

/** A seat comes out of jail instead of taking its turn. */
export interface ToldTurnSkipped {
  event: "TurnSkipped";
  seat: number;
}

/** Somebody is asked, out of turn or in turn again. */
export interface ToldCalled {
  event: "Called";
  seat: number;
}

/** The loot of the steal lies with the rest now, and step 3 begins. */
export interface ToldActionsBegan {
  event: "ActionsBegan";
}

/** An order lies open. */
export interface ToldOrderRevealed {
  event: "OrderRevealed";
  /** The slot of the order, from 1. */
  slot: number;
  order: Order;
}

/** A police raid was revealed and is carried out at once. */
export interface ToldRaidBegan {
  event: "RaidBegan";
  raid: Raid;
}

/** A further raid in the same step waits beside the pile. */
export interface ToldRaidSetAside {
  event: "RaidSetAside";
  raid: Raid;
}

/** The raids that were set aside are shuffled together with the rest of the pile. */
export interface ToldRaidsShuffledIn {
  event: "RaidsShuffledIn";
}

/** The discarded dealers are a new pile. */
export interface ToldDealersShuffled {
  event: "DealersShuffled";
}

/** A dealer opens up. */
export interface ToldDealerCame {
  event: "DealerCame";
  /** The stall of the dealer, from 1. */
  stall: number;
  dealer: Dealer;
}

/** The discarded accomplices are a new pile. */
export interface ToldAccomplicesShuffled {
  event: "AccomplicesShuffled";
}

/** An accomplice from the pile into a hand, which its owner alone sees. */
export interface ToldAccompliceDrawn {
  event: "AccompliceDrawn";
  seat: number;
  /** null where it is not seen. */
  card: Card | null;
}

/** A raid comes to a seat, which hands in so many tiles. */
export interface ToldRaidHit {
  event: "RaidHit";
  seat: number;
  /** How many tiles. */
  owed: number;
}

/** A tile goes back because of a raid. */
export interface ToldHandedIn {
  event: "HandedIn";
  seat: number;
  tile: Tile;
}

/** A seat returns a poster and goes to jail. */
export interface ToldJailed {
  event: "Jailed";
  seat: number;
}

/** The raid has been carried out and leaves the game. */
export interface ToldRaidEnded {
  event: "RaidEnded";
}

/** Step 4 is done. */
export interface ToldReplenished {
  event: "Replenished";
}

/** The end: a point for each coin, then two less for each marker on an order. */
export interface ToldCounted {
  event: "Counted";
  seat: number;
  /** Its coins. */
  coins: number;
  /** Its markers on orders. */
  markers: number;
  /** What they come to. */
  points: number;
  /** The points that it gained or lost: nobody falls below 0. */
  gained?: number;
}

/** A marker on an order; whose marker lay there gets it back and loses 2 points. */
export interface ToldMarkerPut {
  event: "MarkerPut";
  seat: number;
  /** The slot of the order, from 1. */
  slot: number;
  /** The points it costs whoever loses them. */
  costs: number;
  /** The seat whose marker lay there, if one did, */
  thrown?: number;
  /** And the points that it lost: nobody falls below 0. */
  lost?: number;
}

/** A marker comes back to its owner, who loses 2 points. */
export interface ToldMarkerTakenBack {
  event: "MarkerTakenBack";
  seat: number;
  /** The slot of the order, from 1. */
  slot: number;
  /** The points it costs whoever loses them. */
  costs: number;
  /** The points that it lost: nobody falls below 0. */
  lost?: number;
}

/** The first bag of the steal. */
export interface ToldBagNamed {
  event: "BagNamed";
  seat: number;
  bag: Bag;
}

/** A loot tile out of the bag, one of this turn's tiles. */
export interface ToldTileDrawn {
  event: "TileDrawn";
  seat: number;
  tile: Tile;
}

/** A skull lies there and has not worked yet. */
export interface ToldSkullDrawn {
  event: "SkullDrawn";
  seat: number;
  bag: Bag;
}

/** The Sidekick's first draw was free: the skull costs nothing, and ends the steal. */
export interface ToldSkullSpared {
  event: "SkullSpared";
  seat: number;
}

/** The skull works: caught, and nothing drawn from this bag counts any more. */
export interface ToldSkullStruck {
  event: "SkullStruck";
  seat: number;
  bag: Bag;
}

/** A tile goes back to its bag, because of a skull. */
export interface ToldTileReturned {
  event: "TileReturned";
  seat: number;
  tile: Tile;
  /** Whether it is one of this turn's tiles. */
  fresh: boolean;
}

/** Enough: only a Backstabber can make this seat draw again. */
export interface ToldStopped {
  event: "Stopped";
  seat: number;
}

/** The steal is over, caught or not. */
export interface ToldStealEnded {
  event: "StealEnded";
  seat: number;
  /** Whether the seat was caught. */
  caught: boolean;
}

/** A bet is won or lost, and its card discarded. */
export interface ToldBetSettled {
  event: "BetSettled";
  seat: number;
  /** What it bet on: caught or not. */
  caught: boolean;
  /** Whether it was won. */
  won: boolean;
  /** The points it brings. */
  points: number;
}

/** A coin from the supply. */
export interface ToldCoinGained {
  event: "CoinGained";
  seat: number;
}

/** An order is done: its reward, the marker back, the card to its owner. */
export interface ToldOrderFulfilled {
  event: "OrderFulfilled";
  seat: number;
  /** The slot of the order, from 1. */
  slot: number;
  order: Order;
  /** The points of the reward. */
  points: number;
  /** The coins of the reward. */
  coins: number;
  /** The posters that come with it. */
  posters: number;
  /** Whether the seat's master thief works from now on. */
  awake?: boolean;
}

/** So many neutral tiles may be taken. */
export interface ToldNeutralsDue {
  event: "NeutralsDue";
  seat: number;
  /** How many. */
  owed: number;
}

/** A neutral tile from the supply. */
export interface ToldNeutralTaken {
  event: "NeutralTaken";
  seat: number;
  tile: Tile;
}

/** A tile on a field of a dealer, for its points. */
export interface ToldTileSold {
  event: "TileSold";
  seat: number;
  /** The stall of the dealer, from 1. */
  stall: number;
  /** The field of the dealer, from 1. */
  field: number;
  tile: Tile;
  /** The points it brings. */
  points: number;
}

/** All three fields are full: 2 points, the tiles go back, the dealer to the discards. */
export interface ToldDealerCompleted {
  event: "DealerCompleted";
  seat: number;
  /** The stall of the dealer, from 1. */
  stall: number;
  /** The points it brings. */
  points: number;
}

/** So many accomplices are hired; they come from the pile. */
export interface ToldHired {
  event: "Hired";
  seat: number;
  /** How many. */
  cards: number;
}

/** An order, a field or cards are to be paid for. */
export interface ToldPaymentBegan {
  event: "PaymentBegan";
  /** The order, from 1; the dealer's field, from -1 down; 0 for cards. */
  deal: number;
  /** Coins to be paid for cards. */
  owed: number;
}

/** A tile for an order or for cards, back to its bag or the supply. */
export interface ToldTilePaid {
  event: "TilePaid";
  seat: number;
  tile: Tile;
}

/** A coin for an order or for cards, to the supply. */
export interface ToldCoinPaid {
  event: "CoinPaid";
  seat: number;
}

/** A double coin paid for one: a coin comes back. */
export interface ToldChangeGiven {
  event: "ChangeGiven";
  seat: number;
}

/** T is about to show cards for an order or a field, and so must hold one that helps. */
export interface ToldHelpPromised {
  event: "HelpPromised";
  seat: number;
  /** The order, from 1; the dealer's field, from -1 down; 0 for cards. */
  deal: number;
}

/** A card is shown with the order or the field it serves. */
export interface ToldHelpShown {
  event: "HelpShown";
  seat: number;
  /** Its number among the cards shown, from 1. */
  place: number;
  card: Card;
  /** The tile that a Forger changes, or null. */
  tile: Tile | null;
  /** What that tile counts as, or null. */
  stands: Wanted | null;
}

/** All cards for this order or field have been shown: they can be answered. */
export interface ToldHelpOffered {
  event: "HelpOffered";
  seat: number;
}

/** One of the cards shown is cancelled: the others go back to the hand, and nothing takes place. */
export interface ToldHelpCancelled {
  event: "HelpCancelled";
  seat: number;
  /** Its number among the cards shown, from 1. */
  place: number;
}

/** The cards shown have helped and are discarded. */
export interface ToldHelpUsed {
  event: "HelpUsed";
  seat: number;
}

/** These seats are asked, all at once and unseen. */
export interface ToldAsked {
  event: "Asked";
  /** Those asked. */
  seats: number[];
}

/** A seat has answered; what, nobody else sees. */
export interface ToldAnswered {
  event: "Answered";
  seat: number;
  /** The command; null where it is not seen. */
  choice: string | null;
}

/** All have passed, or the first who named a card plays it; the answers are forgotten. */
export interface ToldWindowClosed {
  event: "WindowClosed";
}

/** An accomplice is played, for everybody to see; an open Hustler once more. */
export interface ToldCardPlayed {
  event: "CardPlayed";
  seat: number;
  card: Card;
}

/** What a card needs: a partner, tiles, a bag or a bet, counted from 1; 0 where it needs none. */
export interface ToldNamed {
  event: "Named";
  /** The partner; 0 where it needs none. */
  partner: number;
  /** The tile that the partner gives, or null. */
  theirs: Tile | null;
  /** The tile that is given, or null. */
  yours: Tile | null;
  /** The bag, the bet or the card shown that is meant, from 1; 0 where it needs none. */
  target: number;
}

/** Nobody answers the card any more: it works. */
export interface ToldCardStood {
  event: "CardStood";
  seat: number;
  /** null for the cards shown to help, all together. */
  card: Card | null;
}

/** An Assassin has cancelled a card: both are discarded, and it has done nothing. */
export interface ToldCardCancelled {
  event: "CardCancelled";
  seat: number;
  card: Card;
}

/** The card in play is done, or was cancelled: what it needed is forgotten. */
export interface ToldCardTakenUp {
  event: "CardTakenUp";
}

/** A card has done its work. */
export interface ToldCardDiscarded {
  event: "CardDiscarded";
  card: Card;
}

/** A bet lies open: caught or not. */
export interface ToldBetLaid {
  event: "BetLaid";
  seat: number;
  /** What it bets on: caught or not. */
  caught: boolean;
}

/** T must draw once more, for a Backstabber. */
export interface ToldForced {
  event: "Forced";
  seat: number;
}

/** The steal goes on at another bag, where the first draw is free. */
export interface ToldLured {
  event: "Lured";
  seat: number;
  bag: Bag;
}

/** A Guardian Angel puts the skull back: it was never drawn. */
export interface ToldSkullTakenBack {
  event: "SkullTakenBack";
  seat: number;
}

/** A Copycat's draw: loot is theirs. */
export interface ToldTileCopied {
  event: "TileCopied";
  seat: number;
  tile: Tile;
}

/** A Copycat's draw: a skull, which does nothing. */
export interface ToldSkullCopied {
  event: "SkullCopied";
  seat: number;
}

/** So many tiles of this turn are to be given. */
export interface ToldGiftsDue {
  event: "GiftsDue";
  /** How many. */
  owed: number;
}

/** A tile goes from one seat to another; `fresh` if one of this turn's was meant. */
export interface ToldTileGiven {
  event: "TileGiven";
  giver: number;
  taker: number;
  tile: Tile;
  /** Whether it is one of this turn's tiles. */
  fresh: boolean;
}

/** A coin goes from one seat to another. */
export interface ToldCoinGiven {
  event: "CoinGiven";
  giver: number;
  taker: number;
}

/** Two tiles change places, and the Hustler lies open. */
export interface ToldSwapped {
  event: "Swapped";
  seat: number;
  partner: number;
  theirs: Tile;
  yours: Tile;
}

/** An event of the log in words, as somebody saw it. */
export type ToldEvent =
  | ToldStartDrawn
  | ToldThievesLaidOut
  | ToldThiefTaken
  | ToldRoundBegan
  | ToldTurnBegan
  | ToldTurnSkipped
  | ToldCalled
  | ToldActionsBegan
  | ToldOrderRevealed
  | ToldRaidBegan
  | ToldRaidSetAside
  | ToldRaidsShuffledIn
  | ToldDealersShuffled
  | ToldDealerCame
  | ToldAccomplicesShuffled
  | ToldAccompliceDrawn
  | ToldRaidHit
  | ToldHandedIn
  | ToldJailed
  | ToldRaidEnded
  | ToldReplenished
  | ToldCounted
  | ToldMarkerPut
  | ToldMarkerTakenBack
  | ToldBagNamed
  | ToldTileDrawn
  | ToldSkullDrawn
  | ToldSkullSpared
  | ToldSkullStruck
  | ToldTileReturned
  | ToldStopped
  | ToldStealEnded
  | ToldBetSettled
  | ToldCoinGained
  | ToldOrderFulfilled
  | ToldNeutralsDue
  | ToldNeutralTaken
  | ToldTileSold
  | ToldDealerCompleted
  | ToldHired
  | ToldPaymentBegan
  | ToldTilePaid
  | ToldCoinPaid
  | ToldChangeGiven
  | ToldHelpPromised
  | ToldHelpShown
  | ToldHelpOffered
  | ToldHelpCancelled
  | ToldHelpUsed
  | ToldAsked
  | ToldAnswered
  | ToldWindowClosed
  | ToldCardPlayed
  | ToldNamed
  | ToldCardStood
  | ToldCardCancelled
  | ToldCardTakenUp
  | ToldCardDiscarded
  | ToldBetLaid
  | ToldForced
  | ToldLured
  | ToldSkullTakenBack
  | ToldTileCopied
  | ToldSkullCopied
  | ToldGiftsDue
  | ToldTileGiven
  | ToldCoinGiven
  | ToldSwapped
  | ToldEntered
  | ToldLeft;
