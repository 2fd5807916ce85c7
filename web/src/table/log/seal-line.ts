// The seal in the log: what all luck of a game is bound to stands before its first card.
import { brief } from "../../check/seal";
import type { LogChapter } from "../../board/game";

/** The log with the seal as its first line. */
export function withSealLine(chapters: readonly LogChapter[], commitment: string): LogChapter[] {
  const [first, ...rest] = chapters;
  if (!first) return [];
  const line = { n: 0, id: "table-log-seal", vars: { seal: brief(commitment) } };
  return [{ ...first, lines: [line, ...first.lines] }, ...rest];
}
