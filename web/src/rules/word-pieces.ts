// Pieces beside words: where a text first names something that can be drawn, its drawing comes before the word.
import type { WordOfGame } from "../wire/types";
import type { Block, Inline } from "./markdown";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds the words of a game in a text; null if none of them has a drawing. */
export interface WordFinder {
  pattern: RegExp;
  pieces: ReadonlyMap<string, string>;
}

/** What finds these words; of two that begin alike the longer is taken. */
export function wordFinder(words: readonly WordOfGame[]): WordFinder | null {
  const pieces = new Map<string, string>();
  for (const { word, forms, piece } of words) {
    if (piece) for (const form of [word, ...forms]) pieces.set(form.toLocaleLowerCase(), piece);
  }
  if (!pieces.size) return null;
  const longestFirst = [...pieces.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}-])`, "giu"), pieces };
}

/** A stretch of text with the pieces that were not drawn before; those drawn now are noted in `drawn`. */
function stretch(text: string, finder: WordFinder, drawn: Set<string>): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(finder.pattern)) {
    const piece = finder.pieces.get(found[0].toLocaleLowerCase());
    if (piece === undefined || drawn.has(piece)) continue;
    drawn.add(piece);
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    parts.push({ kind: "piece", text: found[0], piece });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

function inlines(parts: readonly Inline[], finder: WordFinder, drawn: Set<string>): Inline[] {
  return parts.flatMap((part): Inline[] => {
    if (part.kind === "text") return stretch(part.text, finder, drawn);
    if (part.kind === "strong") return [{ ...part, parts: inlines(part.parts, finder, drawn) }];
    return [part]; // what is in italics explains, and shows nothing new
  });
}

/** Blocks of text with each piece drawn where it is first named. */
export function withPieces(blocks: readonly Block[], finder: WordFinder | null): Block[] {
  if (!finder) return [...blocks];
  const drawn = new Set<string>();
  return blocks.map((block): Block => {
    if (block.kind === "list") return { ...block, items: block.items.map((item) => inlines(item, finder, drawn)) };
    if (block.kind === "table") {
      return { ...block, rows: block.rows.map((row) => row.map((cell) => inlines(cell, finder, drawn))) };
    }
    return { ...block, parts: inlines(block.parts, finder, drawn) };
  });
}
