// Through whose eyes a replay is seen, and the links that say so.
import type { Table } from "../wire/types";

/** A seat's number, "watch" or "open", as the wire has it. */
export type Viewpoint = string;

/** Whether a game has ended, played out or called off: then nothing in it is a secret any more. */
export function isDone({ status }: Table): boolean {
  return status === "over" || status === "abandoned";
}

/** The eyes a person may look through: all of them when the game is over, else their own, or those of a watcher. */
export function allowedViewpoints(table: Table, seat: number | null): Viewpoint[] {
  if (isDone(table)) return ["open", ...table.chairs.map((_, n) => String(n)), "watch"];
  return seat === null ? ["watch"] : [String(seat), "watch"];
}

/** The eyes somebody asked for if they may have them, else the best they may have. */
export function chosenViewpoint(asked: string | null, table: Table, seat: number | null): Viewpoint {
  const eyes = allowedViewpoints(table, seat);
  return eyes.find((each) => each === asked) ?? eyes[0] ?? "watch";
}

/** The seat whose eyes these are; null for a watcher and for all hands. */
export function viewpointSeat(eyes: Viewpoint): number | null {
  return /^\d$/.test(eyes) ? Number(eyes) : null;
}

/** The address of a move of a replay, through a pair of eyes. */
export function replayAddress(id: string, eyes: Viewpoint, n: number): string {
  return `/replay/${encodeURIComponent(id)}?eyes=${eyes}#${n}`;
}

/** The move that the end of an address names; null if it names none. */
export function moveInHash(hash: string): number | null {
  return /^\d{1,6}$/.test(hash) ? Number(hash) : null;
}
