// A card says what it is and how it stands, and shows the face of its notation.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Card, { cardFace } from "./Card.svelte";

afterEach(cleanup);

test.each([
  ["g4", { colour: "green", value: 4, art: "gb-4-baker" }],
  ["r10", { colour: "red", value: 10, art: "gb-10-corrupt-politician" }],
  ["b10", { colour: "blue", value: 10, art: "gb-10-politician" }],
  ["k0", { colour: "black", value: 0, art: "gb-k0-thug" }],
])("%s has its face", (card, expected) => {
  expect(cardFace(card)).toEqual(expected);
});

test("without a click it is a picture with its label", () => {
  render(Card, { card: "g4", label: "Green 4, Baker" });
  expect(screen.getByRole("img", { name: "Green 4, Baker" }).textContent).toContain("4");
});

test.each([
  ["legal", "Green 4, Baker, playable"],
  ["pending", "Green 4, Baker, sending"],
  ["illegal", "Green 4, Baker, not playable: GB-3.2 Follow blue."],
] as const)("its state %s is said aloud", (state, name) => {
  render(Card, { card: "g4", label: "Green 4, Baker", state, reason: "GB-3.2 Follow blue.", onclick: vi.fn() });
  expect(screen.getByRole("button", { name })).toBeDefined();
});

test("a selected card is a pressed button, and one that is not playable can still be asked why", () => {
  const onclick = vi.fn();
  render(Card, { card: "k12", label: "Black 12", state: "illegal", reason: "GB-3.4", selected: true, onclick });
  const button = screen.getByRole("button", { pressed: true });
  button.click();
  expect(onclick).toHaveBeenCalledOnce();
});

test("the back tells nothing but its label", () => {
  render(Card, { card: null, label: "face down" });
  expect(screen.getByRole("img", { name: "face down" }).textContent.trim()).toBe("");
});

test("the corrupt politician carries his number", () => {
  render(Card, { card: "r10", label: "Red 10", badge: 13 });
  expect(screen.getByText("13")).toBeDefined();
});
