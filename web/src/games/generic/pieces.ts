// The pieces that a view shows: what each is called, and which can be told apart, so that they travel between zones.
import { isObject, isThere, items, partsOf, type AnyView, type Field, type Layout } from "./layout";

/** Something that lies somewhere; without a notation it is an empty place, or hidden. */
export interface PieceAt {
  /** Its name in the page: its notation where it can be told apart from all others, or what was made up for it. */
  id: string;
  /** It has a name that it keeps wherever it goes, so it is seen travelling. */
  travels: boolean;
  /** It can be told apart, so it comes from somewhere even if it was not seen before. */
  unique: boolean;
  notation: string;
  /** The object, where a piece is more than a word. */
  object: Readonly<Record<string, unknown>> | null;
}

const ZONES = new Set(["hand", "zone", "seat_zones", "grid"]);

/** Whether pieces lie in a field: objects do where one of their keys says what they are. */
export function isZone({ kind, label }: Field): boolean {
  return ZONES.has(kind) || (kind === "rows" && Boolean(label));
}

/** What a piece is called in notation; empty for what is not there. */
export function notationOf(value: unknown, field: Field): string {
  if (isObject(value)) {
    const label = field.label ? value[field.label] : undefined;
    return isThere(label) && !isObject(label) && !Array.isArray(label) ? String(label) : "";
  }
  return isThere(value) && !Array.isArray(value) ? String(value) : "";
}

/** A piece, where it lies, and how much that place says: of two, a card of a trick lies in the trick. */
interface Laid {
  notation: string;
  place: string;
  rank: number;
}

const RANKS: Readonly<Record<string, number>> = { hand: 0, zone: 1, rows: 1, grid: 1, seat_zones: 3 };
const INSIDE = 2; // an object

/** All pieces in a field, however deep they lie. */
function laid(value: unknown, field: Field, place: string, inside = false): Laid[] {
  if (field.kind === "group" && isObject(value)) {
    return partsOf(field, value).flatMap((part) => laid(value[part.name], part, `${place}-${part.name}`, true));
  }
  if (!isZone(field)) return [];
  const rank = inside ? INSIDE : (RANKS[field.kind] ?? INSIDE);
  const isNested = field.kind === "seat_zones" || field.kind === "grid";
  return items(value).flatMap((item, n) => {
    if (isNested && Array.isArray(item)) return laidFlat(item, field, `${place}-${String(n)}`, rank);
    return laidFlat([item], field, place, rank);
  });
}

function laidFlat(value: readonly unknown[], field: Field, place: string, rank: number): Laid[] {
  return value.flatMap((item) => {
    const notation = notationOf(item, field);
    return notation ? { notation, place, rank } : [];
  });
}

/**
 * Where each piece lies that can be told apart from all others, by its notation. What the game has only one of may be
 * shown in several places; of anything that is no piece by name, there must be only one in sight.
 */
export function identities({ fields, pieces }: Pick<Layout, "fields" | "pieces">, view: AnyView): Map<string, string> {
  const seen = Map.groupBy(
    fields.flatMap((field) => laid(view[field.name], field, field.name)),
    ({ notation }) => notation,
  );
  const found = new Map<string, string>();
  for (const [notation, all] of seen) {
    const [first] = all.toSorted((a, b) => a.rank - b.rank);
    if (first && (pieces[notation] ?? all.length) === 1) found.set(notation, first.place);
  }
  return found;
}

/** Names for pieces that are alike, by notation and place. */
type AlikeNames = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The names of all pieces in a view. */
export interface Names {
  /** Where each piece lies that can be told apart from all others, by its notation. */
  unique: ReadonlyMap<string, string>;
  alike: AlikeNames;
  /** How many names were made up so far. */
  made: number;
}

export const NO_NAMES: Names = { unique: new Map(), alike: new Map(), made: 0 };

/**
 * The names of the pieces in the next view. Alike pieces keep theirs where they stay; those that leave a zone take them
 * along if it is clear where they went: one zone has as many less as one other has more.
 */
export function namesAfter(before: Names, layout: Pick<Layout, "fields" | "pieces">, view: AnyView): Names {
  const unique = identities(layout, view);
  const all = layout.fields.flatMap((field) => laid(view[field.name], field, field.name));
  const seen = Map.groupBy(
    all.filter(({ notation }) => !unique.has(notation)),
    ({ notation }) => notation,
  );
  let { made } = before;
  const alike = new Map<string, Map<string, string[]>>();
  for (const [notation, pieces] of seen) {
    const old = before.alike.get(notation);
    const counts = new Map(
      [...Map.groupBy(pieces, ({ place }) => place)].map(([place, { length }]) => [place, length]),
    );
    const left = [...(old ?? [])].map(([place, ids]) => ids.slice(counts.get(place) ?? 0)).filter((ids) => ids.length);
    const more = [...counts].filter(([place, count]) => count > (old?.get(place)?.length ?? 0));
    const gained = more.map(([place, count]) => count - (old?.get(place)?.length ?? 0));
    const moved = left.length === 1 && more.length === 1 && left[0]?.length === gained[0] ? (left[0] ?? []) : [];
    const names = new Map<string, string[]>();
    for (const [place, count] of counts) {
      const ids = (old?.get(place) ?? []).slice(0, count);
      if (ids.length < count) ids.push(...moved);
      while (ids.length < count) ids.push(`${notation}#${String(++made)}`);
      names.set(place, ids);
    }
    alike.set(notation, names);
  }
  return { unique, alike, made };
}

/** The pieces of a zone, in their order. */
export function piecesIn(value: unknown, field: Field, place: string, names: Names): PieceAt[] {
  const named = new Map<string, number>();
  return items(value).map((item, n) => {
    const notation = notationOf(item, field);
    const nth = named.get(notation) ?? 0;
    named.set(notation, nth + 1);
    const unique = names.unique.get(notation) === place && nth === 0;
    const name = unique ? notation : names.alike.get(notation)?.get(place)?.[nth];
    return {
      id: name ?? `${place}:${String(n)}`,
      travels: name !== undefined,
      unique,
      notation,
      object: isObject(item) ? item : null,
    };
  });
}
