// The viewer in a rummage: whether they are still at it, what is in their hand, what they know of a tile.
import type { Find, MidnightExchangeView } from "./view";

/** Whether the viewer rummages and is not done yet. */
export function rummages({ seat, phase, escapes }: MidnightExchangeView): boolean {
  return seat !== null && phase === "rummage" && escapes[seat] === null;
}

/** The number of the tile in the viewer's hand, or null. */
export function inHand({ seat, hands }: MidnightExchangeView): number | null {
  return seat === null ? null : (hands[seat] ?? null);
}

/** What the viewer knows of a tile. */
export function knownFind({ tiles, known }: MidnightExchangeView, number: number): Find | null {
  return tiles[number - 1]?.find ?? known[String(number)] ?? null;
}
