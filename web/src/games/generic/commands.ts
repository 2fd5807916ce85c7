// The commands of a prompt as the table lays them out: by verb, in rows by their first argument, and by piece.
import type { Layout } from "./layout";
import { parted } from "./words";

export interface Offer {
  command: string;
  args: readonly string[];
  legal: boolean;
}

/** Offers that begin with the same argument; without a key, those that stand by themselves. */
export interface OfferRow {
  key: string;
  offers: readonly Offer[];
}

/** All commands with the same verb, of which at least one is legal. */
export interface OfferGroup {
  verb: string;
  rows: readonly OfferRow[];
  /** The second arguments, where every command has two: then rows are those of a table. */
  columns: readonly string[];
  legal: number;
  all: number;
}

/** What is on offer, in the order of the menus. */
export function offered({ menus }: Pick<Layout, "menus">, options: readonly string[]): OfferGroup[] {
  const legal = new Set(options);
  const verbs = new Set(options.map((command) => parted(command).verb));
  const known = [...new Set([...menus.flat(), ...options])];
  const offers = known.map((command) => ({ command, ...parted(command), legal: legal.has(command) }));
  const groups = Map.groupBy(offers, ({ verb }) => verb);
  return [...groups].filter(([verb]) => verbs.has(verb)).map(([verb, of]) => group(verb, of));
}

function group(verb: string, offers: readonly Offer[]): OfferGroup {
  const isLong = offers.some(({ args }) => args.length > 1);
  const isTable = offers.length > 1 && offers.every(({ args }) => args.length === 2);
  const rows = Map.groupBy(offers, ({ args }) => (isLong ? (args[0] ?? "") : ""));
  return {
    verb,
    rows: [...rows].map(([key, of]) => ({ key, offers: of })),
    columns: isTable ? [...new Set(offers.map(({ args }) => args[1] ?? ""))] : [],
    legal: offers.filter(({ legal }) => legal).length,
    all: offers.length,
  };
}

const isNumber = (word: string): boolean => /^-?\d+$/.test(word);

/**
 * The legal commands that are about a piece, by its notation. A number among several arguments is hardly ever a piece:
 * in "bid 3 5" nobody means a die.
 */
export function byPiece(options: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const command of options) {
    const { args } = parted(command);
    for (const arg of new Set(args)) {
      if (args.length > 1 && isNumber(arg)) continue;
      found.set(arg, [...(found.get(arg) ?? []), command]);
    }
  }
  return found;
}
