// Picks survive a reload, but not another choice.
import { afterEach, expect, test } from "vitest";
import { savePicks, savedPicks } from "./saved-picks";

const OPTIONS = ["give g4", "give b7", "give k1"];

afterEach(() => sessionStorage.clear());

test("what was picked is found again at the same table, for the same choice", () => {
  savePicks("abc", OPTIONS, ["give b7", "give k1"]);
  expect(savedPicks("abc", OPTIONS)).toEqual(["give b7", "give k1"]);
  expect(savedPicks("xyz", OPTIONS)).toEqual([]);
  expect(savedPicks("abc", ["play b7", "play k1"])).toEqual([]);
});

test("what was put back or sent is forgotten", () => {
  savePicks("abc", OPTIONS, ["give b7"]);
  savePicks("abc", OPTIONS, []);
  expect(savedPicks("abc", OPTIONS)).toEqual([]);
});

test("what somebody else wrote there is no pick", () => {
  sessionStorage.setItem("cutpurse.picks.abc", "{");
  expect(savedPicks("abc", OPTIONS)).toEqual([]);
});
