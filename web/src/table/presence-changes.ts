// What changed about the people at a table, in words for the others and for oneself.
import type { Player } from "../board/game";
import { say } from "../texts/texts.svelte";

/** What changed between two lists of players; `isLate` says whose time for a move has just run out. */
export function presenceChanges(
  before: readonly Player[],
  now: readonly Player[],
  isLate: (seat: number) => boolean,
): string[] {
  return now.flatMap((player) => {
    const was = before[player.seat];
    return was ? (change(was, player, isLate(player.seat)) ?? []) : [];
  });
}

function change(was: Player, { name: who, away, warm, mine }: Player, late: boolean): string | null {
  if (warm && !was.warm) {
    if (mine) return late ? say("table-late-mine") : null; // the prompt says the rest
    return say(late ? "table-late" : "table-stands-in", { who });
  }
  if (mine || was.bot) return null;
  if (!warm && was.warm) return say("table-plays-again", { who });
  return away === was.away ? null : say(away ? "table-went" : "table-came", { who });
}
