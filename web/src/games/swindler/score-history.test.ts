// Points per round, what everybody did, and the end of the game.
import { expect, test } from "vitest";
import type { Outcome } from "../../board/game";
import { ending } from "./ending";
import { PLAYERS, tile, told, viewOf } from "./fixtures";
import { seatStatistics, scoredRounds } from "./score-history";
import type { Order, SwindlerView } from "./view";

const ORDER: Order = { id: "A8", kind: "draw", needs: { draw: 3 }, points: 3, coins: 1, neutral: 0, posters: 0 };

const GAME = [
  told(0, -1, "", { event: "StartDrawn", seat: 0, points: 3 }, { event: "RoundBegan", round: 1 }),
  told(1, 1, "reserve 1", { event: "MarkerPut", seat: 1, slot: 1, costs: 2 }),
  told(
    2,
    0,
    "reserve 1",
    { event: "MarkerPut", seat: 0, slot: 1, costs: 2, thrown: 1, lost: 2 },
    { event: "BagNamed", seat: 0, bag: "red" },
    { event: "TileDrawn", seat: 0, tile: tile("red ring") },
    { event: "TileDrawn", seat: 0, tile: tile("red coin") },
    { event: "StealEnded", seat: 0, caught: false },
    { event: "OrderFulfilled", seat: 0, slot: 1, order: ORDER, points: 3, coins: 1, posters: 0 },
    { event: "BagNamed", seat: 1, bag: "red" },
    { event: "StealEnded", seat: 1, caught: true },
    { event: "RoundBegan", round: 2 },
  ),
  told(
    3,
    2,
    "sell 1.1",
    { event: "CardPlayed", seat: 2, card: "beggar" },
    { event: "TileSold", seat: 2, stall: 1, field: 1, tile: tile("blue watch"), points: 2 },
    { event: "DealerCompleted", seat: 2, stall: 1, points: 2 },
    { event: "BetSettled", seat: 3, caught: true, won: false, points: 0 },
    { event: "Counted", seat: 0, coins: 2, markers: 0, points: 2, gained: 2 },
    { event: "Counted", seat: 3, coins: 0, markers: 3, points: -6, gained: -3 },
  ),
];

test("each round has its points, and the last one the final count", () => {
  expect(scoredRounds(GAME, 4)).toEqual([
    { round: 1, earned: [3, -2, 0, 0], totals: [6, 1, 3, 3] },
    { round: 2, earned: [2, 0, 4, -3], totals: [8, 1, 7, 0] },
  ]);
  expect(scoredRounds(GAME.slice(0, 2), 4)).toEqual([]);
});

test("rounds can be counted by who does not say how many play", () => {
  expect(scoredRounds(GAME)).toHaveLength(2);
});

test("everybody's orders, sales, skulls and accomplices are counted", () => {
  expect(seatStatistics(GAME, 4)).toEqual([
    { orders: 1, sold: 0, caught: 0, cards: 0, best: 3, haul: 2 },
    { orders: 0, sold: 0, caught: 1, cards: 0, best: 0, haul: 0 },
    { orders: 0, sold: 1, caught: 0, cards: 1, best: 0, haul: 0 },
    { orders: 0, sold: 0, caught: 0, cards: 0, best: 0, haul: 0 },
  ]);
});

function finished(scores: number[], winners: number[], change: Partial<SwindlerView> = {}): SwindlerView {
  const outcome: Outcome = { scores, winners, rounds: 2, rule: "SW-8.1" };
  return viewOf({ phase: "over", points: scores, outcome, done: [6, 1, 0, 0], finishers: [0], ...change });
}

test("the end shows the curve from the start on, and facts that are true", () => {
  const end = ending(finished([8, 1, 7, 0], [0]), GAME, PLAYERS);
  expect(end.reason).toBe("You have fulfilled 6 orders: the game is over.");
  expect(end.verdict).toBe("You have the most points, 8, and win.");
  expect(end.poster.sum).toBe("8 points after 2 rounds");
  expect(end.curve).toEqual([
    [3, 6, 8],
    [3, 1, 1],
    [3, 3, 7],
    [3, 3, 0],
  ]);
  expect(end.columns.map(({ cells }) => cells)).toEqual([
    ["6", "1", "0", "0"],
    ["0", "0", "1", "0"],
    ["0", "1", "0", "0"],
  ]);
  expect(end.sums).toMatchInlineSnapshot(`
    [
      "3 at the start, 3 for orders and 2 for coins",
      "3 at the start and −2 for markers",
      "3 at the start and 4 for sales",
      "3 at the start and −3 for markers",
    ]
  `);
  expect(end.facts.map(({ figure }) => figure)).toEqual(["+3", "2 tiles", "Caught once"]);
});

test("why it is over: one has enough orders, several have, or a last round was agreed on", () => {
  const several = ending(finished([8, 1, 7, 0], [0], { done: [6, 7, 0, 0], finishers: [0, 1] }), GAME, PLAYERS);
  expect(several.reason).toBe("Ada and Ben have fulfilled 6 orders or more: the game is over.");
  const outcome: Outcome = { scores: [8, 1, 7, 0], winners: [0], rounds: 2, rule: "SW-8.5" };
  expect(ending(viewOf({ outcome }), GAME, PLAYERS).reason).toBe("It was the last round agreed on: the game is over.");
});

test.each([
  [[8, 9, 7, 0], [1], "Ben has the most points, 9, and wins."],
  [[8, 8, 7, 0], [0], "Several have 8 points, but you have fulfilled the most orders and win."],
  [[8, 8, 7, 0], [0, 1], "Ada and Ben have the most points, 8 each, and as many orders: they win together."],
  [[8, 8, 8, 0], [0, 1], "Several have 8 points, but Ada and Ben have fulfilled the most orders and win together."],
])("with %j and %j on top the verdict says why", (scores, winners, verdict) => {
  expect(ending(finished(scores, winners), GAME, PLAYERS).verdict).toBe(verdict);
});
