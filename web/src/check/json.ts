// JSON to the letter: numbers as they were written, and the one canonical text that hashes are made of (kernel/codec.py).
import { HALF_PAIR } from "./digest";

/** A number as it was written: a browser's own numbers lose digits above 2^53. */
export class Digits {
  constructor(readonly text: string) {}
}
export type Json = null | boolean | string | Digits | Json[] | JsonObject;
export type JsonObject = Map<string, Json>;

/** A text that is no JSON. */
export class Unreadable extends Error {}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// eslint-disable-next-line no-control-regex -- JSON forbids bare control characters in a string
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SPACE = /[ \t\n\r]*/y;
const WORDS: readonly (readonly [string, Json])[] = [
  ["null", null],
  ["true", true],
  ["false", false],
];
const DEEPEST = 100; // far deeper than any record, and far from the end of the stack

class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  whole(): Json {
    const value = this.value(0);
    this.space();
    if (this.at < this.text.length) throw new Unreadable();
    return value;
  }

  private value(depth: number): Json {
    if (depth > DEEPEST) throw new Unreadable();
    this.space();
    if (this.took("{")) return this.object(depth + 1);
    if (this.took("[")) return this.array(depth + 1);
    if (this.text[this.at] === '"') return this.string();
    for (const [word, value] of WORDS) if (this.took(word)) return value;
    return new Digits(this.match(NUMBER));
  }

  private object(depth: number): JsonObject {
    const found: JsonObject = new Map();
    this.row("}", () => {
      this.space();
      const key = this.string();
      this.space();
      if (found.has(key) || !this.took(":")) throw new Unreadable(); // a part named twice can be read in two ways
      found.set(key, this.value(depth));
    });
    return found;
  }

  private array(depth: number): Json[] {
    const found: Json[] = [];
    this.row("]", () => found.push(this.value(depth)));
    return found;
  }

  private row(end: string, item: () => void): void {
    this.space();
    if (this.took(end)) return;
    do {
      item();
      this.space();
    } while (this.took(","));
    if (!this.took(end)) throw new Unreadable();
  }

  private string(): string {
    return JSON.parse(this.match(STRING)) as string;
  }

  private space(): void {
    this.match(SPACE);
  }

  private took(word: string): boolean {
    const found = this.text.startsWith(word, this.at);
    if (found) this.at += word.length;
    return found;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) throw new Unreadable();
    this.at = pattern.lastIndex;
    return found[0];
  }
}

/** The value of a JSON text; throws `Unreadable`. */
export function parse(text: string): Json {
  return new Reader(text).whole();
}

/** The one text of a value: compact, keys in the order of their code points. */
export function canonical(value: Json): string {
  return compact(value, (parts) => parts.sort(([a], [b]) => byCodePoint(a, b)));
}

/** A value as it was written, but for spaces. */
export function written(value: Json): string {
  return compact(value, (parts) => parts);
}

type Part = [string, Json];

function compact(value: Json, ordered: (parts: Part[]) => Part[]): string {
  if (value instanceof Digits) return value.text;
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map((item) => compact(item, ordered)).join(",")}]`;
  if (!(value instanceof Map)) return String(value);
  return `{${ordered([...value])
    .map(([key, item]) => `${quoted(key)}:${compact(item, ordered)}`)
    .join(",")}}`;
}

/** In quotes, with no escape but those JSON demands: `JSON.stringify` would also escape half a surrogate pair. */
function quoted(text: string): string {
  if (!HALF_PAIR.test(text)) return JSON.stringify(text);
  const inside = Array.from(text, (letter) => (HALF_PAIR.test(letter) ? letter : JSON.stringify(letter).slice(1, -1)));
  return `"${inside.join("")}"`;
}

/** Python's order of strings; a browser's own compares halves of surrogate pairs. */
function byCodePoint(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (const [i, letter] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    if (letter !== other) return (letter.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
  }
  return left.length - right.length;
}
