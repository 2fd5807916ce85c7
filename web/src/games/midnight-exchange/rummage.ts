// The viewer in a rummage.
import type { MidnightExchangeView } from "./view";

/** The number of the tile in the viewer's hand, or null. */
export function inHand({ seat, hands }: MidnightExchangeView): number | null {
  return seat === null ? null : (hands[seat] ?? null);
}

/** Whether the viewer rummages and is not done yet. */
export function rummages({ seat, phase, escapes }: MidnightExchangeView): boolean {
  return seat !== null && phase === "rummage" && escapes[seat] === null;
}
