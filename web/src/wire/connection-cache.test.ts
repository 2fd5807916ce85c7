// The line to one's table: kept while one reads elsewhere, let go when nobody would miss us.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableSocket } from "./socket.svelte";
import type { Status } from "./types";
import { connectTo, leaveTable, isAsked, disconnect, backgroundTable } from "./connection-cache.svelte";

function line(id: string, seat: number | null = 0, status: Status = "playing"): TableSocket {
  const table = { status, chairs: [{ warm: false }, { warm: true }] };
  const position = { view: { actors: [0, 1] } };
  return { id, table, you: { seat }, position, error: null, close: vi.fn() } as unknown as TableSocket;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  disconnect();
  vi.useRealTimers();
});

test("who sits at a running game finds the same line again", () => {
  const socket = connectTo("a", line);
  expect(backgroundTable()).toBeNull();
  leaveTable(socket);
  expect(backgroundTable()).toBe(socket);
  expect(connectTo("a", line)).toBe(socket);
  expect(backgroundTable()).toBeNull();
  vi.advanceTimersByTime(3_600_000);
  expect(socket.close).not.toHaveBeenCalled();
});

test("ten minutes elsewhere are enough", () => {
  const socket = connectTo("a", line);
  leaveTable(socket);
  vi.advanceTimersByTime(600_000);
  expect(socket.close).toHaveBeenCalledOnce();
  expect(backgroundTable()).toBeNull();
});

test.each([
  ["a watcher", null, "playing"],
  ["whoever sits at a game that is over", 0, "over"],
  ["whoever sits at a game that was called off", 0, "abandoned"],
] as const)("%s hangs up", (_, seat, status) => {
  const socket = connectTo("a", (id) => line(id, seat, status));
  leaveTable(socket);
  expect(socket.close).toHaveBeenCalledOnce();
});

test("another table takes its place, whichever page goes first", () => {
  const first = connectTo("a", line);
  const second = connectTo("b", line);
  leaveTable(first);
  expect(first.close).toHaveBeenCalledOnce();
  expect(backgroundTable()).toBeNull();
  leaveTable(second);
  expect(backgroundTable()).toBe(second);
});

test("one is asked in one's own turn, unless a bot plays", () => {
  expect([0, 1, null].map((seat) => isAsked(line("a", seat)))).toEqual([true, false, false]);
  expect(isAsked(line("a", 0, "abandoned"))).toBe(false);
});
