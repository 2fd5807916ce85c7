// The end of a game that nobody won, in the log.
import type { Entry, LogChapter } from "../../board/game";
import type { Table } from "../../wire/types";

/** The log with a last line that says so, if the game was called off. */
export function withEndLine(
  chapters: readonly LogChapter[],
  told: readonly Entry[],
  { status }: Pick<Table, "status">,
): readonly LogChapter[] {
  const last = chapters.at(-1);
  if (status !== "abandoned" || !last) return chapters;
  const line = { n: (told.at(-1)?.n ?? -1) + 1, id: "table-log-off", vars: {} };
  return [...chapters.slice(0, -1), { ...last, lines: [...last.lines, line] }];
}
