// The colours a game gives its seats.
import { expect, test } from "vitest";
import { game as gaunerbande } from "../games/gaunerbande";
import { game as langfinger } from "../games/langfinger";
import { viewOf } from "../games/langfinger/fixtures";
import { colourSeats } from "./colours";

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
  expect(gaunerbande.colours).toBeUndefined();
  colourSeats(gaunerbande.colours?.(viewOf()));
  expect(given("--on-seat")).toBe("");
});
