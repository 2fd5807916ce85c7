// A seat: what everybody sees of it, also while its person is away.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Player } from "../../../board/game";
import { PLAYERS, viewOf } from "../fixtures";
import Seat from "./Seat.svelte";

afterEach(cleanup);

function seat(n: number, change: Partial<Player> = {}): string {
  render(Seat, { view: viewOf({ phase: "placing" }), player: { ...(PLAYERS[n] as Player), ...change } });
  return screen.getByRole("group").textContent;
}

test("whoever is away keeps hand, stones and money in view", () => {
  const words = seat(1, { away: true });
  expect(words).toContain("away");
  expect(words).toContain("3 tools in hand");
  expect(words).toContain("all stones placed");
});

test("one's own seat says so, and how far the money has to come", () => {
  const words = seat(0, { mine: true });
  expect(words).toContain("(you)");
  expect(words).toContain("4/20");
});

test("whose turn it is shows, unless the game was called off", () => {
  const view = viewOf({ phase: "placing", actors: [1] });
  const plate = (change: Partial<Player>): HTMLElement => {
    cleanup();
    render(Seat, { view, player: { ...(PLAYERS[1] as Player), ...change } });
    return screen.getByRole("group");
  };
  expect(plate({}).classList).toContain("turn");
  expect(plate({}).textContent).toContain("turn");
  expect(plate({ calledOff: true }).classList).not.toContain("turn");
  expect(plate({ calledOff: true }).textContent).not.toContain("turn");
});

test("a character looks out beside its stone, a bot without a face has a sign", () => {
  const drawn = (change: Partial<Player>): boolean => {
    cleanup();
    seat(1, { bot: true, ...change });
    return document.querySelector(".bot.looks svg") !== null;
  };
  expect(drawn({ level: 8, face: true })).toBe(true);
  expect(drawn({ level: null, face: false })).toBe(false);
});
