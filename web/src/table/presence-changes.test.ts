// What is said when somebody comes, goes, runs out of time, or plays again.
import { expect, test } from "vitest";
import type { Entry, Player } from "../board/game";
import { PLAYERS } from "../board/fixtures";
import type { Takeover } from "../wire/types";
import { presenceChanges, replacement } from "./presence-changes";

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

test("it is said when a bot will step in", () => {
  expect(presenceChanges(PLAYERS, changed(1, { away: true }), inTime, 45)).toEqual([
    "Ben is away for now. When it is Ben’s turn, a bot steps in after 45 seconds.",
  ]);
});

test("when the time is up, the one and all the others hear it", () => {
  expect(presenceChanges(PLAYERS, changed(1, { warm: true }), late)).toEqual([
    "Time is up: a bot plays for Ben until they return.",
  ]);
  expect(presenceChanges(PLAYERS, changed(0, { warm: true }), late)).toEqual(["Time is up."]);
});

test("a bot that stands in for another reason does not blame the clock", () => {
  expect(presenceChanges(PLAYERS, changed(1, { warm: true, away: true }), inTime)).toEqual([
    "A bot plays for Ben until they return.",
  ]);
  expect(presenceChanges(PLAYERS, changed(1, { warm: true, standIn: "Three" }), inTime)).toEqual([
    "Three plays for Ben until they return.",
  ]);
  expect(presenceChanges(changed(1, { warm: true }), PLAYERS, inTime)).toEqual(["Ben is playing again."]);
});

const told = (...seats: number[]): Entry[] => seats.map((seat, n) => ({ n, seat }) as Entry);
const taken = (n: number, kind: Takeover["kind"], seat = 0): Takeover => ({ n, seat, kind });

test("whoever is back hears that a bot has moved for them, until they move themselves", () => {
  const absence = [taken(1, "bot"), taken(5, "back"), taken(5, "bot", 1)];
  expect(replacement(absence, told(0, 1, 0, 1, 1), 0)).toEqual({ until: 5, moves: 1 });
  expect(replacement(absence, told(0, 1, 0, 1, 1, 0), 0)).toBeNull();
});

test("they hear nothing while it still plays, nor if it made no move, and others never", () => {
  expect(replacement([taken(1, "bot")], told(0, 1, 0), 0)).toBeNull();
  expect(replacement([taken(1, "bot"), taken(2, "back")], told(0, 1), 0)).toBeNull();
  expect(replacement([taken(0, "bot"), taken(1, "back")], told(0), 1)).toBeNull();
  expect(replacement([taken(0, "bot"), taken(1, "back")], told(0), null)).toBeNull();
});
