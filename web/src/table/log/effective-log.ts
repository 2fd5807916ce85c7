// The log without what was taken back.
import type { Entry, Game } from "../../board/game";

/** The first n entries; of the last of them, while it is still being shown, only so many events. */
export function toldSoFar<E>(told: readonly Entry<E>[], n: number, events: number | null): readonly Entry<E>[] {
  const begun = told.slice(0, n);
  const last = begun.at(-1);
  return events === null || !last ? begun : [...begun.slice(0, -1), { ...last, events: last.events.slice(0, events) }];
}

/** The entries that no later one has taken back; the taking back itself stays, with the command that it took back. */
export function effectiveLog<E>(told: readonly Entry<E>[]): Entry<E>[] {
  let kept: Entry<E>[] = [];
  for (const entry of told) {
    const { undoes } = entry;
    if (!undoes) {
      kept.push(entry);
      continue;
    }
    const command = kept.find(({ n }) => n === undoes)?.command ?? "";
    kept = kept.filter(({ n }) => (entry.agreed ? n < undoes : n !== undoes));
    kept.push({ ...entry, command });
  }
  return kept;
}

/** The last move of a seat that still stands. */
export function lastMove(kept: readonly Entry[], seat: number): Entry | undefined {
  return kept.findLast((entry) => entry.seat === seat && !entry.undoes);
}

/** Whether taking back a seat's last move, with all that followed, takes back the end of a round too. */
export function undoesRound(game: Game, kept: readonly Entry[], seat: number): boolean {
  const last = lastMove(kept, seat);
  return last !== undefined && game.scored(kept) > game.scored(kept.filter(({ n }) => n < last.n));
}

/** The step of a replay with which the last round that was scored begins; what was taken back is no step. */
export function startOfLastRound(game: Pick<Game, "scored">, kept: readonly Entry[]): number {
  const steps = kept.filter(({ undoes }) => !undoes);
  const wanted = game.scored(steps) - 1;
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (game.scored(steps.slice(0, middle)) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
