// The rules reader shows a book in the only language there is, and says which it is.
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
