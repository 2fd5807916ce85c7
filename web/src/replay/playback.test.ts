// What a replay shows at a move, and on the way to the next.
import { expect, test } from "vitest";
import type { Game } from "../board/game";
import { PLAIN_VIEW } from "../board/fixtures";
import type { Step } from "../wire/types";
import { Playback } from "./playback";

const PLAY = 400;
const READ = 1100;
const SWEEP = 520;

/** A game whose events say themselves how long they are shown. */
const game = { shown: (event: unknown) => event } as unknown as Game;
const TIMES: Record<string, number[]> = { play: [PLAY], trick: [READ, SWEEP], pass: [PLAY, SWEEP] };
const steps = ["", "play", "trick", "pass", "trick"].map((command, n): Step => {
  const events = (TIMES[command] ?? []).map((ms) => ({ ms }));
  const changes = events.map((_, i) => ({ game: String(i) }));
  return {
    told: { n, seat: 0, command, events, changes, undoes: null, agreed: false },
    view: { ...PLAIN_VIEW, game: `after ${String(n)}` },
    round: null,
  };
});
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

test("what was folded away between two moves is shown on the way, too", () => {
  expect(playback.animation(4, 2).map(({ view }) => view.game)).toEqual(["after 2", "0", "after 3", "0", "after 4"]);
  expect(playback.time(4, 2)).toBe(SWEEP + PLAY + SWEEP + READ + SWEEP);
});

test("a replay without a deal is none", () => {
  expect(() => new Playback(game, []).truth(0)).toThrow();
});
