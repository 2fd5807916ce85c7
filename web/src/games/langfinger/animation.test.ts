// The animation of events: one view after the other, the last one as the server sent it.
import { expect, test } from "vitest";
import { animation } from "./animation";
import { told, viewOf } from "./fixtures";
import type { Back, ToldEvent, LangfingerView } from "./view";

/** The views that some events are shown in; the last one is the server's. */
function shown(before: LangfingerView, ...events: ToldEvent[]): LangfingerView[] {
  const after = viewOf({ round: 99 });
  return animation(before, [told(1, 0, "x", ...events)], after).map(({ view }) => view as LangfingerView);
}

const REST: ToldEvent = { event: "RuinLeft" }; // a last step, which the server's view replaces
const SAFE: Back = { lock: "safe", tools: ["hammer", "plan", "plan"] };

test("the last step draws the server's view; where nothing happened, it is the only one", () => {
  const after = viewOf({ round: 3 });
  expect(animation(viewOf(), [], after)).toEqual([{ ms: 0, view: after }]);
  expect(animation(viewOf(), [{ ...told(4, 0, ""), undoes: 3 }], after)).toEqual([{ ms: 0, view: after }]);
});

test("nobody can act during the animation", () => {
  const [first] = shown(viewOf(), { event: "StonePlaced", seat: 2, place: "city", space: 1 }, REST);
  expect(first).toMatchObject({ actors: [], options: [], stones: [1, 0, 1, 1] });
  expect(first?.spaces.city).toEqual([2, null, null, null, null]);
});

test("the lamp walks to the next place, then to the stone that is called", () => {
  const [walk] = shown(
    viewOf({ place: "city", space: 2 }),
    { event: "PlaceReached", place: "villa" },
    { event: "StoneCalled", seat: 0, space: 1, due: 0 },
    REST,
  );
  expect(walk).toMatchObject({ place: "villa", space: 1, phase: "acting" });
});

test("a tool taken leaves the City for the hand, and everybody has seen it", () => {
  const [taken] = shown(viewOf({ place: "city" }), { event: "ToolTaken", seat: 0, tool: "plan" }, REST);
  expect(taken).toMatchObject({ city: ["lockpick"], hands: [5, 3, 5, 2] });
  expect(taken?.hand).toEqual(["lockpick", "hammer", "hammer", "pliers", "plan"]);
  expect(taken?.shown[0]).toEqual(["hammer", "plan"]);
});

test("a chest pays at once, the rogue's tool stays in hand, and what is gone is no longer within one's means", () => {
  const back: Back = { lock: "chest", tools: ["hammer", "pliers"] };
  const card = { ...back, id: "L2", kind: "money", value: 2 } as const;
  const [open] = shown(viewOf(), { event: "Robbed", seat: 0, slot: 1, card, back, rogue: true, paid: 2 }, REST);
  expect(open).toMatchObject({ money: [6, 2, 0, 7], hand: ["lockpick", "hammer", "hammer"], tired: [0] });
  expect(open?.villa[0]).toBeNull();
  expect(open?.payable.villa).toEqual([]);
});

test("somebody else's loot is seen from behind only", () => {
  const rob: ToldEvent = { event: "Robbed", seat: 2, slot: 2, card: null, back: SAFE, rogue: false, paid: 0 };
  const [robbed] = shown(viewOf(), rob, REST);
  expect(robbed?.loot[2]).toEqual([SAFE]);
  expect(robbed).toMatchObject({ hands: [4, 3, 2, 2], shown: [["hammer"], [], [], []] });
  expect(robbed?.mine).toHaveLength(1);
});

test("an exchange moves the stone on; what is drawn together comes in one step", () => {
  const views = shown(
    viewOf({ place: "ruin", space: 1, hands: [4, 3, 5, 2] }),
    { event: "Exchanged", seat: 3, exchange: 1, due: 1 },
    { event: "ToolDiscarded", seat: 3, tool: "plan" },
    { event: "ToolDrawn", seat: 3, tool: null },
    { event: "ToolDrawn", seat: 3, tool: null },
    { event: "RuinLeft" },
    REST,
  );
  expect(views).toHaveLength(5);
  expect(views[0]?.spaces.ruin).toEqual([null, null, null, null, null]);
  expect(views[0]?.ruin[0]?.seat).toBe(3);
  expect(views[2]?.hands[3]).toBe(3);
  expect(views[3]).toMatchObject({ stones: [1, 0, 3, 2] });
});

test.each([1, null])("a sale pays, and of several alike cards one goes (n = %j)", (n) => {
  const card = { id: "L12", lock: "showcase", tools: ["hammer", "blowtorch"], kind: "coins", value: 2 } as const;
  const sale: ToldEvent = { event: "Sold", seat: 0, n, card: { ...card, tools: [...card.tools] }, paid: 3 };
  const views = shown(viewOf({ place: "harbour" }), sale, { event: "FenceLeft", stall: 1 }, REST);
  expect(views[0]).toMatchObject({ money: [7, 2, 0, 7], mine: [], sold: "coins" });
  expect(views[0]?.loot[0]).toEqual([]);
  expect(views[1]?.harbour).toEqual([null, null]);
});

test("the town is laid out anew in one step", () => {
  const views = shown(
    viewOf({ place: "harbour" }),
    { event: "RoundEnded", earned: 3 },
    { event: "ToolLaid", tool: "hammer" },
    { event: "LootLaid", place: "museum", slot: 2, back: SAFE },
    { event: "LootTurnedUp", card: null, back: SAFE },
    { event: "RoundBegan", round: 3, seat: 2 },
    REST,
  );
  expect(views).toHaveLength(3);
  expect(views[1]).toMatchObject({ city: ["lockpick", "hammer", "plan"], round: 3, start: 2, place: null });
  expect(views[1]?.museum[1]).toEqual(SAFE);
});
