// The rules reader: a book in the only language there is, its examples, exercises and words, and the first book.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { go } from "../router.svelte";
import { setLanguage } from "../texts/texts.svelte";
import Rules from "./Rules.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Let a server answer that has this book, and two games. */
function serves(book: Record<string, unknown>, answer: unknown = null): void {
  const whole = {
    book: "table",
    title: "",
    text: "",
    chapters: [],
    language: "en",
    pictures: {},
    exercises: [],
    words: [],
    ...book,
  };
  const shelf = {
    version: "1",
    games: [
      { name: "zoo", options: [] },
      { name: "bingo", options: [] },
    ],
    address: null,
  };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      Response.json(path.includes("/exercises/") ? answer : path.startsWith("/api/rules") ? whole : shelf),
    ),
  );
}

test("a book that is only in the other language says so, and is marked as such", async () => {
  serves({ title: "Am Tisch", text: "Worum es geht.", language: "de" });
  await setLanguage("en", false);
  go("/rules/table");
  const { container } = render(Rules);
  expect(await screen.findByText("This rulebook is only in German.")).toBeTruthy();
  expect(container.querySelector("article")?.getAttribute("lang")).toBe("de");
});

test("a chapter that tells an example has a link below its text to watch it", async () => {
  const told = { name: "GB-3.4-dan", title: "Dan takes it", first: 0 };
  const example = { title: "Example", text: "Ada leads blue 7.", clauses: [], examples: [told] };
  const notation = { title: "Notation", text: "Cards.", clauses: [], examples: [] };
  serves({ chapters: [example, notation] });
  await setLanguage("de", false); // what was read in English is kept
  go("/rules/table");
  render(Rules);
  const [link, listed] = await screen.findAllByRole("link", { name: /: Dan takes it$/ });
  expect(listed?.getAttribute("href")).toBe(link?.getAttribute("href")); // among all examples, at the end
  expect(link?.getAttribute("href")).toMatch(/GB-3\.4-dan#0$/);
  expect(link?.closest("section")?.textContent).toContain("Ada leads blue 7.");
});

test("who asks for no book by name gets that of the first game on the shelf", async () => {
  serves({ book: "zoo", title: "The zoo" });
  go("/rules?from=/t/abc");
  render(Rules);
  expect(await screen.findByRole("heading", { name: "The zoo" })).toBeTruthy();
  const links = screen.getAllByRole("link", { current: "page" }).map((link) => link.getAttribute("href"));
  expect(new Set(links)).toEqual(new Set(["/rules/zoo?from=/t/abc"])); // on the shelf, which a phone has elsewhere
});

test("an exercise is answered by the server: each choice says what the rules say of it, and then why", async () => {
  const clause = { id: "GB-3.2", title: "Follow", text: "Play the colour led.", refusals: {}, examples: [] };
  const exercise = {
    name: "follow",
    clause: "GB-3.2",
    asks: "Blue was led. What may you play?",
    shows: [{ words: "led by Mona", pieces: [] }],
    choices: [
      { words: "Blue 4", pieces: [] },
      { words: "Black 5", pieces: [] },
    ],
    counts: "",
  };
  const book = { chapters: [{ title: "3 Tricks", text: "", clauses: [clause], examples: [] }], exercises: [exercise] };
  serves(
    { book: "one", title: "One", ...book },
    {
      choices: [
        { right: true, rule: null, reason: "", counted: null },
        { right: false, rule: "GB-3.2", reason: "Follow the colour led.", counted: null },
      ],
      why: "The rest stays up your sleeve.",
    },
  );
  await setLanguage("en", false);
  go("/rules/one");
  render(Rules);
  await fireEvent.click(await screen.findByRole("button", { name: "Black 5" }));
  expect((await screen.findByText("The rest stays up your sleeve.", { exact: false })).textContent).toContain(
    "Not quite.",
  );
  const chosen = screen.getByRole("button", { pressed: true });
  expect(within(chosen).getByText("Follow the colour led.", { exact: false })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "GB-3.2 Follow" }).at(0)?.getAttribute("href")).toBe("#GB-3.2");
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await fireEvent.click(screen.getByRole("button", { name: "Blue 4" }));
  expect(await screen.findByText("Right.")).toBeTruthy();
});

test("the words of a game stand in both languages, with the clause that explains them", async () => {
  const clause = { id: "LF-3.7", title: "Harbour", text: "Sell.", refusals: {}, examples: [] };
  const fence = { word: "fence", forms: [], others: { de: "Hehler" }, piece: "", clause: "LF-3.7" };
  serves({ book: "two", chapters: [{ title: "3", text: "", clauses: [clause], examples: [] }], words: [fence] });
  await setLanguage("en", false);
  go("/rules/two");
  render(Rules);
  const row = (await screen.findByRole("cell", { name: "fence" })).closest("tr");
  expect(row?.textContent).toContain("Hehler");
  expect(row?.querySelector("[lang=de]")?.textContent).toBe("Hehler");
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: "hehl" } });
  const hit = (await screen.findByRole("list", { name: "Clauses that match" })).querySelector("a");
  expect(hit?.getAttribute("href")).toBe("#LF-3.7");
});

test("from a table, the way back is always in sight, and leads to that very table", async () => {
  serves({ book: "three", title: "Three" });
  await setLanguage("en", false);
  go("/rules/three?from=/t/abc#GB-3.2");
  render(Rules);
  await screen.findByRole("heading", { name: "Three" });
  const ways = screen.getAllByRole("link", { name: "Back to the table" }).map((link) => link.getAttribute("href"));
  expect(new Set(ways)).toEqual(new Set(["/t/abc"]));
});
