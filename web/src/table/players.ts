// The chairs of a table as boards and sentences know them.
import type { Player } from "../board/game";
import { hasFace, levelOn } from "../lobby/characters";
import type { Chair, Table } from "../wire/types";

/** One face for each chair; `seat` is the viewer's own. Over days nobody need be there, so nobody counts as away. */
export function playersAt(
  chairs: readonly Chair[],
  seat: number | null,
  calledOff = false,
  { over_days: overDays = false, away_until: awayUntil = [] }: Partial<Pick<Table, "away_until" | "over_days">> = {},
): Player[] {
  return chairs.map((chair, n) => ({
    seat: n,
    name: chair.name,
    bot: chair.kind === "bot" || chair.program,
    level: levelOn(chair),
    face: hasFace(chair),
    standIn: chair.warm ? chair.character : null,
    away: chair.kind === "person" && !chair.present && n !== seat && !overDays,
    awayUntil: awayUntil[n] ?? null,
    warm: chair.kind === "person" && chair.warm,
    mine: n === seat,
    calledOff,
  }));
}
