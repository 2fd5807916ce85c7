// How events are shown: for how long, with what sound, and where cards go.
import { expect, test } from "vitest";
import { animationSteps } from "../../table/animation/animation-steps";
import type { Entry } from "../../board/game";
import { game } from ".";
import { shown } from "./animation";
import { entry, viewOf } from "./fixtures";
import type { GaunerbandeView, ToldEvent } from "./view";

/** An entry with what its events changed. */
const told = (events: ToldEvent[], ...changes: (Partial<GaunerbandeView> | null)[]): Entry<ToldEvent> => ({
  ...entry(30, 0, "x", ...events),
  changes,
});
const GIVEN = { event: "Given", seat: 0, card: "g1" } as const;

test("the last card of a trick lies there to be read, then the trick goes to its winner", () => {
  const after = viewOf({ trick: [], tricks: [0, 9, 1, 0] });
  const full = [...viewOf().trick, { seat: 0, card: "b4" }];
  const events: ToldEvent[] = [
    { event: "Played", seat: 0, card: "b4" },
    { event: "TrickTaken", seat: 2 },
  ];
  const steps = animationSteps(game, viewOf(), [told(events, { trick: full }, null)], after);
  expect(steps).toHaveLength(2);
  expect(steps[0]?.view).toMatchObject({ trick: full, actors: [] });
  expect(steps[0]?.ms).toBeGreaterThan(700);
  expect(steps[1]).toMatchObject({ to: "seat-2", view: after });
});

test("cards given together are one step, and one hears one's own", () => {
  const entries = [told([GIVEN], { hand: ["g2"] }), told([{ ...GIVEN, card: "g2" }], null)];
  expect(animationSteps(game, viewOf(), entries, viewOf())).toHaveLength(1);
  expect(shown(GIVEN, viewOf())).toMatchObject({ sound: "card" });
  expect(shown({ event: "Given", seat: 1, card: null }, viewOf())).not.toHaveProperty("sound");
});

test("what one passes on goes to whoever gets it; a watcher sees nothing go", () => {
  const receivers = [1, 2, 3, 0];
  const passed: ToldEvent = { event: "Passed", gifts: [null, null, null, null], distance: 1, receivers };
  expect(shown(passed, viewOf({ receivers }))).toMatchObject({ to: "seat-1" });
  expect(shown(passed, viewOf({ receivers, seat: null }))).not.toHaveProperty("to");
});

test("who leads is no step of its own", () => {
  expect(shown({ event: "LeadFound", seat: 1 }, viewOf())).toBeNull();
});
