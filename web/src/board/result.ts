// How a game ended, for the end screen and for the board itself: who won, in words, and who came where.
import type { Player, Outcome } from "./game";
import { list, say } from "../texts/texts.svelte";

/** The names of those who won. */
export function winnersOf(outcome: Outcome, players: readonly Player[]): string[] {
  return outcome.winners.map((seat) => players[seat]?.name ?? "");
}

/** Who won, as a sentence. */
export function headline(outcome: Outcome, players: readonly Player[]): string {
  const [first, ...more] = outcome.winners;
  if (first !== undefined && !more.length && players[first]?.mine) return say("table-you-win");
  const winners = winnersOf(outcome, players);
  return say("table-wins", { who: list(winners), count: winners.length });
}

/** How far each seat is behind the winners; one with the same score that has not won is just behind them. */
function distances({ scores, winners }: Outcome): number[] {
  const best = scores[winners[0] ?? 0] ?? 0;
  return scores.map((score, seat) => (winners.includes(seat) ? 0 : Math.max(Math.abs(score - best), 0.5)));
}

/** As the server's scores rank them: the winners first, then by the distance to them. */
export function ranked(outcome: Outcome, players: readonly Player[]): Player[] {
  const far = distances(outcome);
  return players.toSorted((a, b) => (far[a.seat] ?? 0) - (far[b.seat] ?? 0));
}

/** Where a seat came, and whether others came there too: seats as far behind share a place. */
export function placeOf(outcome: Outcome, seat: number): { place: number; shared: boolean } {
  const far = distances(outcome);
  const own = far[seat] ?? 0;
  return {
    place: 1 + far.filter((other) => other < own).length,
    shared: far.filter((other) => other === own).length > 1,
  };
}

/** The place of the number that is greater than all others; -1 if several are, or all are nothing. */
export function greatest(numbers: readonly number[]): number {
  const best = Math.max(0, ...numbers);
  const holders = numbers.filter((number) => number === best).length;
  return best > 0 && holders === 1 ? numbers.indexOf(best) : -1;
}
