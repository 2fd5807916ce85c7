// What the pieces of Swindler are called, and what cards and orders say in words.
import { list, say } from "../../texts/texts.svelte";
import { tileId } from "./commands";
import {
  ABILITIES,
  BAGS,
  type Ability,
  type Bag,
  type Card,
  type Colour,
  type Dealer,
  type Help,
  type Needs,
  type OpenDealer,
  type Order,
  type Phase,
  type Played,
  type Raid,
  type SwindlerView,
  type Thing,
  type Tile,
  type Wanted,
} from "./view";
// texts: swindler-object-* swindler-card-* swindler-does-* swindler-thief-* swindler-can-* swindler-kind-* swindler-need-* swindler-phase-*

export const bagName = (colour: Bag): string => say("swindler-bag", { colour });
export const objectName = (object: Wanted): string => say(`swindler-object-${object}`);
export const cardName = (card: Card): string => say(`swindler-card-${card}`);
/** What an accomplice does, in a sentence. */
export const cardDoes = (card: Card): string => say(`swindler-does-${card}`);
export const thiefName = (ability: Ability): string => say(`swindler-thief-${ability}`);
/** What a master thief can do, in a sentence. */
export const thiefCan = (ability: Ability): string => say(`swindler-can-${ability}`);
export const phaseName = (phase: Phase): string => say(`swindler-phase-${phase}`);
export const kindName = (kind: Order["kind"]): string => say(`swindler-kind-${kind}`);

/** What the master thief can do that a command writes: "m2". */
export function abilityIn(name: string): Ability | undefined {
  return ABILITIES[Number(name.slice(1)) - 1];
}

/** A tile: "red ring", "green key". */
export function tileWords({ colour, object }: Tile): string {
  return say("swindler-tile", { colour, object: object === `key_${colour}` ? "key" : object });
}

/** Things by name, with how many there are of each: "red ring" and "2 × blue watch". */
function several(names: readonly string[]): string[] {
  return [...new Set(names)].map((what) => {
    const count = names.filter((name) => name === what).length;
    return count > 1 ? say("swindler-several", { count, what }) : what;
  });
}

/** Tiles in a row: "red ring and 2 × blue watch". */
export function tilesWords(tiles: readonly Tile[]): string {
  return list(several(tiles.map(tileWords)));
}

/** What tiles of one background show, in a row: "ring and 2 × watch". */
export function objectsWords(tiles: readonly Tile[]): string {
  return list(several(tiles.map(({ object }) => objectName(object))));
}

/** Accomplices in a row: "Beggar and 2 × Forger". */
export function cardsWords(cards: readonly Card[]): string {
  return list(several(cards.map(cardName)));
}

/** Tiles as a mark names them: "red ring,blue watch". */
export function marked(tiles: readonly Tile[]): { tiles: string } {
  return { tiles: tiles.map(tileId).join(",") };
}

/** The tiles that a mark names. */
export function tilesIn(value: string | number): Tile[] {
  return String(value)
    .split(",")
    .filter(Boolean)
    .map((name) => tileIn(name));
}

/** The tile that a command writes: "red ring". */
export function tileIn(name: string): Tile {
  const [colour = "", object = ""] = name.split(" ");
  return { colour: colour as Colour, object: object as Thing };
}

/** What an order asks for, without saying how: "2 red tiles and one watch". */
export function needsWords({ bg = {}, obj = {}, bag, draw, ...counts }: Needs): string {
  const backgrounds = Object.entries(bg).map(([colour, count]) => say("swindler-need-bg", { colour, count }));
  const objects = Object.entries(obj).map(([object, count]) => say("swindler-need-obj", { object, count }));
  const drawn = draw
    ? [bag ? say("swindler-need-draw-from", { count: draw, colour: bag }) : say("swindler-need-draw", { count: draw })]
    : [];
  const rest = Object.entries(counts).map(([need, count]) => say(`swindler-need-${need}`, { count }));
  return list([...backgrounds, ...objects, ...drawn, ...rest]);
}

/** What an order brings, all of it or as much as there was. */
export type Reward = Pick<Order, "points" | "coins" | "neutral" | "posters">;

