// A name while it is being typed: how long it is, what is wrong with it. The server's word is the last one.
import { say } from "../texts/texts.svelte";
import type { TroubleCode } from "../wire/api";
import { problemWords } from "../wire/words";

/** The most characters a name has, as people count them. */
export const MOST = 24;
/** What an <input> may hold at most: enough for characters made of several, and for a name that is to be shortened. */
export const MOST_TYPED = 8 * MOST;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** How many characters a person would count, without the blanks around them. */
export function characters(text: string): number {
  return [...graphemes.segment(text.trim())].length;
}

export class NameDraft {
  text = $state("");
  /** What was found wrong when it was to be taken; forgotten with the next letter. */
  #found = $state("");

  constructor(text = "") {
    this.text = text;
  }

  /** What is wrong with it, in words; empty if nothing is. */
  get wrong(): string {
    const count = characters(this.text);
    return count > MOST ? say("name-long", { count, most: MOST }) : this.#found;
  }

  /** Somebody types. */
  write(text: string): void {
    this.text = text;
    this.#found = "";
  }

  /** The name, if it can be one; else null, and `wrong` says why. */
  taken(): string | null {
    const name = this.text.trim();
    if (!name) this.#found = say("name-empty");
    return this.wrong ? null : name;
  }

  /** The server will not have it. */
  refuse(code: TroubleCode): void {
    this.#found = problemWords(code);
  }
}
