// What the rounds of a game brought, told by its events: each says what a thing counts.
import type { Entry } from "../../board/game";
import type { ToldEvent } from "./view";

/** A round that is over; the last one with the final count. */
export interface RoundScore {
  round: number;
  /** By seat: the points of this round, */
  earned: number[];
  /** and all of them so far. */
  totals: number[];
}

/** What a seat did in the whole game. */
export interface SeatStatistics {
  /** Art gained, */
  art: number;
  /** cards bought, */
  cards: number;
  /** collections filled to the top, */
  full: number;
  /** times first to escape, */
  first: number;
  /** tiles picked up, */
  grabbed: number;
  /** and the fewest of them in a rummage that ended by an escape of one's own; 0 if none did. */
  quickest: number;
}

/** Everybody's points, added up as each event says what it brought. */
class PointTotals {
  points: number[];

  constructor(seats: number) {
    this.points = Array<number>(seats).fill(0);
  }

  /** Take note of an event. */
  hear(event: ToldEvent): void {
    switch (event.event) {
      case "ArtBought":
      case "ArtDrawn":
      case "CardBought":
        this.#score(event.seat, event.worth);
        break;
      case "Placed":
        this.#score(event.seat, event.gained ?? 0);
    }
  }

  #score(seat: number, points: number): void {
    this.points = this.points.with(seat, (this.points[seat] ?? 0) + points);
  }
}

/** How many rounds are over. */
export function roundsEnded(told: readonly Entry<ToldEvent>[]): number {
  return told.flatMap(({ events }) => events).filter(({ event }) => event === "RoundEnded").length;
}

/** The rounds that are over. */
export function scoredRounds(told: readonly Entry<ToldEvent>[], seats: number): RoundScore[] {
  const lines: RoundScore[] = [];
  const scores = new PointTotals(seats);
  const close = (): void => {
    const before = lines.at(-1)?.totals ?? [];
    const earned = scores.points.map((points, seat) => points - (before[seat] ?? 0));
    lines.push({ round: lines.length + 1, earned, totals: scores.points });
  };
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.event === "RummageBegan" && event.round > 1) close();
    scores.hear(event);
  }
  if (roundsEnded(told) > lines.length) close(); // the last round, with what was placed for the count
  return lines;
}

/** What each seat did. */
export function seatStatistics(told: readonly Entry<ToldEvent>[], seats: number): SeatStatistics[] {
  const all = Array.from({ length: seats }, () => ({ art: 0, cards: 0, full: 0, first: 0, grabbed: 0, quickest: 0 }));
  let since = Array<number>(seats).fill(0);
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.event === "RummageBegan") since = Array<number>(seats).fill(0);
    const own = "seat" in event ? all[event.seat] : undefined;
    if (!own || !("seat" in event)) continue;
    switch (event.event) {
      case "Grabbed":
        own.grabbed += 1;
        since[event.seat] = (since[event.seat] ?? 0) + 1;
        break;
      case "Escaped":
        if (event.number === 1) own.first += 1;
        if (event.by === "hand") own.quickest = Math.min(own.quickest || Infinity, since[event.seat] ?? 0);
        break;
      case "ArtBought":
      case "ArtDrawn":
        own.art += 1;
        break;
      case "CardBought":
        own.cards += 1;
        break;
      case "Placed":
        if (event.full) own.full += 1;
    }
  }
  return all;
}
