// Bots that play for people stand in the log where they took over.
import { expect, test } from "vitest";
import { PLAYERS } from "../../board/fixtures";
import type { Entry, LogChapter } from "../../board/game";
import type { Takeover } from "../../wire/types";
import { withTakeoverLines } from "./takeover-lines";

const entries = (first: number, count: number): Entry[] =>
  Array.from({ length: count }, (_, i) => ({ n: first + i }) as Entry);
const chapter = (key: string, ...lines: number[]): LogChapter => ({
  key,
  title: key,
  lines: lines.map((n) => ({ n, id: "move", vars: {} })),
});
const taken = (n: number, kind: Takeover["kind"], seat = 1): Takeover => ({ n, seat, kind });

/** The lines of each chapter: the numbers of moves, and what is told of takeovers. */
function written(chapters: LogChapter[], takeovers: Takeover[], told: Entry[]): (number | string)[][] {
  return withTakeoverLines(chapters, takeovers, told, PLAYERS).map(({ lines }) =>
    lines.map(({ n, id }) => (id === "move" ? n : id.replace("table-log-", ""))),
  );
}

test("a takeover stands after the moves before it, and several in their order", () => {
  const chapters = [chapter("a", 0, 1, 2), chapter("b", 3, 4, 4)];
  const takeovers = [taken(2, "bot"), taken(2, "back"), taken(4, "bot"), taken(5, "resigned")];
  expect(written(chapters, takeovers, entries(0, 5))).toEqual([
    [0, 1, "bot", "back", 2],
    [3, "bot", 4, 4, "resigned"],
  ]);
});

test("where a chapter has just begun, the latest stands in it", () => {
  expect(written([chapter("a", 0, 1), chapter("b")], [taken(2, "bot")], entries(0, 2))).toEqual([[0, 1], ["bot"]]);
});

test("between two chapters it stands in the later one, whose turn had begun", () => {
  expect(written([chapter("a", 0, 1), chapter("b", 2, 3)], [taken(2, "bot")], entries(0, 4))).toEqual([
    [0, 1],
    ["bot", 2, 3],
  ]);
});

test("it is not told before the moves before it are, nor among moves that are not there", () => {
  expect(written([chapter("a", 10, 11)], [taken(3, "bot"), taken(14, "back")], entries(10, 2))).toEqual([[10, 11]]);
});

test("it says who is meant", () => {
  const [found] = withTakeoverLines([chapter("a", 0)], [taken(1, "bot", 0), taken(1, "bot", 1)], entries(0, 1), [
    ...PLAYERS,
  ]);
  expect(found?.lines.slice(1).map(({ vars }) => vars)).toEqual([
    { who: { name: "Ada" }, you: "yes" },
    { who: { name: "Ben" }, you: "no" },
  ]);
});
