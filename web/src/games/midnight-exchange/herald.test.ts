// What is said aloud in a rummage: what others take, the time that is left, and never more than a voice can say.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FACES, viewOf } from "./fixtures";
import { doings, Herald, inWords, markPassed } from "./herald.svelte";
import type { Find, MidnightView, Slot } from "./view";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A rummage in which a seat keeps a find. */
function keeping(seat: number, tile: number, find: Find): MidnightView {
  const tray: (Slot | null)[] = [{ tile, find }, null, null, null, null, null];
  return viewOf({ trays: viewOf().trays.with(seat, tray) });
}

test("what others keep is said; one’s own is not, and of keys the log tells", () => {
  expect(doings(viewOf(), keeping(1, 5, "gem"), FACES)).toEqual([{ who: "Ben", find: "gem" }]);
  expect(doings(viewOf(), keeping(0, 5, "gem"), FACES)).toEqual([]);
  expect(doings(viewOf(), keeping(1, 5, "iron_key"), FACES)).toEqual([]);
  expect(doings(viewOf(), { ...keeping(1, 5, "gem"), round: 3 }, FACES)).toEqual([]);
});

test("a tile that comes to lie open is said with its number, unless one laid it there", () => {
  const tiles = viewOf().tiles.with(16, { place: "garage", lies: "up", find: "notes" });
  expect(doings(viewOf(), viewOf({ tiles }), FACES)).toEqual([{ number: 17, find: "notes" }]);
  expect(doings(viewOf({ hands: [17, null, null, null] }), viewOf({ tiles }), FACES)).toEqual([]);
});

test("the time is called out when it passes a mark", () => {
  expect([markPassed(61, 60), markPassed(60, 59), markPassed(31, 29.8), markPassed(400, 300)]).toEqual([
    60,
    null,
    30,
    null,
  ]);
});

test("doings of one person make one sentence", () => {
  const all = [
    { who: "Ben", find: "gem" as const },
    { number: 17, find: "notes" as const },
    { who: "Cleo", find: "notes" as const },
    { who: "Ben", find: "gem" as const },
    { who: "Ben", find: "jewels" as const },
  ];
  expect(inWords(all)).toBe(
    "Ben keeps: jewels and 2 × gem. Cleo keeps: bundle of notes. 17 lies open: bundle of notes.",
  );
});

test("there is a breath between two things said, in which the rest gathers; what is urgent is said at once", () => {
  const herald = new Herald();
  herald.tell([{ who: "Ben", find: "gem" }]);
  expect(herald.text).toBe("Ben keeps: gem.");
  herald.tell([{ who: "Ben", find: "jewels" }]);
  herald.tell([{ who: "Ben", find: "notes" }]);
  expect(herald.text).toBe("Ben keeps: gem.");
  vi.advanceTimersByTime(2500);
  expect(herald.text).toBe("Ben keeps: jewels and bundle of notes.");
  herald.tell([{ number: 4, find: "gem" }]);
  herald.call("10 seconds left.");
  expect(herald.text).toBe("10 seconds left. 4 lies open: gem.");
  vi.advanceTimersByTime(2500);
  expect(herald.text).toBe("10 seconds left. 4 lies open: gem.");
  herald.close();
  expect(herald.text).toBe("");
});
