// What people read when something cannot be done.
import { say } from "../texts/texts.svelte";
import type { TroubleCode } from "./api";

// texts: problem-*
/** A problem in words, with the way out. */
export function problemWords(code: TroubleCode): string {
  return say(`problem-${code}`);
}
