// The rules reader: a book in the only language there is, and the examples that its chapters tell.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { setLanguage } from "../texts/texts.svelte";
import Rules from "./Rules.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a book that is only in the other language says so, and is marked as such", async () => {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      Response.json(
        path.startsWith("/api/rules")
          ? { book: "table", title: "Am Tisch", text: "Worum es geht.", chapters: [], language: "de", pictures: {} }
          : { version: "1", games: [], address: null },
      ),
    ),
  );
  await setLanguage("en", false);
  const { container } = render(Rules);
  expect(await screen.findByText("This rulebook is only in German.")).toBeTruthy();
  expect(container.querySelector("article")?.getAttribute("lang")).toBe("de");
});

test("a chapter that tells an example has a link below its text to watch it", async () => {
  const told = { name: "GB-3.4-dan", title: "Dan takes it", first: 0 };
  const example = { title: "Example", text: "Ada leads blue 7.", clauses: [], examples: [told] };
  const notation = { title: "Notation", text: "Cards.", clauses: [], examples: [] };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      Response.json(
        path.startsWith("/api/rules")
          ? { book: "table", title: "A", text: "", chapters: [example, notation], language: "en", pictures: {} }
          : { version: "1", games: [], address: null },
      ),
    ),
  );
  await setLanguage("de", false); // what was read in English is kept
  render(Rules);
  const link = await screen.findByRole("link", { name: /: Dan takes it$/ });
  expect(link.getAttribute("href")).toMatch(/GB-3\.4-dan#0$/);
  expect(link.closest("section")?.textContent).toContain("Ada leads blue 7.");
});
