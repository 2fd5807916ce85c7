// What the panel of hints says in Midnight Exchange: reasons with pieces and moves as people see them.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Game, View } from "../../board/game";
import HintPanel from "../../table/HintPanel.svelte";
import { setLanguage } from "../../texts/texts.svelte";
import type { Reason } from "../../wire/types";
import { game } from ".";
import { PLAYERS, viewOf } from "./fixtures";

afterEach(async () => {
  cleanup();
  await setLanguage("en");
});

/** The sentences for these reasons, as they are read out. */
function said(...reasons: Reason[]): string[] {
  cleanup();
  const choices = reasons.map((reason, n) => ({ command: `command ${String(n)}`, chance: null, spread: null, reason }));
  const acting = { advising: false, unadvised: null, hint: [], choices };
  const view = viewOf({}) as View;
  render(HintPanel, { game: game as Game, view, acting, advice: "", players: PLAYERS, onclose: () => undefined });
  for (const drawn of screen.queryAllByRole("img")) drawn.textContent = drawn.getAttribute("aria-label");
  return screen.queryAllByRole("listitem").map((row) => {
    return (row.querySelector(".why")?.textContent ?? "").replace(/\s+/g, " ").trim();
  });
}

const REASONS: Reason[] = [
  { name: "needed", facts: { find: "leather_bag", points: 1 } },
  { name: "opens", facts: { find: "iron_key", place: "desk", points: 1 } },
  { name: "hope", facts: { place: "garage", points: 0 } },
  { name: "art", facts: { art: "clock", points: 2 } },
];

test("a reason names finds, places and art", () => {
  expect(said(...REASONS)).toMatchInlineSnapshot(`
    [
      "Something you need for what you want to buy: leather bag.",
      "Opens the desk for you: iron key.",
      "In the garage there may well be something that you need.",
      "Worth 2 points even in your store: clock.",
    ]
  `);
});

test("and in German, too", async () => {
  await setLanguage("de");
  expect(said(...REASONS)).toMatchInlineSnapshot(`
    [
      "Das brauchst du für deine Einkäufe: Ledertasche.",
      "Öffnet dir den Schreibtisch: Eisenschlüssel.",
      "In der Garage liegt gut möglich etwas, das du brauchst.",
      "Selbst im Lager 2 Punkte wert: Uhr.",
    ]
  `);
});

test("where a trade was only tried out, it says how often, and beside what", () => {
  const best = { name: "search-best", facts: { worlds: 300 } };
  const alike = { name: "search-alike", facts: { worlds: 300, move: "done" } };
  const [first, second] = said(best, alike);
  expect(first).toBe("No single reason stands out, but in 300 trial runs it came out best.");
  expect(second).toMatch(/^In 300 trial runs it did about as well as “.+”\.$/);
});
