// Replays of real time: a move is shown as long as it took, and the clock has what was left.
import { expect, test } from "vitest";
import type { Game, View } from "../board/game";
import { PLAIN_VIEW } from "../board/fixtures";
import { clocksAt, ownTime } from "./own-speed";

const AT_ONCE: View = { ...PLAIN_VIEW };
const BY_TURNS: View = { ...PLAIN_VIEW };
const GAME = {
  isRealTime: (view: View) => view === AT_ONCE,
  clocksAfter: (_: View, seconds: number) => ({ rummage: 180 - seconds }),
} as unknown as Game;

test("in real time a move is shown as long as it took, within reason", () => {
  const times = [0, 700, 705, 60_000];
  expect([0, 1, 2, 3].map((n) => ownTime(GAME, AT_ONCE, times, n))).toEqual([700, 40, 4000, null]);
  expect(ownTime(GAME, BY_TURNS, times, 0)).toBeNull();
  expect(ownTime(GAME, AT_ONCE, [], 0)).toBeNull();
});

test("the clock starts when hands move, and anew in every stretch of real time", () => {
  const views = [BY_TURNS, AT_ONCE, AT_ONCE, AT_ONCE, BY_TURNS, AT_ONCE, AT_ONCE];
  const times = [0, 1000, 4000, 5500, 6000, 9000, 12_000];
  const left = (n: number): number | undefined => clocksAt(GAME, (at) => views[at], times, n)?.left?.["rummage"];
  expect([0, 1, 2, 3, 4, 5, 6].map(left)).toEqual([undefined, 180, 180, 178.5, undefined, 180, 180]);
});
