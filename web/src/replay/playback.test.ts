// What a replay shows at a move, and on the way to the next.
import { expect, test } from "vitest";
import type { AnimationStep, Game, View } from "../games/game";
import { PLAIN_VIEW } from "../games/fixtures";
import type { Step } from "../wire/types";
import { Playback } from "./playback";

const PLAY = 400;
const READ = 1100;
const SWEEP = 520;

/** A game whose moves are told by their commands: the names of the steps before the last, with their times. */
const game = {
  animation: (_before: View, [told]: { command: string }[], after: View): AnimationStep[] => {
    const times = { play: [PLAY], trick: [READ, SWEEP], pass: [PLAY, SWEEP] }[told?.command ?? ""] ?? [];
    return times.map((ms, i) => ({
      ms,
      view: i === times.length - 1 ? after : { ...PLAIN_VIEW, game: `${String(i)}` },
    }));
  },
} as unknown as Game;
const steps = ["", "play", "trick", "pass", "trick"].map((command, n): Step => ({
  told: { n, seat: 0, command, events: [], undoes: null, agreed: false },
  view: { ...PLAIN_VIEW, game: `after ${String(n)}` },
}));
const playback = new Playback(game, steps);

test("a move rests at the moment its show dwells on, the last one at its end", () => {
  expect([0, 1, 2, 3, 4].map((n) => playback.resting(n).game)).toEqual([
    "after 0",
    "after 1",
    "0",
    "after 3",
    "after 4",
  ]);
});

test("what was still to come after a rest is shown on the way to the next move", () => {
  expect(playback.animation(2).map(({ view }) => view.game)).toEqual(["0"]);
  expect(playback.animation(3).map(({ view }) => view.game)).toEqual(["after 2", "0", "after 3"]);
  expect(playback.time(3)).toBe(SWEEP + PLAY + SWEEP);
});

test("a replay without a deal is none", () => {
  expect(() => new Playback(game, []).truth(0)).toThrow();
});
