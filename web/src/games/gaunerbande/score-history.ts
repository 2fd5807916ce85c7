// What the rounds of a game cost, told by its events.
import type { Told } from "../../wire/types";
import { isPolitician } from "./cards";
import { happenings } from "./view";

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
export function scoredRounds(told: readonly Told[]): RoundScore[] {
  const lines: RoundScore[] = [];
  let totals: number[] = [];
  let lying = false;
  let politician: number | null = null;
  let gang: number | null = null;
  for (const event of told.flatMap(happenings)) {
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
