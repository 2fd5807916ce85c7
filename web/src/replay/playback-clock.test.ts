// The clock of a replay: it stays within the game, stops at its end, and keeps its time.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlaybackClock } from "./playback-clock.svelte";

const BEAT = 1000;
let clock: PlaybackClock;

beforeEach(() => {
  vi.useFakeTimers();
  clock = new PlaybackClock(() => BEAT);
  clock.last = 5;
});
afterEach(() => vi.useRealTimers());

test("it steps on and back, and never leaves the game", () => {
  clock.step(1);
  expect(clock.at).toBe(1);
  clock.step(-3);
  expect(clock.at).toBe(0);
  clock.jump(99);
  expect(clock.at).toBe(5);
  clock.jump(Number.NaN);
  expect(clock.at).toBe(0);
});

test("it runs move by move and stops at the end", () => {
  clock.run();
  vi.advanceTimersByTime(BEAT);
  expect(clock.at).toBe(1);
  vi.advanceTimersByTime(4 * BEAT);
  expect([clock.at, clock.running]).toEqual([5, false]);
  vi.advanceTimersByTime(9 * BEAT);
  expect(clock.at).toBe(5);
});

test("started at the end it begins again", () => {
  clock.jump(5);
  clock.toggle();
  expect([clock.at, clock.running]).toEqual([0, true]);
});

test("each speed is so many times as fast, and after four comes one", () => {
  clock.run();
  clock.faster();
  vi.advanceTimersByTime(BEAT);
  expect([clock.speed, clock.at]).toEqual([2, 2]);
  clock.faster();
  clock.faster();
  vi.advanceTimersByTime(BEAT / 2);
  expect([clock.speed, clock.at]).toEqual([4, 4]);
  clock.faster();
  expect(clock.speed).toBe(1);
});

test("a step by hand stops it, a jump does not", () => {
  clock.run();
  clock.jump(2);
  vi.advanceTimersByTime(BEAT);
  expect(clock.at).toBe(3);
  clock.step(-1);
  vi.advanceTimersByTime(9 * BEAT);
  expect([clock.at, clock.running]).toEqual([2, false]);
});

test("a move with more to show takes its own time", () => {
  const slow = new PlaybackClock((n) => (n === 1 ? 5 * BEAT : BEAT));
  slow.last = 5;
  slow.run();
  vi.advanceTimersByTime(5 * BEAT);
  expect(slow.at).toBe(1);
  vi.advanceTimersByTime(BEAT);
  expect(slow.at).toBe(2);
});

test("a shorter replay pulls it back", () => {
  clock.jump(5);
  clock.last = 3;
  expect(clock.at).toBe(3);
});

test("it waits for a move that has not come yet", () => {
  let come = 1;
  const waiting = new PlaybackClock(
    () => BEAT,
    (n) => n <= come,
  );
  waiting.last = 5;
  waiting.run();
  vi.advanceTimersByTime(10 * BEAT);
  expect([waiting.at, waiting.running]).toEqual([1, true]);
  come = 5;
  vi.advanceTimersByTime(BEAT);
  expect(waiting.at).toBe(2);
  waiting.stop();
  vi.advanceTimersByTime(10 * BEAT);
  expect(waiting.at).toBe(2);
});

test("it goes from stop to stop, also while it runs, and rests between two where somebody wants to", () => {
  clock.stops = [0, 1, 4, 5];
  clock.step(2);
  expect(clock.at).toBe(4);
  clock.jump(3);
  clock.step(-1);
  expect(clock.at).toBe(1);
  clock.run();
  vi.advanceTimersByTime(BEAT);
  expect(clock.at).toBe(4);
  vi.advanceTimersByTime(BEAT);
  expect([clock.at, clock.running]).toEqual([5, false]);
});
