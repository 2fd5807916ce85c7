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

/** Numbers rounded so that they still add up to `sum`: those that are cut by most are rounded up. */
export function roundedTo(sum: number, numbers: readonly number[]): number[] {
  const rounded = numbers.map(Math.floor);
  const lacking = sum - rounded.reduce((all, each) => all + each, 0);
  const byCut = numbers.map((number, n) => ({ n, cut: number - Math.floor(number) })).toSorted((a, b) => b.cut - a.cut);
  const whole = numbers.length * Math.floor(lacking / numbers.length);
  const more = new Set(byCut.slice(0, lacking - whole).map(({ n }) => n));
  return rounded.map((number, n) => number + whole / numbers.length + (more.has(n) ? 1 : 0));
}
