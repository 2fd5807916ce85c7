// What the server says of a game without a board of its own (kernel/layout.py): how each field of its view is drawn.
import type { View } from "../../board/game";

export type Kind =
  | "hand"
  | "zone"
  | "seat_zones"
  | "counter"
  | "seat_counters"
  | "word"
  | "seat_words"
  | "flag"
  | "seat"
  | "seats"
  | "track"
  | "rows"
  | "grid"
  | "group"
  | "hidden";

/** A field of the view, or a part of one. */
export interface Field {
  name: string;
  kind: Kind;
  /** The last number of a track. */
  size?: number;
  /** The key of an object that says what it is. */
  label?: string;
  /** The keys of an object, or of each object of a list. */
  parts?: readonly Field[];
  /** What every value is. */
  each?: Field;
}

export interface Layout {
  game: string;
  fields: readonly Field[];
  /** All commands, in the order of the menus. */
  menus: readonly (readonly string[])[];
  /** How many pieces of each name there are. */
  pieces: Readonly<Record<string, number>>;
  /** The events with which a round begins. */
  rounds: readonly string[];
  /** The commands by which a seat passes where all who are asked answer at once. */
  passes: readonly string[];
  /** By event, the fields it is told with. */
  events: Readonly<Record<string, readonly Field[]>>;
  /** The pieces that the game brings drawings of. */
  art: readonly string[];
  /** Whether it brings a board of its own. */
  board: boolean;
}

/** A view of which nothing is known but its layout. */
export type AnyView = View & Readonly<Record<string, unknown>>;

/** An event as it is told. */
export type AnyEvent = Readonly<Record<string, unknown>> & { event: string };

/** A value that may have keys. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The items of a list; what is no list is its only item, and what is not there is none. */
export function items(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

/** What an object is made of. */
export function partsOf({ parts, each }: Field, value: Readonly<Record<string, unknown>>): readonly Field[] {
  return parts ?? Object.keys(value).map((name) => ({ ...(each ?? { kind: "word" }), name }));
}

/** What belongs to one seat, of a list with something for each. */
export function ofSeat(value: unknown, seat: number): unknown {
  return Array.isArray(value) ? (value[seat] as unknown) : undefined;
}

/** Whether there is something to be drawn. */
export function isThere(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== "";
}
