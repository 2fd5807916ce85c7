// What people read when something cannot be done.
import { say } from "../texts/texts.svelte";
import { ApiError, codeOf, type ErrorCode } from "./api";
import type { Slip } from "./types";

// texts: problem-*
/** A problem in words, with the way out. */
export function problemWords(code: ErrorCode): string {
  return say(`problem-${code}`);
}

/** What was thrown in words, with the number where there are too many. */
export function errorWords(thrown: unknown): string {
  return say(`problem-${codeOf(thrown)}`, { count: thrown instanceof ApiError ? thrown.count : 0 });
}

/** A slip in a component file in words: where it is, and what is allowed there. */
export function slipWords({ id, entry, values }: Slip): string {
  const slip = say(id, values);
  return entry ? say("slip-in", { entry, slip }) : slip;
}
