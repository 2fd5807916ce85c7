// Where the parts of a replay begin, and which moves turned the game.
import { expect, test } from "vitest";
import { PLAIN_VIEW } from "../board/fixtures";
import type { LogChapter } from "../board/game";
import type { Step } from "../wire/types";
import {
  chapterStarts,
  startAfter,
  labelledRounds,
  linesAt,
  numberedSteps,
  startBefore,
  roundStarts,
  isTurningPoint,
  stopAt,
  stopRounds,
  stopsOf,
  stopWeights,
  weights,
} from "./timeline";

const line = (n: number, weighty = false): LogChapter["lines"][number] => ({ n, id: "x", vars: {}, weighty });
const chapters: LogChapter[] = [
  { key: "a", title: "Round 1", lines: [line(0), line(0)] },
  { key: "b", title: "Trick 1", lines: [line(3), line(4), line(5), line(5)] },
  { key: "c", title: "End", lines: [line(5, true)] },
  { key: "d", title: "Empty", lines: [] },
  { key: "e", title: "Trick 2", lines: [line(6)] },
];
const step = (n: number, view: Record<string, unknown> = {}): Step => ({
  told: { n, seat: 0, command: "", events: [], changes: null, undoes: null, agreed: false },
  view: { ...PLAIN_VIEW, ...view },
  round: null,
});

test("a part begins with its first line, and two that begin together are one place", () => {
  expect(chapterStarts(chapters)).toEqual([0, 3, 5, 6]);
});

test("back goes to the beginning of this part, then to the one before", () => {
  const starts = chapterStarts(chapters);
  expect([4, 3, 0].map((at) => startBefore(starts, at))).toEqual([3, 0, 0]);
  expect([0, 4, 6].map((at) => startAfter(starts, at, 9))).toEqual([3, 5, 9]);
});

test("the lines of a move are lit, or those of the last move that has any", () => {
  expect(linesAt(chapters, 5)).toHaveLength(3);
  expect(linesAt(chapters, 2).map(({ n }) => n)).toEqual([0, 0]);
});

test("steps are counted without the gaps that taking back leaves", () => {
  expect(numberedSteps([step(0), step(3)]).map(({ told }) => told.n)).toEqual([0, 1]);
});

test("a step that has not come yet looks like the one before it, and tells nothing", () => {
  const told = {
    n: 0,
    seat: 2,
    command: "play g4",
    events: [{ event: "Played" }],
    changes: null,
    undoes: null,
    agreed: false,
  };
  const steps = numberedSteps([
    { told, view: step(0, { round: 1 }).view, round: null },
    undefined,
    step(9, { round: 2 }),
    undefined,
  ]);
  expect(steps.map(({ told: { n, events } }) => [n, events.length])).toEqual([[0, 1], [1, 0], [2, 0], [3, 0]]); // prettier-ignore
  expect(steps.map(({ view }) => (view as { round?: number }).round)).toEqual([1, 1, 2, 2]);
  expect(numberedSteps([])).toEqual([]);
});

test("a step after some that have not come yet says where it resumes the log", () => {
  const late = { ...step(7, { round: 3 }), round: 2 };
  const dealt = step(0);
  dealt.told.events = [{ event: "Dealt" }];
  const steps = numberedSteps([dealt, undefined, undefined, late, step(8)]);
  expect(steps.map(({ told: { resumes } }) => resumes?.round)).toEqual([undefined, undefined, undefined, 2, undefined]);
  expect(steps[3]?.told.resumes?.view).toBe(late.view);
});

test("a game that began with a position, in which nothing was dealt, begins its log in the round of that position", () => {
  const steps = numberedSteps([step(0, { round: 4 }), step(1, { round: 4 })]);
  expect(steps.map(({ told: { resumes } }) => resumes?.round)).toEqual([4, undefined]);
  expect(numberedSteps([step(0)])[0]?.told.resumes?.round).toBe(0);
});

test("rounds begin where their number changes", () => {
  const steps = [1, 1, 2, 2, 3].map((round, n) => step(n, { round }));
  expect(roundStarts(steps)).toEqual([
    { n: 0, round: 1 },
    { n: 2, round: 2 },
    { n: 4, round: 3 },
  ]);
  expect(roundStarts([step(0)])).toEqual([]);
});

test("what comes before the first round is no round", () => {
  const steps = [0, 0, 1, 1].map((round, n) => step(n, { round }));
  expect(roundStarts(steps)).toEqual([{ n: 2, round: 1 }]);
});

test("no label lies upon another, and those that are left are as far apart as each other", () => {
  const begun = [3, 12, 21, 30, 39].map((n, i) => ({ n, round: i + 1 }));
  const shown = (room: number): number[] => labelledRounds(begun, room).map(({ round }) => round);
  expect(shown(10)).toEqual([1, 2, 3, 4, 5]);
  expect(shown(4)).toEqual([1, 3, 5]);
  expect(shown(1)).toEqual([1]);
});

test("a move weighs what it did to the scores; points that only move to the totals weigh nothing", () => {
  const steps = [
    step(0, { points: [0, 0], totals: [0, 0] }),
    step(1, { points: [2, 0], totals: [0, 0] }),
    step(2, { points: [2, 13], totals: [0, 0] }),
    step(3, { points: [0, 0], totals: [2, 13] }),
    step(4, { points: [5, 0], totals: [2, 13] }),
    step(5, { points: [5, 0], totals: [7, 13], outcome: { scores: [-7, -13] } }), // fewest win
  ];
  expect(weights(steps, [])).toEqual([0, 2 / 13, 1, 0, 5 / 13, 0]);
  expect(weights(steps, []).map(isTurningPoint)).toEqual([false, false, true, false, false, false]);
});

test("one move that moved the scores wildly does not hide the others that did", () => {
  const points = [0, 13, 26, 39, 52, 53, 157].map((sum, n) => step(n, { totals: [sum, 0] }));
  expect(weights(points, []).map(isTurningPoint)).toEqual([false, true, true, true, true, false, true]);
});

test("money counts as points do, and where there is any the end is no turning point of its own", () => {
  const steps = [0, 0, 3, 9].map((money, n) => step(n, { money: [money, 0] }));
  expect(weights([...steps, step(4, { money: [9, 0], outcome: { scores: [900, 0] } })], [])).toEqual([0, 0, 0.5, 1, 0]);
});

test("where views tell no scores, the log's weighty lines count", () => {
  const steps = Array.from({ length: 7 }, (_, n) => step(n, n === 6 ? { outcome: { scores: [1, 2] } } : {}));
  expect(weights(steps, chapters)).toEqual([0, 0, 0, 0, 0, 1, 0]);
});

test("what the log does not tell is folded away, but for the ends and what has not come yet", () => {
  const steps = Array.from({ length: 10 }, (_, n) => (n === 8 ? undefined : step(n)));
  const stops = stopsOf(steps, chapters);
  expect(stops).toEqual([0, 3, 4, 5, 6, 8, 9]);
  expect([0, 2, 3, 7, 9].map((n) => stopAt(stops, n))).toEqual([0, 0, 1, 4, 6]);
});

test("a stop weighs what the most did that was folded away before it, and rounds begin at stops", () => {
  const stops = [0, 3, 4];
  expect(stopWeights([0, 0.5, 1, 0.2, 0.1], stops)).toEqual([0, 1, 0.1]);
  expect(
    stopRounds(
      [
        { n: 0, round: 1 },
        { n: 2, round: 2 },
        { n: 9, round: 3 },
      ],
      stops,
    ),
  ).toEqual([
    { n: 0, round: 1 },
    { n: 1, round: 2 },
  ]);
});
