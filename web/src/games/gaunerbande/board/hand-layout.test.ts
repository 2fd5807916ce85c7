// The rows of a hand: enough for a finger, none too many, and the shorter ones in the middle.
import { expect, test } from "vitest";
import { cardPositions, rowsFor } from "./hand-layout";

test.each([
  ["a desktop has room for all", 16, 1080, 1],
  ["a phone has two rows", 13, 344, 2],
  ["many cards on a phone have three", 16, 344, 3],
  ["a few lie in one row anywhere", 4, 304, 1],
  ["a phone on its side has one row", 13, 647, 1],
  ["a small one has two", 13, 548, 2],
  ["and one for a few", 8, 548, 1],
  ["more than three there are never", 20, 304, 3],
  ["one as long as nobody knows the room", 13, 0, 1],
])("%s", (_, cards, width, rows) => {
  expect(rowsFor(cards, width)).toBe(rows);
});

test("rows are of about the same length, and the shorter ones moved in", () => {
  expect(cardPositions(5, 2)).toEqual([
    { row: 0, column: 0, inset: 0 },
    { row: 0, column: 1, inset: 0 },
    { row: 0, column: 2, inset: 0 },
    { row: 1, column: 0, inset: 0.5 },
    { row: 1, column: 1, inset: 0.5 },
  ]);
  const rows = cardPositions(16, 3).map(({ row }) => row);
  expect([0, 1, 2].map((row) => rows.filter((other) => other === row).length)).toEqual([6, 5, 5]);
});
