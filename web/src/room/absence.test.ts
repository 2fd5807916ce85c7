// The words for a table one cannot be at.
import { expect, test } from "vitest";
import { say } from "../texts/texts.svelte";
import { problemWords } from "../wire/words";
import { absence } from "./absence";

test("a table that never was, one that is gone, a full one and a locked one are told apart", () => {
  expect(absence("no-table", false).title).toBe(say("table-none"));
  expect(absence("no-table", true).title).toBe(say("room-gone"));
  expect(absence("too-many", true).title).toBe(say("room-full"));
  expect(absence("forbidden", false).text).toBe(problemWords("forbidden"));
});
