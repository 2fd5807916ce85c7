// The hand: choosing, playing, being told why not, and the keyboard.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { actor, PLAYERS, viewOf } from "../fixtures";
import Hand from "./Hand.svelte";
import { prompt } from "../prompt";
import type { GaunerbandeView } from "../view";

afterEach(cleanup);

function shown(view: GaunerbandeView, chosen: string[] = []): ReturnType<typeof actor> {
  const acting = actor(view.options, chosen);
  render(Hand, { view, players: PLAYERS, acting, fresh: [] });
  return acting;
}

test("a playable card is chosen by the first click", async () => {
  const acting = shown(viewOf());
  await fireEvent.click(screen.getByRole("button", { name: "Blue 4, Baker, playable" }));
  expect(acting.picks.chosen).toEqual(["play b4"]);
  expect(acting.sent).toEqual([]);
});

test("the chosen card is played by the next click", async () => {
  const acting = shown(viewOf(), ["play b4"]);
  await fireEvent.click(screen.getByRole("button", { name: "Blue 4, Baker, playable" }));
  expect(acting.sent).toEqual([["play b4"]]);
});

test("the only card that will do is picked already, and one click plays it", async () => {
  const acting = shown(viewOf({ options: ["play b9"] }));
  await fireEvent.click(screen.getByRole("button", { name: "Blue 9, Policeman, playable", pressed: true }));
  expect(acting.sent).toEqual([["play b9"]]);
});

test("what a card costs is said aloud, as the view has it", () => {
  shown(viewOf({ hand: ["r10", "k4", "g1"], options: [], politician: 12, rogue: 1, actors: [] }));
  const names = screen.getAllByRole("button").map((card) => card.querySelector(".hidden-text")?.textContent);
  expect(names).toEqual([
    "Green 1, Car Dealer",
    "Red 10, Corrupt Politician, 12 penalty points",
    "Black 4, Con Artist, one penalty point",
  ]);
});

test("a card that may not be played says why, and a click explains it", async () => {
  const acting = shown(viewOf());
  const explain = vi.spyOn(acting, "explain");
  const dark = screen.getByRole("button", { name: "Green 5, Gardener, not playable: GB-3.2 Follow the colour led." });
  await fireEvent.click(dark);
  expect(explain).toHaveBeenCalledWith("play g5", dark);
  expect(acting.picks.chosen).toEqual([]);
});

test("gifts are picked and put back; a fourth takes the place of the first", async () => {
  const hand = ["g5", "b4", "b9", "r10"];
  const view = viewOf({ phase: "passing", gave: [], hand, options: hand.map((card) => `give ${card}`), owing: [0] });
  const acting = shown(view);
  for (const card of screen.getAllByRole("button")) await fireEvent.click(card);
  expect(acting.picks.chosen).toEqual(["give b4", "give b9", "give r10"]);
  expect(acting.picks.ousted).toBe("give g5");
  expect(prompt(view, PLAYERS, acting).help).toBe("Green 5 goes back to your hand.");
  await fireEvent.click(screen.getByRole("button", { name: "Blue 9, Policeman" }));
  expect(acting.picks.chosen).toEqual(["give b4", "give r10"]);
  expect(prompt(view, PLAYERS, acting).help).toBe("2 of 3 chosen.");
});

test("arrow keys go from card to card, and only one card is in the tab order", async () => {
  shown(viewOf());
  const cards = screen.getAllByRole("button");
  cards[0]?.focus();
  await fireEvent.keyDown(cards[0] as HTMLElement, { key: "ArrowRight" });
  expect(document.activeElement).toBe(cards[1]);
  await fireEvent.keyDown(cards[1] as HTMLElement, { key: "End" });
  expect(document.activeElement).toBe(cards[3]);
  await fireEvent.keyDown(cards[3] as HTMLElement, { key: "ArrowRight" });
  expect(document.activeElement).toBe(cards[0]);
  expect(cards.map((card) => card.tabIndex)).toEqual([0, -1, -1, -1]);
});

/** Before the gifts, on green 5; the card after it is given, and three others come. */
const PASSING = viewOf({ phase: "passing", gave: [], hand: ["g5", "b4", "r10"], options: ["give g5", "give b4"] });
const PASSED = viewOf({ hand: ["g1", "g2", "g5", "r10"], options: ["play g5"] });

test("when cards come and go, the keyboard stays on its card, and goes on from there", async () => {
  const acting = actor([]);
  const { rerender } = render(Hand, { view: PASSING, players: PLAYERS, acting, fresh: [] });
  const card = screen.getByRole("button", { name: "Green 5, Gardener" });
  card.focus();
  await rerender({ view: PASSED });
  expect(document.activeElement).toBe(card);
  expect(screen.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toEqual([card]);
  await fireEvent.keyDown(card, { key: "ArrowRight" });
  expect((document.activeElement as HTMLElement).dataset["piece"]).toBe("r10");
});

test("when the card of the keyboard goes, its neighbour takes over", async () => {
  const { rerender } = render(Hand, { view: viewOf(), players: PLAYERS, acting: actor([]), fresh: [] });
  screen.getByRole("button", { name: /^Blue 4/ }).focus();
  await rerender({ view: viewOf({ hand: ["g5", "b9", "r10"] }) });
  await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset["piece"]).toBe("b9"));
});

test("the tab key reaches a card that may be played, and so does the focus once one is asked", async () => {
  const { rerender } = render(Hand, { view: viewOf(), players: PLAYERS, acting: actor([]), fresh: [] });
  const stop = (): string[] =>
    screen.getAllByRole("button").flatMap((card) => (card.tabIndex === 0 ? (card.dataset["piece"] ?? "") : []));
  expect(stop()).toEqual(["b4"]); // not green 5, which is the first
  screen.getByRole("button", { name: /^Blue 4/ }).focus();
  await rerender({ view: viewOf({ hand: ["g5", "b9", "r10"], actors: [1], options: [] }) });
  await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset["piece"]).toBe("b9"));
  await rerender({ view: viewOf({ hand: ["g5", "b9", "r10"], options: ["play r10"] }) });
  await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset["piece"]).toBe("r10"));
});

test("what a card would do is thought over again when the phase changes", async () => {
  const acting = actor([]);
  const regard = vi.spyOn(acting, "regard");
  const { rerender } = render(Hand, { view: PASSING, players: PLAYERS, acting, fresh: [] });
  screen.getByRole("button", { name: "Green 5, Gardener" }).focus();
  await vi.waitFor(() => expect(regard).toHaveBeenLastCalledWith("give g5"));
  await rerender({ view: PASSED });
  expect(regard).toHaveBeenLastCalledWith("play g5");
  await rerender({ view: viewOf({ hand: ["g1"] }) });
  await vi.waitFor(() => expect(regard).not.toHaveBeenLastCalledWith("play g5"));
});

test("Escape puts back what was picked, and only then is left to others", async () => {
  const acting = shown(viewOf(), ["play b4"]);
  const card = screen.getByRole("button", { name: /^Blue 4/ });
  expect(await fireEvent.keyDown(card, { key: "Escape" })).toBe(false);
  expect(acting.picks.chosen).toEqual([]);
  expect(await fireEvent.keyDown(card, { key: "Escape" })).toBe(true);
});

test("in a replay the cards are pictures", () => {
  render(Hand, { view: viewOf(), players: PLAYERS, acting: null, fresh: [] });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("img", { name: "Blue 4, Baker" })).toBeDefined();
});
