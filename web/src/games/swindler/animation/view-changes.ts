// What moves on the table of Swindler, as changes of a view: tiles, coins, points, accomplices. Used by the animation.
import { inOrder } from "../names";
import { tileId } from "../commands";
import { CARDS, type Bag, type Card, type Colour, type SwindlerView, type Tile } from "../view";

export type Change = Partial<SwindlerView>;

/** The list with one entry changed. */
export function changed<T>(list: readonly T[], at: number, to: (before: T) => T): T[] {
  return list.map((each, n) => (n === at ? to(each) : each));
}

/** The list without the first such entry. */
function less<T>(list: readonly T[], isMeant: (each: T) => boolean): T[] {
  const at = list.findIndex(isMeant);
  return list.filter((_, n) => n !== at);
}

// --- tiles ---
function plus(tiles: readonly Tile[], tile: Tile): Tile[] {
  return inOrder([...tiles, tile]);
}

function minus(tiles: readonly Tile[], tile: Tile): Tile[] {
  return less(tiles, (other) => tileId(other) === tileId(tile));
}

function count(tiles: readonly Tile[], tile: Tile): number {
  return tiles.filter((other) => tileId(other) === tileId(tile)).length;
}

function isBag(colour: Colour): colour is Bag {
  return colour !== "white";
}

/** A bag with other tiles in it; its odds are the server's, once it is as full as it will be. */
function refilled(view: SwindlerView, after: SwindlerView, bag: Bag, tiles: Tile[]): Change {
  const odds = tiles.length === after.bags[bag].tiles.length ? after.bags[bag].odds : null;
  return { bags: { ...view.bags, [bag]: { ...view.bags[bag], tiles, odds } } };
}

/** A tile goes back to its bag, or to the supply if it is neutral. */
export function intoBag(view: SwindlerView, after: SwindlerView, tile: Tile): Change {
  const { bags, supply } = view;
  if (isBag(tile.colour)) return refilled(view, after, tile.colour, plus(bags[tile.colour].tiles, tile));
  return { supply: { ...supply, neutral: plus(supply.neutral, tile) } };
}

/** A tile comes out of its bag, or out of the supply if it is neutral. */
export function outOfBag(view: SwindlerView, after: SwindlerView, tile: Tile): Change {
  const { bags, supply } = view;
  if (isBag(tile.colour)) return refilled(view, after, tile.colour, minus(bags[tile.colour].tiles, tile));
  return { supply: { ...supply, neutral: minus(supply.neutral, tile) } };
}

/** A seat gets a tile. */
export function gain({ loot }: SwindlerView, seat: number, tile: Tile): Change {
  return { loot: changed(loot, seat, (tiles) => plus(tiles, tile)) };
}

/** A seat loses a tile: one drawn this turn if `fresh`, or if fewer like it would be left than this turn's. */
export function lose({ loot, steal, active }: SwindlerView, seat: number, tile: Tile, fresh = false): Change {
  const left = minus(loot[seat] ?? [], tile);
  const isFresh = fresh || (seat === active && steal !== null && count(left, tile) < count(steal.fresh, tile));
  return {
    loot: changed(loot, seat, () => left),
    ...(isFresh && steal ? { steal: { ...steal, fresh: minus(steal.fresh, tile) } } : {}),
  };
}

/** A tile is drawn in a steal: it is one of this turn's, and counts as drawn. */
export function drawn(view: SwindlerView, after: SwindlerView, seat: number, tile: Tile): Change {
  const { steal } = view;
  return {
    ...gain(view, seat, tile),
    ...outOfBag(view, after, tile),
    steal: steal && {
      ...steal,
      fresh: plus(steal.fresh, tile),
      drawn: plus(steal.drawn, tile),
      first: false,
      free: false,
      forced: null,
    },
  };
}

// --- coins and points ---
/** Coins from the supply to a seat; a negative number, back again. */
export function coins({ coins, supply }: SwindlerView, seat: number, n: number): Change {
  return { coins: changed(coins, seat, (had) => had + n), supply: { ...supply, coins: supply.coins - n } };
}

/** Points after a gain or a loss: they never drop below 0. */
export function scored(points: readonly number[], seat: number, n: number): number[] {
  return changed(points, seat, (had) => Math.max(0, had + n));
}

// --- accomplices ---
/** Accomplices in the order of `CARDS`. */
function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** A seat gets an accomplice; `card` is null where the viewer does not see which. */
export function takeUp({ hand, hands, known, seat: viewer }: SwindlerView, seat: number, card: Card | null): Change {
  return {
    hands: changed(hands, seat, (cards) => cards + 1),
    ...(!card
      ? {}
      : seat === viewer
        ? { hand: sorted([...hand, card]) }
        : { known: changed(known, seat, (cards) => sorted([...cards, card])) }),
  };
}

/** An accomplice leaves a hand, in plain sight. */
export function layDown({ hand, hands, known, shown, seat: viewer }: SwindlerView, seat: number, card: Card): Change {
  const without = (cards: readonly Card[]): Card[] => less(cards, (other) => other === card);
  return {
    hands: changed(hands, seat, (cards) => cards - 1),
    shown: changed(shown, seat, without),
    ...(seat === viewer ? { hand: without(hand) } : { known: changed(known, seat, without) }),
    fits: [],
  };
}

/** Accomplices are discarded. */
export function discard({ gone }: SwindlerView, ...cards: Card[]): Change {
  return { gone: { ...gone, accomplices: sorted([...gone.accomplices, ...cards]) } };
}

/** Accomplices that were shown come back to a hand, and everybody has seen them. */
export function takeBack(view: SwindlerView, seat: number, cards: readonly Card[]): Change {
  let now = view;
  for (const card of cards) {
    now = { ...now, ...takeUp(now, seat, card), shown: changed(now.shown, seat, (had) => sorted([...had, card])) };
  }
  return { hand: now.hand, hands: now.hands, known: now.known, shown: now.shown };
}
