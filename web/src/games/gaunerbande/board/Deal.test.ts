// The deal of Gaunerbande: seen in every round, also in the first, whose cards are there as soon as the board is.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { viewOf } from "../fixtures";
import type { GaunerbandeView } from "../view";
import Deal from "./Deal.svelte";

afterEach(cleanup);

const dealt = (round: number): GaunerbandeView =>
  viewOf({ round, phase: "passing", gave: [], played: [[], [], [], []], owing: [0, 1, 2, 3] });
const backs = (container: HTMLElement): number => container.querySelectorAll(".deal > span").length;

test("the first deal flies to every seat, one's own too", () => {
  expect(backs(render(Deal, { view: dealt(1) }).container)).toBe(20);
});

test("whoever comes later, or to a later round, sees none", () => {
  expect(backs(render(Deal, { view: viewOf() }).container)).toBe(0);
  expect(backs(render(Deal, { view: dealt(2) }).container)).toBe(0);
});

test("a later deal flies to the others, while one's own cards come to the hand", async () => {
  const { container, rerender } = render(Deal, { view: viewOf() });
  const flown = rerender({ view: dealt(2) });
  await flown;
  expect(backs(container)).toBeLessThanOrEqual(15);
});
