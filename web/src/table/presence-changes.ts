// What changed about the people at a table, in words for the others and for oneself.
import type { Entry, Player } from "../board/game";
import { say } from "../texts/texts.svelte";
import type { Takeover } from "../wire/types";

/**
 * What changed between two lists of players; `isLate` says whose time for a move has just run out, and `grace` after
 * how many seconds a bot plays for whoever is away.
 */
export function presenceChanges(
  before: readonly Player[],
  now: readonly Player[],
  isLate: (seat: number) => boolean,
  grace: number | null = null,
): string[] {
  return now.flatMap((player) => {
    const was = before[player.seat];
    return was ? (change(was, player, isLate(player.seat), grace) ?? []) : [];
  });
}

function change(
  was: Player,
  { name: who, away, warm, mine, standIn }: Player,
  late: boolean,
  grace: number | null,
): string | null {
  if (warm && !was.warm) {
    if (mine) return late ? say("table-late-mine") : null; // the prompt says the rest
    return say(late ? "table-late" : "table-stands-in", { who, bot: standIn ?? "none" });
  }
  if (mine || was.bot) return null;
  if (!warm && was.warm) return say("table-plays-again", { who });
  if (away === was.away) return null;
  return away ? say("table-went", { who, seconds: Math.round(grace ?? 0) }) : say("table-came", { who });
}

/** What a bot has done for somebody who came back after so many entries and has not moved since; else null. */
export function replacement(
  takeovers: readonly Takeover[],
  told: readonly Entry[],
  seat: number | null,
): { until: number; moves: number } | null {
  const own = takeovers.filter((takeover) => takeover.seat === seat);
  const back = own.at(-1);
  if (back?.kind !== "back") return null;
  const since = own.findLast(({ kind }) => kind === "bot")?.n ?? 0;
  const moves = told.filter((entry) => entry.seat === seat && entry.n >= since);
  return moves.length && moves.every(({ n }) => n < back.n) ? { until: back.n, moves: moves.length } : null;
}
