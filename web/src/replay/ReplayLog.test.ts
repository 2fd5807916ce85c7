// The log of a replay whose pages come one by one: the end comes before what lies in between.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Game, LogChapter } from "../board/game";
import { game as midnightExchange } from "../games/midnight-exchange";
import { entries, PLAYERS, viewOf } from "../games/midnight-exchange/fixtures";
import type { ToldEvent } from "../games/midnight-exchange/view";
import type { Step } from "../wire/types";
import ReplayLog from "./ReplayLog.svelte";
import { numberedSteps } from "./timeline";

afterEach(cleanup);

const game: Game = midnightExchange; // its events are known to itself alone
const began = (round: number): ToldEvent => ({ event: "RummageBegan", round, places: [], finds: [] });
const ended: ToldEvent = { event: "RoundEnded", trades: 0 };
const STEPS = entries(
  [{ event: "MarketsOpened", sides: {} }, began(1)],
  [{ event: "TradingBegan" }],
  [ended, began(2)],
  [{ event: "TradingBegan" }],
  [ended],
).map((told): Step => ({
  told: { ...told, events: told.events.map((event) => ({ ...event })), changes: null },
  view: viewOf(),
  round: told.n < 3 ? 1 : 2,
}));

/** The log while only these steps have come. */
const chapters = (come: readonly number[]): LogChapter[] => {
  const told = numberedSteps(STEPS.map((step, n) => (come.includes(n) ? step : undefined))).map((step) => step.told);
  return game.log(viewOf(), told, PLAYERS, true);
};

test("a trade whose rummage has not come yet stands beside an earlier trade", async () => {
  const view = { lit: 0, onjump: (): void => undefined };
  const { rerender } = render(ReplayLog, { ...view, chapters: chapters([0, 1]) });
  await rerender({ ...view, chapters: chapters([0, 1, 3, 4]) });
  expect(screen.getAllByRole("heading").at(-1)?.textContent).toBe("Round 2 · Trade");
  expect(screen.getAllByRole("heading")).toHaveLength(4);
  await rerender({ ...view, chapters: chapters([0, 1, 2, 3, 4]) });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Before the first round",
    "Round 1 · Rummage",
    "Round 1 · Trade",
    "Round 2 · Rummage",
    "Round 2 · Trade",
  ]);
});

test("a chapter keeps its key when what came before it is loaded", () => {
  const last = (come: readonly number[]): string | undefined => chapters(come).at(-1)?.key;
  expect(last([0, 1, 3, 4])).toBe(last([0, 1, 2, 3, 4]));
});

test("what turned the game is marked, also for those who hear it", () => {
  const turns = new Set([2]);
  render(ReplayLog, { chapters: chapters([0, 1, 2, 3, 4]), turns, lit: 0, onjump: () => undefined });
  const marked = screen.getAllByRole("button").filter(({ textContent }) => textContent.includes("turning point"));
  expect(new Set(marked.map(({ dataset }) => dataset["n"]))).toEqual(new Set(["2"]));
});
