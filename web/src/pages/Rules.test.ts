// The rules reader: a book in the only language there is, the examples that its chapters tell, and the first book.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { go } from "../router.svelte";
import { setLanguage } from "../texts/texts.svelte";
import Rules from "./Rules.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Let a server answer that has this book, and two games. */
function serves(book: Record<string, unknown>): void {
  const whole = { book: "table", title: "", text: "", chapters: [], language: "en", pictures: {}, ...book };
  const shelf = { version: "1", games: [{ name: "zoo" }, { name: "bingo" }], address: null };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(Response.json(path.startsWith("/api/rules") ? whole : shelf)),
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
  const link = await screen.findByRole("link", { name: /: Dan takes it$/ });
  expect(link.getAttribute("href")).toMatch(/GB-3\.4-dan#0$/);
  expect(link.closest("section")?.textContent).toContain("Ada leads blue 7.");
});

test("who asks for no book by name gets that of the first game on the shelf", async () => {
  serves({ book: "zoo", title: "The zoo" });
  go("/rules?from=/t/abc");
  render(Rules);
  expect(await screen.findByRole("heading", { name: "The zoo" })).toBeTruthy();
  const links = screen.getAllByRole("link", { current: "page" }).map((link) => link.getAttribute("href"));
  expect(new Set(links)).toEqual(new Set(["/rules/zoo?from=/t/abc"])); // on the shelf, which a phone has elsewhere
});
