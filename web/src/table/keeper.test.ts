// The line to one's table: kept while one reads elsewhere, let go when nobody would miss us.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableSocket } from "../wire/socket.svelte";
import type { Status } from "../wire/types";
import { comeTo, goFrom, isAsked, letGo, tableLeft } from "./keeper.svelte";

function line(id: string, seat: number | null = 0, status: Status = "playing"): TableSocket {
  const table = { status, chairs: [{ warm: false }, { warm: true }] };
  const position = { view: { actors: [0, 1] } };
  return { id, table, you: { seat }, position, trouble: null, close: vi.fn() } as unknown as TableSocket;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  letGo();
  vi.useRealTimers();
});

test("who sits at a running game finds the same line again", () => {
  const socket = comeTo("a", line);
  expect(tableLeft()).toBeNull();
  goFrom(socket);
  expect(tableLeft()).toBe(socket);
  expect(comeTo("a", line)).toBe(socket);
  expect(tableLeft()).toBeNull();
  vi.advanceTimersByTime(3_600_000);
  expect(socket.close).not.toHaveBeenCalled();
});

test("ten minutes elsewhere are enough", () => {
  const socket = comeTo("a", line);
  goFrom(socket);
  vi.advanceTimersByTime(600_000);
  expect(socket.close).toHaveBeenCalledOnce();
  expect(tableLeft()).toBeNull();
});

test.each([
  ["a watcher", null, "playing"],
  ["whoever sits at a game that is over", 0, "over"],
  ["whoever sits at a game that was called off", 0, "abandoned"],
] as const)("%s hangs up", (_, seat, status) => {
  const socket = comeTo("a", (id) => line(id, seat, status));
  goFrom(socket);
  expect(socket.close).toHaveBeenCalledOnce();
});

test("another table takes its place, whichever page goes first", () => {
  const first = comeTo("a", line);
  const second = comeTo("b", line);
  goFrom(first);
  expect(first.close).toHaveBeenCalledOnce();
  expect(tableLeft()).toBeNull();
  goFrom(second);
  expect(tableLeft()).toBe(second);
});

test("one is asked in one's own turn, unless a bot plays", () => {
  expect([0, 1, null].map((seat) => isAsked(line("a", seat)))).toEqual([true, false, false]);
  expect(isAsked(line("a", 0, "abandoned"))).toBe(false);
});
