// The board of Gaunerbande: whose turn it is, and that it is nobody's in a game that was called off.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { PLAYERS, viewOf } from "../fixtures";
import Board from "./Board.svelte";

afterEach(cleanup);

test.each([false, true])("whose turn it is shows, unless the game was called off (%s)", (calledOff) => {
  const players = PLAYERS.map((player) => ({ ...player, calledOff }));
  const { container } = render(Board, { view: viewOf(), players, near: 0, acting: null });
  expect(container.querySelectorAll(".plate.turn")).toHaveLength(calledOff ? 0 : 1);
});
