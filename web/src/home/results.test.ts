// What is said of finished games.
import { afterEach, expect, test } from "vitest";
import { setLanguage } from "../texts/texts.svelte";
import type { FinishedGame, Placed } from "../wire/types";
import { dayWords, monthWords, resultWords } from "./results";

export const placed = (name: string, place: number | null, changes: Partial<Placed> = {}): Placed => ({
  name,
  bot: null,
  character: null,
  program: false,
  place,
  points: place === null ? null : 40 - place,
  yours: false,
  ...changes,
});
const finished = (...players: Placed[]): FinishedGame => ({
  id: "x",
  game: "swindler",
  status: "over",
  ended: 0,
  players,
});

afterEach(() => setLanguage("en", false));

test("who has won is ahead of the others, everybody else behind the winner", () => {
  const [first, second] = [placed("Ada", 1, { yours: true }), placed("Ada", 2, { yours: true })];
  expect(resultWords(finished(first, placed("Theo", 2), placed("Ines", 3)))).toBe("ahead of Theo and Ines");
  expect(resultWords(finished(first, placed("Theo", 1), placed("Ines", 3)))).toBe("level with Theo");
  expect(resultWords(finished(second, placed("Theo", 1), placed("Ines", 2)))).toBe("behind Theo");
  expect(resultWords(finished(second, placed("Theo", 2)))).toBe("behind Theo"); // nobody has won
  expect(resultWords(finished(placed("Ada", null, { yours: true }), placed("Theo", null)))).toBe("Theo");
});

test("the day of a game is said as one says it, in both languages", async () => {
  const now = new Date(2026, 10, 18, 9, 0).getTime() / 1000; // a Wednesday
  const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime() / 1000;
  expect(dayWords(at(18, 1), now)).toBe("today");
  expect(dayWords(at(17, 23), now)).toBe("yesterday");
  expect(dayWords(at(16, 12), now)).toBe("Mon");
  expect(dayWords(at(3, 12), now)).toBe("3 Nov");
  expect(dayWords(new Date(2025, 10, 3).getTime() / 1000, now)).toBe("3 Nov 2025");
  await setLanguage("de", false);
  expect(dayWords(at(17, 0), now)).toBe("gestern");
  expect([monthWords("2026-05"), monthWords("2026-05", true)]).toEqual(["Mai 2026", "Mai"]);
});
