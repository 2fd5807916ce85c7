// What one can do when a game has ended: on a phone what people want most, and the rest behind one press.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PLAYERS } from "../../board/fixtures";
import type { Table } from "../../wire/types";
import EndActions from "./EndActions.svelte";

const table = { id: "x", game: "gaunerbande", status: "over", options: {}, next: null } as unknown as Table;

beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The words of what lies open, in their order, in a window that is narrow or not. */
function open(narrow: boolean): string[] {
  const query = { matches: narrow, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, "matchMedia").mockReturnValue(query as unknown as MediaQueryList);
  render(EndActions, { table, players: PLAYERS, you: 0, onrematch: vi.fn(), ontable: vi.fn() });
  const all = [...document.querySelectorAll(".btn")];
  return all.filter((each) => !each.closest("details > div")).map((each) => each.textContent.trim());
}

test("with little room the main thing comes first, and what few want is folded", () => {
  const words = open(true);
  expect(words).toHaveLength(5);
  expect(words.slice(-2)).toEqual(["See the table", "More"]);
  expect(screen.getByText("Was it all fair?").closest("details")).not.toBeNull();
});

test("with room for it everything lies open", () => {
  expect(open(false)).toContain("Was it all fair?");
  expect(document.querySelector("details")).toBeNull();
});
