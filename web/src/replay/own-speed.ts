// A replay of what happened in real time runs at its own speed, with its clock, as far as anybody noted the times.
import type { Game, RealTime, View } from "../board/game";

const SHORTEST = 40; // ms for which a move is seen at least,
const LONGEST = 4000; // and at most: the table may have been paused

/** How long a move is shown, in ms; null where it was not in real time, or the times are not known. */
export function ownTime(game: Game, view: View, times: readonly (number | undefined)[], n: number): number | null {
  const [at, next] = [times[n], times[n + 1]];
  if (at === undefined || next === undefined || !game.isRealTime?.(view)) return null;
  return Math.min(Math.max(next - at, SHORTEST), LONGEST);
}

/** The clocks at a move, from how long the moves before it were shown since hands began to move. */
export function clocksAt(
  game: Game,
  views: (n: number) => View | undefined,
  times: readonly (number | undefined)[],
  n: number,
): RealTime | null {
  const view = views(n);
  if (!view || times[n] === undefined || !game.isRealTime?.(view) || !game.clocksAfter) return null;
  let ms = 0;
  for (let at = n - 1; at > 0; at--) {
    const [here, before] = [views(at), views(at - 1)];
    if (!here || !before || !game.isRealTime(here) || !game.isRealTime(before)) break; // hands do not move before the move after that
    ms += ownTime(game, here, times, at) ?? 0;
  }
  return { begins: 1, ends: {}, left: game.clocksAfter(view, ms / 1000), trips: [], allowed: [] };
}
