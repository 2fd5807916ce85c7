// What the rounds of a game brought, told by its events.
import type { Entry } from "../../board/game";
import type { ToldEvent } from "./view";

/** A round that is over. */
export interface RoundScore {
  round: number;
  /** By seat: the money of this round, */
  earned: number[];
  /** and all of it so far. */
  totals: number[];
}

/** What a seat did in the whole game. */
export interface SeatStatistics {
  /** Loot cards sold, */
  sold: number;
  /** chests opened, */
  chests: number;
  /** and stones that came back with nothing. */
  vain: number;
  /** The most money for one card. */
  best: number;
}

/** The rounds that are over. */
export function scoredRounds(told: readonly Entry<ToldEvent>[], seats = 0): RoundScore[] {
  const lines: RoundScore[] = [];
  let totals = Array<number>(seats).fill(0);
  let earned = totals.map(() => 0);
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.event === "Robbed" || event.event === "Sold") {
      earned[event.seat] = (earned[event.seat] ?? 0) + event.paid;
    } else if (event.event === "RoundEnded") {
      totals = totals.map((total, seat) => total + (earned[seat] ?? 0));
      lines.push({ round: lines.length + 1, earned, totals });
      earned = totals.map(() => 0);
    }
  }
  return lines;
}

/** What each seat did. */
export function seatStatistics(told: readonly Entry<ToldEvent>[], seats: number): SeatStatistics[] {
  const all = Array.from({ length: seats }, () => ({ sold: 0, chests: 0, vain: 0, best: 0 }));
  for (const event of told.flatMap(({ events }) => events)) {
    const own = "seat" in event ? all[event.seat] : undefined;
    if (!own) continue;
    if (event.event === "Sold") own.sold += 1;
    else if (event.event === "Robbed" && event.paid) own.chests += 1;
    else if (event.event === "StoneReturned" && event.vain) own.vain += 1;
    if (event.event === "Sold" || event.event === "Robbed") own.best = Math.max(own.best, event.paid);
  }
  return all;
}
