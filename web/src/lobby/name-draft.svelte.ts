// A name while it is being typed, and the server's word on it: only the server knows what can be a name.
import type { ErrorCode } from "../wire/api";
import { problemWords } from "../wire/problem-words";

/** The most a field takes: all that the wire carries, and many times what any name has. */
export const LONGEST_INPUT = 1000;

export class NameDraft {
  text = $state("");
  /** Why the server would not have it, in words; empty if nothing is wrong, and with the next letter. */
  wrong = $state("");

  constructor(text = "") {
    this.text = text;
  }

  /** Somebody types. */
  write(text: string): void {
    this.text = text;
    this.wrong = "";
  }

  /** The server will not have it. */
  refuse(code: ErrorCode): void {
    this.wrong = problemWords(code);
  }
}
