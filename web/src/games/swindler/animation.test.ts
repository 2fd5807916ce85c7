// How events are shown: for how long, with what sound, and where pieces go.
import { expect, test } from "vitest";
import { animationSteps } from "../../table/animation/animation-steps";
import { game } from ".";
import { shown } from "./animation";
import { tile, told, viewOf } from "./fixtures";
import type { SwindlerView, ToldEvent } from "./view";

/** The rounds of the views that are shown; each event turns the round, which stands for what it changed. */
function rounds(...events: ToldEvent[]): number[] {
  const changes = events.map((_, n): Partial<SwindlerView> => ({ round: n + 1 }));
  const entry = { ...told(1, 0, "x", ...events), changes };
  return animationSteps(game, viewOf(), [entry], viewOf({ round: 99 })).map(({ view }) => (view as SwindlerView).round);
}

const LAST: ToldEvent = { event: "SkullCopied", seat: 1 };

test("events that change nothing visible have no step of their own", () => {
  const noted: ToldEvent[] = [
    { event: "Called", seat: 1 },
    { event: "Asked", seats: [1] },
    { event: "Answered", seat: 1, choice: null },
    { event: "WindowClosed" },
    { event: "PaymentBegan", deal: 1, owed: 1 },
    { event: "Entered", frame: "Window" },
    { event: "Left" },
  ];
  expect(rounds(...noted)).toEqual([99]);
});

test("tiles leave their bag one by one; those lost to a skull go back at once", () => {
  const drawn: ToldEvent = { event: "TileDrawn", seat: 0, tile: tile("green ring") };
  const lost: ToldEvent = { event: "TileReturned", seat: 0, tile: tile("green ring"), fresh: true };
  expect(rounds(drawn, drawn, LAST)).toEqual([1, 2, 99]);
  expect(rounds({ event: "SkullStruck", seat: 0, bag: "green" }, lost, lost, LAST)).toEqual([1, 3, 99]);
});

test("the cards of a seat are drawn together", () => {
  const drawn = (seat: number): ToldEvent => ({ event: "AccompliceDrawn", seat, card: null });
  expect(rounds(drawn(3), drawn(3), drawn(0), LAST)).toEqual([2, 3, 99]);
});

test.each<[ToldEvent, string]>([
  [{ event: "SkullSpared", seat: 0 }, "bag-green"],
  [{ event: "TilePaid", seat: 0, tile: tile("red ring") }, "bag-red"],
  [{ event: "TilePaid", seat: 0, tile: tile("white ring") }, "supply"],
  [{ event: "TileGiven", giver: 0, taker: 2, tile: tile("red ring"), fresh: true }, "seat-2"],
  [{ event: "DealerCompleted", seat: 0, stall: 1, points: 2 }, "pile-dealers"],
  [{ event: "CardCancelled", seat: 0, card: "assassin" }, "pile-accomplices"],
])("what is gone goes where it belongs: %j", (event, to) => {
  expect(shown(event, viewOf())).toMatchObject({ to });
});

test("a marker that is thrown off goes back to its owner", () => {
  const put = (slot: number): ToldEvent => ({ event: "MarkerPut", seat: 0, slot, costs: 2 });
  const { orders } = viewOf();
  const [owned, free] = [
    orders.findIndex((order) => order?.marker === 1),
    orders.findIndex((order) => order?.marker === null),
  ];
  expect(shown(put(owned + 1), viewOf())).toMatchObject({ to: "seat-1" });
  expect(shown(put(free + 1), viewOf())).not.toHaveProperty("to");
});

test("a bet that is won is heard", () => {
  const settled = { event: "BetSettled", seat: 1, caught: true, won: true, points: 3 } as const;
  expect(shown(settled, viewOf())).toMatchObject({ sound: "coin" });
  expect(shown({ ...settled, won: false, points: 0 }, viewOf())).not.toHaveProperty("sound");
});
