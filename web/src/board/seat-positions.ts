// Where the others sit, seen from the nearest seat: clockwise, so the next one sits to the left.

export interface SeatPosition {
  seat: number;
  /** Per cent from the left of the table to its right. */
  x: number;
  /** Per cent from its far side to the near one. */
  y: number;
}

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 0]],
  [
    [0, 25],
    [100, 25],
  ],
  [
    [0, 50],
    [50, 0],
    [100, 50],
  ],
  [
    [0, 88],
    [4, 8],
    [96, 8],
    [100, 88],
  ],
  [
    [0, 92],
    [4, 10],
    [50, 0],
    [96, 10],
    [100, 92],
  ],
];

/** The `data-place` of a seat: where its pieces come from and go to. */
export function seatPlace(seat: number): string {
  return `seat-${String(seat)}`;
}

/** The seat so many places to the left of a seat: clockwise, as seats are numbered. */
export function toLeft(seat: number, places: number, seats: number): number {
  return (((seat + places) % seats) + seats) % seats;
}

/** The other seats of a table and their spots. */
export function seatPositions(seats: number, near: number): SeatPosition[] {
  const spots = SPOTS[seats - 1] ?? [];
  return spots.map(([x, y], n) => ({ seat: toLeft(near, n + 1, seats), x, y }));
}
