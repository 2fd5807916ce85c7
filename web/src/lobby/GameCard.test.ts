// A game's card in the lobby: what the shelf says of it, and what we have to say.
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { GameOnShelf } from "../wire/types";
import GameCard from "./GameCard.svelte";
import { PICTURED } from "./GamePicture.svelte";

const nothing = (): void => undefined;
const onShelf = (name: string, seats: number[]): GameOnShelf => ({
  name,
  version: 1,
  seats,
  options: [],
  bots: [],
  reacts: false,
  real_time: false,
  lessons: [],
  cover: "",
});
const cardOf = (name: string, game?: GameOnShelf): HTMLElement =>
  render(GameCard, { name, game, busy: false, onplay: nothing, onfriends: nothing }).container;

test("a card shows for how many a game is as the shelf says", () => {
  const card = cardOf("swindler", onShelf("swindler", [2, 3, 4, 5, 6, 7]));
  expect(card.querySelector(".figure")?.textContent).toBe("2–7");
  expect(card.querySelectorAll("button")).toHaveLength(2);
});

test("until the shelf is known, a card has a scene and words, but no ways in", () => {
  for (const name of PICTURED) {
    const card = cardOf(name);
    expect(card.querySelector(".about")?.textContent).not.toBe("");
    expect(card.querySelector(".pic .cover")).not.toBeNull();
    expect(card.querySelectorAll("button, .figure")).toHaveLength(0);
  }
});

test("a game on the shelf that we have no words for goes by its name", () => {
  const card = cardOf("fifth", onShelf("fifth", [2]));
  expect(card.querySelector("h3")?.textContent).toBe("fifth");
  expect(card.querySelector(".facts")?.textContent.trim()).toMatch(/2$/);
});

test("a game without a scene of ours shows the cover that its package brings, or its letter on felt", () => {
  const bare = cardOf("fifth", onShelf("fifth", [2]));
  expect(bare.querySelector(".felt")?.textContent.trim()).toBe("F");
  const cover = "/games/sixth/art/cover.svg";
  const drawn = cardOf("sixth", { ...onShelf("sixth", [2]), cover });
  expect(drawn.querySelector("img")?.getAttribute("src")).toBe(cover);
  expect(drawn.querySelector(".felt")).toBeNull();
});
