// The sheet for a new table: an option that is yes or no is a switch, and is sent as such.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadTexts, setLanguage } from "../texts/texts.svelte";
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
let whole: unknown;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { options, ...rest } = JSON.parse(body) as { options: unknown };
    sent.push(options);
    whole = rest;
    return Promise.resolve(Response.json({ id: "x" }));
  });
  await setLanguage("en", false);
  await loadTexts("new");
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

test("a table over days may have a time for each player, and says what becomes of who is late", async () => {
  const { container } = render(NewTable, { open: true, games: [CHESS], cast, chosen: "chess" });
  const choose = (name: string): Promise<unknown> => fireEvent.click(screen.getByRole("radio", { name, hidden: true }));
  const send = async (): Promise<unknown> => {
    whole = null;
    const form = container.querySelector("form");
    if (form) await fireEvent.submit(form);
    await vi.waitFor(() => {
      expect(whole).not.toBeNull();
    });
    return whole;
  };
  const patient = (): HTMLElement => screen.getByRole("switch", { name: /^No bots for people/, hidden: true });
  expect(patient().hasAttribute("disabled"), "without a clock nothing would decide").toBe(true);
  await choose("30 seconds");
  await fireEvent.click(patient());
  expect(patient().getAttribute("aria-checked")).toBe("true");
  await choose("No limit");
  expect(patient().getAttribute("aria-checked")).toBe("false");
  await choose("Over days");
  await choose("3 days");
  await choose("A bot plays that turn");
  await choose("For the whole game");
  await choose("Another time");
  await fireEvent.input(screen.getByLabelText(/^Days, up to/), { target: { value: "5" } });
  const late = { absence: "clock", out_of_time: "turn", delay: 3600 };
  expect(await send()).toMatchObject({ ...late, clock: null, bank: 432_000, increment: 3600 });
});

test("a number that cannot be is said at its field in our words, and nothing is sent", async () => {
  const options = [choice("limit", { kind: "number", default: 100, low: 10, high: 500, none: true })];
  const { container } = render(NewTable, {
    ...{ open: true, games: [{ ...CHESS, options }], cast, chosen: "chess" },
  });
  const field = container.querySelector<HTMLInputElement>("#option-limit");
  if (!field) throw new Error("no field");
  const words: string[] = [];
  for (const value of ["", "9999", "3", "0"]) {
    await fireEvent.input(field, { target: { value } });
    const bubble = new Event("invalid", { cancelable: true });
    if (!field.validity.valid) field.dispatchEvent(bubble);
    await vi.waitFor(() => {
      expect(bubble.defaultPrevented, "the browser shows no bubble of its own").toBe(value !== "0");
    });
    words.push(document.getElementById("option-limit-wrong")?.textContent ?? "");
  }
  const range = "Enter a whole number from 0 to 500.";
  expect(words).toEqual([range, range, "Enter 0, or 10 or more.", ""]);
});
