// How events are shown: in a single step, since hands are faster than animations.
import { expect, test } from "vitest";
import { animationSteps } from "../../table/animation/animation-steps";
import { game } from ".";
import { shown } from "./animation";
import { CLOCKS, entries, viewOf } from "./fixtures";
import type { ToldEvent } from "./view";

const KEPT = { event: "Kept", seat: 0, tile: 3, slot: 1, find: "iron_key" } as const;
const BOUGHT: ToldEvent = { event: "CardBought", seat: 1, market: 2, notch: 1, card: CLOCKS, worth: 2 };

test("one hears what one's own hand does, and keys above all", () => {
  expect(shown(KEPT, viewOf())).toMatchObject({ ms: 0, flightTime: "quick", sound: "key" });
  expect(shown({ ...KEPT, find: "notes" }, viewOf())).toMatchObject({ sound: "card" });
  expect(shown({ ...KEPT, seat: 1 }, viewOf())).not.toHaveProperty("sound");
});

test("all that a move does is one step, whether its views are told or not", () => {
  const events: ToldEvent[] = [{ event: "Paid", seat: 1, slots: [1] }, BOUGHT, { event: "TurnCame", seat: 2 }];
  const [untold] = entries(events);
  if (!untold) throw new Error("there is an entry");
  const [before, after] = [viewOf({ phase: "trading" }), viewOf({ phase: "trading", pile: 11 })];
  for (const entry of [untold, { ...untold, changes: [{}, {}, null] }]) {
    const steps = animationSteps(game, before, [entry], after);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ sound: "coin", to: "seat-1", flightTime: "move", view: after });
  }
});

test("within a rummage everything goes quickly", () => {
  const after = viewOf({ round: 3 });
  expect(animationSteps(game, viewOf(), [], after)).toEqual([{ ms: 0, flightTime: "quick", view: after }]);
  expect(animationSteps(game, viewOf({ phase: "trading" }), [], after)).toEqual([
    { ms: 0, flightTime: "move", view: after },
  ]);
});
