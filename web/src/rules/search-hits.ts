// What a search finds in a rulebook, clause by clause, with the words around it; a word of the game in any language.
import type { Rules } from "../wire/types";

/** A place that a search leads to. */
export interface Hit {
  /** Its name in the address. */
  anchor: string;
  /** The clause's id, or the word of the game. */
  name: string;
  title: string;
  /** The words around what was found; empty where its title has it. */
  around: string;
}

const BEFORE = 24;
const AFTER = 60;
/** A text without its marks: of lists, of what is stressed, of notation. */
const plain = (text: string): string =>
  text
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, "")
    .replace(/[*`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
const has = (text: string, needle: string): boolean => text.toLocaleLowerCase().includes(needle);

function around(text: string, needle: string): string {
  const words = plain(text);
  const at = words.toLocaleLowerCase().indexOf(needle);
  if (at < 0) return "";
  const from = Math.max(0, words.lastIndexOf(" ", at - BEFORE) + 1);
  const to = words.indexOf(" ", at + needle.length + AFTER);
  return `${at > BEFORE && from ? "… " : ""}${words.slice(from, to < 0 ? undefined : to)}${to < 0 ? "" : " …"}`;
}

/** The clauses that have what is wanted: first by their titles and words, then by what they say; none for one letter. */
export function hits(book: Rules, wanted: string): Hit[] {
  const needle = wanted.trim().toLocaleLowerCase();
  if (needle.length < 2) return [];
  const clauses = book.chapters.flatMap((chapter) => chapter.clauses);
  const titles = new Map(clauses.map(({ id, title }) => [id, title]));
  const words: Hit[] = book.words
    .filter(({ word, others }) => [word, ...Object.values(others)].some((each) => has(each, needle)))
    .filter(({ clause }) => titles.has(clause))
    .map(({ word, others, clause }) => {
      const title = Object.values(others).find((each) => has(each, needle) && !has(word, needle));
      return { anchor: clause, name: word, title: title ?? titles.get(clause) ?? "", around: "" };
    });
  const said = new Set(words.map(({ anchor }) => anchor));
  const others = clauses.filter(({ id }) => !said.has(id));
  const titled = others.filter(({ id, title }) => has(`${id} ${title}`, needle));
  const telling = others.filter((clause) => !titled.includes(clause) && has(plain(clause.text), needle));
  return [
    ...words,
    ...titled.map(({ id, title }) => ({ anchor: id, name: id, title, around: "" })),
    ...telling.map(({ id, title, text }) => ({ anchor: id, name: id, title, around: around(text, needle) })),
  ];
}
