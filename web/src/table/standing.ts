// The log without what was taken back.
import type { Told } from "../wire/types";

/** The entries that no later one has taken back; the taking back itself stays, as a fact without events. */
export function standing(told: readonly Told[]): Told[] {
  let kept: Told[] = [];
  for (const entry of told) {
    const { undoes } = entry;
    if (undoes) kept = kept.filter(({ n }) => (entry.agreed ? n < undoes : n !== undoes));
    kept.push(entry);
  }
  return kept;
}
