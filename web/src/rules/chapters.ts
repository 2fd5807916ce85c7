// How chapters are named and found.
import type { Chapter, Rules } from "../wire/types";

/** The chapter's title without its number, which its clauses carry. */
export function titleOf(chapter: Chapter): string {
  return chapter.title.replace(/^\d+\s+/, "");
}

/** What the ids of a chapter's clauses begin with: "GB-3"; empty where they have nothing in common. */
export function familyOf(chapter: Chapter): string {
  const families = new Set(chapter.clauses.map(({ id }) => /^([A-Z]+-\d+)\.\d+$/.exec(id)?.[1] ?? ""));
  return families.size === 1 ? ([...families][0] ?? "") : "";
}

/** The name of a chapter in the address. */
export const anchor = (chapter: number): string => `chapter-${String(chapter)}`;

/** The ids of all clauses of a book. */
export function clausesOf(book: Rules): ReadonlySet<string> {
  return new Set(book.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
}

/** The chapter an address names, by itself or by one of its clauses; -1 for any other. */
export function chapterAt(book: Rules, hash: string): number {
  return book.chapters.findIndex((chapter, n) => hash === anchor(n) || chapter.clauses.some(({ id }) => id === hash));
}
