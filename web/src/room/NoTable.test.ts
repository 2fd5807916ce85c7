// In place of a table: why, said once.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { pageHeader } from "../shell/page-header.svelte";
import NoTable from "./NoTable.svelte";

afterEach(cleanup);

test("the bar does not repeat the heading below it", () => {
  const words = { title: "The door is stuck", text: "Nothing can be saved." };
  render(NoTable, words);
  expect(pageHeader.title).toBe("Table");
  cleanup();
  render(NoTable, { ...words, bar: "Gaunerbande" });
  expect(pageHeader.title).toBe("Gaunerbande");
});
