// Own faces: what is typed is drawn at once, looked at by the server, kept in this browser, and never lost by a bad file.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DATA, formOf } from "../faces/fixtures";
import { go, route } from "../router.svelte";
import Faces from "./Faces.svelte";

let asked: Record<string, unknown>[];
const problem = (id: string, values: Record<string, string> = {}): Response =>
  Response.json(
    { type: "problem", code: "bad-options", key: null, detail: id, slips: [{ id, entry: "", values }] },
    { status: 400 },
  );

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const draft = JSON.parse(body) as { text?: string; data?: typeof DATA };
    asked.push(draft);
    if (draft.text?.startsWith("nonsense")) return Promise.resolve(problem("slip-no-toml", { reason: "no" }));
    if (draft.text?.startsWith("swindler")) return Promise.resolve(problem("slip-other-game", { game: "swindler" }));
    const data = draft.data ?? (draft.text ? (JSON.parse(draft.text) as typeof DATA) : DATA);
    return Promise.resolve(Response.json(formOf(data)));
  });
  go("/faces/langfinger");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page at the loot, its second card open. */
async function atLoot(): Promise<void> {
  render(Faces);
  await fireEvent.click(await screen.findByRole("button", { name: /^Loot/ }));
  await fireEvent.click(screen.getByRole("button", { name: /^Money 2 · L2/ }));
}
const editor = (): HTMLElement => screen.getByRole("complementary");
const drawn = (): string => editor().querySelector(".drawn")?.textContent ?? "";
const value = (): HTMLInputElement => within(editor()).getByLabelText("Value");
const play = (): HTMLElement => screen.getByRole("button", { name: "Play with these cards" });
const kept = (name: string): unknown => JSON.parse(localStorage.getItem(`cutpurse.${name}`) ?? "null");

test("a number is drawn as it is typed, looked at and kept, and can be taken back", async () => {
  await atLoot();
  expect(play().getAttribute("aria-disabled")).toBe("true");
  await fireEvent.input(value(), { target: { value: "9" } });
  expect(drawn()).toContain("9");
  expect(await screen.findByText("Ready: (a1b2c3)")).toBeTruthy();
  expect(kept("faces.langfinger")).toMatchObject({ loot: [{ id: "L1" }, { id: "L2", value: 9 }] });
  expect(screen.getByRole("button", { name: /^Money 9 · L2.*yours/s })).toBeTruthy();
  await fireEvent.click(play());
  expect(route().query.get("faces")).toBe("langfinger");
  expect(localStorage.getItem("cutpurse.faces-file.langfinger")).toContain('"value":9');
  await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(value().value).toBe("2");
  expect(await screen.findByText(/^These are our cards/)).toBeTruthy();
  expect(localStorage.getItem("cutpurse.faces.langfinger")).toBeNull();
});

test("what the server finds stands at its field, and nobody plays with it", async () => {
  await atLoot();
  await fireEvent.input(value(), { target: { value: "21" } });
  const slip = await within(editor()).findByText("Value: enter a whole number from 1 to 20.");
  expect(value().getAttribute("aria-invalid")).toBe("true");
  expect(value().getAttribute("aria-describedby")?.split(" ")).toContain(slip.id);
  expect(screen.getByText("One thing to fix first.")).toBeTruthy();
  expect(play().getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(within(editor()).getByRole("button", { name: "Like ours" }));
  expect(value().value).toBe("2");
});

test("no number can be typed that is too long to be one, and what is wrong with the name is said once, at its field", async () => {
  localStorage.setItem("cutpurse.faces.langfinger", JSON.stringify({ ...DATA, title: "x".repeat(41) }));
  await atLoot();
  expect(value().maxLength).toBe(2);
  const field = screen.getByLabelText<HTMLInputElement>("Name of your set");
  await vi.waitFor(() => {
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });
  expect(screen.getAllByText("Name: enter 1 to 40 characters.")).toHaveLength(1);
});

test("how sure we are of a face goes with it, and comes back with it", async () => {
  await atLoot();
  await fireEvent.input(value(), { target: { value: "3" } });
  expect(kept("faces.langfinger")).toMatchObject({ loot: [{}, { value: 3 }] });
  expect((kept("faces.langfinger") as typeof DATA).loot[1]).not.toHaveProperty("mark");
  await fireEvent.input(value(), { target: { value: "2" } });
  expect(await screen.findByText(/^These are our cards/)).toBeTruthy();
});

test("with another lock comes the only kind it holds", async () => {
  await atLoot();
  await fireEvent.click(screen.getByRole("button", { name: /^Gold 3 · L1/ }));
  await fireEvent.change(within(editor()).getByLabelText("Lock"), { target: { value: "chest" } });
  expect(await within(editor()).findByDisplayValue("Money")).toBeTruthy();
  expect(drawn()).toContain("Money");
  expect(await screen.findByText("Ready: (a1b2c3)")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await within(editor()).findByDisplayValue("Gold")).toBeTruthy();
});

test("a file that is none leaves what was typed, and says one thing", async () => {
  await atLoot();
  await fireEvent.input(value(), { target: { value: "9" } });
  await fireEvent.click(screen.getByRole("button", { name: "Open …" }));
  const dialog = screen.getByText("Open a set").closest("dialog") ?? document.body;
  for (const [text, told] of [
    ["nonsense", "We cannot read this. Take a file that was saved here, or mend this place: no"],
    ["swindler", "This is a set for Swindler. Open it on that game’s page."],
    ["x".repeat(300_001), "That is too long."],
  ] as const) {
    await fireEvent.input(within(dialog).getByLabelText("Or paste its text"), { target: { value: text } });
    await fireEvent.click(within(dialog).getByText("Take this text"));
    expect((await within(dialog).findByText(told)).closest("[role=alert]")).not.toBeNull();
    expect(value().value).toBe("9");
  }
  const other = JSON.stringify({ ...DATA, title: "Attic" });
  await fireEvent.input(within(dialog).getByLabelText("Or paste its text"), { target: { value: other } });
  await fireEvent.click(within(dialog).getByText("Take this text"));
  expect(await screen.findByText("Ready: Attic (a1b2c3)")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Name of your set").value).toBe("Attic");
});

test("what was typed is there again after a reload", async () => {
  localStorage.setItem("cutpurse.faces.langfinger", JSON.stringify({ ...DATA, title: "Attic" }));
  render(Faces);
  expect(await screen.findByText("Ready: Attic (a1b2c3)")).toBeTruthy();
  expect(asked).toEqual([{}, { data: { ...DATA, title: "Attic" } }]);
});

test("how many there are in all is told, and wrong where it is", async () => {
  render(Faces);
  const plan = await screen.findByRole("textbox", { name: "Plan" });
  expect(screen.getByText("Tools: 60 of 60")).toBeTruthy();
  await fireEvent.keyDown(plan, { key: "ArrowUp" });
  expect(await screen.findByText("Tools: 61 of 60")).toBeTruthy();
  expect(within(editor()).getByText("These are 61 in all. There should be 60.")).toBeTruthy();
});
