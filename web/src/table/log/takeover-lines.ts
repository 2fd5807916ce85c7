// Bots that play for people, in the log: between the moves, where they took over and where they gave the seat back.
import type { Entry, LogChapter, LogLine, Player } from "../../board/game";
import type { Takeover } from "../../wire/types";

/** The log with a line for each takeover, after the moves before it; where those are not told yet, there is none. */
export function withTakeoverLines(
  chapters: readonly LogChapter[],
  takeovers: readonly Takeover[],
  told: readonly Entry[],
  players: readonly Player[],
): LogChapter[] {
  const first = told[0]?.n ?? 0;
  const end = (told.at(-1)?.n ?? -1) + 1;
  const found = chapters.map((chapter) => ({ ...chapter, lines: [...chapter.lines] }));
  const added = new Set<LogLine>();
  for (const { n, seat, kind } of takeovers) {
    if (n <= first || n > end) continue;
    const isBefore = (line: LogLine): boolean => line.n < n || added.has(line);
    const next = found.find(({ lines }) => !lines.every(isBefore)); // a chapter begins with what the move before it led to
    const chapter = n === end ? found.at(-1) : (next ?? found.at(-1));
    const { name = "", mine = false } = players[seat] ?? {};
    const line = { n, id: `table-log-${kind}`, vars: { who: { name }, you: mine ? "yes" : "no" } }; // texts: table-log-*
    added.add(line);
    chapter?.lines.splice(chapter.lines.findLastIndex(isBefore) + 1, 0, line);
  }
  return found;
}
