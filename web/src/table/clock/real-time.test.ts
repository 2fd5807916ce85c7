// The clocks of real time: seconds left when a message was sent become moments here.
import { expect, test } from "vitest";
import { realTime } from "./real-time";

const LIVE = { begins: 3, hand: 350, timers: { "rummage 1": 180 }, trips: [40, null], allowed: [20, 0] };

test("before hands may move a clock has its whole time; where nobody is here, none runs, and what is left is told", () => {
  expect(realTime(LIVE, 1000)).toEqual({
    begins: 4000,
    left: {},
    ends: { "rummage 1": 184_000 },
    trips: [40, null],
    allowed: [20, 0],
  });
  expect(realTime({ ...LIVE, begins: 0, timers: { "hold 0 17": 4.5 } }, 1000)?.ends).toEqual({ "hold 0 17": 5500 });
  expect(realTime({ ...LIVE, begins: null }, 1000)).toMatchObject({ begins: null, ends: {}, left: LIVE.timers });
  expect(realTime(null, 1000)).toBeNull();
});
