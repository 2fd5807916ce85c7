// Whose view of the game a replay shows, and the links that name it.
import { examplePath } from "../wire/api";
import type { Rules, Table } from "../wire/types";

/** A seat's number, "watch" or "open", as the wire has it. */
export type Viewpoint = string;

/** Whether a game has ended, played out or called off: then nothing in it is a secret any more. */
export function isDone({ status }: Table): boolean {
  return status === "over" || status === "abandoned";
}

/** The viewpoints a person may choose: all of them when the game is over, else their own or a watcher's. */
export function allowedViewpoints(table: Table, seat: number | null): Viewpoint[] {
  if (isDone(table)) return ["open", ...table.chairs.map((_, n) => String(n)), "watch"];
  return seat === null ? ["watch"] : [String(seat), "watch"];
}

/** The viewpoint somebody asked for if it is allowed, else the best one that is. */
export function chosenViewpoint(asked: string | null, table: Table, seat: number | null): Viewpoint {
  const eyes = allowedViewpoints(table, seat);
  return eyes.find((each) => each === asked) ?? eyes[0] ?? "watch";
}

/** The seat of a viewpoint; null for a watcher and for all hands open. */
export function viewpointSeat(eyes: Viewpoint): number | null {
  return /^\d$/.test(eyes) ? Number(eyes) : null;
}

/** An example of a rulebook that is being replayed, and the clause it belongs to. */
export interface ExampleShown {
  game: string;
  name: string;
  title: string;
  clause: string;
}

/** The address of a move of a replay, from a viewpoint. */
export function replayAddress(id: string, eyes: Viewpoint, n: number, example: ExampleShown | null = null): string {
  const path = example ? examplePath(example.game, example.name) : `/replay/${encodeURIComponent(id)}`;
  return `${path}?eyes=${eyes}#${n}`;
}

/** Where the review of a game is, beside its replay; whoever goes there wants one. */
export function reviewAddress(id: string): string {
  return `/replay/${encodeURIComponent(id)}?review=1`;
}

/** What a rulebook says of one of its examples. */
export function exampleIn(book: Rules, name: string): ExampleShown | null {
  for (const { clauses } of book.chapters) {
    for (const { id, examples } of clauses) {
      const found = examples.find((each) => each.name === name);
      if (found) return { game: book.book, name, title: found.title, clause: id };
    }
  }
  return null;
}

/** The move that the end of an address names; null if it names none. */
export function moveInHash(hash: string): number | null {
  return /^\d{1,6}$/.test(hash) ? Number(hash) : null;
}
