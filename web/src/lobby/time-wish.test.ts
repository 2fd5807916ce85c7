// How a new table is timed: what is sent for each wish.
import { expect, test } from "vitest";
import { DAY, HOUR, OWN, timeFields, usualWish } from "./time-wish";

test("at one sitting there is a clock or none, and bots for who is away unless only the clock decides", () => {
  const bots = { clock: null, bank: null, increment: 0, absence: "bot", out_of_time: "bot", delay: 0.8 };
  expect(timeFields(usualWish(), false)).toEqual(bots);
  expect(timeFields({ ...usualWish(), clock: 60, patient: true }, false)).toEqual({
    ...bots,
    clock: 60,
    absence: "clock",
  });
  expect(timeFields({ ...usualWish(), patient: true }, false), "without a clock nothing would decide").toEqual(bots);
  expect(timeFields({ ...usualWish(), overDays: true }, true), "a game in real time cannot be").toEqual(bots);
});

test("over days there is a time for each move or for the game, also one that is typed in", () => {
  const days = { ...usualWish(), overDays: true, dayClock: 3 * DAY };
  const moves = { clock: 3 * DAY, bank: null, increment: 0, absence: "clock", out_of_time: "bot", delay: HOUR };
  expect(timeFields(days, false)).toEqual(moves);
  expect(timeFields({ ...days, dayClock: OWN, own: 12 }, false)).toEqual({ ...moves, clock: 12 * HOUR });
  const bank = { ...days, per: "game", bank: OWN, own: 5, increment: 8 * HOUR, late: "seat" } as const;
  const sent = { clock: null, bank: 5 * DAY, increment: 8 * HOUR, out_of_time: "seat" };
  expect(timeFields(bank, false)).toEqual({ ...moves, ...sent });
});
