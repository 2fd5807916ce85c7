// The colours a game gives its seats.
import { expect, test } from "vitest";
import type { Game } from "../board/game";
import { game as gaunerbande } from "../games/gaunerbande";
import { game as langfinger } from "../games/langfinger";
import { viewOf } from "../games/langfinger/fixtures";
import { colourSeats, saveColours, savedColours } from "./seat-colours";

const given = (name: string): string => document.documentElement.style.getPropertyValue(name);

test("a seat has the colour of its rogue wherever it is drawn, until the table is left", () => {
  const leave = colourSeats(langfinger.colours?.(viewOf()));
  expect(given("--seat-1")).toBe("var(--t-hammer)");
  expect(given("--seat-4")).toBe("var(--t-blowtorch)");
  expect(given("--way-1")).toContain("var(--t-hammer)");
  leave();
  expect(given("--seat-1")).toBe("");
});

test("where a game says nothing, the seats keep the colours of the house", () => {
  const plain: Game = gaunerbande;
  expect(plain.colours).toBeUndefined();
  colourSeats(plain.colours?.(viewOf()));
  expect(given("--on-seat")).toBe("");
});

test("a table that is only listed has the colours it was last seen with, and its neighbours keep theirs", () => {
  saveColours("one", ["var(--t-plan)", "var(--line-strong)"]);
  saveColours("two", []);
  saveColours("one", ["var(--t-plan)", "var(--t-hammer)"]);
  expect(savedColours("one")).toEqual(["var(--t-plan)", "var(--t-hammer)"]);
  expect(savedColours("two")).toEqual([]);
  const discs = document.createElement("div");
  colourSeats(savedColours("one"), discs);
  expect(discs.style.getPropertyValue("--seat-2")).toBe("var(--t-hammer)");
  expect(given("--seat-2")).toBe("");
});

test("of many tables the latest are kept, and what cannot be read is nothing", () => {
  for (let n = 0; n < 60; n++) saveColours(`table-${String(n)}`, ["red"]);
  expect([savedColours("table-59"), savedColours("table-0")]).toEqual([["red"], []]);
  localStorage.setItem("cutpurse.colours", "{");
  expect(savedColours("table-59")).toEqual([]);
});
