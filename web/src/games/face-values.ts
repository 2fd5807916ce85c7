// Values of a component file as pieces can be drawn with, whatever somebody has typed so far.
export type Table = Readonly<Record<string, unknown>>;

const MOST = 99; // what is more is wrong anyway, and would not be drawn

export const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A table; an empty one for what is none. */
export const table = (value: unknown): Table => (isTable(value) ? value : {});

/** A number that can be drawn; 0 for what is none. */
export function amount(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) ? Math.min(Math.max(value, 0), MOST) : 0;
}

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Those in a list that are known words. */
export function wordsIn<T extends string>(value: unknown, known: readonly T[]): T[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).flatMap((word) => known.filter((each) => each === word));
}

/** The numbers in a list. */
export const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(amount) : []);

/** How many of each known word a table says, where it is any. */
export function amounts<T extends string>(value: unknown, known: readonly T[]): [T, number][] {
  const found = table(value);
  return known.map((word): [T, number] => [word, amount(found[word])]).filter(([, count]) => count > 0);
}
