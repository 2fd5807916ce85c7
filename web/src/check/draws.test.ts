// The place of a move among those that stand, on which its luck hangs.
import { expect, test } from "vitest";
import { walked } from "./draws";
import type { RecordEntry } from "./record";

const move = (n: number): RecordEntry => ({
  n,
  command: "x",
  events: [],
  undoes: null,
  agreed: false,
  line: new Map(),
});
const undo = (n: number, undoes: number, agreed = false): RecordEntry => ({ ...move(n), undoes, agreed });
const places = (entries: RecordEntry[]): [number, number][] =>
  walked(entries).moves.map(({ entry, place }) => [entry.n, place]);
const left = (entries: RecordEntry[]): number[] => walked(entries).effective.map(({ n }) => n);

test("a move taken back gives its place to the next one", () => {
  expect(places([move(0), move(1), move(2), undo(3, 1), move(4)])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [4, 2],
  ]);
});

test("taken back by agreement, it takes along all that followed", () => {
  expect(places([move(0), move(1), move(2), undo(3, 1, true), move(4)])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [4, 1],
  ]);
});

test("what stands in the end is what nobody took back", () => {
  expect(left([move(0), move(1), move(2), undo(3, 1), move(4)])).toEqual([0, 2, 4]);
  expect(left([move(0), move(1), move(2), undo(3, 1, true), move(4)])).toEqual([0, 4]);
});
