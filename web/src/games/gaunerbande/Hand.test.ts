// The hand: choosing, playing, being told why not, and the keyboard.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { actor, FACES, viewOf } from "./fixtures";
import Hand from "./Hand.svelte";
import type { GaunerbandeView } from "./view";

afterEach(cleanup);

function shown(view: GaunerbandeView, chosen: string[] = []): ReturnType<typeof actor> {
  const acting = actor(view.options, chosen);
  render(Hand, { view, faces: FACES, acting, fresh: [] });
  return acting;
}

test("a playable card is chosen by the first click", async () => {
  const acting = shown(viewOf());
  await fireEvent.click(screen.getByRole("button", { name: "Blue 4, Baker, playable" }));
  expect(acting.draft.chosen).toEqual(["play b4"]);
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
  expect(acting.draft.chosen).toEqual([]);
});

test("gifts are picked and put back; a fourth takes the place of the first", async () => {
  const hand = ["g5", "b4", "b9", "r10"];
  const view = viewOf({ phase: "passing", gave: [], hand, options: hand.map((card) => `give ${card}`), owing: [0] });
  const acting = shown(view);
  for (const card of screen.getAllByRole("button")) await fireEvent.click(card);
  expect(acting.draft.chosen).toEqual(["give b4", "give b9", "give r10"]);
  await fireEvent.click(screen.getByRole("button", { name: "Blue 9, Policeman" }));
  expect(acting.draft.chosen).toEqual(["give b4", "give r10"]);
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

test("in a replay the cards are pictures", () => {
  render(Hand, { view: viewOf(), faces: FACES, acting: null, fresh: [] });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("img", { name: "Blue 4, Baker" })).toBeDefined();
});
