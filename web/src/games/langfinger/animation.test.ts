// How events are shown: for how long, with what sound, and where pieces go.
import { expect, test } from "vitest";
import { animationSteps } from "../../table/animation/animation-steps";
import type { AnimationStep } from "../../board/game";
import { game } from ".";
import { shown } from "./animation";
import { told, viewOf } from "./fixtures";
import type { Back, LangfingerView, ToldEvent } from "./view";

const SAFE: Back = { lock: "safe", tools: ["hammer", "plan", "plan"] };
const LAST: ToldEvent = { event: "RuinLeft" };

/** The steps of some events; each turns the round, which stands for what it changed. */
function steps(...events: ToldEvent[]): AnimationStep[] {
  const changes = events.map((_, n): Partial<LangfingerView> => ({ round: n + 1 }));
  return animationSteps(game, viewOf(), [{ ...told(1, 0, "x", ...events), changes }], viewOf({ round: 99 }));
}
const rounds = (...events: ToldEvent[]): number[] => steps(...events).map(({ view }) => (view as LangfingerView).round);

test("the lamp walks to the next place, and to the stone that is called there", () => {
  const called: ToldEvent = { event: "StoneCalled", seat: 0, space: 1, due: 0 };
  expect(rounds({ event: "PlaceReached", place: "villa" }, called, LAST)).toEqual([2, 99]);
});

test("the town is laid out anew in one step, and the round begins with it", () => {
  const laid: ToldEvent[] = [
    { event: "ToolLaid", tool: "hammer" },
    { event: "ToolsShuffled" },
    { event: "LootLaid", place: "museum", slot: 2, back: SAFE },
    { event: "LootTurnedUp", card: null, back: SAFE },
    { event: "RoundBegan", round: 3, seat: 2 },
  ];
  expect(rounds({ event: "RoundEnded", earned: 3 }, ...laid, LAST)).toEqual([1, 6, 99]);
});

test("what somebody draws together comes in one step", () => {
  const drawn = (seat: number): ToldEvent => ({ event: "ToolDrawn", seat, tool: null });
  expect(rounds(drawn(3), drawn(3), drawn(2), LAST)).toEqual([2, 3, 99]);
});

test.each<[ToldEvent, string, string | undefined]>([
  [{ event: "ToolTaken", seat: 1, tool: "plan" }, "seat-1", "card"],
  [{ event: "ToolDiscarded", seat: 1, tool: "plan" }, "pile-tools", "card"],
  [{ event: "Robbed", seat: 2, slot: 2, card: null, back: SAFE, rogue: false, paid: 0 }, "seat-2", "trick"],
  [{ event: "Robbed", seat: 2, slot: 2, card: null, back: SAFE, rogue: false, paid: 2 }, "seat-2", "coin"],
  [{ event: "FenceLeft", stall: 1 }, "pile-fences", undefined],
])("what is gone goes where it belongs: %j", (event, to, sound) => {
  expect(shown(event)).toMatchObject({ to, ...(sound ? { sound } : {}) });
});
