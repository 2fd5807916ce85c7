// Own faces for a new table: the server looks first, and no table is opened with a file it will not have.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadTexts, setLanguage } from "../texts/texts.svelte";
import HouseSetField from "./HouseSetField.svelte";

beforeAll(() => loadTexts("new"));

const SLIPS = [
  { id: "slip-number", entry: "loot L7", values: { key: "value", found: "21", least: 1, most: 20 } },
  { id: "slip-total", entry: "tools", values: { count: 61, size: 60 } },
  { id: "slip-number", entry: "ruin X1", values: { key: "draw", found: "missing", least: 1, most: 6 } },
  { id: "slip-more", entry: "", values: { count: 4 } },
];

let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    const { text } = JSON.parse(body) as { text: string };
    sent.push(`${path} ${text}`);
    return Promise.resolve(
      text.startsWith("wrong")
        ? Response.json(
            { type: "problem", code: "bad-options", key: null, detail: "loot L7: slip-number", slips: SLIPS },
            { status: 400 },
          )
        : Response.json({ shown: "Grandma’s box (a1b2c3)" }),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function field(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>("Choose a file");
}
async function chosen(text: string): Promise<void> {
  Object.defineProperty(field(), "files", { value: [new File([text], "my.toml")], configurable: true });
  await fireEvent.change(field());
}

test("a good file is named as everybody will see it, and becomes the table's", async () => {
  render(HouseSetField, { game: "langfinger", text: "" });
  await chosen("mine");
  expect(await screen.findByText("You will play with Grandma’s box (a1b2c3).")).toBeTruthy();
  expect(sent).toEqual(["/api/components/langfinger mine"]);
  expect(field().checkValidity()).toBe(true);
});

test("what is wrong with a file stands there line by line, and the form waits", async () => {
  render(HouseSetField, { game: "langfinger", text: "" });
  await chosen("wrong");
  expect(await screen.findByText("my.toml cannot be played yet:")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "loot L7: value is 21; allowed: 1 to 20",
    "tools: there are 61 in all; allowed: exactly 60",
    "ruin X1: draw is missing; allowed: 1 to 6",
    "and 4 more; fix these first",
  ]);
  expect(field().closest("details")?.open).toBe(false);
  expect(field().checkValidity()).toBe(false);
  expect(field().closest("details")?.open).toBe(true);
  await fireEvent.click(screen.getByText("Use ours instead"));
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(field().checkValidity()).toBe(true);
});

test("what is wrong is said in the language spoken, also when that changes", async () => {
  render(HouseSetField, { game: "langfinger", text: "" });
  await chosen("wrong");
  await screen.findByText("loot L7: value is 21; allowed: 1 to 20");
  await setLanguage("de", false);
  expect(await screen.findByText("loot L7: value ist 21; erlaubt: 1 bis 20")).toBeTruthy();
  expect(screen.getByText("ruin X1: draw fehlt; erlaubt: 1 bis 6")).toBeTruthy();
  await setLanguage("en", false);
});

test("a file far too long is not even sent", async () => {
  render(HouseSetField, { game: "langfinger", text: "" });
  await chosen("x".repeat(300_001));
  expect(await screen.findByText("That is too long.")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("our own file is there to start from", () => {
  render(HouseSetField, { game: "langfinger", text: "" });
  expect(screen.getByText("Download our file").getAttribute("href")).toBe("/api/components/langfinger");
});
