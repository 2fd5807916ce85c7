// What matters in a rummage: the viewer, and the keys.
import type { Find, MidnightExchangeView } from "./view";

/** The number of the tile in the viewer's hand, or null. */
export function inHand({ seat, hands }: MidnightExchangeView): number | null {
  return seat === null ? null : (hands[seat] ?? null);
}

/** Whether the viewer rummages and is not done yet. */
export function rummages({ seat, phase, escapes }: MidnightExchangeView): boolean {
  return seat !== null && phase === "rummage" && escapes[seat] === null;
}

/** Whether a find is a key: with them everybody sees how far somebody is. */
export function isKey(find: Find): boolean {
  return find === "iron_key" || find === "brass_key";
}
