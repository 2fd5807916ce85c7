// Whose eyes one may look through, and links that lead to a move.
import { expect, test } from "vitest";
import { resolve } from "../router.svelte";
import type { Chair, Table } from "../wire/types";
import { address, allowed, chosen, moveIn, seatOf } from "./eyes";

const chair: Chair = { kind: "person", name: "Mona", bot: null, present: true, warm: false, kept_for: null };
const table = (status: Table["status"]): Table => ({
  id: "abc",
  game: "gaunerbande",
  chairs: [chair, chair, chair],
  options: {},
  clock: null,
  pace: "human",
  delay: null,
  listed: false,
  status,
  host: 0,
  commitment: "",
  watching: 0,
  question: null,
  next: null,
  made: 0,
});

test("when it is over all eyes are open", () => {
  expect(allowed(table("over"), null)).toEqual(["open", "0", "1", "2", "watch"]);
  expect(chosen("2", table("over"), 0)).toBe("2");
  expect(chosen(null, table("over"), 0)).toBe("open");
  expect(allowed(table("abandoned"), null)).toEqual(allowed(table("over"), null));
});

test("until then one has one's own, or a watcher's", () => {
  expect(allowed(table("playing"), 1)).toEqual(["1", "watch"]);
  expect(chosen("open", table("playing"), 1)).toBe("1");
  expect(chosen("0", table("playing"), null)).toBe("watch");
});

test("a link opens at its move, through its eyes", () => {
  const route = resolve(new URL(address("a/b", "open", 32), "http://localhost"));
  expect(route).toMatchObject({ page: "replay", params: { id: "a/b" } });
  expect(route.query.get("eyes")).toBe("open");
  expect(moveIn(route.hash)).toBe(32);
});

test("what is no number names no move", () => {
  expect(["", "x", "-1", "1e3", "1234567"].map(moveIn)).toEqual([null, null, null, null, null]);
  expect(["0", "9", "watch", "open"].map(seatOf)).toEqual([0, 9, null, null]);
});
