// How fast the table moves: kept in this browser, and the usual speed needs no note.
import { afterEach, expect, test } from "vitest";
import { setSpeed, speed, SPEEDS, tableFactor } from "./speed.svelte";

afterEach(() => setSpeed("normal"));

test("a slower table takes longer, at once nothing moves", () => {
  const factors = SPEEDS.map((each) => (setSpeed(each), tableFactor()));
  expect(factors).toEqual([...factors].sort((a, b) => b - a));
  expect([factors[1], factors[3]]).toEqual([1, 0]);
});

test("what was chosen is kept", () => {
  setSpeed("fast");
  expect(speed()).toBe("fast");
  expect(Object.values(localStorage)).toContain("fast");
  setSpeed("normal");
  expect(Object.values(localStorage)).not.toContain("fast");
});
