// The sheet of a seat: opened at its plate, and one leads to the next.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { PLAIN_VIEW, PLAYERS } from "../fixtures";
import type { Game } from "../game";
import SeatSheet from "./SeatSheet.svelte";

afterEach(cleanup);

/** A game that has nothing to say of anybody. */
const game = { name: "none", Seat: () => ({}) } as unknown as Game;

test("it says whose it is, and the discs lead to the others", async () => {
  render(SeatSheet, { seat: 1, game, view: PLAIN_VIEW, players: PLAYERS });
  screen.getByRole("heading", { name: "What Ben has" });
  await fireEvent.click(screen.getByRole("button", { name: "What you have" }));
  screen.getByRole("heading", { name: "What you have" });
  expect(screen.getByRole("button", { name: "What you have" }).getAttribute("aria-pressed")).toBe("true");
});
