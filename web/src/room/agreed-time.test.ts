// What the room says of time: for each move or for the game, over days or at one sitting.
import { beforeEach, expect, test } from "vitest";
import { setLanguage } from "../texts/texts.svelte";
import type { Table } from "../wire/types";
import { agreedTime } from "./agreed-time";

const SITTING = {
  ...{ clock: null, bank: null, increment: 0, delay: null, over_days: false },
  ...({ absence: "bot", out_of_time: "bot" } satisfies Partial<Table>),
} as const;

beforeEach(() => setLanguage("en", false));

test("at one sitting there may be a clock, and no bots for who is away", () => {
  expect(agreedTime(SITTING)).toEqual(["No time limit"]);
  expect(agreedTime({ ...SITTING, clock: 90, absence: "clock" })).toEqual([
    "1 minute 30 seconds per move",
    "No bots for people who are away",
  ]);
});

test("over days it says what becomes of who is late, and how long one may react", async () => {
  const days = { ...SITTING, absence: "clock", over_days: true, delay: 28_800 } as const;
  expect(agreedTime({ ...days, bank: 604_800, increment: 3600, out_of_time: "seat" })).toEqual([
    "Over days: nobody has to be there",
    "7 days per player for the game",
    "1 hour added per move",
    "Out of time: you lose your seat to a bot",
    "8 hours to react, always",
  ]);
  await setLanguage("de", false);
  expect(agreedTime({ ...days, clock: 86_400 })[1]).toBe("1 Tag für jeden Zug");
});
