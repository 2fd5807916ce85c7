// The parts of the lobby for people who have played before: my games, finished ones, statistics.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go, route } from "../router.svelte";
import { cast, chair } from "../wire/fixtures";
import type { FinishedGame, Placing, Shelf, Statistics as Counts, TableLine } from "../wire/types";
import { Finished, MyGames, Statistics } from "./index";
import { placed } from "./results.test";
import { tallied } from "./statistics";

let asked: string[] = [];
let answers: Record<string, unknown> = {};

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET" } = {}) => {
    asked.push(`${method} ${path}`);
    const found = Object.keys(answers).find((start) => path.startsWith(start));
    return Promise.resolve(Response.json(found === undefined ? {} : answers[found]));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  go("/", { replace: true });
});

const line = (id: string, changes: Partial<TableLine>): TableLine => ({
  id,
  game: "swindler",
  chairs: [chair("person", { name: "Ada" }), chair("person", { name: "Theo" })],
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
  waits_for: [],
  since: null,
  left: null,
  bank: null,
  over_days: false,
  away_until: null,
  ...changes,
});
const picture = createRawSnippet(() => ({ render: () => "<i></i>" }));

test("what is left of a move over days is plain, and marked when it is little", () => {
  answers = { "/api/me/vacation": { until: null, days: 30, of: 30 } };
  const days = { over_days: true, your_turn: true, clock: 86_400 };
  render(MyGames, { lines: [line("a", { ...days, left: 5400 }), line("b", { ...days, left: 50_000 })], picture });
  const [soon, later] = screen.getAllByText(/^Round 3\. You have .* left\.$/);
  expect(soon?.className).toContain("pressing");
  expect(later?.className).not.toContain("pressing");
});

test("only the first game that waits for me has the main button, and what is too much for the first look unfolds", async () => {
  const lines = [
    line("a", { your_turn: true }),
    line("b", { your_turn: true }),
    line("c", {}),
    line("d", { status: "open", chairs: [chair("person", { name: "Ada" }), chair("empty")] }),
  ];
  render(MyGames, { lines, picture });
  const links = (): HTMLElement[] => screen.getAllByRole("link", { name: /^(Continue|To my seat): Swindler$/ });
  expect(links().map((link) => [link.getAttribute("href"), link.classList.contains("main")])).toEqual([
    ["/t/a", true],
    ["/t/b", false],
    ["/t/c", false],
  ]);
  expect(screen.getAllByText("Your turn")).toHaveLength(2);
  await fireEvent.click(screen.getByRole("button", { name: "Show all 4 games" }));
  expect(links()).toHaveLength(4);
  expect(screen.getByText("One free seat.")).toBeTruthy();
});

test("where nobody waits for me there is no main button", () => {
  render(MyGames, { lines: [line("c", {})], picture });
  expect(screen.getByRole("link", { name: "Continue: Swindler" }).classList.contains("main")).toBe(false);
});

const game = (id: string, changes: Partial<FinishedGame> = {}): FinishedGame => ({
  id,
  game: "swindler",
  status: "over",
  ended: Date.now() / 1000,
  players: [placed("Ada", 1, { yours: true, points: 31 }), placed("Mack", 2, { bot: "3", character: "Mack" })],
  ...changes,
});

test("a finished game has my result, a replay and a rematch, which begins at once against bots", async () => {
  answers = {
    "/api/me/games": { games: [game("a")], total: 1, pages: 1, counting: false },
    "/api/tables/a": { type: "done", key: "k", table: "next" },
  };
  render(Finished, { ended: "a" });
  const list = await screen.findByRole("list", { name: "Finished" });
  for (const words of ["Won", "31 points", "ahead of Mack", "today"])
    expect(within(list).getByText(words)).toBeTruthy();
  expect(within(list).getByRole("link", { name: "Replay: Swindler" }).getAttribute("href")).toBe("/replay/a");
  await fireEvent.click(within(list).getByRole("button", { name: "Play again: Swindler" }));
  await vi.waitFor(() => {
    expect(route().path).toBe("/t/next");
  });
  expect(route().hash).toBe("go");
  expect(asked).toContain("POST /api/tables/a");
});

