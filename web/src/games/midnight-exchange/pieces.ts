// The pieces of Midnight Exchange as the client tells them apart: cards with a track, finds that are keys.
import type { Card, Collection, Find } from "./view";

/** Whether a prestige card has a track. */
export function isCollection<C extends Card>(card: C): card is C & Collection {
  return "track" in card;
}

/** Whether a find is a key: with them everybody sees how far somebody is. */
export function isKey(find: Find): boolean {
  return find === "iron_key" || find === "brass_key";
}
