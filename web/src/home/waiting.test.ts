// What is said of games that go on, and which of them is the most urgent.
import { afterEach, expect, test } from "vitest";
import { runningTables } from "../lobby/table-list";
import { setLanguage } from "../texts/texts.svelte";
import { chair } from "../wire/fixtures";
import type { TableLine } from "../wire/types";
import { othersAt, roughly, waitingWords } from "./waiting";

const line = (changes: Partial<TableLine>): TableLine => ({
  id: "x",
  game: "swindler",
  chairs: [chair("person", { name: "Ada" }), chair("person", { name: "Theo" }), chair("bot", { name: "Mack" })],
  options: {},
  clock: null,
  status: "playing",
  round: 3,
  yours: 0,
  your_turn: false,
  made: 0,
  ended: null,
  lesson: false,
  guided: false,
  waits_for: [1],
  since: 1000,
  left: null,
  bank: null,
  over_days: false,
  away_until: null,
  ...changes,
});

afterEach(() => setLanguage("en", false));

test("how long a game has waited is said roughly, in both languages", async () => {
  expect([59, 60, 3599, 7300, 86_400, 200_000].map(roughly)).toEqual(["", "1 min", "59 min", "2 h", "a day", "2 days"]);
  await setLanguage("de", false);
  expect(waitingWords(line({}), 1000 + 200_000)).toBe("Wartet seit 2 Tagen auf Theo.");
});

test("whom a game waits for is named; myself as you", () => {
  expect(waitingWords(line({}), 1010)).toBe("Waiting for Theo.");
  expect(waitingWords(line({ waits_for: [1, 2] }), 1300)).toBe("Has been waiting for Theo and Mack for 5 min.");
  expect(waitingWords(line({ waits_for: [0, 1], your_turn: true }), 1300)).toBe("Has been waiting for you for 5 min.");
  expect(waitingWords(line({ waits_for: [] }), 1300)).toBe("");
  expect(waitingWords(line({ since: 5000 }), 1300)).toBe("Waiting for Theo."); // another clock than the server's
  expect(othersAt(line({}))).toBe("Theo and Mack");
});

test("over days it says how long one has, and until when somebody is away", async () => {
  const days = { over_days: true, clock: 172_800, left: 97_300 };
  expect(waitingWords(line({ ...days, your_turn: true }), 1300)).toBe("You have 1 day 3 hours left.");
  expect(waitingWords(line(days), 1300)).toBe("Waiting for Theo, 1 day 3 hours left.");
  expect(waitingWords(line({ ...days, left: null, away_until: 1_762_196_400 }), 1300)).toMatch(
    /^Waiting for Theo, on holiday until/,
  );
  await setLanguage("de", false);
  expect(waitingWords(line({ ...days, your_turn: true }), 1300)).toBe("Du hast noch 1 Tag 3 Stunden.");
  await setLanguage("en", false);
  const urgent = [
    line({ ...days, id: "later", your_turn: true }),
    line({ ...days, id: "soon", left: 60, your_turn: true }),
  ];
  expect(runningTables(urgent).map(({ id }) => id)).toEqual(["soon", "later"]);
});

test("a game whose clock runs out soonest is first, then what has waited longest, then what goes on without me", () => {
  const lines = [
    line({ id: "open", status: "open", since: null }),
    line({ id: "old", since: 10 }),
    line({ id: "new", since: 20 }),
    line({ id: "waits", your_turn: true, since: 500 }),
    line({ id: "waits longer", your_turn: true, since: 400 }),
    line({ id: "clock", your_turn: true, since: 900, clock: 60 }),
    line({ id: "over", status: "over" }),
  ];
  expect(runningTables(lines).map(({ id }) => id)).toEqual(["clock", "waits longer", "waits", "new", "old", "open"]);
});
