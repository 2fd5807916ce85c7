// Before each file of tests: English is loaded with the texts of all games, as main.ts and a table of each would do.
import catalogues from "virtual:catalogues";
import { loadTexts, setLanguage } from "./texts/texts.svelte";

await Promise.all(Object.keys(catalogues["en"] ?? {}).map(loadTexts));
await setLanguage("en", false);
