// Chapters by their clauses, and the way back from the book.
import { expect, test } from "vitest";
import type { Rules } from "../wire/types";
import { chapterAt, clausesOf, familyOf, titleOf } from "./chapters";
import { backLink } from "./back-link";

const clause = (id: string) => ({ id, title: id, text: "", refusals: {}, examples: [] });
const BOOK: Rules = {
  book: "toy",
  language: "en",
  title: "Toy",
  text: "",
  chapters: [
    { title: "3 Tricks", text: "", clauses: [clause("GB-3.1"), clause("GB-3.2")], examples: [] },
    { title: "Moving", text: "", clauses: [clause("K-1"), clause("K-2")], examples: [] },
    { title: "Example", text: "", clauses: [], examples: [] },
  ],
  pictures: {},
  exercises: [],
  words: [],
};

test("a chapter is named without its number, and by what its clauses share", () => {
  expect(BOOK.chapters.map(titleOf)).toEqual(["Tricks", "Moving", "Example"]);
  expect(BOOK.chapters.map(familyOf)).toEqual(["GB-3", "", ""]);
});

test("an address finds its chapter", () => {
  expect(["GB-3.2", "chapter-2", "K-2", "", "GB-9.9"].map((hash) => chapterAt(BOOK, hash))).toEqual([0, 2, 1, -1, -1]);
  expect([...clausesOf(BOOK)]).toEqual(["GB-3.1", "GB-3.2", "K-1", "K-2"]);
});

test("the way back leads to the table it came from, and never to another site", () => {
  const way = (search: string, opened = "/rules/toy") => backLink(new URLSearchParams(search), "/rules/toy", opened);
  expect(way("?from=/t/abc")).toEqual({ kind: "table", href: "/t/abc" });
  expect(way("?from=/replay/abc%23n")).toEqual({ kind: "page", href: "/replay/abc#n" });
  for (const elsewhere of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    expect(way(`?from=${encodeURIComponent(elsewhere)}`)).toEqual({ kind: "lobby", href: "/" });
  }
  expect(way("", "/t/abc").kind).toBe("page");
});
