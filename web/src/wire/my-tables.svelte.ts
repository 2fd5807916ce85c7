// The tables one has a seat at, as the server listed them last: the lobby looks again and again, and so do other pages.
import type { TableLine } from "./types";

let mine = $state.raw<readonly TableLine[]>([]);

/** What the server has just said. */
export function noteMyTables(lines: readonly TableLine[]): void {
  mine = lines;
}

/** One's own tables, as far as they are known; reactive. */
export const myTables = (): readonly TableLine[] => mine;
