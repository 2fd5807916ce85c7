// A question to the others: its time runs down, and whoever asked learns how it ended.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry } from "../games/gaunerbande/fixtures";
import { Inquiry } from "./inquiry.svelte";

const question = { seat: 0, waiting: [1, 2], left: 20 };
const before = [entry(0, -1, "")];
const more = entry(1, 1, "play g4");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the time to answer is the server's, runs down, and begins anew with every answer", () => {
  const inquiry = new Inquiry();
  inquiry.follow(question, before);
  expect(inquiry.of).toBe(20);
  vi.advanceTimersByTime(8_000);
  expect(inquiry.left).toBeCloseTo(12);
  inquiry.follow({ ...question, left: 11 }, before); // somebody came or went: the same question
  expect(inquiry.left).toBeCloseTo(12);
  inquiry.follow({ ...question, waiting: [2], left: 30 }, before);
  expect([inquiry.left, inquiry.of]).toEqual([30, 30]);
  inquiry.follow(null, before);
  expect(inquiry.left).toBeNull();
});

test.each([
  ["agreed", 2, [{ ...more, undoes: 0, agreed: true }]],
  ["refused", 2, []],
  ["late", 20, []],
  ["moot", 2, [more]],
] as const)("it ended: %s", (verdict, seconds, fresh) => {
  const inquiry = new Inquiry();
  expect(inquiry.follow(question, before)).toBeNull();
  vi.advanceTimersByTime(seconds * 1000);
  expect(inquiry.follow(null, [...before, ...fresh])).toEqual({ seat: 0, verdict });
  expect(inquiry.follow(null, before)).toBeNull();
});

test("who withdraws a question is not told that it was refused", () => {
  const inquiry = new Inquiry();
  inquiry.follow(question, before);
  inquiry.withdraw();
  expect(inquiry.follow(null, before)).toEqual({ seat: 0, verdict: "withdrawn" });
});
