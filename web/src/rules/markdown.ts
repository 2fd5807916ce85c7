// The little markdown of our rulebooks as a tree: paragraphs, lists, tables, quotes; bold, italics, code. Never HTML.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "clause"; text: string }
  | { kind: "piece"; text: string; piece: string } // a word with its drawing; only `withPieces` makes it
  | { kind: "strong"; parts: Inline[] }
  | { kind: "em"; parts: Inline[] };

export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "quote"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const MARKS = /`([^`]+)`|\*\*(?=\S)([\s\S]+?)\*\*|\*(?=\S)([\s\S]+?)\*|\b([A-Z][A-Z0-9]*-\d+(?:\.\d+)*[a-z]?)\b/;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const RULER = /^\s*\|?(\s*:?-+:?\s*\|)+\s*:?-*:?\s*\|?\s*$/;

/** A line of text with its marks; ids of clauses are found, so that they can be links. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let found = MARKS.exec(rest); found; found = MARKS.exec(rest)) {
    if (found.index) parts.push({ kind: "text", text: rest.slice(0, found.index) });
    const [whole, code, strong, em, clause] = found;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (strong !== undefined) parts.push({ kind: "strong", parts: inline(strong) });
    else if (em !== undefined) parts.push({ kind: "em", parts: inline(em) });
    else if (clause !== undefined) parts.push({ kind: "clause", text: clause });
    rest = rest.slice(found.index + whole.length);
  }
  if (rest) parts.push({ kind: "text", text: rest });
  return parts;
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

function listed(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? "");
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered: ITEM.exec(lines[0] ?? "")?.[1] !== undefined, items: items.map(inline) };
}

function paragraph(lines: readonly string[]): Block[] {
  const [first = "", second = ""] = lines;
  if (first.startsWith(">")) {
    const text = lines.map((line) => line.replace(/^>\s?/, "")).join(" ");
    return [{ kind: "quote", parts: inline(text) }];
  }
  if (first.includes("|") && RULER.test(second)) {
    return [{ kind: "table", head: cells(first), rows: lines.slice(2).map(cells) }];
  }
  const start = lines.findIndex((line) => ITEM.test(line));
  if (start === 0) return [listed(lines)];
  if (start > 0) return [...paragraph(lines.slice(0, start)), listed(lines.slice(start))];
  return [{ kind: "paragraph", parts: inline(lines.map((line) => line.trim()).join(" ")) }];
}

/** A text in blocks, which an empty line parts. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .flatMap(paragraph);
}

/** A stretch of a text: found by the search, or not. */
export interface Stretch {
  text: string;
  found: boolean;
}

const plain = (text: string): string => text.toLocaleLowerCase().normalize("NFC").replaceAll("’", "'");

/** A text cut at what was searched for; upper and lower case count the same. */
export function stretches(text: string, wanted: string): Stretch[] {
  const lower = plain(text);
  const needle = plain(wanted.trim());
  if (!needle || lower.length !== text.length) return [{ text, found: false }];
  const parts: Stretch[] = [];
  let from = 0;
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), found: false });
    parts.push({ text: text.slice(at, at + needle.length), found: true });
    from = at + needle.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), found: false });
  return parts;
}
