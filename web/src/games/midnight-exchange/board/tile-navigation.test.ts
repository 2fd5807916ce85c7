// The keyboard in the field, and how tiles lie there.
import { expect, test } from "vitest";
import { nearest, TypedNumber } from "./tile-navigation";
import { tileOffset } from "./tile-offset";

test("figures make the number of a tile, and begin anew where there is none, or after a while", () => {
  const typed = new TypedNumber(() => 54);
  expect(typed.add("1", 0)).toBe(1);
  expect(typed.add("7", 300)).toBe(17);
  expect(typed.add("3", 600)).toBe(3); // there is no tile 173
  expect(typed.add("2", 5000)).toBe(2);
  expect(new TypedNumber(() => 54).add("0", 0)).toBeNull();
});

test("arrow keys go to what lies nearest in their direction, also where rows are uneven", () => {
  const spots = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => ({ x: column * 50, y: row * 50 })));
  const last = spots.push({ x: 75, y: 200 }) - 1;
  expect(nearest(spots, { x: 50, y: 50 }, [1, 0])).toBe(5);
  expect(nearest(spots, { x: 50, y: 50 }, [0, -1])).toBe(1);
  expect(nearest(spots, { x: 100, y: 150 }, [0, 1])).toBe(last);
  expect(nearest(spots, { x: 0, y: 0 }, [-1, 0])).toBe(-1);
});

test("ME-2.6: tiles lie alike for everybody, otherwise in every round, and never off their places", () => {
  const lie = (round: number): number[] =>
    Array.from({ length: 54 }, (_, n) => tileOffset(round, n + 1)).flatMap(({ x, y, angle }) => [x, y, angle / 7]);
  expect(lie(2)).toEqual(lie(2));
  expect(lie(2)).not.toEqual(lie(3));
  expect(lie(2).every((part) => Math.abs(part) <= 1)).toBe(true);
  expect(new Set(lie(2).map((part) => part.toFixed(3))).size).toBeGreaterThan(120);
});