test("all finished games are listed page by page, and those called off apart", async () => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  answers = {
    "/api/me/games?page=0&ended=over": { games: [game("a")], total: 21, pages: 2, counting: true },
    "/api/me/games?page=1&ended=over": { games: [game("b")], total: 21, pages: 2, counting: false },
    "/api/me/games?page=0&ended=abandoned": { games: [], total: 0, pages: 1, counting: false },
  };
  render(Finished, { ended: "" });
  await fireEvent.click(await screen.findByRole("button", { name: "All 21" }));
  expect(screen.getByText("The results of older games are still being worked out.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Older games" }));
  expect(await screen.findByText("Page 2 of 2")).toBeTruthy();
  await vi.waitFor(() => {
    expect(document.querySelector("dialog a")?.getAttribute("href")).toBe("/t/b");
    expect(document.querySelector("dialog a.ib")?.getAttribute("href")).toBe("/replay/b");
  });
  await fireEvent.click(screen.getByRole("radio", { name: "Called off" }));
  expect(await screen.findByText("There are no games like that.")).toBeTruthy();
});

test("statistics can be read without seeing the plots", async () => {
  const counts: Counts = {
    games: 3,
    wins: 2,
    by_game: [{ game: "swindler", games: 3, wins: 2 }],
    by_bot: [{ bot: "3", character: "Three", games: 3, ahead: 1 }],
    months: [{ month: "2026-05", games: 3, wins: 2 }],
    latest: [1, 3, 1].map((place, n) => ({
      id: String(n),
      game: "swindler",
      place,
      seats: 3,
      ended: 9 - n,
      tally: null,
    })),
    counting: false,
  };
  answers = { "/api/me/statistics": counts };
  const shelf = { ...cast, games: [], address: null } as unknown as Shelf;
  render(Statistics, { cast: shelf, ended: "", open: false });
  expect(await screen.findByText("2 wins in 3 games")).toBeTruthy();
  const wins = screen.getByRole("table", { name: "Wins per game" });
  expect(within(wins).getByRole("rowheader", { name: "Swindler" })).toBeTruthy();
  expect(within(wins).getByText("2 of 3")).toBeTruthy();
  const places = "Your places in the last 3 games, oldest first: 1st of 3, 3rd of 3 and 1st of 3";
  expect(screen.getByRole("img", { name: places })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "All my statistics" }));
  const bots = screen.getByRole("table", { name: "Against bots" });
  expect(within(bots).getByText("1 of 3")).toBeTruthy();
  const months = screen.getByRole("table", { name: "Over time" });
  expect(within(months).getByRole("rowheader", { name: "May 2026" })).toBeTruthy();
});

test("what a game counts beside points is told beside what was to be expected, and how that went over time", async () => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  const placing = (n: number, came: number, expected: number): Placing => ({
    ...{ id: String(n), game: "swindler", place: 1, seats: 3, ended: 9 - n, tally: { came, expected } },
  });
  const counts: Counts = {
    ...{ games: 3, wins: 2, by_bot: [], months: [], counting: false },
    by_game: [{ game: "swindler", games: 3, wins: 2 }],
    latest: [placing(0, 2, 1.25), placing(1, 0, 1.5), { ...placing(2, 0, 0), tally: null }],
  };
  expect(tallied(counts.latest)).toEqual({ came: 2, expected: 2.8, sums: [-1.5, -0.7] });
  answers = { "/api/me/statistics": counts };
  render(Statistics, { cast: { ...cast, games: [], address: null } as unknown as Shelf, ended: "", open: false });
  await fireEvent.click(await screen.findByRole("button", { name: "All my statistics" }));
  const sheet = within(screen.getByRole("dialog"));
  expect(await sheet.findByRole("heading", { name: "Skulls drawn" })).toBeTruthy();
  expect(asked.at(-1)).toContain("game=swindler");
  expect(sheet.getByText("2 instead of 2.8")).toBeTruthy();
  const words = "The difference, added up game by game, the latest last: −1.5 and −0.7";
  expect(sheet.getByRole("img", { name: words })).toBeTruthy();
});
