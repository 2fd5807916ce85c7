// Whose point of view one may take, and links that lead to a move.
import { expect, test } from "vitest";
import { resolve } from "../router.svelte";
import { chair } from "../wire/fixtures";
import type { Table } from "../wire/types";
import { replayAddress, allowedViewpoints, chosenViewpoint, exampleIn, moveInHash, viewpointSeat } from "./viewpoint";

const mona = chair("person", { name: "Mona" });
const table = (status: Table["status"]): Table => ({
  id: "abc",
  game: "gaunerbande",
  chairs: [mona, mona, mona],
  options: {},
  clock: null,
  pace: "human",
  delay: null,
  listed: false,
  status,
  host: 0,
  true_host: 0,
  commitment: "",
  watching: 0,
  question: null,
  next: null,
  made: 0,
  most: null,
  takeovers: [],
  grace: 45,
  hints: true,
  lesson: null,
  stopped: false,
  skip: null,
  bank: null,
  increment: 0,
  absence: "bot",
  out_of_time: "bot",
  over_days: false,
  away_until: [],
});

test("when it is over all eyes are open", () => {
  expect(allowedViewpoints(table("over"), null)).toEqual(["open", "0", "1", "2", "watch"]);
  expect(chosenViewpoint("2", table("over"), 0)).toBe("2");
  expect(chosenViewpoint(null, table("over"), 0)).toBe("open");
  expect(allowedViewpoints(table("abandoned"), null)).toEqual(allowedViewpoints(table("over"), null));
});

test("until then one has one's own, or a watcher's", () => {
  expect(allowedViewpoints(table("playing"), 1)).toEqual(["1", "watch"]);
  expect(chosenViewpoint("open", table("playing"), 1)).toBe("1");
  expect(chosenViewpoint("0", table("playing"), null)).toBe("watch");
});

test("a link opens at its move, through its eyes", () => {
  const route = resolve(new URL(replayAddress("a/b", "open", 32), "http://localhost"));
  expect(route).toMatchObject({ page: "replay", params: { id: "a/b" } });
  expect(route.query.get("eyes")).toBe("open");
  expect(moveInHash(route.hash)).toBe(32);
});

test("what is no number names no move", () => {
  expect(["", "x", "-1", "1e3", "1234567"].map(moveInHash)).toEqual([null, null, null, null, null]);
  expect(["0", "9", "watch", "open"].map(viewpointSeat)).toEqual([0, 9, null, null]);
});

test("an example has an address of its own, and is found in its rulebook by its name", () => {
  const clause = (id: string, ...names: string[]) => ({
    id,
    title: id,
    text: "",
    refusals: {},
    examples: names.map((name) => ({ name, title: `About ${name}`, first: 0 })),
  });
  const clauses = [clause("LF-3.1"), clause("LF-3.2", "LF-3.2-city")];
  const chapters = [{ title: "3", text: "", clauses, examples: [] }];
  const book = {
    book: "langfinger",
    title: "Langfinger",
    text: "",
    chapters,
    pictures: {},
    exercises: [],
    words: [],
    language: "en",
  };
  const found = exampleIn(book, "LF-3.2-city");
  expect(found).toEqual({ game: "langfinger", name: "LF-3.2-city", title: "About LF-3.2-city", clause: "LF-3.2" });
  expect(exampleIn(book, "LF-3.1-city")).toBeNull();
  const route = resolve(new URL(replayAddress("", "open", 3, found), "http://localhost"));
  expect(route).toMatchObject({ page: "replay", params: { game: "langfinger", example: "LF-3.2-city" }, hash: "3" });
});
