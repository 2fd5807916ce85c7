// What opens at a seat of Langfinger: loot from behind unless it is one's own, tools that were seen, stones in town.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import SeatDetails from "./SeatDetails.svelte";
import { PLAYERS, viewOf } from "../fixtures";
import type { LangfingerView } from "../view";

afterEach(cleanup);

const BACK = { lock: "safe" as const, tools: ["hammer" as const] };
const LOOT: Partial<LangfingerView> = {
  loot: [[BACK], [BACK], [], []],
  fronts: [[null], [null], [], []],
  mine: [{ ...BACK, id: "L1", kind: "gold", value: 3 }],
};

function shown(seat: number, change: Partial<LangfingerView>): string {
  const player = PLAYERS[seat];
  if (player) render(SeatDetails, { view: viewOf(change), player, players: PLAYERS });
  return document.body.textContent.replaceAll(/\s+/g, " ");
}

test("a rival’s loot is seen from behind only, one’s own from the front", () => {
  expect(shown(1, LOOT)).toMatch(/Safe, takes hammer/);
  expect(document.body.textContent).not.toMatch(/Gold 3/);
  cleanup();
  expect(shown(0, LOOT)).toMatch(/Gold 3/);
});

test("tools that were seen are named, the others are only counted", () => {
  shown(1, { hands: [0, 3, 0, 0], known: [[], ["plan", "plan"], [], []] });
  screen.getByText("2 × plan");
  screen.getByText("And one that nobody else has seen.");
});
