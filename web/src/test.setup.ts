// Before each file of tests: English is loaded, as main.ts would do.
import { setLanguage } from "./texts/texts.svelte";

await setLanguage("en", false);
