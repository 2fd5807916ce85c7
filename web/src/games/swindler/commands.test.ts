// What pieces stand for in a view: always among the options, or the command that says why not.
import { expect, test } from "vitest";
import { actor, tile, viewOf } from "./fixtures";
import {
  asideOf,
  bagCommand,
  cardCommands,
  cardWish,
  coinCommand,
  fieldCommand,
  freshTileCommand,
  mainCommands,
  isPicked,
  named,
  orderCommand,
  press,
  restOf,
  tileCommand,
  trayCommands,
  alternatives,
} from "./commands";
import type { SwindlerView } from "./view";

const ACTING = viewOf({
  phase: "acting",
  options: ["fulfil 1", "fulfil 1 with help", "sell 1.3 forged", "play beggar", "end actions"],
});

test("an order is reserved, one’s own marker taken back, and in the actions it is fulfilled", () => {
  const reserving = viewOf({ phase: "reserving" });
  expect([1, 2].map((n) => orderCommand(reserving, n))).toEqual(["cancel 1", "reserve 2"]);
  expect([1, 2].map((n) => orderCommand(ACTING, n))).toEqual(["fulfil 1", "fulfil 2"]);
  expect(orderCommand(viewOf(), 1)).toBeUndefined();
});

test("a field that only a Forger could serve stands for the forged sale", () => {
  expect(fieldCommand(ACTING, "1.3")).toBe("sell 1.3 forged");
  expect(fieldCommand(ACTING, "2.1")).toBe("sell 2.1");
});

test("SW-3.5: the bag one is at is drawn from, another one takes a Sidekick", () => {
  const stealing = viewOf({ options: ["draw", "stop", "sidekick red"] });
  expect([bagCommand(stealing, "green"), bagCommand(stealing, "red")]).toEqual(["draw", "sidekick red"]);
  expect(bagCommand(viewOf(), "red")).toBeUndefined(); // nobody holds one
  expect(bagCommand(viewOf({ phase: "reserving", options: ["steal blue"] }), "red")).toBe("steal red");
  expect(bagCommand(ACTING, "green")).toBeUndefined();
});

test("tiles are given, forged, kept or taken as the options do", () => {
  const ring = tile("red ring");
  const own = (change: Partial<SwindlerView>): string | undefined => tileCommand(viewOf(change), ring, "own");
  expect(own({ phase: "handing-in", options: ["give blue watch"] })).toBe("give red ring");
  expect(own({ phase: "paying", options: ["give coin"] })).toBe("give red ring");
  expect(own({ phase: "forging", options: ["forge blue watch"] })).toBe("forge red ring");
  expect(own({ phase: "handing-in", options: [] })).toBeUndefined(); // somebody else is asked
  expect(tileCommand(ACTING, ring, "own")).toBeUndefined();
  expect([coinCommand(viewOf({ options: ["give coin"] })), coinCommand(viewOf())]).toEqual(["give coin", undefined]);
});

test("the phase says whose tiles are meant: one’s own, this turn’s, the supply’s or a partner’s", () => {
  const ring = tile("red ring");
  const taking = viewOf({ phase: "rescuing", active: 2, options: ["take green brooch"] });
  expect([freshTileCommand(taking, ring), tileCommand(taking, ring, "own")]).toEqual(["take red ring", undefined]);
  const dividing = viewOf({ phase: "dividing", options: ["give green brooch"] });
  expect([freshTileCommand(dividing, ring), tileCommand(dividing, ring, "own")]).toEqual(["give red ring", undefined]);
  const begging = viewOf({ phase: "begging", options: ["give red ring"] });
  expect(freshTileCommand(begging, ring)).toBe("give red ring"); // the thief’s own, too
  expect(freshTileCommand({ ...begging, active: 2 }, ring)).toBeUndefined();
  const rewarding = viewOf({ phase: "rewarding", options: ["take white ring", "take no more"] });
  expect(tileCommand(rewarding, tile("white ring"), "supply")).toBe("take white ring");
  expect(tileCommand(rewarding, tile("white ring"), "own")).toBeUndefined();
});

test("what lies nowhere on the table is chosen in a tray", () => {
  expect(trayCommands(viewOf({ options: ["hire nobody", "hire 1", "hire 2"] }))).toEqual(["hire 1", "hire 2"]);
  expect(trayCommands(viewOf({ options: ["as ring", "swap with 2"] }))).toEqual(["as ring", "swap with 2"]);
  expect(trayCommands(ACTING)).toEqual([]);
});

test("an accomplice stands for all that it could do among the options", () => {
  const answering = viewOf({ phase: "answering", options: ["pass", "play assassin on 1", "play assassin on 2"] });
  expect(cardCommands(answering, "assassin")).toEqual(["play assassin on 1", "play assassin on 2"]);
  expect(cardCommands(ACTING, "forger")).toEqual(["fulfil 1 with help", "sell 1.3 forged"]);
  expect(cardCommands(ACTING, "lock_picker_red")).toEqual(["fulfil 1 with help"]);
  expect(cardCommands(ACTING, "copycat")).toEqual([]);
  expect(cardWish(ACTING, "copycat")).toBe("play copycat"); // to be told why not
  expect(cardWish(viewOf(), "copycat")).toBeUndefined(); // a steal is about bags
});

test("what can be done in two ways offers both, and a second press does the one that is picked", () => {
  expect(alternatives(ACTING, "fulfil 1")).toEqual(["fulfil 1", "fulfil 1 with help"]);
  expect(alternatives(ACTING, "play beggar")).toEqual([]);
  const acting = actor(ACTING, ["fulfil 1 with help"]);
  expect(isPicked(ACTING, acting, "fulfil 1")).toBe(true);
  press(ACTING, acting, "fulfil 1");
  expect(acting.sent).toEqual([["fulfil 1 with help"]]);
  press(ACTING, acting, "play beggar");
  expect(acting.picks.chosen).toEqual(["play beggar"]);
});

test("the main button draws on while one steals, else it does what is picked", () => {
  const view = viewOf();
  expect(mainCommands(view, actor(view).picks)).toEqual(["draw"]);
  expect(mainCommands(ACTING, actor(ACTING).picks)).toEqual([]);
  expect(mainCommands(ACTING, actor(ACTING, ["fulfil 1"]).picks)).toEqual(["fulfil 1"]);
  expect([asideOf(view), asideOf(ACTING)]).toEqual(["stop", "end actions"]);
});

test("SW-3.2: this turn’s tiles are apart from the rest, and keep their names when they join it", () => {
  const view = viewOf({ loot: [[tile("green coin"), tile("green coin"), tile("red ring")], [], [], []] });
  const rest = [tile("green coin"), tile("red ring")];
  const steal = { ...(view.steal ?? ({} as never)), fresh: [tile("green coin")], rest };
  expect(restOf({ ...view, steal }, 0)).toEqual(rest);
  expect(restOf(view, 1)).toEqual(view.loot[1]);
  expect(named(0, steal.fresh, rest)[0]?.piece).toBe("tile-0-green coin-1");
  expect(named(0, view.loot[0] ?? []).map(({ piece }) => piece)).toContain("tile-0-green coin-1");
});
