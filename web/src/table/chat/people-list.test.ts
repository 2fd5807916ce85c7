// Who is listed beside the chat, and what a host may do about them.
import { beforeEach, expect, test } from "vitest";
import { chair, guest } from "../../wire/fixtures";
import type { Line, Table } from "../../wire/types";
import { readable, toggleHidden } from "./hidden-people.svelte";
import { otherPeople } from "./people-list";

const line = (n: number, name: string, who: string): Line => ({
  n,
  seat: null,
  name,
  text: "hello",
  at: 0,
  who,
  emote: null,
});
const table = (status: Table["status"]): Table =>
  ({
    status,
    chairs: [chair("person", { name: "Ada", who: "a" }), chair("person", { name: "Ben", who: "b" })],
  }) as unknown as Table;

beforeEach(() => localStorage.clear());

test("everybody else is listed once, with what the host has done about them", () => {
  const you = { ...guest, who: "a", guests: [{ who: "z", name: "Zoë", here: true, muted: true, blocked: false }] };
  const others = otherPeople(table("open"), you, [line(0, "Zoë", "z"), line(1, "Ada", "a"), line(2, "Eve", "e")]);
  expect(others.map(({ name, muted }) => [name, muted])).toEqual([
    ["Ben", false],
    ["Zoë", true],
    ["Eve", false],
  ]);
});

test("who plays cannot be shut out, who watches can", () => {
  const you = { ...guest, who: "a" };
  const mayBlock = (status: Table["status"]): boolean[] =>
    otherPeople(table(status), you, [line(0, "Eve", "e")]).map((other) => other.mayBlock);
  expect(mayBlock("open")).toEqual([true, true]);
  expect(mayBlock("playing")).toEqual([false, true]);
});

test("who only stands in for the host neither shuts out who is seated nor silences the host", () => {
  const away = { ...table("open"), host: 0, true_host: 1 };
  const [host, watcher] = otherPeople(away, { ...guest, who: "a", seat: 0, host: true }, [line(0, "Eve", "e")]);
  expect([host?.mayMute, host?.mayBlock]).toEqual([false, false]);
  expect([watcher?.mayMute, watcher?.mayBlock]).toEqual([true, true]);
});

test("of those whose lines are hidden, the latest two hundred are remembered", () => {
  for (let n = 0; n < 201; n++) toggleHidden(`guest-${n}`);
  const kept = JSON.parse(localStorage.getItem("cutpurse.hidden") ?? "[]") as string[];
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, "guest-1", "guest-200"]);
  for (const who of kept) toggleHidden(who);
});

test("hidden lines are not read, until they are shown again", () => {
  const lines = [line(0, "Eve", "e"), line(1, "Zoë", "z")];
  toggleHidden("e");
  expect(readable(lines).map(({ n }) => n)).toEqual([1]);
  expect(localStorage.getItem("cutpurse.hidden")).toBe('["e"]');
  toggleHidden("e");
  expect(readable(lines).map(({ n }) => n)).toEqual([0, 1]);
});
