// What the panel makes of a review: lines through points, the chances at a move, and the moments that cost most.
import type { Game, Player } from "../board/game";
import { hasMessage, type Variables } from "../texts/texts.svelte";
import type { ReviewFound, ReviewMoment, ReviewPoint, ReviewReason } from "../wire/types";

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

/** Why the better move is better, as a message of the game with what fills it in; a game may lack the words for it. */
export function reasonOf(
  game: Game,
  reason: ReviewReason | null | undefined,
  players: readonly Player[],
): { id: string; vars: Variables } | null {
  const id = `${game.name}-reason-${reason?.name ?? ""}`; // texts: *-reason-*
  if (!reason || !hasMessage(id)) return null;
  const facts = Object.entries(reason.facts).map(([name, fact]) => {
    if (typeof fact === "number") return [name, fact] as const;
    return [name, game.marks[name] ? { [name]: fact } : game.word(name, fact)] as const;
  });
  const { seat } = reason.facts;
  const named = typeof seat === "number";
  const who = named ? { name: players[seat]?.name ?? "" } : "";
  return { id, vars: { ...Object.fromEntries(facts), named: named ? "yes" : "no", who } };
}
