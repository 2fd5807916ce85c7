// What people read when something cannot be done.
import { say } from "../texts/texts.svelte";
import type { ErrorCode } from "./api";
import type { Slip } from "./types";

// texts: problem-*
/** A problem in words, with the way out. */
export function problemWords(code: ErrorCode): string {
  return say(`problem-${code}`);
}

/** A slip in a component file in words: where it is, and what is allowed there. */
export function slipWords({ id, entry, values }: Slip): string {
  const slip = say(id, values);
  return entry ? say("slip-in", { entry, slip }) : slip;
}
