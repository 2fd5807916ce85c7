// What the panel makes of a review: lines through points, the chances at a move, and the moments that cost most.
import type { ReviewFound, ReviewMoment, ReviewPoint } from "../wire/types";

/** Moments that are shown at a time. */
const MOMENTS = 3;

/** The moments that cost most: of one seat, or of everybody. */
export function worst({ moments }: ReviewFound, seat: number | null): ReviewMoment[] {
  return moments.filter((moment) => seat === null || moment.seat === seat).slice(0, MOMENTS);
}

/** Everybody's chances after a step: those of the last point that is not later. */
export function chancesAt(curve: readonly ReviewPoint[], step: number): readonly number[] {
  return (curve.findLast((point) => point.step <= step) ?? curve[0])?.chances ?? [];
}

/** The line of a seat in a box of this size, as the points of an SVG polyline. */
export function linePoints(
  curve: readonly ReviewPoint[],
  seat: number,
  x: (step: number) => number,
  y: (chance: number) => number,
): string {
  return curve.map(({ step, chances }) => `${x(step).toFixed(1)},${y(chances[seat] ?? 0).toFixed(1)}`).join(" ");
}
