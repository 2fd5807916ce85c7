// How a game ended: who won, in words, and who came where.
import { expect, test } from "vitest";
import { PLAYERS } from "./fixtures";
import { greatest, headline, placeOf, ranked } from "./result";

const outcome = { scores: [40, 12, 101, 12], winners: [1, 3], rounds: 5, rule: "GB-5.1" };

test("the winners come first, the others by how far they are behind", () => {
  expect(ranked(outcome, PLAYERS).map(({ name }) => name)).toEqual(["Ben", "Dan", "Ada", "Cleo"]);
});

test("who stands equal shares a place, and the next one is left out", () => {
  const tied = { ...outcome, scores: [40, 12, 40, 101], winners: [1] };
  expect([0, 1, 2, 3].map((seat) => placeOf(tied, seat))).toEqual([
    { place: 2, shared: true },
    { place: 1, shared: false },
    { place: 2, shared: true },
    { place: 4, shared: false },
  ]);
});

test("who has as much as the winner, but lost the tie, comes second", () => {
  const close = { ...outcome, scores: [5, 5, 3, 5], winners: [0] };
  expect(placeOf(close, 1)).toEqual({ place: 2, shared: true });
  expect(placeOf(close, 2)).toEqual({ place: 4, shared: false });
});

test("winners are named, and who won alone is spoken to", () => {
  expect(headline(outcome, PLAYERS)).toBe("Ben and Dan get away with it.");
  expect(headline({ ...outcome, winners: [0] }, PLAYERS)).toBe("You get away with it.");
  expect(headline({ ...outcome, winners: [2] }, PLAYERS)).toBe("Cleo gets away with it.");
});

test("the greatest of several numbers stands alone, or there is none", () => {
  expect([[1, 3, 2], [2, 2, 1], [0, 0], [], [-1]].map(greatest)).toEqual([1, -1, -1, -1, -1]);
});
