// Before each file of tests: English is loaded, as main.ts would do.
import { speak } from "./texts/texts.svelte";

await speak("en", false);
