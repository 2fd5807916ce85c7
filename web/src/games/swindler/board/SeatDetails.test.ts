// What opens at a seat of Swindler: all that everybody may know of it, and nothing else.
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import SeatDetails from "./SeatDetails.svelte";
import { PLAYERS, tile, viewOf } from "../fixtures";
import type { Order, SwindlerView } from "../view";

afterEach(cleanup);

const ORDER: Order = {
  id: "O1",
  kind: "own",
  needs: { bg: { red: 2 } },
  points: 4,
  coins: 1,
  neutral: 0,
  posters: 0,
};

function shown(seat: number, change: Partial<SwindlerView> = {}): void {
  const player = PLAYERS[seat];
  if (player) render(SeatDetails, { view: viewOf(change), player, players: PLAYERS });
}
const part = (name: string): string[] =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("listitem")
    .map((item) => item.textContent.replaceAll(/\s+/g, " ").trim());

test("loot of earlier turns in words, alike tiles once, and orders with what they brought", () => {
  const ring = tile("red ring");
  shown(1, {
    loot: [[], [ring, ring, tile("blue key_blue")], [], []],
    fulfilled: [[], [ORDER], [], []],
    orders: [{ ...ORDER, id: "O2", marker: 1 }, null, null, null],
  });
  expect(part("Loot")).toEqual(["2 × red ring", "Blue key"]);
  expect(part("Orders fulfilled")).toEqual(["Own: 2 red tiles 4 points and 1 coin"]);
  expect(part("Orders reserved")).toEqual(["Own: 2 red tiles 4 points and 1 coin"]);
});

test("what was drawn in this turn stands apart from what is older", () => {
  shown(0);
  expect(part("Loot")).toHaveLength(1);
  expect(part("Drawn this turn")).toEqual(["Green key", "Green brooch"]);
});

test("cards that were seen are named, the others are only counted", () => {
  const known: SwindlerView["known"] = [[], ["beggar"], [], []];
  shown(1, { hands: [0, 3, 0, 0], known });
  expect(part("Accomplices")).toHaveLength(1);
  screen.getByText("And 2 that only Ben knows.");
  cleanup();
  shown(1, { hands: [0, 0, 0, 0], known: [[], [], [], []] });
  screen.getByText("No accomplices.");
});
