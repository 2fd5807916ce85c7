// Prestige cards: which of them have a track.
import type { Card, Collection } from "./view";

/** Whether a card has a track. */
export function isCollection<C extends Card>(card: C): card is C & Collection {
  return "track" in card;
}
