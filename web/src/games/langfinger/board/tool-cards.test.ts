// Cards of a kind are the same, and yet the one that was pressed rises.
import { expect, test } from "vitest";
import { toolCards, oneLess, raisedCards } from "./tool-cards";

test("tools lie by kind, each with a name of its own", () => {
  expect(toolCards(["plan", "hammer", "plan"]).map(({ key, again }) => [key, again])).toEqual([
    ["hammer-0", false],
    ["plan-0", false],
    ["plan-1", true],
  ]);
});

test("the card that was pressed rises before others of its kind", () => {
  const cards = toolCards(["plan", "plan", "plan"]);
  expect([...raisedCards(cards, ["plan"], ["plan-2"])]).toEqual(["plan-2"]);
  expect([...raisedCards(cards, ["plan", "plan"], ["plan-2"])]).toEqual(["plan-2", "plan-0"]);
  expect([...raisedCards(cards, [], ["plan-2"])]).toEqual([]);
});

test("one is put back, not all of its kind", () => {
  expect(oneLess(["take plan", "take plan"], "take plan")).toEqual(["take plan"]);
  expect(oneLess(["take plan"], "take hammer")).toEqual(["take plan"]);
});
