// The question about taking back: said aloud at once, and the focus stays where it is.
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { PLAYERS } from "../../board/fixtures";
import UndoQuestion from "./UndoQuestion.svelte";

afterEach(cleanup);

function shown(you: number): void {
  const question = { seat: 1, waiting: [0, 2], left: 30 };
  const nothing = (): void => undefined;
  const rest = { left: null, of: 30, round: false, onanswer: nothing, onwithdraw: nothing };
  render(UndoQuestion, { question, players: PLAYERS, you, ...rest });
}

test("whoever is asked is told at once, and keeps the focus", () => {
  const elsewhere = document.body.appendChild(document.createElement("button"));
  elsewhere.focus();
  shown(0);
  expect(screen.getByRole("alert").textContent).toContain("Ben");
  expect(document.activeElement).toBe(elsewhere);
  const answers = within(screen.getByRole("group")).getAllByRole("button");
  expect(answers.map(({ textContent }) => textContent?.trim())).toEqual(["No", "All right"]);
  elsewhere.remove();
});

test("whoever asked is not alarmed, and may think better of it", () => {
  shown(1);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Ada and Cleo");
  expect(screen.getByRole("button", { name: "Never mind" })).toBeDefined();
});
