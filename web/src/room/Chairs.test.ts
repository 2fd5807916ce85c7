// The chairs of the waiting room: what can be done about one is what the server says.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { playersAt } from "../table/players";
import { chair, guest } from "../wire/fixtures";
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
  expect(offered({ frees: [2], replaces: [2] })).toEqual(["Free the chair: Eve", "Put a bot here: Chair 3"]);
});

test("a program that somebody brought is shown as a bot", () => {
  const chairs = [person("Ada", true), chair("person", { name: "Ducky", program: true })];
  const table = { chairs, host: 0, true_host: null } as unknown as Table;
  const you = { ...guest, seat: 0, host: true };
  render(Chairs, { table, you, sitting: new RoomActions({ table, you } as never, null), game: undefined });
  expect(screen.getAllByText("a bot that somebody brought")).toHaveLength(1);
  expect(playersAt(chairs, 0).map(({ bot }) => bot)).toEqual([false, true]);
});
