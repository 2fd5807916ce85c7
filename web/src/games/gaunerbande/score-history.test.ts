// The figures of the score sheet and of the end.
import { expect, test } from "vitest";
import type { Entry } from "../../board/game";
import type { Outcome } from "../../board/game";
import { ending } from "./ending";
import { entry, PLAYERS, viewOf } from "./fixtures";
import { scoredRounds } from "./score-history";
import type { GaunerbandeView, ToldEvent } from "./view";

const hands = [null, null, null, null];
const GAME: Entry<ToldEvent>[] = [
  entry(0, -1, "", { event: "Dealt", hands }),
  entry(
    1,
    0,
    "play r10",
    { event: "Played", seat: 0, card: "r10" },
    { event: "TrickTaken", seat: 2, politician: true },
  ),
  entry(
    2,
    0,
    "play g1",
    { event: "Played", seat: 0, card: "g1" },
    { event: "TrickTaken", seat: 1 },
    { event: "Scored", points: [0, 4, 22, 0] },
    { event: "Dealt", hands },
  ),
  entry(
    3,
    1,
    "play r10",
    { event: "Played", seat: 1, card: "r10" },
    { event: "TrickTaken", seat: 3, politician: true },
    { event: "GangUnited", seat: 3 },
  ),
  entry(4, 3, "gang self", { event: "Scored", points: [0, 0, 0, -26] }, { event: "Dealt", hands }),
  entry(
    5,
    1,
    "play k4",
    { event: "Played", seat: 1, card: "k4" },
    { event: "TrickTaken", seat: 2 },
    { event: "Scored", points: [3, 0, 23, 0] },
  ),
];

test("each round has its points, its totals, the politician's new friend and the gang's boss", () => {
  expect(scoredRounds(GAME)).toEqual([
    { round: 1, points: [0, 4, 22, 0], totals: [0, 4, 22, 0], politician: 2, gang: null },
    { round: 2, points: [0, 0, 0, -26], totals: [0, 4, 22, -26], politician: 3, gang: 3 },
    { round: 3, points: [3, 0, 23, 0], totals: [3, 4, 45, -26], politician: null, gang: null },
  ]);
});

test("no round is scored before its end", () => {
  expect(scoredRounds(GAME.slice(0, 2))).toEqual([]);
});

function finished(outcome: Outcome, limit: number): GaunerbandeView {
  const margins = outcome.scores.map((total) => limit + 1 - total);
  const finishers = margins.flatMap((margin, seat) => (margin <= 0 ? [seat] : []));
  return viewOf({ totals: outcome.scores, margins, finishers, limit, outcome, phase: "over" });
}

test("the end shows the curve from the start on, and facts that are true", () => {
  const outcome = { scores: [3, 4, 45, -26], winners: [3], rounds: 3, rule: "GB-5.1" };
  const end = ending(finished(outcome, 40), GAME, PLAYERS);
  expect(end.reason).toBe("Cleo has 45 penalty points, more than 40: the game is over.");
  expect(end.verdict).toBe("Dan has the fewest, −26, and wins.");
  expect(end.curve).toEqual([
    [0, 0, 0, 3],
    [0, 4, 4, 4],
    [0, 22, 22, 45],
    [0, 0, -26, -26],
  ]);
  expect(end.poster.sum).toBe("−26 penalty points after 3 rounds");
  expect(end.columns.map(({ cells }) => cells)).toEqual([
    ["0", "0", "1", "1"],
    ["0", "0", "0", "1"],
    ["+3", "0", "+23", "0"],
  ]);
  expect(end.facts.map(({ figure }) => figure)).toEqual(["One gang", "+23"]);
});

test.each([
  [[3, 4, 45, 9], [0], "You have the fewest, 3, and win."],
  [[30, 4, 45, 9], [1], "Ben has the fewest, 4, and wins."],
  [[4, 4, 45, 9], [0, 1], "Ada and Ben have the fewest, 4 each, and win together."],
])("with %j the end says why they won who did", (scores, winners, verdict) => {
  const outcome = { scores, winners, rounds: 3, rule: "GB-5.1" };
  expect(ending(finished(outcome, 40), GAME, PLAYERS).verdict).toBe(verdict);
});

test("whoever went over the limit is named, and so is everybody else who did", () => {
  const outcome = { scores: [41, 4, 45, 40], winners: [1], rounds: 3, rule: "GB-5.1" };
  expect(ending(finished(outcome, 40), GAME, PLAYERS).reason).toBe(
    "Ada and Cleo have more than 40 penalty points: the game is over.",
  );
  const own = { ...outcome, scores: [41, 4, 5, 40] };
  expect(ending(finished(own, 40), GAME, PLAYERS).reason).toBe(
    "You have 41 penalty points, more than 40: the game is over.",
  );
});

test("nobody is called the first at something that another did as often", () => {
  const shared = [
    entry(0, -1, "", { event: "Dealt", hands }),
    entry(
      1,
      0,
      "play r10",
      { event: "Played", seat: 0, card: "r10" },
      { event: "TrickTaken", seat: 2, politician: true },
    ),
    entry(2, 2, "play k1", { event: "Scored", points: [0, 0, 26, 0] }),
  ];
  const facts = ending(viewOf({ phase: "over" }), shared, PLAYERS).facts.map(({ figure }) => figure);
  expect(facts).toEqual(["The politician, once", "+26"]); // three had a clean round: no fact about that
});
