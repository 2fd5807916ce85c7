// The log without what was taken back.
import type { Entry, Game } from "../../board/game";

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
