// The seal in the log: what all luck of a game is bound to stands before its first card, and who added nothing to it;
// the luck of a lesson is bound to nothing.
import { brief } from "../../check/seal";
import type { LogChapter } from "../../board/game";
import type { Table } from "../../wire/types";

/** The log with the seal as its first line, and a line for everybody whose seed was not opened in time. */
export function withSealLine(
  chapters: readonly LogChapter[],
  { commitment, chairs, lesson }: Pick<Table, "commitment" | "chairs" | "lesson">,
): LogChapter[] {
  const [first, ...rest] = chapters;
  if (!first) return [];
  const seal = lesson
    ? { n: 0, id: "table-log-scripted", vars: {} }
    : { n: 0, id: "table-log-seal", vars: { seal: brief(commitment) } };
  const missed = chairs
    .filter(({ seed_state }) => seed_state === "missed")
    .map(({ name }) => ({ n: 0, id: "table-log-missed", vars: { name } }));
  return [{ ...first, lines: [seal, ...missed, ...first.lines] }, ...rest];
}
