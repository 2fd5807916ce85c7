// What the main button would send, and what that would take out of the hand.
import { expect, test } from "vitest";
import { actor, viewOf } from "./fixtures";
import { actingStone, mainCommands, picked, selling, waysToRob } from "./commands";
import type { LangfingerView } from "./view";

const sent = (view: LangfingerView, ...chosen: string[]): readonly string[] =>
  mainCommands(view, actor(view, chosen).picks);

test("what is chosen is sent", () => {
  expect(sent(viewOf(), "rob 1 with rogue")).toEqual(["rob 1 with rogue"]);
  expect(sent(viewOf())).toEqual([]);
});

test("at the City as many tools as are due go together, not fewer", () => {
  const city = viewOf({
    place: "city",
    due: 2,
    city: ["plan", "plan", "hammer"],
    options: ["take plan", "take hammer"],
  });
  expect(sent(city, "take plan")).toEqual([]);
  expect(sent(city, "take plan", "take plan")).toEqual(["take plan", "take plan"]);
});

test("where all tools go anyway, they count as picked", () => {
  const last = viewOf({ place: "city", due: 1, city: ["plan"], options: ["take plan"] });
  expect(sent(last)).toEqual(["take plan"]);
  const all = viewOf({ phase: "discarding", place: "ruin", due: 2, hand: ["hammer", "plan"] });
  expect(picked(all, actor(all).picks)).toEqual(["discard hammer", "discard plan"]);
});

test("a fence who buys one thing gets it; of several one must be chosen", () => {
  const sales = [{ loot: 2, pays: 5 }];
  const one = viewOf({ place: "harbour", options: ["visit 1"], saleable: [sales, []] });
  expect(sent(one, "visit 1")).toEqual(["visit 1", "sell 2"]);
  const two = viewOf({ place: "harbour", options: ["visit 1"], saleable: [[...sales, { loot: 1, pays: 3 }], []] });
  expect(sent(two, "visit 1")).toEqual([]);
});

test("whoever stands at the fence already only sells", () => {
  expect(selling(viewOf({ phase: "acting", place: "harbour" }), 3, 1)).toEqual(["visit 3", "sell 1"]);
  expect(selling(viewOf({ phase: "selling", place: "harbour", stall: 3 }), 3, 1)).toEqual(["sell 1"]);
});

test("the rogue's help comes first among the ways to rob", () => {
  const view = viewOf();
  expect(waysToRob(view.options, 1)).toEqual(["rob 1 with rogue", "rob 1"]);
  expect(waysToRob(view.options, 2)).toEqual([]);
});

test("the stone that acts stands on its space, or on the exchange space it went to", () => {
  expect(actingStone(viewOf())).toEqual({ place: "villa", space: 1, exchange: false });
  const trading = viewOf({ phase: "discarding", place: "ruin", space: 1, exchange: 2 });
  expect(actingStone(trading)).toEqual({ place: "ruin", space: 2, exchange: true });
  expect(actingStone(viewOf({ phase: "placing", place: null, space: null }))).toBeNull();
});
