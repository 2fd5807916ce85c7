// What is said when somebody comes, goes, runs out of time, or plays again.
import { expect, test } from "vitest";
import type { Player } from "../board/game";
import { PLAYERS } from "../board/fixtures";
import { presenceChanges } from "./presence-changes";

const changed = (seat: number, change: Partial<Player>): Player[] =>
  PLAYERS.map((player) => (player.seat === seat ? { ...player, ...change } : player));
const inTime = (): boolean => false;
const late = (): boolean => true;

test("nothing is said when nothing changed, and at the first look", () => {
  expect(presenceChanges(PLAYERS, changed(1, {}), late)).toEqual([]);
  expect(presenceChanges([], PLAYERS, late)).toEqual([]);
});

test("who comes and goes is named, but not oneself", () => {
  expect(presenceChanges(PLAYERS, changed(1, { away: true }), inTime)).toEqual(["Ben is away for now."]);
  expect(presenceChanges(changed(1, { away: true }), PLAYERS, inTime)).toEqual(["Ben is back at the table."]);
  expect(presenceChanges(PLAYERS, changed(0, { away: true }), inTime)).toEqual([]);
});

test("when the time is up, the one and all the others hear it", () => {
  expect(presenceChanges(PLAYERS, changed(1, { warm: true }), late)).toEqual([
    "Time is up: a bot plays for Ben until they are back.",
  ]);
  expect(presenceChanges(PLAYERS, changed(0, { warm: true }), late)).toEqual(["Time is up."]);
});

test("a bot that stands in for another reason does not blame the clock", () => {
  expect(presenceChanges(PLAYERS, changed(1, { warm: true, away: true }), inTime)).toEqual([
    "A bot plays for Ben until they are back.",
  ]);
  expect(presenceChanges(changed(1, { warm: true }), PLAYERS, inTime)).toEqual(["Ben plays again."]);
});
