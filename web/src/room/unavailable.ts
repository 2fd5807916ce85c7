// Why somebody who wants to be at a table is not, in words.
import { say } from "../texts/texts.svelte";
import type { ErrorCode } from "../wire/api";
import { problemWords } from "../wire/problem-words";

/** What to say for a code; a table that `was` there is missed in other words than one that never was. */
export function unavailableWords(code: ErrorCode, was: boolean): { title: string; text: string } {
  switch (code) {
    case "no-table":
    case "not-found":
      return was
        ? { title: say("room-gone"), text: say("room-gone-text") }
        : { title: say("table-none"), text: problemWords("no-table") };
    case "too-many":
      return { title: say("room-full"), text: say("room-full-text") };
    case "blocked":
      return { title: say("room-blocked"), text: problemWords(code) };
    default:
      return { title: say("web-trouble-title"), text: problemWords(code) };
  }
}
