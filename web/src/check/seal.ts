// What this browser saw before the deal and kept for itself: the seal of a table, and the seed it added to the luck.

const SEAL = "cutpurse-seal-";
const SEED = "cutpurse-seed-";

/** Keep the seal a table showed; the first one stays, whatever a server says later. */
export function noteSeal(id: string, commitment: string): void {
  if (notedSeal(id) === null) keep(SEAL + id, commitment);
}

/** Keep the seed this browser made for a seat, when it sits down; sitting down anew makes a new one. */
export function noteSeed(id: string, seed: string): void {
  keep(SEED + id, seed);
}

/** The seal this browser saw at a table; null if it was never there. */
export function notedSeal(id: string): string | null {
  return kept(SEAL + id);
}

/** The seed this browser added at a table; null if it added none. */
export function notedSeed(id: string): string | null {
  return kept(SEED + id);
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the check says that nothing was noted.
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
