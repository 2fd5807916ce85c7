// Names beside the chart of an end screen: whole where that can be.
import { expect, test } from "vitest";
import { nameLines } from "./name-lines";

test.each([
  ["Ada", 13, ["Ada"]],
  ["Wilhelmine Donnerschlag", 24, ["Wilhelmine Donnerschlag"]],
  ["Wilhelmine Donnerschlag", 13, ["Wilhelmine", "Donnerschlag"]],
  ["Ada the Second of All", 13, ["Ada the", "Second of All"]],
  ["Donnerschlagwetterleucht", 13, ["Donnerschlag…"]],
  ["Wilhelmine Donnerschlagwetter", 13, ["Wilhelmine", "Donnerschlag…"]],
])("%s in lines of %i letters", (name, most, lines) => {
  expect(nameLines(name, most)).toEqual(lines);
});

test("no letter is cut in two", () => {
  expect(nameLines("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3)).toEqual(["👩‍👩‍👧‍👦👩‍👩‍👧‍👦…"]);
});
