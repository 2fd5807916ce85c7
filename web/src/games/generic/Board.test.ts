// The board of any game: pieces and buttons that play, and why the rest cannot.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { actor, PLAYERS } from "../../board/fixtures";
import type { Acting } from "../../board/game";
import Board from "./Board.svelte";
import { CARDS, DICE, viewOf } from "./fixtures";
import { gameBy } from "./game";
import type { AnyView } from "./layout";
import ScoreSheet from "./ScoreSheet.svelte";

afterEach(cleanup);
beforeEach(() => {
  gameBy(DICE);
  gameBy(CARDS);
});

function board(view: AnyView, acting: Acting | null = actor(view.options)): void {
  render(Board, { view, players: PLAYERS, near: 0, acting });
}

test("a piece with one legal command plays it", async () => {
  const view = viewOf(CARDS, { hand: ["c1", "c2"], options: ["set c2"] });
  const acting = actor(view.options);
  board(view, acting);
  const hand = screen.getByRole("list", { name: "Hand" });
  await fireEvent.click(within(hand).getByRole("button", { name: /^c2/ }));
  expect(acting.sent).toEqual([["set c2"]]);
});

test("a piece with several opens them", async () => {
  const view = viewOf(CARDS, { hand: ["c1"], options: ["set c1", "burn c1"] });
  const acting = actor(view.options);
  board(view, acting);
  await fireEvent.click(within(screen.getByRole("list", { name: "Hand" })).getByRole("button"));
  expect(acting.sent).toEqual([]);
  const note = screen.getByRole("dialog", { name: "c1" });
  await fireEvent.click(within(note).getByRole("button", { name: "Burn c1" }));
  expect(acting.sent).toEqual([["burn c1"]]);
});

test("a piece that cannot be had says why", async () => {
  const view = viewOf(CARDS, { hand: ["c1", "c2"], options: ["set c2"] });
  const acting = { ...actor(view.options), explain: vi.fn() };
  board(view, acting);
  await fireEvent.click(within(screen.getByRole("list", { name: "Hand" })).getByRole("button", { name: /^c1/ }));
  expect(acting.explain).toHaveBeenCalledWith("set c1", expect.anything());
});

test("legal commands are buttons by verb; the others of a verb stay and say why", async () => {
  const view = viewOf(DICE, { options: ["bid 2 six", "doubt"] });
  const acting = { ...actor(view.options), explain: vi.fn() };
  board(view, acting);
  const bids = screen.getByRole("group", { name: "Bid" });
  await fireEvent.click(within(bids).getByRole("button", { name: "Bid 2 six" }));
  expect(acting.sent).toEqual([["bid 2 six"]]);
  const refused = within(bids).getByRole("button", { name: /^Bid 1 five/ });
  expect(refused.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(refused);
  expect(acting.explain).toHaveBeenCalledWith("bid 1 five", refused);
  expect(screen.queryByRole("button", { name: /Believe/ })).toBeNull();
});

test("where much is not possible, it is shown only when wanted", async () => {
  const view = viewOf(CARDS, { options: ["set c1"] });
  board(view);
  expect(screen.queryByRole("button", { name: /^Set c3/ })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: /not possible now/ }));
  expect(screen.getByRole("button", { name: /^Set c3/ })).toBeTruthy();
});

test("who only watches sees everything and can press nothing", () => {
  board(viewOf(CARDS, { seat: null, pile: ["c1", null], hands: [3, 2, 1, 0], points: [1, 2, 3, 4] }), null);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("img", { name: "c1" })).toBeTruthy();
});

test("a table, a grid, a track and an object are drawn; what is hidden is not", () => {
  board(
    viewOf(CARDS, {
      trick: [{ seat: 1, card: "c9" }, null],
      board: [
        ["x", null],
        ["o", "x"],
      ],
      way: [3, 10, 0, 4],
    }),
    null,
  );
  expect(screen.getByRole("img", { name: "Seat: Ben, c9" })).toBeTruthy();
  expect(screen.getAllByRole("img", { name: "x" })).toHaveLength(2);
  expect(screen.getByText("Way")).toBeTruthy();
  cleanup();
  board(viewOf(DICE, { bid: { count: 3, face: "six" }, secret: "nobody", bidder: 2, dice: [1, 2, 3, 4] }), null);
  expect(screen.getByText("Bidder").nextElementSibling?.textContent).toBe("Cleo");
  expect(screen.queryByText("nobody")).toBeNull();
});

test("a piece whose drawing the game brings is drawn", () => {
  board(viewOf(DICE, { hand: ["six", "five"] }), null);
  const drawn = screen.getByRole("img", { name: "six" }).querySelector("img");
  expect(drawn?.getAttribute("src")).toBe("/games/dice/art/six.svg");
});

test("the sheet has what is counted for each seat", () => {
  const view = viewOf(CARDS, { hands: [3, 2, 1, 0], points: [1, 2, 3, 4] });
  render(ScoreSheet, { view, told: [], players: PLAYERS });
  const row = screen.getByRole("row", { name: /Cleo/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["3", "1"]);
});

test("a board of the game's own that cannot be loaded leaves the table", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  gameBy({ ...CARDS, board: true });
  board(viewOf(CARDS, { hand: ["c1"], options: [] }), null);
  await vi.waitFor(() => expect(warned).toHaveBeenCalled());
  expect(await screen.findByRole("list", { name: "Hand" })).toBeTruthy();
});

test("a die that goes from the hand to where it is shown keeps its name in the page, so it flies there", async () => {
  const before = viewOf(DICE, { hand: ["six", "six", "five", "five"], shown: [[], [], [], []] });
  const { container, rerender } = render(Board, { view: before, players: PLAYERS, near: 0, acting: null });
  const named = (list: string): (string | null)[] =>
    [...container.querySelectorAll(`[aria-label="${list}"] [data-piece]`)].map((node) =>
      node.getAttribute("data-piece"),
    );
  const dice = named("Hand");
  expect(new Set(dice).size).toBe(4);
  await rerender({ view: viewOf(DICE, { hand: ["six", "six"], shown: [["five", "five"], [], [], []] }) });
  expect(named("Hand")).toEqual(dice.slice(0, 2));
  expect(named(`Shown, ${PLAYERS[0]?.name ?? ""}`)).toEqual(dice.slice(2));
});
