// The gifts in the middle: each lies there once, also while it is given.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { actor, PLAYERS, viewOf } from "../fixtures";
import Passing from "./Passing.svelte";

afterEach(cleanup);

test("a gift lies there once while it is picked still and given already", () => {
  const given = ["give b4", "give b9", "give r10"];
  const passing = viewOf({ phase: "passing", gave: [], hand: ["b4", "b9", "r10"], owing: [0] });
  const acting = actor(given, given);
  const { rerender, container } = render(Passing, { view: passing, players: PLAYERS, acting });
  expect(container.querySelectorAll("[data-shows]")).toHaveLength(3);
  void rerender({ view: { ...passing, gave: ["b4", "b9", "r10"], hand: [] }, players: PLAYERS, acting });
  return expect.poll(() => container.querySelectorAll(".three .card").length).toBe(3);
});
