// What a browser keeps of a table.
import { afterEach, expect, test } from "vitest";
import { notedSeal, notedSeed, noteSeal, noteSeed } from "./seal";

afterEach(() => localStorage.clear());

test("the first seal seen at a table stays, whatever is said later", () => {
  expect(notedSeal("abc")).toBeNull();
  noteSeal("abc", "first");
  noteSeal("abc", "second");
  expect([notedSeal("abc"), notedSeal("other")]).toEqual(["first", null]);
});

test("who sits down anew adds a new seed", () => {
  noteSeed("abc", "01");
  noteSeed("abc", "02");
  expect([notedSeed("abc"), notedSeed("other")]).toEqual(["02", null]);
});
