// What the pieces and places of Midnight Exchange are called, and what cards say in words.
import { language, list, say } from "../../texts/texts.svelte";
import { isCollection } from "./pieces";
import {
  ART_KINDS,
  FINDS,
  type Card,
  type Collection,
  type Find,
  type ArtKind,
  type Location,
  type Market,
  type Owned,
  type Tile,
} from "./view";
// texts: midnight-exchange-find-* midnight-exchange-art-* midnight-exchange-place-* midnight-exchange-market-* midnight-exchange-short-*

export const findName = (find: Find): string => say(`midnight-exchange-find-${find}`);
export const artName = (kind: ArtKind): string => say(`midnight-exchange-art-${kind}`);
export const placeName = (place: Location): string => say(`midnight-exchange-place-${place}`);
/** Where a market is held: "Behind the theatre". */
export const marketName = (market: number): string => say(`midnight-exchange-market-${String(market)}`);

/** The same where there is little room: "Theatre". */
export const marketShort = (market: number): string => say(`midnight-exchange-short-${String(market)}`);

/** Things by kind, with how many there are of each. */
export function counted<T>(kinds: readonly T[], things: readonly T[]): { kind: T; count: number }[] {
  return kinds
    .map((kind) => ({ kind, count: things.filter((other) => other === kind).length }))
    .filter(({ count }) => count > 0);
}

/** A word and how many there are of it: "2 × jewels". */
export function several(what: string, count: number): string {
  return count > 1 ? say("midnight-exchange-several", { count, what }) : what;
}

/** Things of some kinds in a row, alike ones together: "2 × jewels and gem". */
function row<T>(kinds: readonly T[], things: readonly T[], name: (thing: T) => string): string {
  return list(counted(kinds, things).map(({ kind, count }) => several(name(kind), count)));
}

export const findsWords = (finds: readonly Find[]): string => row(FINDS, finds, findName);
export const artWords = (kinds: readonly ArtKind[]): string => row(ART_KINDS, kinds, artName);

/** The track of a collection: "clock 5, clock 9". */
function trackWords({ track, points }: Collection): string {
  return track
    .map((kind, n) => say("midnight-exchange-step", { what: artName(kind), points: points[n + 1] ?? 0 }))
    .join(", ");
}

/** A prestige card: "Golden Mask, 3 points", "collection: clock 5, clock 9". */
export function cardWords(card: Card): string {
  if (isCollection(card))
    return say("midnight-exchange-collection", { track: trackWords(card), empty: card.points[0] ?? 0 });
  return say("midnight-exchange-single", { name: card[language()], points: card.points[0] ?? 0 });
}

/** The short name of a card, for sentences: "Golden Mask", "a collection (clock, clock)". */
export function cardName(card: Card): string {
  return isCollection(card)
    ? say("midnight-exchange-collection-short", { track: list(card.track.map(artName)) })
    : card[language()];
}

/** A card that somebody has, and how far it is. */
export function ownedWords(card: Owned): string {
  return "n" in card ? `${cardWords(card)}; ${standing(card)}` : cardWords(card);
}

/** How far a card is that somebody has: "number 1, 1 of 2 steps, worth 5; next: clock", or what it is worth. */
export function standing(card: Owned): string {
  if (!("n" in card)) return say("midnight-exchange-words-points", { points: card.worth });
  const vars = { n: card.n, step: card.step, of: card.track.length, worth: card.worth };
  const next = card.wants ? say("midnight-exchange-wants", { what: artName(card.wants) }) : "";
  return [say("midnight-exchange-owned", vars), next].filter(Boolean).join("; ");
}

/** A market: where it is, what it asks for and what lies there. */
export function marketWords({ id, price, art, cards }: Market): string {
  const goods = [...art.filter((kind) => kind !== null).map(artName)];
  goods.push(...cards.filter((card) => card !== null).map(cardWords));
  const vars = { market: marketName(id), price: findsWords(price) };
  return goods.length
    ? say("midnight-exchange-market-offers", { ...vars, goods: goods.join("; ") })
    : say("midnight-exchange-market-empty", { ...vars });
}

/** A tile in the middle: "17, garage, face down"; what one knows of its find comes with it. */
export function tileWords(number: number, tile: Tile, find: Find | null, holder: string): string {
  const what = find ? findName(find) : "";
  const vars = { number, place: placeName(tile.place), what, who: holder };
  switch (tile.lies) {
    case "up":
      return say("midnight-exchange-tile-up", vars);
    case "hand":
      return say("midnight-exchange-tile-hand", vars);
    case "tray":
      return say("midnight-exchange-tile-tray", vars);
    case "down":
      return find ? say("midnight-exchange-tile-seen", vars) : say("midnight-exchange-tile-down", vars);
  }
}
