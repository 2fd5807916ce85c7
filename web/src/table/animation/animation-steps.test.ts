// The animation: one view after the other as the server tells them, shown as the game wants its events shown.
import { expect, test } from "vitest";
import { PLAIN_VIEW } from "../../board/fixtures";
import type { Entry, ShownEvent, View } from "../../board/game";
import { animationSteps } from "./animation-steps";

/** A view with a field of its own. */
interface Counted extends View {
  count: number;
}
/** How an event is to be shown; the game of these tests does as it is told. */
type Told = ShownEvent | "along" | null;

const game = { shown: (event: unknown): Told => event as Told };
const view = (count: number, more: Partial<View> = {}): Counted => ({ ...PLAIN_VIEW, count, ...more });
const AFTER = view(99, { actors: [0], options: ["go"] });

/** An entry whose events count up from 1, each of them told. */
function entry(...events: Told[]): Entry {
  const changes = events.map((_, n) => ({ count: n + 1 }) as Partial<View>);
  return { n: 1, seat: 0, command: "x", events, changes, undoes: null, agreed: false };
}
const counts = (told: readonly Entry[], before = view(0)): number[] =>
  animationSteps(game, before, told, AFTER).map((step) => (step.view as Counted).count);

test("each event is a step with the view it led to, the last one with the server's", () => {
  const steps = animationSteps(
    game,
    view(0),
    [entry({ ms: 1 }, { ms: 2, sound: "card", to: "seat-1" }, { ms: 3 })],
    AFTER,
  );
  expect(steps).toEqual([
    { ms: 1, view: view(1), told: { left: 0, events: 1 } },
    { ms: 2, sound: "card", to: "seat-1", view: view(2), told: { left: 0, events: 2 } },
    { ms: 3, view: AFTER },
  ]);
});

test("each step says how far the log may tell, so that no result is read before it is shown; the last tells all", () => {
  const told = (...entries: Entry[]): unknown[] =>
    animationSteps(game, view(0), entries, AFTER).map((step) => step.told);
  const drawn = { ms: 1, together: "drawn-1" };
  expect(told(entry({ ms: 1 }, null, { ms: 1 }), entry({ ms: 1 }, "along", { ms: 1 }))).toEqual([
    { left: 1, events: 1 },
    { left: 1, events: 3 },
    { left: 0, events: 2 },
    undefined,
  ]);
  expect(told(entry(drawn, drawn, { ms: 1 }))).toEqual([{ left: 0, events: 2 }, undefined]);
});

test("where nothing is shown, or something was taken back, the server's view is the only step", () => {
  expect(animationSteps(game, view(0), [], AFTER)).toEqual([{ ms: 0, view: AFTER }]);
  expect(animationSteps(game, view(0), [entry(null, null)], AFTER)).toEqual([{ ms: 0, view: AFTER }]);
  expect(animationSteps(game, view(0), [{ ...entry(), changes: null, undoes: 3 }], AFTER)).toEqual([
    { ms: 0, view: AFTER },
  ]);
});

test("nobody can act during the animation", () => {
  const before = view(0, { actors: [0, 1], options: ["go", "stay"] });
  const [first, last] = animationSteps(game, before, [entry({ ms: 1 }, { ms: 1 })], AFTER);
  expect(first?.view).toMatchObject({ actors: [], options: [], count: 1 });
  expect(last?.view).toMatchObject({ actors: [0], options: ["go"] });
});

test("what is not shown by itself is seen with the next step, or along with the step before", () => {
  expect(counts([entry(null, { ms: 1 }, null, { ms: 1 })])).toEqual([2, 99]);
  expect(counts([entry({ ms: 1 }, "along", { ms: 1 })])).toEqual([2, 99]);
  expect(counts([entry("along", { ms: 1 }, { ms: 1 })])).toEqual([2, 99]);
});

test("an event that changed nothing leaves the view as it was", () => {
  const told = { ...entry({ ms: 1 }, { ms: 1 }, { ms: 1 }), changes: [{ count: 5 } as Partial<View>, null, null] };
  expect(counts([told])).toEqual([5, 5, 99]);
});

test("steps in a row with the same word become one, whatever is not shown between", () => {
  const drawn = { ms: 1, together: "drawn-1" };
  expect(counts([entry(drawn, null, drawn, { ms: 2 })])).toEqual([3, 99]);
  expect(counts([entry(drawn, { ms: 1, together: "drawn-2" }, { ms: 2 })])).toEqual([1, 2, 99]);
  expect(counts([entry(drawn, { ms: 2 }, drawn)])).toEqual([1, 2, 99]);
});

test("a step may want the one before it to be looked at for longer", () => {
  const steps = animationSteps(game, view(0), [entry({ ms: 10 }, { ms: 20, after: 5 })], AFTER);
  expect(steps.map(({ ms }) => ms)).toEqual([15, 20]);
});

test("several entries are one animation", () => {
  const one = { ...entry({ ms: 1 }), changes: [{ count: 7 } as Partial<View>] };
  expect(counts([one, entry({ ms: 1 }, { ms: 1 })])).toEqual([7, 1, 99]);
  expect(counts([{ ...one, changes: null }])).toEqual([99]);
});

test("what is not told, in real time or after a broken connection, is not made up: there is only the last step", () => {
  const untold = { ...entry({ ms: 1 }, { ms: 2, sound: "card" }, null), changes: null };
  expect(animationSteps(game, view(0), [untold], AFTER)).toEqual([{ ms: 2, sound: "card", view: AFTER }]);
  expect(counts([{ ...entry({ ms: 1 }), changes: null }, entry({ ms: 1 }, { ms: 1 })])).toEqual([99]);
});

test("a game may say how fast pieces travel where an event does not", () => {
  const quick = { ...game, flightTime: () => "quick" as const };
  expect(animationSteps(quick, view(0), [], AFTER)).toEqual([{ ms: 0, flightTime: "quick", view: AFTER }]);
  expect(animationSteps(quick, view(0), [entry({ ms: 1, flightTime: "move" })], AFTER)[0]?.flightTime).toBe("move");
});
