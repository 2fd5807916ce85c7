// Which fields of a view stand where: facts in a line, zones in the middle, and what belongs to a seat on its plate.
import { isThere, items, type AnyView, type Field, type Layout } from "./layout";

const FACTS = new Set(["counter", "word", "flag", "seat", "seats"]);
const SCORES = ["points", "score", "scores", "totals", "total", "money", "coins", "chips", "tricks"];

/** Whether a field is said in a word or two. */
export function isFact({ kind }: Field): boolean {
  return FACTS.has(kind);
}

const isOfSeats = ({ kind }: Field): boolean => kind.startsWith("seat_");

export interface Places {
  facts: readonly Field[];
  middle: readonly Field[];
  hands: readonly Field[];
  seats: readonly Field[];
  /** What counts in the end, by its name. */
  score: Field | undefined;
}

/** Every field in its place. */
export function placed({ fields }: Pick<Layout, "fields">): Places {
  const drawn = fields.filter(({ kind }) => kind !== "hidden");
  const counters = drawn.filter(({ kind }) => kind === "seat_counters");
  const score = SCORES.map((wanted) => counters.find(({ name }) => name === wanted)).find(Boolean);
  return {
    facts: drawn.filter(isFact),
    middle: drawn.filter((field) => !isFact(field) && field.kind !== "hand" && !isOfSeats(field)),
    hands: drawn.filter(({ kind }) => kind === "hand"),
    seats: drawn.filter((field) => isOfSeats(field) && field !== score),
    score,
  };
}

/** The facts there is something to say about: neither what is not so, nor the round, which stands above the table. */
export function factsOf({ facts }: Places, view: AnyView): Field[] {
  return facts.filter(({ name, kind }) => {
    if (name === "round" && kind === "counter") return false;
    return kind === "flag" ? view[name] === true : isThere(view[name]);
  });
}

/** How far everybody is on a track; a single number is a track of its own. */
export function trackOf(value: unknown, { size }: Field): { seat: number; at: number; share: number }[] {
  const numbers = items(value).map((at) => (typeof at === "number" ? at : 0));
  const end = Math.max(1, size ?? 0, ...numbers);
  return numbers.map((at, seat) => ({ seat, at, share: Math.max(0, Math.min(100, (100 * at) / end)) }));
}
