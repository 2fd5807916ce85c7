// The name field: what cannot be a name stops whoever wants to act under it.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import NameField from "./NameField.svelte";
import { myName, nameSettled } from "./person.svelte";

let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body?: string }) => {
    if (body) sent.push((JSON.parse(body) as { name: string }).name);
    const refused = body?.includes("invisible");
    return Promise.resolve(
      refused
        ? Response.json({ type: "problem", code: "bad-name", text: "", key: null }, { status: 400 })
        : Response.json(body ? JSON.parse(body) : { name: null }),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function typed(text: string): Promise<HTMLElement> {
  render(NameField);
  const field = screen.getByLabelText("What they call you");
  await fireEvent.input(field, { target: { value: text } });
  return field;
}

test("a name far too long stays whole, is counted truly, and lets nobody act", async () => {
  const field = await typed("x".repeat(300));
  expect(await nameSettled()).toBe(false);
  expect(screen.getByRole("alert").textContent).toBe("300 characters are too many: a name has 24 at most.");
  expect(document.activeElement).toBe(field);
  expect(field.hasAttribute("maxlength")).toBe(false);
  expect(sent).toEqual([]);
});

test("so does one that the server will not have", async () => {
  await typed("invisible");
  expect(await nameSettled()).toBe(false);
  expect(screen.getByRole("alert").textContent).toContain("1 to 24 characters");
});

test("a name typed just before is taken, and sent once", async () => {
  const field = await typed("Zoe");
  await fireEvent.blur(field);
  expect(await nameSettled()).toBe(true);
  expect(sent).toEqual(["Zoe"]);
  expect(myName()).toBe("Zoe");
});

test("where nothing is typed, or no field is there, nobody is held up", async () => {
  render(NameField);
  expect(await nameSettled()).toBe(true);
  cleanup();
  expect(await nameSettled()).toBe(true);
  expect(sent).toEqual([]);
});
