// The sheet for a new table: an option that is yes or no is a switch, and is sent as such.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../texts/texts.svelte";
import { cast } from "../wire/fixtures";
import type { Choice, GameOnShelf } from "../wire/types";
import NewTable from "./NewTable.svelte";

const choice = (name: string, more: Partial<Choice>): Choice => ({
  ...{
    name,
    kind: "switch",
    default: false,
    short: null,
    easy: null,
    slow: null,
    low: null,
    high: null,
    none: false,
    words: [],
  },
  ...more,
});
const CHESS = {
  ...{ name: "chess", version: 1, seats: [2], bots: ["random"], reacts: false, art: {} },
  options: [choice("blitz", {}), choice("castling", { default: true })],
} as unknown as GameOnShelf;

let sent: unknown[];

beforeEach(async () => {
  sent = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { options: unknown }).options);
    return Promise.resolve(Response.json({ id: "x" }));
  });
  await setLanguage("en", false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a switch shows its default, can be turned, and is sent as yes or no", async () => {
  const { container } = render(NewTable, { open: true, games: [CHESS], cast, chosen: "chess" });
  const switches = (): string[] =>
    ["blitz", "castling"].map((name) => {
      const found = screen.getByRole("switch", { name, hidden: true });
      return found.getAttribute("aria-checked") ?? "";
    });
  expect(switches()).toEqual(["false", "true"]);
  for (const name of ["blitz", "castling"]) await fireEvent.click(screen.getByRole("switch", { name, hidden: true }));
  expect(switches()).toEqual(["true", "false"]);
  const form = container.querySelector("form");
  if (form) await fireEvent.submit(form);
  await vi.waitFor(() => {
    expect(sent).toEqual([{ blitz: true, castling: false }]);
  });
});
