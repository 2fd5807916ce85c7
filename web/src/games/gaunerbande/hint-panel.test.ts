// What the panel of hints says in Gaunerbande: moves, chances, and reasons with cards and names as people see them.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { PLAYERS } from "../../board/fixtures";
import type { Game } from "../../board/game";
import HintPanel from "../../table/HintPanel.svelte";
import { setLanguage } from "../../texts/texts.svelte";
import type { HintedChoice } from "../../wire/types";
import { game } from ".";

afterEach(async () => {
  cleanup();
  await setLanguage("en");
});

const CAUGHT: HintedChoice = {
  command: "play r12",
  chance: 0.314,
  spread: 0.002,
  reason: { name: "caught", facts: { card: "r12", seat: 1 } },
};
const PLAIN: HintedChoice = { command: "play g4", chance: 0.25, spread: 0.031, reason: null };

function lines(choices: HintedChoice[], shown = game as Game, onclose = (): void => undefined): string[] {
  render(HintPanel, { game: shown, choices, players: PLAYERS, onclose });
  for (const drawn of screen.queryAllByRole("img")) drawn.textContent = drawn.getAttribute("aria-label"); // as it is read out
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
}

test("each move has its chance with the spread, and its reason names cards and people", () => {
  expect(lines([CAUGHT, PLAIN])).toEqual([
    "Red 12 31 ± 1 % to win Ben has the politician, and Red 12 may catch him: get rid of it.",
    "Green 4 25 ± 3 % to win",
  ]);
});

test("where nobody is named, the reason says so; and it is told in German, too", async () => {
  await setLanguage("de");
  const reason = { name: "caught", facts: { card: "r12" } };
  expect(lines([{ command: "play r12", chance: null, spread: null, reason }])).toEqual([
    "Rot 12 Der Politiker ist noch unterwegs, und Rot 12 könnte ihn einfangen: weg damit.",
  ]);
});

test("a move of which nothing is known has no line, and a reason without words is left out", () => {
  expect(lines([{ command: "play g4", chance: null, spread: null, reason: null }])).toEqual([]);
  cleanup();
  expect(lines([{ ...PLAIN, reason: { name: "unheard-of", facts: {} } }])).toEqual(["Green 4 25 ± 3 % to win"]);
});

test("it can be closed", () => {
  const close = vi.fn();
  lines([PLAIN], game as Game, close);
  screen.getByRole("button", { name: "Close the hint" }).click();
  expect(close).toHaveBeenCalledOnce();
});
