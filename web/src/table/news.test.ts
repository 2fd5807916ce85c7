// What is said when somebody comes, goes, runs out of time, or plays again.
import { expect, test } from "vitest";
import type { Face } from "../games/game";
import { FACES } from "../games/fixtures";
import { news } from "./news";

const changed = (seat: number, change: Partial<Face>): Face[] =>
  FACES.map((face) => (face.seat === seat ? { ...face, ...change } : face));
const inTime = (): boolean => false;
const late = (): boolean => true;

test("nothing is said when nothing changed, and at the first look", () => {
  expect(news(FACES, changed(1, {}), late)).toEqual([]);
  expect(news([], FACES, late)).toEqual([]);
});

test("who comes and goes is named, but not oneself", () => {
  expect(news(FACES, changed(1, { away: true }), inTime)).toEqual(["Ben is away for now."]);
  expect(news(changed(1, { away: true }), FACES, inTime)).toEqual(["Ben is back at the table."]);
  expect(news(FACES, changed(0, { away: true }), inTime)).toEqual([]);
});

test("when the time is up, the one and all the others hear it", () => {
  expect(news(FACES, changed(1, { warm: true }), late)).toEqual([
    "Time is up: a bot plays for Ben until they are back.",
  ]);
  expect(news(FACES, changed(0, { warm: true }), late)).toEqual(["Time is up."]);
});

test("a bot that stands in for another reason does not blame the clock", () => {
  expect(news(FACES, changed(1, { warm: true, away: true }), inTime)).toEqual([
    "A bot plays for Ben until they are back.",
  ]);
  expect(news(changed(1, { warm: true }), FACES, inTime)).toEqual(["Ben plays again."]);
});
