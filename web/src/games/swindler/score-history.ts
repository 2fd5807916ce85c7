// What the rounds of a game brought, told by its events.
import type { Entry } from "../../board/game";
import type { ToldEvent } from "./view";

/** A round that is over; the last one with the final count. */
export interface RoundScore {
  round: number;
  /** By seat: the points of this round, which may be lost ones, */
  earned: number[];
  /** and all of them so far. */
  totals: number[];
}

/** What a seat did in the whole game. */
export interface SeatStatistics {
  /** Orders fulfilled, */
  orders: number;
  /** tiles sold, */
  sold: number;
  /** steals that ended with a skull, */
  caught: number;
  /** and accomplices played. */
  cards: number;
  /** The most points for one order, */
  best: number;
  /** and the most tiles of one steal that ended well. */
  haul: number;
}

/** What the points of a seat come from; the parts make up all of them. */
export const SOURCES = ["start", "orders", "sales", "bets", "coins", "markers"] as const;
export type Source = (typeof SOURCES)[number];
export type Account = Record<Source, number>;

/** Everybody's points, added up as each event says what it brought or cost. */
class PointTotals {
  points: number[] = [];
  /** By seat: where they come from. */
  accounts: Account[] = [];
  #seats: number;

  constructor(seats: number) {
    this.#seats = seats;
  }

  /** Take note of an event. */
  hear(event: ToldEvent): void {
    switch (event.event) {
      case "StartDrawn":
        this.points = Array<number>(this.#seats).fill(event.points);
        this.accounts = this.points.map((start) => ({ start, orders: 0, sales: 0, bets: 0, coins: 0, markers: 0 }));
        break;
      case "MarkerPut":
        if (event.thrown !== undefined) this.#score(event.thrown, -(event.lost ?? 0), "markers");
        break;
      case "MarkerTakenBack":
        this.#score(event.seat, -(event.lost ?? 0), "markers");
        break;
      case "OrderFulfilled":
        this.#score(event.seat, event.points, "orders");
        break;
      case "TileSold":
      case "DealerCompleted":
        this.#score(event.seat, event.points, "sales");
        break;
      case "BetSettled":
        this.#score(event.seat, event.points, "bets");
        break;
      case "Counted":
        this.#score(event.seat, event.coins, "coins");
        this.#score(event.seat, (event.gained ?? 0) - event.coins, "markers");
    }
  }

  #score(seat: number, n: number, source: Source): void {
    this.points = this.points.map((had, other) => (other === seat ? had + n : had));
    const account = this.accounts[seat];
    if (account) account[source] += n;
  }
}

/** The points of every seat before the first round. */
export function startingPoints(told: readonly Entry<ToldEvent>[], seats: number): number[] {
  const start = told.flatMap(({ events }) => events).find((event) => event.event === "StartDrawn");
  return Array<number>(seats).fill(start?.points ?? 0);
}

/** Where everybody's points come from. */
export function accounts(told: readonly Entry<ToldEvent>[], seats: number): Account[] {
  const scores = new PointTotals(seats);
  for (const event of told.flatMap(({ events }) => events)) scores.hear(event);
  return scores.accounts;
}

/** The rounds that are over. */
export function scoredRounds(told: readonly Entry<ToldEvent>[], seats = 0): RoundScore[] {
  const lines: RoundScore[] = [];
  const scores = new PointTotals(seats);
  const close = (): void => {
    const before = lines.at(-1)?.totals ?? startingPoints(told, seats);
    const earned = scores.points.map((points, seat) => points - (before[seat] ?? 0));
    lines.push({ round: lines.length + 1, earned, totals: scores.points });
  };
  let isCounted = false;
  for (const event of told.flatMap(({ events }) => events)) {
    if (event.event === "RoundBegan" && event.round > 1) close();
    isCounted ||= event.event === "Counted";
    scores.hear(event);
  }
  if (isCounted) close();
  return lines;
}

/** What each seat did. */
export function seatStatistics(told: readonly Entry<ToldEvent>[], seats: number): SeatStatistics[] {
  const all = Array.from({ length: seats }, () => ({ orders: 0, sold: 0, caught: 0, cards: 0, best: 0, haul: 0 }));
  let drawn = 0;
  for (const event of told.flatMap(({ events }) => events)) {
    const own = "seat" in event ? all[event.seat] : undefined;
    if (!own) continue;
    switch (event.event) {
      case "BagNamed":
        drawn = 0;
        break;
      case "TileDrawn":
        drawn += 1;
        break;
      case "StealEnded":
        if (event.caught) own.caught += 1;
        else own.haul = Math.max(own.haul, drawn);
        break;
      case "OrderFulfilled":
        own.orders += 1;
        own.best = Math.max(own.best, event.points);
        break;
      case "TileSold":
        own.sold += 1;
        break;
      case "CardPlayed":
      case "HelpShown":
        own.cards += 1;
    }
  }
  return all;
}
