// How a game ended, for the end screen and for the board itself: who won, in words, and who came where.
import type { Face, Outcome } from "../games/game";
import { list, say } from "../texts/texts.svelte";

/** The names of those who won. */
export function winnersOf(outcome: Outcome, faces: readonly Face[]): string[] {
  return outcome.winners.map((seat) => faces[seat]?.name ?? "");
}

/** Who won, as a sentence. */
export function headline(outcome: Outcome, faces: readonly Face[]): string {
  const [first, ...more] = outcome.winners;
  if (first !== undefined && !more.length && faces[first]?.mine) return say("table-you-win");
  const winners = winnersOf(outcome, faces);
  return say("table-wins", { who: list(winners), count: winners.length });
}

/** As the server's scores rank them: the winners first, then by the distance to them. */
export function ranked(outcome: Outcome, faces: readonly Face[]): Face[] {
  const best = outcome.scores[outcome.winners[0] ?? 0] ?? 0;
  const far = (seat: number): number => Math.abs((outcome.scores[seat] ?? 0) - best);
  return faces.toSorted((a, b) => far(a.seat) - far(b.seat));
}
