// About: the people who made the games are named as the games themselves say.
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { titledGames } from "../texts/texts.svelte";
import About from "./About.svelte";

test("every game on the shelf that names its makers is credited", () => {
  const { container } = render(About);
  const credits = new Map(
    [...container.querySelectorAll("dl div")].map((row) => [
      row.querySelector("dt")?.textContent,
      row.querySelector("dd")?.textContent,
    ]),
  );
  expect(credits.size).toBe(titledGames().length);
  expect(credits.get("Swindler")).toBe("Matthias Cramer · Edition Spielwiese, 2022");
});
