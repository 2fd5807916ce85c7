// Picks survive a reload, but not another choice.
import { afterEach, expect, test } from "vitest";
import { keepPicks, keptPicks } from "./picks";

const OPTIONS = ["give g4", "give b7", "give k1"];

afterEach(() => sessionStorage.clear());

test("what was picked is found again at the same table, for the same choice", () => {
  keepPicks("abc", OPTIONS, ["give b7", "give k1"]);
  expect(keptPicks("abc", OPTIONS)).toEqual(["give b7", "give k1"]);
  expect(keptPicks("xyz", OPTIONS)).toEqual([]);
  expect(keptPicks("abc", ["play b7", "play k1"])).toEqual([]);
});

test("what was put back or sent is forgotten", () => {
  keepPicks("abc", OPTIONS, ["give b7"]);
  keepPicks("abc", OPTIONS, []);
  expect(keptPicks("abc", OPTIONS)).toEqual([]);
});

test("what somebody else wrote there is no pick", () => {
  sessionStorage.setItem("cutpurse.picks.abc", "{");
  expect(keptPicks("abc", OPTIONS)).toEqual([]);
});
