// Where tiles lie a little askew: from the round and the number alone, so that everybody sees the same table.

/** How far a tile lies from the middle of its place, from -1 to 1 across and down, and how it is turned, in degrees. */
export interface TileOffset {
  x: number;
  y: number;
  angle: number;
}

const WIDEST = 7;
const SPREAD = 2654435761; // Knuth's multiplier: neighbours get unlike numbers

/** A number from -1 to 1 that looks like chance. */
function wobble(...parts: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const part of parts) {
    mixed = Math.imul(mixed ^ part, SPREAD);
    mixed ^= mixed >>> 15;
  }
  return ((mixed >>> 0) / 0xffffffff) * 2 - 1;
}

/** How the tile of this number lies in a round. */
export function tileOffset(round: number, number: number): TileOffset {
  return { x: wobble(round, number, 1), y: wobble(round, number, 2), angle: wobble(round, number, 3) * WIDEST };
}
