// The log without what was taken back.
import type { Game } from "../games/game";
import type { Told } from "../wire/types";

/** The entries that no later one has taken back; the taking back itself stays, with the command that it took back. */
export function effectiveLog(told: readonly Told[]): Told[] {
  let kept: Told[] = [];
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
export function lastMove(kept: readonly Told[], seat: number): Told | undefined {
  return kept.findLast((entry) => entry.seat === seat && !entry.undoes);
}

/** Whether taking back a seat's last move, with all that followed, takes back the end of a round too. */
export function undoesRound(game: Game, kept: readonly Told[], seat: number): boolean {
  const last = lastMove(kept, seat);
  return last !== undefined && game.scored(kept) > game.scored(kept.filter(({ n }) => n < last.n));
}
