// A question to the others: its time runs down, and whoever asked learns how it ended.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry } from "../games/gaunerbande/fixtures";
import { Inquiry } from "./inquiry.svelte";

const question = { seat: 0, waiting: [1, 2] };
const before = [entry(0, -1, "")];
const more = entry(1, 1, "play g4");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the time to answer runs down, and begins anew with every answer", () => {
  const inquiry = new Inquiry();
  inquiry.follow(question, before);
  vi.advanceTimersByTime(10_000);
  expect(inquiry.left).toBeCloseTo(20);
  inquiry.follow({ ...question }, before); // somebody came or went: the same question
  expect(inquiry.left).toBeCloseTo(20);
  inquiry.follow({ ...question, waiting: [2] }, before);
  expect(inquiry.left).toBe(30);
  inquiry.follow(null, before);
  expect(inquiry.left).toBeNull();
});

test.each([
  ["agreed", 2, [{ ...more, undoes: 0, agreed: true }]],
  ["refused", 2, []],
  ["late", 30, []],
  ["moot", 2, [more]],
] as const)("it ended: %s", (verdict, seconds, fresh) => {
  const inquiry = new Inquiry();
  expect(inquiry.follow(question, before)).toBeNull();
  vi.advanceTimersByTime(seconds * 1000);
  expect(inquiry.follow(null, [...before, ...fresh])).toEqual({ seat: 0, verdict });
  expect(inquiry.follow(null, before)).toBeNull();
});
