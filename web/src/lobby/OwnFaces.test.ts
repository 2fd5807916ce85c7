// Own faces for a new table: the server looks first, and no table is opened with a file it will not have.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import OwnFaces from "./OwnFaces.svelte";

let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    const { text } = JSON.parse(body) as { text: string };
    sent.push(`${path} ${text}`);
    return Promise.resolve(
      text.startsWith("wrong")
        ? Response.json(
            { type: "problem", code: "bad-options", key: null, detail: "loot L7: no\nfences F2: no" },
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
  render(OwnFaces, { game: "langfinger", text: "" });
  await chosen("mine");
  expect(await screen.findByText("You will play with Grandma’s box (a1b2c3).")).toBeTruthy();
  expect(sent).toEqual(["/api/components/langfinger mine"]);
  expect(field().checkValidity()).toBe(true);
});

test("what is wrong with a file stands there line by line, and the form waits", async () => {
  render(OwnFaces, { game: "langfinger", text: "" });
  await chosen("wrong");
  expect(await screen.findByText("my.toml does not make a game yet:")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "loot L7: no",
    "fences F2: no",
  ]);
  expect(field().closest("details")?.open).toBe(false);
  expect(field().checkValidity()).toBe(false);
  expect(field().closest("details")?.open).toBe(true);
  await fireEvent.click(screen.getByText("Rather ours"));
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(field().checkValidity()).toBe(true);
});

test("a file far too long is not even sent", async () => {
  render(OwnFaces, { game: "langfinger", text: "" });
  await chosen("x".repeat(300_001));
  expect(await screen.findByText("That is too long.")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("our own file is there to start from", () => {
  render(OwnFaces, { game: "langfinger", text: "" });
  expect(screen.getByText("Download our file").getAttribute("href")).toBe("/api/components/langfinger");
});
