// The show: which views are drawn between two positions.
import { expect, test } from "vitest";
import type { GaunerbandeView } from "./view";
import { animation } from "./animation";
import { entry, viewOf } from "./fixtures";

const seen = (list: ReturnType<typeof animation>): GaunerbandeView[] => list.map(({ view }) => view as GaunerbandeView);

test("the last card of a trick lies there to be read, then the trick goes to its winner", () => {
  const before = viewOf();
  const after = viewOf({
    trick: [],
    hand: ["g5", "b9", "r10"],
    last_trick: [],
    actors: [2],
    options: [],
    tricks: [0, 9, 1, 0],
  });
  const told = [entry(30, 0, "play b4", { event: "Played", seat: 0, card: "b4" }, { event: "TrickTaken", seat: 2 })];
  const steps = animation(before, told, after);
  const [full, gone] = seen(steps);
  expect(steps).toHaveLength(2);
  expect(full?.trick.map(({ card }) => card)).toEqual(["b7", "b10", "k0", "b4"]);
  expect(full?.ahead).toBe(2);
  expect(full?.hand).toEqual(["g5", "b9", "r10"]);
  expect(full?.actors).toEqual([]);
  expect(gone).toBe(after);
  expect(steps[0]?.ms).toBeGreaterThan(700);
  expect(steps[1]?.to).toBe("seat-2");
});

test("cards given together are one beat, and the truth is its view", () => {
  const before = viewOf({
    phase: "passing",
    trick: [],
    gave: [],
    received: [],
    hand: ["g1", "g2", "g3", "g4"],
    owing: [0, 1],
  });
  const after = { ...before, hand: ["g4"], gave: ["g1", "g2", "g3"], owing: [1] };
  const told = ["g1", "g2", "g3"].map((card, n) => entry(n, 0, `give ${card}`, { event: "Given", seat: 0, card }));
  expect(seen(animation(before, told, after))).toEqual([after]);
});

test("passing draws the hand with what came, sorted, and sends the gifts to the left", () => {
  const before = viewOf({ phase: "passing", trick: [], hand: ["g9"], gave: ["g1", "g2", "g3"], hands: [1, 1, 1, 1] });
  const gifts = [["g1", "g2", "g3"], null, null, ["k1", "b2", "g4"]];
  const told = [
    entry(9, 2, "", { event: "Passed", gifts, distance: 1 }, { event: "LeadFound", seat: 1 }),
    entry(10, 1, "play g0", { event: "Played", seat: 1, card: "g0" }),
  ];
  const steps = animation(before, told, viewOf());
  expect(seen(steps)[0]?.hand).toEqual(["g4", "g9", "b2", "k1"]);
  expect(seen(steps)[0]?.hands).toEqual([4, 4, 4, 4]);
  expect(steps[0]?.to).toBe("seat-1");
  expect(steps).toHaveLength(2);
});

test("a watcher sees full hands at the deal, whatever was given since", () => {
  const none = [null, null, null, null];
  const told = [
    entry(0, -1, "", { event: "Dealt", hands: none }),
    entry(1, 2, "", { event: "Given", seat: 2, card: null }),
  ];
  const after = viewOf({ seat: null, phase: "passing", hand: [], hands: [13, 13, 12, 13] });
  const [dealt] = seen(animation(viewOf({ seat: null, hand: [], hands: [0, 0, 0, 0] }), told, after));
  expect(dealt?.hands).toEqual([13, 13, 13, 13]);
});

test("what was taken back is not shown as a show", () => {
  const after = viewOf();
  const undo = { n: 5, seat: 0, command: "", events: [], undoes: 4, agreed: true };
  expect(animation(viewOf(), [undo], after)).toEqual([{ ms: 0, view: after }]);
});

test("a card lies in the trick or in a known hand, never in both, and then with whoever took it", () => {
  const before = viewOf({ seat: null, hand: [], known: [["b4", "g5"], ["k2"], [], []] });
  const told = [entry(30, 0, "play b4", { event: "Played", seat: 0, card: "b4" }, { event: "TrickTaken", seat: 2 })];
  const more = [entry(31, 2, "play b0", { event: "Played", seat: 2, card: "b0" })];
  const [full, gone] = seen(animation(before, [...told, ...more], viewOf()));
  expect(full?.known).toEqual([["g5"], ["k2"], [], []]);
  expect(gone?.taken[2]).toEqual(["b7", "b10", "k0", "b4"]);
});
