// Before each file of tests: English is loaded with the texts of all games, as main.ts and a table of each would do.
import { configure } from "@testing-library/svelte";
import { vi } from "vitest";
import catalogues from "virtual:catalogues";
import { loadTexts, setLanguage } from "./texts/texts.svelte";

configure({ asyncUtilTimeout: 10_000 }); // a busy machine is slow, which is no fault

const SHELF = import.meta.glob<string>("../../src/cutpurse/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What the server would say: it has only the words of our own games. */
vi.mock("./texts/server-texts", () => ({
  shelfTexts: (language: string) =>
    Promise.resolve(
      Object.entries(SHELF)
        .filter(([path]) => path.endsWith(`/${language}.ftl`))
        .map(([, text]) => text)
        .join("\n"),
    ),
  gameTexts: () => Promise.resolve(""),
}));

configure({ asyncUtilTimeout: 10_000 }); // a busy machine is slow, which is no fault

await Promise.all(Object.keys(catalogues["en"] ?? {}).map(loadTexts));
await setLanguage("en", false);
