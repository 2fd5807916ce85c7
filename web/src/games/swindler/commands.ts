// What somebody is about to do: which commands a piece stands for in a view, and what the main button would send.
import type { Acting, Picks } from "../../board/game";
import { isAsked } from "../../board/turn";
import type { Bag, Card, Phase, SwindlerView, Tile } from "./view";

/** Whether accomplices are asked for: everybody answers at once, a card or a pass. */
export function isWindow({ phase }: SwindlerView): boolean {
  return phase === "window" || phase === "answering";
}

/** Whether a window waits for this person; where they have answered, or their standing orders do, it does not. */
export function isCalled(view: SwindlerView, acting: Acting | null): boolean {
  if (!acting || !isAsked(view) || !isWindow(view)) return false;
  const { reactions } = acting;
  return !reactions || (reactions.asked && reactions.answer === null);
}

/** The commands that decline: pass, stop, be content with what one has. */
export const ASIDES = ["pass", "stop", "end actions", "hire nobody", "take no more", "show no more"] as const;

/** Whether a command declines. */
export function isAside(command: string): boolean {
  return ASIDES.some((aside) => aside === command);
}

/** Whether a command fulfils an order or sells something, and needs no card for it. */
export function isPlain(command: string): boolean {
  return /^(fulfil|sell) \S+$/.test(command);
}

/** Whether accomplices of one's hand help: a Forger in a sale, Forgers and Lock Pickers in an order. */
export function isHelped(command: string): boolean {
  return / (forged|with help)$/.test(command);
}

/** The option that declines, if there is one. */
export function asideOf({ options }: SwindlerView): string | undefined {
  return ASIDES.find((command) => options.includes(command));
}

/** What the main button sends: what is picked, else the obvious, which is the next draw or the only choice. */
export function mainCommands({ phase, options }: SwindlerView, picks: Picks): readonly string[] {
  if (picks.chosen.length) return picks.chosen;
  if (options.includes("draw")) return ["draw"];
  const choices = options.filter((command) => !isAside(command));
  return choices.length === 1 && phase !== "acting" ? choices : [];
}

// --- which command a piece stands for; the first of those that are possible, else the one that says why not ---
function firstOf(options: readonly string[], wishes: readonly string[]): string | undefined {
  return wishes.find((wish) => options.includes(wish)) ?? wishes[0];
}

const verbOf = (command: string): string => command.split(" ", 1)[0] ?? "";

/** Whether anything of a sort ("give", "sell") can be done now: then what cannot is dark, and says why. */
export function asksFor({ options }: SwindlerView, verb: string): boolean {
  return options.some((command) => verbOf(command) === verb);
}

/** What a press on an open order means, by its number from 1; undefined where orders are not asked for. */
export function orderCommand(view: SwindlerView, n: number): string | undefined {
  const slot = String(n);
  if (view.phase === "reserving") {
    const wishes = [`reserve ${slot}`, `cancel ${slot}`];
    return firstOf(view.options, view.orders[n - 1]?.marker === view.seat ? wishes.reverse() : wishes);
  }
  return view.phase === "acting" ? firstOf(view.options, [`fulfil ${slot}`, `fulfil ${slot} with help`]) : undefined;
}

/** What a press on a dealer's field ("1.3") means; undefined where nothing is sold now. */
export function fieldCommand(view: SwindlerView, field: string): string | undefined {
  return view.phase === "acting" ? firstOf(view.options, [`sell ${field}`, `sell ${field} forged`]) : undefined;
}

/** What a press on a bag means: name it, draw from it, or go there with a Sidekick; undefined where none is asked for. */
export function bagCommand(view: SwindlerView, bag: Bag): string | undefined {
  if (asksFor(view, "steal")) return `steal ${bag}`;
  if (view.steal?.bag === bag) return asksFor(view, "draw") ? "draw" : undefined;
  return asksFor(view, "sidekick") ? `sidekick ${bag}` : undefined;
}

/** Where tiles lie that are asked for: before oneself, among this turn's, in the supply, before a partner. */
export type TilePlace = "own" | "turn" | "supply" | "partner";

/** Where, if not before oneself: a command names a tile but not its place, and only the phase says which is meant. */
const TILE_PLACES: Partial<Record<Phase, TilePlace>> = {
  dividing: "turn",
  keeping: "turn",
  rescuing: "turn",
  rewarding: "supply",
  wanting: "partner",
};
const TILE_VERBS = ["give", "take", "forge"] as const;

/** Where the tiles lie that are asked for now; undefined where none are. */
export function askedTiles(view: SwindlerView): TilePlace | undefined {
  return TILE_VERBS.some((verb) => asksFor(view, verb)) ? (TILE_PLACES[view.phase] ?? "own") : undefined;
}

/** What a press on a tile at a place means: what the options do with tiles there; undefined where none is asked for. */
export function tileCommand(view: SwindlerView, tile: Tile, place: TilePlace): string | undefined {
  const verb = askedTiles(view) === place ? TILE_VERBS.find((one) => asksFor(view, one)) : undefined;
  return verb && `${verb} ${tileId(tile)}`;
}

