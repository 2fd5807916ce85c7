// What the panel of hints says in Langfinger: reasons with pieces and moves as people see them.
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
  { name: "loot", facts: { what: "safe", lock: "safe", at: "museum", tools: "lockpick blowtorch", worth: 2 } },
  { name: "take", facts: { tools: "plan" } },
  { name: "paid", facts: { paid: 4, cards: 1, loot: "statue 3" } },
  { name: "tools", facts: { count: 7, plan: "yes" } },
];

test("a reason names tools, locks, places and loot", () => {
  expect(said(...REASONS)).toMatchInlineSnapshot(`
    [
      "It suits a plan for the safe at the Museum (lockpick and blowtorch): loot worth about 2.",
      "A good addition to the tools that you keep for later: plan.",
      "You get 4 for statue 3.",
      "It suits a plan that leaves you about 7 tools for later.",
    ]
  `);
});

test("and in German, too", async () => {
  await setLanguage("de");
  expect(said(...REASONS)).toMatchInlineSnapshot(`
    [
      "Das passt zu einem Plan für den Safe im Museum (Dietrich und Schweißgerät): Beute im Wert von etwa 2.",
      "Das ergänzt gut, was dir an Werkzeug für später bleibt: Plan.",
      "Für Statue 3 bekommst du 4.",
      "Das passt zu einem Plan, bei dem dir etwa 7 Werkzeuge für später bleiben.",
    ]
  `);
});

test("where a move was only tried out, the other move is named", () => {
  const tried = { name: "search-better", facts: { worlds: 300, move: "place villa 3" } };
  expect(said(tried)).toEqual(["In 300 trial runs it did better than “Villa, space 3”."]);
});
