// The queue of beats: in order, never far behind, over at a tap.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { viewOf } from "../games/gaunerbande/fixtures";
import { Show } from "./show.svelte";

const view = (round: number): ReturnType<typeof viewOf> => viewOf({ round });
const round = (show: Show): unknown => (show.view as ReturnType<typeof viewOf> | null)?.round;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("beats are drawn one after the other", () => {
  const show = new Show();
  show.jump(view(0), 1);
  show.add(
    [
      { view: view(1), ms: 100 },
      { view: view(2), ms: 50 },
    ],
    2,
  );
  expect([round(show), show.n, show.running]).toEqual([1, 2, true]);
  vi.advanceTimersByTime(100);
  expect([round(show), show.running]).toEqual([2, true]);
  vi.advanceTimersByTime(50);
  expect([round(show), show.running]).toEqual([2, false]);
});

test("a newer message waits for its turn, and the log with it", () => {
  const show = new Show();
  show.jump(view(0), 1);
  show.add([{ view: view(1), ms: 100 }], 2);
  show.add([{ view: view(2), ms: 100 }], 3);
  expect([round(show), show.n]).toEqual([1, 2]);
  expect(show.last).toEqual(view(2));
  vi.advanceTimersByTime(100);
  expect([round(show), show.n]).toEqual([2, 3]);
});

test("however much is waiting, the show ends within about two seconds", () => {
  const show = new Show();
  show.jump(view(0), 1);
  for (let n = 1; n <= 30; n++) show.add([{ view: view(n), ms: 400 }], n);
  let behind = 0;
  while (show.running && behind < 20_000) {
    vi.advanceTimersByTime(100);
    behind += 100;
  }
  expect(behind).toBeLessThanOrEqual(2100); // of 12 s of beats
  expect(round(show)).toBe(30);
});

test("a tap ends it: the truth is drawn", () => {
  const show = new Show();
  show.jump(view(0), 1);
  show.add(
    [
      { view: view(1), ms: 1000 },
      { view: view(2), ms: 1000 },
    ],
    4,
  );
  show.finish();
  expect([round(show), show.n, show.running]).toEqual([2, 4, false]);
  vi.advanceTimersByTime(5000);
  expect(round(show)).toBe(2);
});

test("a view that comes without a show is simply there", () => {
  const show = new Show();
  show.jump(view(0), 1);
  show.add([{ view: view(1), ms: 0 }], 2);
  expect([round(show), show.running]).toEqual([1, false]);
});
