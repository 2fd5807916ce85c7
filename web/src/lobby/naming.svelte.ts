// A name while it is being typed, and the server's word on it: only the server knows what can be a name.
import type { TroubleCode } from "../wire/api";
import { problemWords } from "../wire/words";

/** The most a field takes: all that the wire carries, and many times what any name has. */
export const CARRIED = 1000;

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
  refuse(code: TroubleCode): void {
    this.wrong = problemWords(code);
  }
}
