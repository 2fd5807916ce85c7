// A game that was called off says so at the end of its log.
import { expect, test } from "vitest";
import type { Entry, LogChapter } from "../../board/game";
import { withEndLine } from "./end-line";

const chapter = (key: string, ...lines: number[]): LogChapter => ({
  key,
  title: key,
  lines: lines.map((n) => ({ n, id: "move", vars: {} })),
});
const told = [{ n: 0 }, { n: 1 }] as Entry[];

test("the last line of a game that was called off says so", () => {
  const log = withEndLine([chapter("a", 0), chapter("b", 1)], told, { status: "abandoned" });
  expect(log.map(({ lines }) => lines.map(({ id }) => id))).toEqual([["move"], ["move", "table-log-off"]]);
  expect(log[1]?.lines[1]?.n).toBe(2);
});

test("that of any other does not, nor is there one without a game", () => {
  const chapters = [chapter("a", 0, 1)];
  for (const status of ["playing", "over"] as const) expect(withEndLine(chapters, told, { status })).toEqual(chapters);
  expect(withEndLine([], [], { status: "abandoned" })).toEqual([]);
});
