// The log without what was taken back: what is left of it, and whether a round's end goes with it.
import { expect, test } from "vitest";
import { game } from "../../games/gaunerbande";
import { entry } from "../../games/gaunerbande/fixtures";
import type { ToldEvent } from "../../games/gaunerbande/view";
import { lastMove, effectiveLog, startOfLastRound, toldSoFar, undoesRound } from "./effective-log";

const scored: ToldEvent = { event: "Scored", points: [1, 0, 0, 0] };
const told = [entry(0, -1, ""), entry(1, 0, "play g4"), entry(2, 1, "play g7", scored), entry(3, 1, "give k1")];

test("of a move that is still being shown, the log tells what has been shown", () => {
  const [first, second] = [entry(0, 0, "draw"), entry(1, 1, "draw", scored, scored, scored)];
  const far = (n: number, events: number | null): number[][] =>
    toldSoFar([first, second], n, events).map(({ n, events }) => [n, events.length]);
  expect(far(2, null)).toEqual([
    [0, 0],
    [1, 3],
  ]);
  expect(far(2, 1)).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(far(1, null)).toEqual([[0, 0]]);
});

test("a move taken back is gone, and its taking back says which it was", () => {
  const undo = { ...entry(4, 1, ""), undoes: 3 };
  expect(effectiveLog([...told, undo]).map(({ n, command }) => [n, command])).toEqual([
    [0, ""],
    [1, "play g4"],
    [2, "play g7"],
    [4, "give k1"],
  ]);
});

test("by agreement, all that followed goes too", () => {
  const undo = { ...entry(4, 0, ""), undoes: 1, agreed: true };
  expect(effectiveLog([...told, undo]).map(({ n, command }) => [n, command])).toEqual([
    [0, ""],
    [4, "play g4"],
  ]);
});

test("one's last move is the one that still stands", () => {
  const undo = { ...entry(4, 1, ""), undoes: 3 };
  expect(lastMove(effectiveLog([...told, undo]), 1)?.command).toBe("play g7");
  expect(lastMove(effectiveLog(told), 2)).toBeUndefined();
});

test("going back over the end of a round is known beforehand", () => {
  expect([0, 1].map((seat) => undoesRound(game, told, seat))).toEqual([true, false]);
  expect(undoesRound(game, told.slice(0, 3), 1)).toBe(true);
  expect(undoesRound(game, told, 2)).toBe(false);
});

test("the round that was scored last is watched from where it began", () => {
  expect(startOfLastRound(game, told)).toBe(0);
  const two = [...told, entry(4, 0, "play g1"), entry(5, 1, "play g2", scored), entry(6, 1, "give k2")];
  expect(startOfLastRound(game, two)).toBe(3); // the steps before it hold all of the first round
});
