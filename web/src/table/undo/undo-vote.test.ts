// A question to the others: its time runs down, and whoever asked learns how it ended.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry } from "../../games/gaunerbande/fixtures";
import { UndoVote } from "./undo-vote.svelte";

const question = { seat: 0, waiting: [1, 2], left: 20 };
const before = [entry(0, -1, "")];
const more = entry(1, 1, "play g4");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the time to answer is the server's, runs down, and begins anew with every answer", () => {
  const vote = new UndoVote();
  vote.follow(question, before);
  expect(vote.of).toBe(20);
  vi.advanceTimersByTime(8_000);
  expect(vote.left).toBeCloseTo(12);
  vote.follow({ ...question, left: 11 }, before); // somebody came or went: the same question
  expect(vote.left).toBeCloseTo(12);
  vote.follow({ ...question, waiting: [2], left: 30 }, before);
  expect([vote.left, vote.of]).toEqual([30, 30]);
  vote.follow(null, before);
  expect(vote.left).toBeNull();
});

test.each([
  ["agreed", 2, [{ ...more, undoes: 0, agreed: true }]],
  ["refused", 2, []],
  ["late", 20, []],
  ["moot", 2, [more]],
] as const)("it ended: %s", (verdict, seconds, fresh) => {
  const vote = new UndoVote();
  expect(vote.follow(question, before)).toBeNull();
  vi.advanceTimersByTime(seconds * 1000);
  expect(vote.follow(null, [...before, ...fresh])).toEqual({ seat: 0, verdict });
  expect(vote.follow(null, before)).toBeNull();
});

test("who withdraws a question is not told that it was refused", () => {
  const vote = new UndoVote();
  vote.follow(question, before);
  vote.withdraw();
  expect(vote.follow(null, before)).toEqual({ seat: 0, verdict: "withdrawn" });
});
