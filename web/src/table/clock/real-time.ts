// The clocks of real time, from seconds left when a message was sent to moments here.
import type { RealTime } from "../../board/game";
import type { Live } from "../../wire/types";

const SECOND = 1000;

/** What runs, as of when it was heard; before hands may move, a clock has its whole time. */
export function realTime(live: Live | null, heardAt: number): RealTime | null {
  if (!live) return null;
  const { begins, timers, trips, allowed } = live;
  const start = begins === null ? null : heardAt + begins * SECOND;
  const ends = Object.entries(start === null ? {} : timers).map(([name, left]) => [name, (start ?? 0) + left * SECOND]);
  const left = start === null ? timers : {};
  return { begins: start, left, ends: Object.fromEntries(ends) as Record<string, number>, trips, allowed };
}
