// Who is new to a game gets a gentle table at once; who has finished one, or wants it, the usual one.
import { beforeEach, expect, test, vi } from "vitest";
import type { Choice, GameOnShelf, TableLine } from "../wire/types";
import type { Cast } from "../lobby/characters";

const option = (name: string, values: Partial<Choice>): Choice => ({
  name,
  kind: "number",
  default: 0,
  short: null,
  slow: null,
  easy: null,
  low: null,
  high: null,
  none: false,
  words: [],
  ...values,
});
const swindler: GameOnShelf = {
  name: "swindler",
  version: 2,
  seats: [2, 3, 4],
  options: [
    option("thieves", { default: "draft", easy: "off" }),
    option("max_rounds", { short: 6 }),
    option("hold_seconds", { default: 10, slow: 40 }),
    option("odds", { default: "shown" }),
  ],
  bots: ["1", "2", "3", "4", "greedy"],
  reacts: true,
  real_time: false,
  lessons: [{ name: "first", minutes: 6 }],
  cover: "",
};
const cast: Cast = {
  characters: ["1", "2", "3", "4"].map((bot) => ({ bot, name: `Bot ${bot}`, ratings: {} })),
  usual_bot: "4",
};
const line = (values: Partial<TableLine>): TableLine => ({
  id: "t1",
  game: "swindler",
  chairs: [],
  options: {},
  clock: null,
  status: "playing",
  round: 1,
  yours: 0,
  your_turn: false,
  made: 1,
  ended: null,
  lesson: false,
  guided: false,
  waits_for: [],
  since: null,
  left: null,
  bank: null,
  over_days: false,
  away_until: null,
  ...values,
});

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("whoever is new to a game gets a short, slow and easy one against the easiest bots", async () => {
  const { tableAtOnce } = await import("./first-game.svelte");
  expect(tableAtOnce(cast, swindler, "4")).toEqual({
    game: "swindler",
    bots: [null, "1", "2", "3"],
    options: { hold_seconds: 40, max_rounds: 6, thieves: "off" },
  });
});

test("whoever has finished one gets the usual one, also once its table is gone", async () => {
  const first = await import("./first-game.svelte");
  first.noteFinished([line({ game: "langfinger", status: "over" }), line({ status: "abandoned" })]);
  expect(first.isFirst("swindler")).toBe(true);
  first.noteFinished([line({ status: "over" })]);
  vi.resetModules();
  const later = await import("./first-game.svelte");
  later.noteFinished([]);
  expect(later.isFirst("swindler")).toBe(false);
  expect(later.tableAtOnce(cast, swindler, "4")).toEqual({ game: "swindler", bots: [null, "4", "3", "2"] });
});

test("whoever wants the usual one at once gets it, until they want the gentle one again", async () => {
  const first = await import("./first-game.svelte");
  first.wantUsual("swindler", true);
  expect(first.tableAtOnce(cast, swindler, "4").options).toBeUndefined();
  vi.resetModules();
  const later = await import("./first-game.svelte");
  expect(later.wantsUsual("swindler")).toBe(true);
  later.wantUsual("swindler", false);
  expect(later.isGentle(swindler)).toBe(true);
});

test("a lesson goes on at its table until its learner is at its end or skips it", async () => {
  const { firstLesson, runningLesson } = await import("./first-game.svelte");
  expect(firstLesson(swindler)?.minutes).toBe(6);
  expect(runningLesson([line({}), line({ id: "t2", lesson: true, guided: true })], "swindler")?.id).toBe("t2");
  expect(runningLesson([line({ lesson: true })], "swindler")).toBeUndefined();
});