/** What an order brings: "5 points and 1 wanted poster". */
export function rewardWords({ points, coins, neutral, posters }: Reward): string {
  const rewards = [say("swindler-points", { count: points })];
  if (coins) rewards.push(say("swindler-coins", { count: coins }));
  if (neutral) rewards.push(say("swindler-neutrals", { count: neutral }));
  if (posters) rewards.push(say("swindler-posters", { count: posters }));
  return list(rewards);
}

/** An order: "Discard: one ring and one watch". */
export function orderWords({ kind, needs }: Order): string {
  return say("swindler-order", { kind: kindName(kind), needs: needsWords(needs) });
}

/** An order or a dealer that a reason counts from 1, by what it asks for; null for any other number. */
export function countedWords(kind: string, n: number, { orders, dealers }: SwindlerView): string | null {
  const order = kind === "order" ? orders[n - 1] : undefined;
  const dealer = kind === "dealer" ? dealers[n - 1] : undefined;
  const words = order ? orderWords(order) : dealer ? dealerWords(dealer) : "";
  return words ? say("swindler-quoted", { words }) : null;
}

/** What a raid does. */
export function raidWords({ loot_at_least, hand_in, jail_at_posters }: Raid): string {
  const told: string[] = [];
  if (loot_at_least && hand_in) told.push(say("swindler-raid-loot", { least: loot_at_least, count: hand_in }));
  if (jail_at_posters) told.push(say("swindler-raid-jail", { least: jail_at_posters }));
  return told.join(" ");
}

/** What the fields of a dealer buy and pay, and what lies on them: "ring 2, watch 1 (taken: red watch)". */
export function dealerWords({ fields }: Dealer | OpenDealer): string {
  return fields
    .map((field) => {
      const words = say("swindler-field", { object: objectName(field.object), points: field.points });
      const tile = "tile" in field ? field.tile : null;
      return tile ? say("swindler-field-taken", { field: words, tile: tileWords(tile) }) : words;
    })
    .join(", ");
}

/** What one's own tile is for: the open orders it counts for, and the fields that take it. */
export function usesWords(
  { uses, dealers, orders: open }: Pick<SwindlerView, "uses" | "dealers" | "orders">,
  tile: Tile,
): string {
  const use = uses.find((each) => tileId(each.tile) === tileId(tile));
  if (!use) return ""; // it has only just come
  const { fields, orders } = use;
  const told: string[] = [];
  const wanted = orders.flatMap((n) => {
    const order = open[n - 1];
    return order ? [say("swindler-quoted", { words: orderWords(order) })] : [];
  });
  if (wanted.length) told.push(say("swindler-use-orders", { count: wanted.length, orders: list(wanted) }));
  if (fields.length)
    told.push(say("swindler-use-fields", { fields: list(fields.map((field) => payment(dealers, field))) }));
  return told.join(" ") || say("swindler-use-none");
}

/** What a field of a dealer ("1.3") pays. */
function payment(dealers: SwindlerView["dealers"], field: string): string {
  const [stall = 0, n = 0] = field.split(".").map(Number);
  return say("swindler-field-points", { points: dealers[stall - 1]?.fields[n - 1]?.points ?? 0 });
}

/** What a card in play names, a bet, a bag, a swap; empty where it names nothing. `partner` is whom it swaps with. */
export function namedWords({ card, theirs, yours, target }: Played, partner: string): string {
  if (card === "know_it_all" && target)
    return say(target === 1 ? "swindler-board-says-caught" : "swindler-board-says-free");
  if (card === "sidekick" && target) return say("swindler-board-says-bag", { bag: bagName(BAGS[target - 1] ?? "red") });
  if (card === "hustler" && theirs && yours) {
    return say("swindler-board-says-swap", { theirs: tileWords(theirs), yours: tileWords(yours), who: partner });
  }
  return card === "guardian_angel" && yours ? say("swindler-board-says-takes", { tile: tileWords(yours) }) : "";
}

/** A card that is shown for an order or a sale: "Forger: red ring counts as watch". */
export function helpWords({ card, tile, as }: Help): string {
  if (!tile || !as) return cardName(card);
  return `${cardName(card)}: ${say("swindler-board-forges", { tile: tileWords(tile), as: objectName(as) })}`;
}
