// The words for a table one cannot be at.
import { expect, test } from "vitest";
import { say } from "../texts/texts.svelte";
import { problemWords } from "../wire/problem-words";
import { unavailableWords } from "./unavailable";

test("a table that never was, one that is gone, a full one and a locked one are told apart", () => {
  expect(unavailableWords("no-table", false).title).toBe(say("table-none"));
  expect(unavailableWords("no-table", true).title).toBe(say("room-gone"));
  expect(unavailableWords("too-many", true).title).toBe(say("room-full"));
  expect(unavailableWords("forbidden", false).text).toBe(problemWords("forbidden"));
});
