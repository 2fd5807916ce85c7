// The name field: what cannot be a name stops whoever wants to act under it.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import NameField from "./NameField.svelte";
import { goBy, myName, nameSettled } from "./person.svelte";

let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body?: string }) => {
    const name = body && (JSON.parse(body) as { name: string }).name;
    if (name) sent.push(name);
    return Promise.resolve(
      name?.includes("invisible") || name === " "
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
  const field = screen.getByLabelText("Your name");
  await fireEvent.input(field, { target: { value: text } });
  return field;
}

test("what the server will not have stays whole, says why, and lets nobody act", async () => {
  const text = `invisible ${"x".repeat(300)}`;
  const field = await typed(text);
  expect(screen.getByRole("alert").textContent).toBe("");
  expect(await nameSettled()).toBe(false);
  expect(screen.getByRole("alert").textContent).toBe(
    "A name has 1 to 24 visible characters, and each word keeps to one alphabet.",
  );
  expect(document.activeElement).toBe(field);
  expect((field as HTMLInputElement).value).toBe(text);
  expect(sent).toEqual([text]);
});

test("who has a name and empties the field hears the server's word as well", async () => {
  await goBy("Ada");
  await typed(" ");
  expect(await nameSettled()).toBe(false);
  expect(screen.getByRole("alert").textContent).toContain("1 to 24 visible characters");
  expect([sent, myName()]).toEqual([["Ada", " "], "Ada"]);
});

test("a name typed just before is taken, and sent once", async () => {
  const field = await typed("Zoe");
  await fireEvent.blur(field);
  expect(await nameSettled()).toBe(true);
  expect(sent).toEqual(["Zoe"]);
  expect(myName()).toBe("Zoe");
});

test("who leaves the field by a press is heard when the press is over", async () => {
  const field = await typed("invisible");
  await fireEvent.pointerDown(document.body);
  await fireEvent.blur(field);
  expect(sent).toEqual([]);
  await fireEvent.pointerUp(document.body);
  await expect.poll(() => screen.getByRole("alert").textContent).toContain("1 to 24 visible characters");
  expect(sent).toEqual(["invisible"]);
});

test("where nothing is typed, or no field is there, nobody is held up", async () => {
  render(NameField);
  expect(await nameSettled()).toBe(true);
  cleanup();
  expect(await nameSettled()).toBe(true);
  expect(sent).toEqual([]);
});
