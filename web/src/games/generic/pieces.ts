// The pieces that a view shows: what each is called, and which can be told apart, so that they travel between zones.
import { isObject, isThere, items, partsOf, type AnyView, type Field, type Layout } from "./layout";

/** Something that lies somewhere; without a notation it is an empty place, or hidden. */
export interface PieceAt {
  /** Its name in the page: its notation where no other piece has it, else its place. */
  id: string;
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

/** The notations of all pieces in a field, however deep they lie. */
function laid(value: unknown, field: Field): string[] {
  if (isZone(field)) {
    return Array.isArray(value) ? value.flatMap((item) => laid(item, field)) : [notationOf(value, field)];
  }
  if (field.kind !== "group" || !isObject(value)) return [];
  return partsOf(field, value).flatMap((part) => laid(value[part.name], part));
}

/** The notations that only one piece of the view has. */
export function unique({ fields }: Pick<Layout, "fields">, view: AnyView): Set<string> {
  const counts = new Map<string, number>();
  for (const notation of fields.flatMap((field) => laid(view[field.name], field))) {
    counts.set(notation, (counts.get(notation) ?? 0) + 1);
  }
  return new Set([...counts].filter(([notation, count]) => notation && count === 1).map(([notation]) => notation));
}

/** The pieces of a zone, in their order. */
export function piecesIn(value: unknown, field: Field, place: string, known: ReadonlySet<string>): PieceAt[] {
  return items(value).map((item, n) => {
    const notation = notationOf(item, field);
    return {
      id: known.has(notation) ? notation : `${place}:${String(n)}`,
      notation,
      object: isObject(item) ? item : null,
    };
  });
}
