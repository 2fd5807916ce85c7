// What the rounds of a game cost, told by its events.
import type { Entry } from "../../board/game";
import type { ToldEvent } from "./view";

/** A round that has been scored. */
export interface RoundScore {
  round: number;
  points: number[];
  totals: number[];
  /** Who took the corrupt politician. */
  politician: number | null;
  /** Who united the gang. */
  gang: number | null;
}

/** The rounds scored so far. */
export function scoredRounds(told: readonly Entry<ToldEvent>[]): RoundScore[] {
  const lines: RoundScore[] = [];
  let totals: number[] = [];
  let politician: number | null = null;
  let gang: number | null = null;
  for (const event of told.flatMap(({ events }) => events)) {
    switch (event.event) {
      case "Dealt":
        politician = gang = null;
        break;
      case "TrickTaken":
        if (event.politician) politician = event.seat;
        break;
      case "GangUnited":
        gang = event.seat;
        break;
      case "Scored":
        totals = event.points.map((points, seat) => points + (totals[seat] ?? 0));
        lines.push({ round: lines.length + 1, points: event.points, totals, politician, gang });
    }
  }
  return lines;
}
