// Somebody says for how many days they are away: what cannot be is refused with words at the field.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import VacationPanel from "./VacationPanel.svelte";

let taken: unknown[] = [];

beforeEach(() => {
  taken = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === "PUT") taken.push(JSON.parse(body ?? ""));
    return Promise.resolve(Response.json({ until: null, days: 20, of: 28 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["0", /whole number of days/],
  ["", /whole number of days/],
  ["-3", /whole number of days/],
  ["2.5", /whole number of days/],
  ["soon", /whole number of days/],
  ["21", /only 20 days/],
])("a holiday of “%s” days is refused at the field, and none is taken", async (typed, words) => {
  render(VacationPanel);
  const field = await screen.findByLabelText<HTMLInputElement>("Days from now");
  await fireEvent.input(field, { target: { value: typed } });
  if (field.form) await fireEvent.submit(field.form);
  expect(screen.getByText(words).getAttribute("role")).toBe("alert");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(taken).toEqual([]);
  await fireEvent.input(field, { target: { value: "3" } });
  expect(screen.queryByRole("alert")).toBeNull();
  if (field.form) await fireEvent.submit(field.form);
  await vi.waitFor(() => {
    expect(taken).toEqual([{ days: 3 }]);
  });
});