/** What a press on one of this turn's tiles means, whoever drew them: the thief's are the thief's own, too. */
export function freshTileCommand(view: SwindlerView, tile: Tile): string | undefined {
  return tileCommand(view, tile, "turn") ?? (view.seat === view.active ? tileCommand(view, tile, "own") : undefined);
}

/** What a press on one's coins means; undefined where none may be given now. */
export function coinCommand({ options }: SwindlerView): string | undefined {
  return options.find((command) => command === "give coin");
}

/** The choices that lie nowhere on the table: what a tile stands for, a partner, how many to hire. */
export function trayCommands({ options }: SwindlerView): string[] {
  return options.filter((command) => /^(as|swap|hire) (?!nobody)/.test(command));
}

/** Whether a command takes this accomplice, as docs/notation.md writes it; whether it is possible, the options say. */
function takesCard(card: Card, command: string): boolean {
  if (command === `play ${card}` || command === `show ${card}`) return true;
  if (card === "assassin") return command.startsWith("play assassin on ");
  if (card === "know_it_all") return command.startsWith("bet ");
  if (card === "sidekick") return command.startsWith("sidekick ");
  if (card === "forger") return command.endsWith(" forged") || command.endsWith(" with help");
  return card.startsWith("lock_picker_") && command.endsWith(" with help");
}

/** All that an accomplice in hand could be played for now. */
export function cardCommands({ options }: SwindlerView, card: Card): string[] {
  return options.filter((command) => takesCard(card, command));
}

/** The moments that are about accomplices, and how they write them: there one that cannot be played says why. */
const CARD_VERBS: Partial<Record<Phase, "play" | "show">> = {
  window: "play",
  answering: "play",
  acting: "play",
  helping: "show",
};

/** The command to ask about an accomplice that cannot be played now; undefined where the moment is about other things. */
export function cardWish({ phase }: SwindlerView, card: Card): string | undefined {
  const verb = CARD_VERBS[phase];
  if (verb === "play" && card === "know_it_all") return "bet caught";
  return verb && `${verb} ${card}`;
}

/** Before whom the open Hustler lies; nobody while it is in play. */
export function openHustler({ hustler, played }: SwindlerView): number | null {
  return played[0]?.card === "hustler" ? null : hustler;
}

// --- several ways to do the same ---
/** What a command is about, without the way it is done: "fulfil 2" for "fulfil 2 with help". */
function root(command: string): string {
  const [verb = "", what = ""] = command.split(" ");
  switch (verb) {
    case "fulfil":
    case "sell":
      return `${verb} ${what}`;
    case "bet":
    case "hire":
    case "as":
      return verb;
    default:
      return command.startsWith("play assassin on ") ? "play assassin on" : command;
  }
}

/** The ways to do what is chosen, among the options; one alone is no choice. */
export function alternatives({ options }: SwindlerView, chosen: string | undefined): string[] {
  if (chosen === undefined) return [];
  const found = options.filter((command) => root(command) === root(chosen));
  return found.length > 1 ? found : [];
}

// --- tiles as pieces ---
/** Tiles with a name each, by owner: alike ones are counted, from `already` on. */
export function named(
  seat: number,
  tiles: readonly Tile[],
  already: readonly Tile[] = [],
): { tile: Tile; piece: string }[] {
  const counts = new Map<string, number>();
  const next = (tile: Tile): number => {
    const n = counts.get(tileId(tile)) ?? 0;
    counts.set(tileId(tile), n + 1);
    return n;
  };
  for (const tile of already) next(tile);
  return tiles.map((tile) => ({ tile, piece: `tile-${String(seat)}-${tileId(tile)}-${String(next(tile))}` }));
}

/** A seat's loot without this turn's tiles, which lie apart. */
export function restOf({ loot, active, steal }: SwindlerView, seat: number): readonly Tile[] {
  return (seat === active ? steal?.rest : undefined) ?? loot[seat] ?? [];
}

/** A press on something: it is picked, and done at the second press; of several ways the one picked stays. */
export function press(view: SwindlerView, acting: Acting, command: string): void {
  const [chosen] = acting.picks.chosen;
  const isIt = chosen === command || (chosen !== undefined && alternatives(view, chosen).includes(command));
  if (isIt && chosen !== undefined) acting.play([chosen]);
  else acting.picks.choose([command]);
}

/** Whether a command, or another way to do the same, is picked. */
export function isPicked(view: SwindlerView, acting: Acting | null, command: string | undefined): boolean {
  const chosen = acting?.picks.chosen[0];
  if (chosen === undefined || command === undefined) return false;
  return chosen === command || alternatives(view, chosen).includes(command);
}

/** A tile as commands write it: "red key_red". */
export function tileId({ colour, object }: Tile): string {
  return `${colour} ${object}`;
}
