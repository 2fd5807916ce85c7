// What the rounds of a game cost, told by its events.
import type { Entry } from "../../board/game";
import { isPolitician } from "./cards";
import type { ToldEvent } from "./view";

/** A round that has been scored. */
export interface RoundScore {
  round: number;
  points: number[];
  totals: number[];
  /** Who took the corrupt politician: as told, whoever took the trick it lay in. */
  politician: number | null;
  /** Who united the gang. */
  gang: number | null;
}

/** The rounds scored so far. */
export function scoredRounds(told: readonly Entry<ToldEvent>[]): RoundScore[] {
  const lines: RoundScore[] = [];
  let totals: number[] = [];
  let lying = false;
  let politician: number | null = null;
  let gang: number | null = null;
  for (const event of told.flatMap(({ events }) => events)) {
    switch (event.event) {
      case "Dealt":
        politician = gang = null;
        lying = false;
        break;
      case "Played":
        lying ||= isPolitician(event.card);
        break;
      case "TrickTaken":
        if (lying) politician = event.seat;
        lying = false;
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
