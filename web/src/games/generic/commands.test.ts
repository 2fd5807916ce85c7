// How the commands of any game are laid out.
import { expect, test } from "vitest";
import { byPiece, offered } from "./commands";
import { DICE } from "./fixtures";

test("commands are grouped by verb, and only verbs on offer are shown", () => {
  const groups = offered(DICE, ["bid 2 five", "bid 2 six"]);
  expect(groups.map(({ verb, legal, all }) => [verb, legal, all])).toEqual([["bid", 2, 4]]);
  expect(offered(DICE, ["believe", "doubt"]).map(({ verb }) => verb)).toEqual(["doubt", "believe"]);
});

test("two arguments make a table: rows by the first, columns by the second", () => {
  const [bid] = offered(DICE, ["bid 2 five"]);
  expect(bid?.columns).toEqual(["five", "six"]);
  expect(bid?.rows.map(({ key, offers }) => [key, offers.map(({ legal }) => legal)])).toEqual([
    ["1", [false, false]],
    ["2", [true, false]],
  ]);
});

test("one argument needs no rows, and more than two stand in rows by the first", () => {
  const [one] = offered({ menus: [["set 1", "set 2"]] }, ["set 1"]);
  expect(one?.rows.map(({ key }) => key)).toEqual([""]);
  const [more] = offered({ menus: [["pay a b c", "pay a", "pay d e"]] }, ["pay a"]);
  expect(more?.rows.map(({ key }) => key)).toEqual(["a", "d"]);
  expect(more?.columns).toEqual([]);
});

test("what is legal but in no menu is offered, too", () => {
  expect(offered({ menus: [] }, ["pass"]).map(({ verb }) => verb)).toEqual(["pass"]);
});

test("a piece knows its commands, but a number among several arguments is no piece", () => {
  const found = byPiece(["set 3", "burn g4", "give g4 2", "bid 3 5"]);
  expect(Object.fromEntries(found)).toEqual({ "3": ["set 3"], g4: ["burn g4", "give g4 2"] });
});
