// The sheet of the bots: eight characters to choose from, what is said of them, and whom one meets beside the chosen one.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { setLanguage } from "../texts/texts.svelte";
import { cast, chair } from "../wire/fixtures";
import type { GameOnShelf } from "../wire/types";
import BotSheet from "./BotSheet.svelte";
import { chosenBot, company, hasFace, keepBot, levelOn, otherBots, usualBot } from "./characters";

const LEVELS = ["1", "2", "3", "4", "5", "6", "7", "8"];
const game = (bots: string[]): GameOnShelf => ({ name: "gaunerbande", bots }) as unknown as GameOnShelf;
const GAME = game([...LEVELS, "greedy", "random"]);

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await setLanguage("en", false);
});

const names = (): string[] =>
  screen.getAllByRole("button", { hidden: true, pressed: false }).map(({ textContent }) => textContent?.trim() ?? "");

test("each character has a name, a strength, a temper and words for its face; the other bots come last", async () => {
  const onchoose = vi.fn();
  render(BotSheet, { open: true, title: "Who?", cast, game: GAME, chosen: "3", people: true, onchoose });
  expect(names()[0]).toBe("A person");
  const six = screen.getByRole("button", {
    name: /Six level 6 of 8 rating 1100 Remembers what you played\./,
    hidden: true,
  });
  expect(six.querySelector("svg")?.getAttribute("aria-label")).toBe("A lady in a wide hat with a feather");
  expect(screen.getByRole("button", { hidden: true, pressed: true }).textContent).toContain("Three");
  expect(
    names()
      .slice(-2)
      .map((name) => name.split(" ")[0]),
  ).toEqual(["Grabber", "Scatterbrain"]);
  await fireEvent.click(six);
  expect(onchoose).toHaveBeenCalledWith("6");
});

test("where nobody measured, nobody has a rating", () => {
  const unmeasured = { ...GAME, name: "nobodys-game" };
  render(BotSheet, { open: true, title: "Who?", cast, game: unmeasured, chosen: "3", onchoose: vi.fn() });
  expect(document.querySelector(".rating")).toBeNull();
});

test("a game whose bots are no characters offers them as they are", () => {
  render(BotSheet, {
    open: true,
    title: "Who?",
    cast,
    game: game(["deep", "random"]),
    chosen: null,
    onchoose: vi.fn(),
  });
  expect(screen.queryByText("Other bots")).toBeNull();
  expect(names()).toHaveLength(2);
});

test.each(["en", "de"] as const)("all that is said of the eight differs, in %s", async (language) => {
  await setLanguage(language, false);
  render(BotSheet, { open: true, title: "Who?", cast, game: GAME, chosen: null, onchoose: vi.fn() });
  const tempers = [...document.querySelectorAll(".temper")].map(({ textContent }) => textContent);
  const faces = [...document.querySelectorAll(".face svg")].map((svg) => svg.getAttribute("aria-label"));
  expect([new Set(tempers).size, new Set(faces).size]).toEqual([10, 8]);
});

test("whoever has not chosen meets the usual one, and whoever has, that one", () => {
  expect(usualBot(cast, GAME)).toBe("3");
  expect(usualBot(cast, game(["greedy", "random"]))).toBe("greedy");
  expect(usualBot(cast, game([]))).toBeNull();
  expect(chosenBot(cast, GAME)).toBe("3");
  keepBot("7");
  expect([chosenBot(cast, GAME), chosenBot(cast, game(["2", "3"]))]).toEqual(["7", "3"]);
});

test("the others at the table are about as strong, each somebody else", () => {
  expect(company(cast, GAME, "3", 5)).toEqual(["3", "2", "4", "1", "5"]);
  expect(company(cast, GAME, "8", 3)).toEqual(["8", "7", "6"]);
  expect(company(cast, GAME, "3", 2, [null, "3", "2"])).toEqual(["4", "1"]);
  expect(company(cast, game(["3"]), "3", 2)).toEqual(["3", "3"]);
  expect(company(cast, GAME, "greedy", 2)).toEqual(["greedy", "greedy"]);
  expect(company(cast, game([]), null, 1)).toEqual([null]);
  expect(otherBots(cast, GAME)).toEqual(["greedy", "random"]);
});

test("a character has its face wherever it sits, also a second time", () => {
  const nana = chair("bot", { bot: "8", character: "Eight", name: "Eight" });
  expect([levelOn(nana), hasFace(nana)]).toEqual([8, true]);
  expect([levelOn({ ...nana, name: "Nana 2" }), hasFace({ ...nana, name: "Nana 2" })]).toEqual([8, true]);
  expect([levelOn(chair("bot", { bot: "greedy" })), hasFace(chair("bot", { bot: "greedy" }))]).toEqual([null, false]);
  expect(hasFace({ ...nana, kind: "person" })).toBe(false); // it plays for somebody
});
