// The chairs of the waiting room: what can be done about one is what the server says.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { playersAt } from "../table/players";
import { cast, chair, guest } from "../wire/fixtures";
import type { GameOnShelf, Table, You } from "../wire/types";
import Chairs from "./Chairs.svelte";
import { RoomActions } from "./room-actions.svelte";

afterEach(cleanup);

const person = (name: string, present: boolean) => chair("person", { name, present });

function offered(you: Partial<You>): string[] {
  const chairs = [person("Ada", true), person("Ben", false), person("Eve", false)];
  const table = { chairs, host: 0, true_host: null } as unknown as Table;
  render(Chairs, {
    table,
    you: { ...guest, seat: 0, host: true, ...you },
    sitting: new RoomActions({ table, you } as never, null),
    game: { name: "gaunerbande", bots: ["greedy"] } as unknown as GameOnShelf,
    cast,
  });
  return screen
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? "")
    .filter((label) => label);
}

test("somebody who left a moment ago is not offered to be removed", () => {
  expect(offered({ frees: [], replaces: [] })).toEqual([]);
});

test("once the server says so, the chair can be freed or filled", () => {
  expect(offered({ frees: [2], replaces: [2] })).toEqual(["Free the seat: Eve", "Add a bot: Seat 3"]);
});

test("a program that somebody brought is shown as a bot", () => {
  const chairs = [person("Ada", true), chair("person", { name: "Ducky", program: true })];
  const table = { chairs, host: 0, true_host: null } as unknown as Table;
  const you = { ...guest, seat: 0, host: true };
  render(Chairs, { table, you, sitting: new RoomActions({ table, you } as never, null), game: undefined, cast });
  expect(screen.getAllByText("somebody’s own bot")).toHaveLength(1);
  expect(playersAt(chairs, 0).map(({ bot }) => bot)).toEqual([false, true]);
});

test("a character has its face and says how strong it is, each time; what it is like it says once", async () => {
  const bot = { bot: "6", character: "Six" };
  const chairs = [chair("bot", { ...bot, name: "Six" }), chair("bot", { ...bot, name: "Six 2" }), person("Ada", true)];
  const table = { chairs, host: 2, true_host: null } as unknown as Table;
  const you = { ...guest, seat: 2, host: true, replaces: [0, 1] };
  const asked: unknown[] = [];
  const ask = (request: unknown): Promise<unknown> => Promise.resolve(asked.push(request) && { type: "done" });
  const game = { name: "gaunerbande", bots: ["2", "6", "greedy", "random"] } as unknown as GameOnShelf;
  render(Chairs, { table, you, sitting: new RoomActions({ table, you, ask } as never, null), game, cast });
  expect(screen.getAllByText("level 6 of 8")).toHaveLength(2);
  const discs = [...document.querySelectorAll(".disc")].map((disc) => disc.querySelector(".face") !== null);
  expect(discs).toEqual([true, true, false]);
  expect(document.querySelectorAll("li .temper")).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "Swap: Six 2" }));
  const choice = screen.getByRole("button", { name: /^A young woman .* Two level 2 of 8/, hidden: true });
  await fireEvent.click(choice);
  expect(asked).toEqual([{ ask: "bot", seat: 1, bot: "2" }]);
});
