// What the keys and words of a component file are called: a game names its own words, the rest is in the catalogue.
import { isTable, type Table } from "../games/face-values";
import type { Faces } from "../games/faces";
import { say, sayIfKnown, titled } from "../texts/texts.svelte";
import type { Slip } from "../wire/types";

// texts: faces-section-* faces-help-* faces-entry-* faces-key-* faces-word-* faces-slip-* slip-*

const plain = (word: string): string => titled(word.replaceAll("_", " "));

/** What a word of the file is called: "Blowtorch" for "blowtorch". */
export const wordTitle = (faces: Faces | null, word: string): string =>
  faces?.word(word) ?? sayIfKnown(`faces-word-${word}`) ?? plain(word);

/** What stands under a key: "Value" for "value"; a key may be a word of the game, too. */
export const keyTitle = (faces: Faces | null, key: string): string =>
  sayIfKnown(`faces-key-${key}`) ?? wordTitle(faces, key);

export const sectionTitle = (key: string): string => sayIfKnown(`faces-section-${key}`) ?? plain(key);
export const sectionHelp = (key: string): string => sayIfKnown(`faces-help-${key}`) ?? "";

/** What an entry is called: "Gold 3 · L7", "Fence F2", "3 players", "Garage". */
export function entryTitle(faces: Faces | null, section: string, name: string, entry: Table): string {
  const called = faces?.called?.(section, entry);
  if (called) return `${called} · ${name}`;
  const told = sayIfKnown(`faces-entry-${section}`, { name: wordTitle(faces, name) });
  return told ?? (/^[a-z_]+$/.test(name) ? wordTitle(faces, name) : name);
}

/** What of a section is counted: "Loot" for "bags loot". */
export function totalTitle(faces: Faces | null, section: string, name: string): string {
  const rest = name.split(" ").filter((word) => word !== section);
  const [only] = rest;
  if (name.includes(",")) return name.split(", ").map(partTitle).join(" + ");
  return only === undefined
    ? sectionTitle(section)
    : name.startsWith("orders ")
      ? partTitle(name)
      : keyTitle(faces, only);
}
function partTitle(part: string): string {
  const [section = "", letter] = part.split(" ");
  return letter ? `${sectionTitle(section)} ${letter}` : sectionTitle(section);
}

/** A slip in words, with keys and words as the form shows them: here nobody needs to know of the file behind it. */
export function slipText(faces: Faces | null, { id, values }: Slip): string {
  const words = (text: string): string =>
    text
      .split(", ")
      .map((word) => keyTitle(faces, word))
      .join(", ");
  const vars = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === "number" || value === "missing") return [name, value];
    if (name === "key" || name === "word" || name === "allowed") return [name, words(value)];
    if (name === "table")
      return [
        name,
        value.replace(/\[(\w+)(?:\.(\w+))?\]/g, (_, key: string, table?: string) =>
          table ? `${sectionTitle(key)}: ${wordTitle(faces, table)}` : sectionTitle(key),
        ),
      ];
    if (name === "found" && /^'\w+'$/.test(value)) return [name, keyTitle(faces, value.slice(1, -1))];
    return [name, value];
  });
  const said = Object.fromEntries(vars);
  const kind = id.replace(/^slip-number-.*/, "slip-number"); // in the form a number is a number, with quotes or without
  return sayIfKnown(`faces-${kind}`, said) ?? titled(say(id, said));
}

const ASIDE: ReadonlySet<string> = new Set(["id", "mark", "note"]);

/** What an entry says, a line for each key: for a plain card, and for those who hear it. */
export function faceLines(faces: Faces | null, entry: Table): string[] {
  return Object.entries(entry)
    .filter(([key]) => !ASIDE.has(key))
    .map(([key, value]) => `${keyTitle(faces, key)}: ${valueText(faces, value)}`);
}
function valueText(faces: Faces | null, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => valueText(faces, item)).join(", ");
  if (isTable(value)) {
    return Object.entries(value)
      .map(([key, item]) => `${keyTitle(faces, key)} ${valueText(faces, item)}`.trim())
      .join(", ");
  }
  return typeof value === "string" && /^[a-z_]+$/.test(value) ? wordTitle(faces, value) : String(value);
}
