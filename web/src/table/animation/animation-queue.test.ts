// The queue of animation steps: in order, never far behind, over at a tap.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { viewOf } from "../../games/gaunerbande/fixtures";
import { AnimationQueue } from "./animation-queue.svelte";

const view = (round: number): ReturnType<typeof viewOf> => viewOf({ round });
const round = (queue: AnimationQueue): unknown => (queue.view as ReturnType<typeof viewOf> | null)?.round;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("steps are drawn one after the other", () => {
  const queue = new AnimationQueue();
  queue.jump(view(0), 1);
  queue.add(
    [
      { view: view(1), ms: 100 },
      { view: view(2), ms: 50 },
    ],
    2,
  );
  expect([round(queue), queue.n, queue.running]).toEqual([1, 2, true]);
  vi.advanceTimersByTime(100);
  expect([round(queue), queue.running]).toEqual([2, true]);
  vi.advanceTimersByTime(50);
  expect([round(queue), queue.running]).toEqual([2, false]);
});

test("a newer message waits for its turn, and the log with it", () => {
  const queue = new AnimationQueue();
  queue.jump(view(0), 1);
  queue.add([{ view: view(1), ms: 100 }], 2);
  queue.add([{ view: view(2), ms: 100 }], 3);
  expect([round(queue), queue.n]).toEqual([1, 2]);
  expect(queue.last).toEqual(view(2));
  vi.advanceTimersByTime(100);
  expect([round(queue), queue.n]).toEqual([2, 3]);
});

test("within a message the log tells only what is drawn, and all of it with the last step", () => {
  const queue = new AnimationQueue();
  queue.jump(view(0), 1);
  queue.add(
    [
      { view: view(1), ms: 100, told: { left: 1, events: 2 } },
      { view: view(2), ms: 100, told: { left: 0, events: 1 } },
      { view: view(3), ms: 100 },
    ],
    3,
  );
  expect([queue.n, queue.events]).toEqual([2, 2]);
  vi.advanceTimersByTime(100);
  expect([queue.n, queue.events]).toEqual([3, 1]);
  vi.advanceTimersByTime(100);
  expect([queue.n, queue.events]).toEqual([3, null]);
  queue.jump(view(4), 4);
  expect([queue.n, queue.events]).toEqual([4, null]);
});

test("however much is waiting, the animation ends within about four and a half seconds", () => {
  const queue = new AnimationQueue();
  queue.jump(view(0), 1);
  for (let n = 1; n <= 30; n++) queue.add([{ view: view(n), ms: 400 }], n);
  let behind = 0;
  while (queue.running && behind < 20_000) {
    vi.advanceTimersByTime(100);
    behind += 100;
  }
  expect(behind).toBeLessThanOrEqual(4600); // of 12 s of steps
  expect(round(queue)).toBe(30);
});

test("a tap ends it: the latest view is drawn", () => {
  const queue = new AnimationQueue();
  queue.jump(view(0), 1);
  queue.add(
    [
      { view: view(1), ms: 1000 },
      { view: view(2), ms: 1000 },
    ],
    4,
  );
  queue.finish();
  expect([round(queue), queue.n, queue.running]).toEqual([2, 4, false]);
  vi.advanceTimersByTime(5000);
  expect(round(queue)).toBe(2);
});

test("what comes after the score sheet waits until it has been read, and is not late then", () => {
  const queue = new AnimationQueue();
  queue.jump(view(0), 1);
  let opened = 0;
  queue.sheet = () => (opened += 1) > 0;
  queue.add(
    [
      { view: view(1), ms: 100 },
      { view: view(2), ms: 1000, afterSheet: true },
    ],
    2,
  );
  vi.advanceTimersByTime(60_000);
  expect([round(queue), queue.running, opened]).toEqual([1, true, 1]);
  queue.resume();
  expect(round(queue)).toBe(2);
  vi.advanceTimersByTime(900);
  expect(queue.running).toBe(true);
  vi.advanceTimersByTime(200);
  expect([queue.running, opened]).toEqual([false, 1]);
  queue.add([{ view: view(3), ms: 0, afterSheet: true }], 3);
  expect(round(queue)).toBe(2);
  queue.finish();
  expect([round(queue), queue.running]).toEqual([3, false]);
});

test("a view without an animation is simply drawn", () => {
  const queue = new AnimationQueue();
  queue.jump(view(0), 1);
  queue.add([{ view: view(1), ms: 0 }], 2);
  expect([round(queue), queue.running]).toEqual([1, false]);
});
