// The clock: when it is time to hurry, and when there is none left.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableSocket } from "../../wire/socket.svelte";
import { Countdown, hurryWithin } from "./countdown.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [5, 3],
  [20, 4],
  [60, 10],
  [600, 10],
])("of %i seconds the last %i are for hurrying", (clock, last) => {
  expect(hurryWithin(clock)).toBe(last);
});

test("it presses before it is over", () => {
  const socket = { table: { clock: 60 }, position: { left: 60 }, heardAt: performance.now() } as TableSocket;
  const countdown = new Countdown(socket);
  const states = [0, 49_000, 1_500, 8_500].map((ms) => {
    vi.advanceTimersByTime(ms);
    return [countdown.pressing, countdown.over];
  });
  countdown.close();
  expect(states).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test("a time of one's own for the whole game presses, too, but not while it rests", () => {
  const table = { clock: null, bank: 600 };
  const position = { left: 9, running: [1], clocks: [300, 9] };
  const socket = { table, position, you: { seat: 1 }, heardAt: performance.now() } as unknown as TableSocket;
  const countdown = new Countdown(socket);
  vi.advanceTimersByTime(1000);
  expect([countdown.last, countdown.pressing]).toEqual([10, true]);
  position.running = [];
  vi.advanceTimersByTime(1000);
  expect([countdown.last, countdown.pressing]).toEqual([null, false]);
  countdown.close();
});

test("nobody is pressed where nobody is timed", () => {
  const socket = { table: { clock: null }, position: { left: null }, heardAt: 0 } as TableSocket;
  const countdown = new Countdown(socket);
  vi.advanceTimersByTime(1000);
  expect([countdown.pressing, countdown.over]).toEqual([false, false]);
  countdown.close();
});
