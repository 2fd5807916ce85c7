// What is said aloud in a rummage: what others take, the time that is left, and never more than a voice can say.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PLAYERS, viewOf } from "../fixtures";
import { announcements, Announcer, announcementWords, timeMarkPassed } from "./announcer.svelte";
import type { Find, MidnightExchangeView, Slot } from "../view";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A rummage in which a seat keeps a find. */
function keeping(seat: number, tile: number, find: Find): MidnightExchangeView {
  const tray: (Slot | null)[] = [{ tile, find }, null, null, null, null, null];
  return viewOf({ trays: viewOf().trays.with(seat, tray) });
}

test("what others keep is said; one’s own is not, and of keys the log tells", () => {
  expect(announcements(viewOf(), keeping(1, 5, "gem"), PLAYERS)).toEqual([{ who: "Ben", find: "gem" }]);
  expect(announcements(viewOf(), keeping(0, 5, "gem"), PLAYERS)).toEqual([]);
  expect(announcements(viewOf(), keeping(1, 5, "iron_key"), PLAYERS)).toEqual([]);
  expect(announcements(viewOf(), { ...keeping(1, 5, "gem"), round: 3 }, PLAYERS)).toEqual([]);
});

test("a tile that comes to lie open is said with its number, unless one laid it there", () => {
  const tiles = viewOf().tiles.with(16, { place: "garage", lies: "up", find: "notes" });
  expect(announcements(viewOf(), viewOf({ tiles }), PLAYERS)).toEqual([{ number: 17, find: "notes" }]);
  expect(announcements(viewOf({ hands: [17, null, null, null] }), viewOf({ tiles }), PLAYERS)).toEqual([]);
});

test("the time is called out when it passes a mark", () => {
  expect([timeMarkPassed(61, 60), timeMarkPassed(60, 59), timeMarkPassed(31, 29.8), timeMarkPassed(400, 300)]).toEqual([
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
  expect(announcementWords(all)).toBe(
    "Ben keeps: jewels and 2 × gem. Cleo keeps: bundle of notes. 17 now lies open: bundle of notes.",
  );
});

test("there is a breath between two things said, in which the rest gathers; what is urgent is said at once", () => {
  const announcer = new Announcer();
  announcer.tell([{ who: "Ben", find: "gem" }]);
  expect(announcer.text).toBe("Ben keeps: gem.");
  announcer.tell([{ who: "Ben", find: "jewels" }]);
  announcer.tell([{ who: "Ben", find: "notes" }]);
  expect(announcer.text).toBe("Ben keeps: gem.");
  vi.advanceTimersByTime(2500);
  expect(announcer.text).toBe("Ben keeps: jewels and bundle of notes.");
  announcer.tell([{ number: 4, find: "gem" }]);
  announcer.call("10 seconds left.");
  expect(announcer.text).toBe("10 seconds left. 4 now lies open: gem.");
  vi.advanceTimersByTime(2500);
  expect(announcer.text).toBe("10 seconds left. 4 now lies open: gem.");
  announcer.close();
  expect(announcer.text).toBe("");
});
