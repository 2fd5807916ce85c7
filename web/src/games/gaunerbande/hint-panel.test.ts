// What the panel of hints says in Gaunerbande: moves, chances, and reasons with cards and names as people see them.
import { cleanup, render, screen } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { PLAYERS } from "../../board/fixtures";
import type { Game, View } from "../../board/game";
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

/** What a bot has answered, or not yet. */
function draw(
  change: Partial<ComponentProps<typeof HintPanel>["acting"]>,
  options = ["play r12", "play g4"],
  onclose = (): void => undefined,
  advice = "",
): void {
  const acting = { advising: false, unadvised: null, hint: [], choices: [], ...change };
  const view = { options } as unknown as View;
  render(HintPanel, { game: game as Game, view, acting, advice, players: PLAYERS, onclose });
}

function lines(choices: HintedChoice[], onclose?: () => void): string[] {
  draw({ choices, hint: choices.slice(0, 1).map(({ command }) => command) }, undefined, onclose);
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

test("a reason without words is left out", () => {
  expect(lines([{ ...PLAIN, reason: { name: "unheard-of", facts: {} } }])).toEqual(["Green 4 25 ± 3 % to win"]);
});

test("where search alone speaks for a move, the other move is named as people see it", () => {
  const reason = { name: "search-better", facts: { worlds: 400, move: "play r12" } };
  expect(lines([{ ...PLAIN, reason }])).toEqual([
    "Green 4 25 ± 3 % to win In 400 trial runs it did better than “Red 12”.",
  ]);
});

test("it can be closed", () => {
  const close = vi.fn();
  lines([PLAIN], close);
  screen.getByRole("button", { name: "Close the hint" }).click();
  expect(close).toHaveBeenCalledOnce();
});

test("a move of several cards is told as a whole, before the choices for the first of them", () => {
  draw(
    { choices: [PLAIN], hint: ["give g4", "give r12"] },
    undefined,
    undefined,
    "A bot would give Green 4 and Red 12.",
  );
  expect(screen.getByRole("status").textContent).toContain("A bot would give Green 4 and Red 12.");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("while a bot thinks the panel says so, and a reader hears it", () => {
  draw({ advising: true });
  expect(screen.getByRole("region", { name: "The best moves" }).getAttribute("aria-busy")).toBe("true");
  expect(screen.getByRole("status").textContent).toContain("A bot is thinking …");
});

test("where there is no choice, or nothing is known of a move, one sentence says what there is", () => {
  const bare = { command: "play g4", chance: null, spread: null, reason: null };
  const said = (options: string[]): string => {
    cleanup();
    draw({ choices: [bare], hint: ["play g4"] }, options);
    return screen.getByRole("status").textContent.trim();
  };
  expect(said(["play g4"])).toBe("You can only do one thing: Green 4.");
  expect(said(["play g4", "play r12"])).toBe("A bot would choose: Green 4.");
});

test("where there is nothing to advise, or it came too late, a friendly sentence says so", async () => {
  draw({ unadvised: "nothing" }, []);
  expect(screen.getByRole("status").textContent).toContain("There is nothing to decide right now. Enjoy the moment.");
  cleanup();
  await setLanguage("de");
  draw({ unadvised: "late" });
  expect(screen.getByRole("status").textContent).toContain("Frag einfach noch einmal.");
  cleanup();
  draw({});
  expect(screen.queryByRole("status")).toBeNull();
});
