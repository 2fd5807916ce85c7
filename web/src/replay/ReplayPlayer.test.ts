// A replay whose pages are still coming counts no moves and names no winner before it knows them.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game as midnightExchange } from "../games/midnight-exchange";
import { entries, PLAYERS, viewOf } from "../games/midnight-exchange/fixtures";
import { chair } from "../wire/fixtures";
import { motionFactor } from "../motion";
import type { Replay, Step, Table } from "../wire/types";
import ReplayPlayer from "./ReplayPlayer.svelte";
import { ReplayPages } from "./replay-pages.svelte";

beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const view = viewOf();
const STEPS = entries(
  [{ event: "MarketsOpened", sides: {} }],
  [{ event: "TradingBegan" }],
  [{ event: "TradingBegan" }],
).map((told): Step => ({
  told: { ...told, events: told.events.map((event) => ({ ...event })), changes: null },
  view,
  round: 1,
}));
const table: Table = {
  ...({ id: "example/one", game: "midnight-exchange", status: "over", made: 0 } as Table),
  chairs: PLAYERS.map(({ name }) => chair("person", { name })),
};
const page = (first: number, count: number): Replay => ({
  ...{ table, eyes: "open", first, total: STEPS.length, times: [] },
  steps: STEPS.slice(first, first + count),
});

test("while pages are missing nothing is counted, and nobody is said to have won or not to have finished", async () => {
  let come: (rest: Replay) => void = () => undefined;
  const replay = new ReplayPages(page(0, 2), () => new Promise((resolve) => (come = resolve)));
  const { container } = render(ReplayPlayer, {
    game: midnightExchange,
    replay,
    seat: null,
    onviewpoint: () => undefined,
  });
  expect(screen.getByText("Move – of –")).toBeTruthy();
  expect(container.textContent).not.toContain("not finished");
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("Rewinding …");
  come(page(2, 1));
  await screen.findByText(/^Move 0 of/);
  expect(container.textContent).toContain("not finished");
});

test("what flies is as many times faster as the moves, and the next page has its usual time again", async () => {
  const replay = new ReplayPages(page(0, 3), () => Promise.reject(new Error("all is there")));
  const { unmount } = render(ReplayPlayer, {
    game: midnightExchange,
    replay,
    seat: null,
    onviewpoint: () => undefined,
  });
  expect(motionFactor()).toBe(1);
  for (const speed of [2, 3]) {
    await fireEvent.click(screen.getByRole("button", { name: /^Speed/ }));
    expect(motionFactor()).toBeCloseTo(1 / speed);
  }
  unmount();
  expect(motionFactor()).toBe(1);
});
