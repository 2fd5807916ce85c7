// Money per round, what everybody did, and the end of the game.
import { expect, test } from "vitest";
import type { Outcome } from "../../board/game";
import { ending } from "./ending";
import { PLAYERS, told, viewOf } from "./fixtures";
import { seatStatistics, scoredRounds } from "./score-history";
import type { Back, Front, LangfingerView } from "./view";

const CHEST: Back = { lock: "chest", tools: ["hammer", "pliers"] };
const COINS: Front = { id: "L1", lock: "showcase", tools: ["plan", "plan"], kind: "coins", value: 2 };

const GAME = [
  told(0, 0, "rob 1", { event: "Robbed", seat: 0, slot: 1, card: null, back: CHEST, rogue: false, paid: 3 }),
  told(1, 1, "decline", { event: "StoneReturned", seat: 1, space: 1, vain: true }),
  told(2, 2, "sell 1", { event: "Sold", seat: 2, n: null, card: COINS, paid: 5 }, { event: "RoundEnded", earned: 8 }),
  told(3, 0, "sell 1", { event: "Sold", seat: 0, n: 1, card: COINS, paid: 2 }, { event: "RoundEnded", earned: 2 }),
];

test("each round has its money and its totals", () => {
  expect(scoredRounds(GAME, 4)).toEqual([
    { round: 1, earned: [3, 0, 5, 0], totals: [3, 0, 5, 0] },
    { round: 2, earned: [2, 0, 0, 0], totals: [5, 0, 5, 0] },
  ]);
  expect(scoredRounds(GAME.slice(0, 2), 4)).toEqual([]);
});

test("everybody's sales, chests and idle stones are counted", () => {
  expect(seatStatistics(GAME, 4)).toEqual([
    { sold: 1, chests: 1, vain: 0, best: 3 },
    { sold: 0, chests: 0, vain: 1, best: 0 },
    { sold: 1, chests: 0, vain: 0, best: 5 },
    { sold: 0, chests: 0, vain: 0, best: 0 },
  ]);
});

function finished(scores: number[], rule = "LF-5.1", finishers: number[] = []): LangfingerView {
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? seat : []));
  const outcome: Outcome = { scores, winners, rounds: 2, rule };
  return viewOf({ phase: "over", place: null, money: scores, finishers, dry: 5, outcome });
}

test("the end shows the curve from the start on, and facts that are true", () => {
  const end = ending(finished([21, 4, 5, 0], "LF-5.1", [0]), GAME, PLAYERS);
  expect(end.reason).toBe("You have 21, and 20 or more ends the game.");
  expect(end.verdict).toBe("You have the most, 21, and win.");
  expect(end.curve).toEqual([
    [0, 3, 5],
    [0, 0, 0],
    [0, 5, 5],
    [0, 0, 0],
  ]);
  expect(end.columns.map(({ cells }) => cells)).toEqual([
    ["1", "0", "1", "0"],
    ["1", "0", "0", "0"],
    ["1", "0", "0", "0"],
  ]);
  expect(end.facts.map(({ figure }) => figure)).toEqual(["+5", "+5", "One wasted stone"]);
});

test.each([
  [[21, 22, 1, 2], "LF-5.1", [0, 1], "Ada and Ben have 20 or more: the game is over."],
  [[1, 22, 1, 2], "LF-5.1", [1], "Ben has 22, and 20 or more ends the game."],
  [[1, 2, 1, 2], "LF-5.3", [], "That was the last round: the game is over."],
  [[1, 2, 1, 2], "LF-5.4", [], "Nobody made any money for 5 rounds: the game is over."],
])("with %j by %s the end says why it is over", (money, rule, finishers, reason) => {
  expect(ending(finished(money, rule, finishers), GAME, PLAYERS).reason).toBe(reason);
});

test("who has the most wins, and shares it with those who have as much", () => {
  expect(ending(finished([20, 20, 3, 1]), GAME, PLAYERS).verdict).toBe(
    "Ada and Ben have the most, 20 each, and win together.",
  );
});
