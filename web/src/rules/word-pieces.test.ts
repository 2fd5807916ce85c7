// Pieces beside words, and what a search finds.
import { expect, test } from "vitest";
import type { Rules, WordOfGame } from "../wire/types";
import { blocks } from "./markdown";
import { hits } from "./search-hits";
import { withPieces, wordFinder } from "./word-pieces";

const word = (word: string, piece: string, forms: string[] = []): WordOfGame => ({
  word,
  forms,
  others: { de: `${word}-de` },
  piece,
  clause: "X-1.1",
});

/** The pieces that are drawn in a text, with the words that follow each. */
const drawn = (text: string, ...words: WordOfGame[]): string[] =>
  withPieces(blocks(text), wordFinder(words)).flatMap((block) => {
    const lines = block.kind === "list" ? block.items : block.kind === "table" ? block.rows.flat() : [block.parts];
    return lines.flat().flatMap((part) => (part.kind === "piece" ? [`${part.piece}: ${part.text}`] : []));
  });

test("a piece is drawn where it is first named, in whatever form, and not in the middle of another word", () => {
  const hammer = word("hammer", "hammer", ["hammers"]);
  expect(drawn("Hammers hit.\n\n- a hammer\n- jackhammer, hammer-like", hammer)).toEqual(["hammer: Hammers"]);
  expect(drawn("jackhammer, hammer-like", hammer)).toEqual([]);
  expect(drawn("The Säule, die Säulen", word("Säule", "pillar", ["Säulen"]))).toEqual(["pillar: Säule"]);
});

test("of words that begin alike the longer is meant, and what explains in italics draws nothing", () => {
  const words = [word("coin", "coin"), word("double coin", "double")];
  expect(drawn("A double coin, then a coin. *(Our ruling: a ring.)*", ...words, word("ring", "ring"))).toEqual([
    "double: double coin",
    "coin: coin",
  ]);
  expect(drawn("A trick.", word("trick", ""))).toEqual([]);
});

test("a search finds clauses by word, title and text, each of them once", () => {
  const clause = (id: string, title: string, text: string): Rules["chapters"][0]["clauses"][0] => ({
    id,
    title,
    text,
    refusals: {},
    examples: [],
  });
  const clauses = [
    clause("X-1.1", "Setting up", "Everybody takes **a coin** from the supply."),
    clause("X-1.2", "The coin", "It is round."),
    clause("X-1.4", "What counts", "You have:\n\n- *one* lamp\n* a purse\n1. a key"),
    clause("X-1.3", "The end", `${"Before that a lot happens. ".repeat(3)}Each coin counts, ${"and so on ".repeat(9)}`),
  ];
  const book: Rules = {
    book: "x",
    language: "en",
    title: "X",
    text: "",
    chapters: [{ title: "1", text: "", clauses, examples: [] }],
    pictures: {},
    exercises: [],
    words: [word("coin", "coin")],
  };
  expect(hits(book, "Coin").map(({ anchor, name }) => `${anchor} ${name}`)).toEqual([
    "X-1.1 coin",
    "X-1.2 X-1.2",
    "X-1.3 X-1.3",
  ]);
  expect(hits(book, "coin").at(-1)?.around).toMatch(/^… .*Each coin counts.* …$/);
  expect(hits(book, "lamp")[0]?.around).toBe("You have: one lamp a purse a key");
  expect(hits(book, "coin-de").map(({ title }) => title)).toEqual(["coin-de"]);
  expect(hits(book, "c")).toEqual([]);
});
