// The page behind a personal link: it says whose it is before it is used.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go } from "../router.svelte";
import Back from "./Back.svelte";

const CODE = "Zk3-cutpurse_code-of-43-characters-in-all00";

beforeEach(() => {
  go(`/back#${CODE}`);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  go("/");
});

function answered(answer: Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    asked.push(`${path} ${body}`);
    return Promise.resolve(answer);
  });
  render(Back);
  return asked;
}

test("whoever made the link is named, and nothing is used up by looking", async () => {
  const asked = answered(Response.json({ name: "Ada" }));
  expect(await screen.findByRole("heading", { name: "Are you Ada?" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Yes, this is me" })).toBeTruthy();
  expect(asked).toEqual([`/api/me/claim/owner ${JSON.stringify({ code: CODE })}`]);
});

test("a link that nobody can use any more says so at once", async () => {
  answered(Response.json({ type: "problem", code: "no-person", key: "", text: "" }, { status: 404 }));
  await vi.waitFor(() => {
    expect(screen.getByRole("alert").textContent).not.toBe("");
  });
  expect(screen.getByRole("heading", { name: "Is that you?" })).toBeTruthy();
});
