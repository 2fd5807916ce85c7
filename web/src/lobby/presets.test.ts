// Wishes that several options fulfil together.
import { expect, test } from "vitest";
import { setLanguage } from "../texts/texts.svelte";
import type { Choice, GameOnShelf } from "../wire/types";
import { shortGame, slowTitle } from "./games";
import { presetChoices, isPresetOn, withPreset } from "./presets";

const choice = (name: string, usual: number, more: Partial<Choice>): Choice => ({
  name,
  kind: "number",
  default: usual,
  short: null,
  easy: null,
  slow: null,
  low: 0,
  high: 1000,
  none: false,
  words: [],
  ...more,
});
const GAME: GameOnShelf = {
  name: "midnight-exchange",
  version: 1,
  seats: [2, 3, 4],
  options: [
    choice("rummage_seconds", 180, { slow: 600 }),
    choice("hold_seconds", 10, { slow: 40 }),
    choice("max_rounds", 0, { short: 3 }),
  ],
  bots: [],
  reacts: false,
  real_time: false,
  lessons: [],
  cover: "",
};

test("a wish sets all its options at once, and takes them back; it touches no others", () => {
  expect(withPreset(GAME, "slow", true)).toEqual({ rummage_seconds: 600, hold_seconds: 40 });
  expect(withPreset(GAME, "slow", false)).toEqual({ rummage_seconds: 180, hold_seconds: 10 });
  expect(shortGame(GAME)).toEqual({ max_rounds: 3 });
  expect(presetChoices(undefined, "slow")).toEqual([]);
});

test("it is granted when all its options are as wished, and neither way when only some are", () => {
  expect(isPresetOn(GAME, "slow", {})).toBe(false);
  expect(isPresetOn(GAME, "slow", { rummage_seconds: 600, hold_seconds: 40 })).toBe(true);
  expect(isPresetOn(GAME, "slow", { rummage_seconds: 600 })).toBe(null);
});

test("what slow hands mean is said with the numbers of the shelf, in both languages", async () => {
  expect(slowTitle(GAME)).toMatch(/bots included.*after 40 seconds.*up to 600/);
  await setLanguage("de", false);
  expect(slowTitle(GAME)).toMatch(/auch für Bots.*nach 40 Sekunden.*bis zu 600/);
  await setLanguage("en", false);
});
