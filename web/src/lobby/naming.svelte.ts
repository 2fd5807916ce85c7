// A name while it is being typed: how long it is, what is wrong with it. The server's word is the last one.
import { say } from "../texts/texts.svelte";
import type { TroubleCode } from "../wire/api";
import { problemWords } from "../wire/words";

/** The most characters a name has, as people count them. */
export const MOST = 24;
/** The most code points it is kept in: characters made of many, as pictures of whole families are, must be fewer. */
const MOST_POINTS = 4 * MOST;

const FLAG = /\u{1f3f4}[\u{e0030}-\u{e007a}]{2,6}\u{e007f}/gu; // England's and its like
const JOINED = /\u200d[\p{So}\p{Sm}]/gu;
const PART = /\p{M}|\u200c|\u200d|[\u{1f3fb}-\u{1f3ff}]/gu; // marks, joiners, skin tones
const HALF = /[\u{1f1e6}-\u{1f1ff}]/gu; // two of them are one flag

/** A name without blanks that do not count. */
const tidy = (text: string): string => text.normalize("NFC").trim().replace(/\s+/gu, " ");

/** How many characters a person would count; the server's `names.characters` counts the same. */
export function characters(text: string): number {
  const signs = tidy(text).replace(FLAG, "F").replace(JOINED, "").replace(PART, "");
  const whole = signs.replace(HALF, "");
  return [...whole].length + Math.ceil(([...signs].length - [...whole].length) / 2);
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
    if (count > MOST) return say("name-long", { count, most: MOST });
    return [...tidy(this.text)].length > MOST_POINTS ? say("name-heavy", { most: MOST }) : this.#found;
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
