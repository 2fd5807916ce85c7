// The pages of a replay: they come one by one, the one that is looked at first, and one that fails is asked for again.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PLAIN_VIEW } from "../board/fixtures";
import { ApiError } from "../wire/api";
import type { Replay, Step, Table } from "../wire/types";
import { ReplayPages } from "./replay-pages.svelte";

const SIZE = 10;
const TOTAL = 45;
const step = (n: number): Step => ({
  told: { n, seat: 0, command: "", events: [], changes: null, undoes: null, agreed: false },
  view: PLAIN_VIEW,
  round: null,
});
const page = (first: number): Replay => ({
  table: {} as Table,
  eyes: "watch",
  first,
  total: TOTAL,
  steps: Array.from({ length: Math.max(0, Math.min(SIZE, TOTAL - first)) }, (_, n) => step(first + n)),
  times: Array.from({ length: Math.max(0, Math.min(SIZE, TOTAL - first)) }, (_, n) => 100 * (first + n)),
});

let asked: number[];
const ask = (first: number): Promise<Replay> => {
  asked.push(first);
  return Promise.resolve(page(first));
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => vi.useRealTimers());

test("the line has its full length from the first page on", () => {
  const pages = new ReplayPages(page(0), ask);
  expect(pages.steps).toHaveLength(TOTAL);
  expect(pages.steps[9]?.told.n).toBe(9);
  expect(pages.steps[10]).toBeUndefined();
  expect(pages.complete).toBe(false);
  expect([pages.times[9], pages.times[10]]).toEqual([900, undefined]);
});

test("the move that is wanted comes first, then the end, then what is missing, each once", async () => {
  const pages = new ReplayPages(page(0), ask);
  await pages.load(() => 23);
  expect(asked).toEqual([20, 40, 30, 10]);
  expect(pages.complete).toBe(true);
  expect(pages.steps.map((each) => each?.told.n)).toEqual(Array.from({ length: TOTAL }, (_, n) => n));
});

test("whoever jumps elsewhere meanwhile gets that first", async () => {
  let wanted = 0;
  const pages = new ReplayPages(page(0), (first) => {
    wanted = 38;
    return ask(first);
  });
  await pages.load(() => wanted);
  expect(asked).toEqual([40, 30, 10, 20]);
});

test("a page that does not come is asked for again, but not for ever", async () => {
  let failures = 2;
  const pages = new ReplayPages(page(0), (first) =>
    failures-- > 0 ? Promise.reject(new ApiError("too-fast")) : ask(first),
  );
  const loaded = pages.load(() => 0);
  await vi.advanceTimersByTimeAsync(2000);
  await loaded;
  expect(pages.complete).toBe(true);

  const broken = new ReplayPages(page(0), () => Promise.reject(new ApiError("unreachable")));
  const given = expect(broken.load(() => 0)).rejects.toThrow("unreachable");
  await vi.advanceTimersByTimeAsync(10_000);
  await given;
});

test("a replay that is closed, or has become shorter, asks for nothing more", async () => {
  const closed = new ReplayPages(page(0), ask);
  closed.close();
  await closed.load(() => 0);
  expect(asked).toEqual([]);
  const shorter = new ReplayPages(page(0), (first) => {
    asked.push(first);
    return Promise.resolve({ ...page(first), steps: [] });
  });
  await shorter.load(() => 0);
  expect(asked).toEqual([40]);
});
