// The colours of the seats where a game has its own: discs and lines take them, and without them those of the house.
import { recall, remember } from "../local-storage";

/** The dashes of the lines of seats, by which they differ for who does not see colours. */
export const DASHES: readonly string[] = ["", "9 5", "2 6", "12 4 2 4", "5 5", "16 6"];

const INK = "#1d1420";
const KEPT = "colours";
const MOST = 50; // tables, as many as the lobby lists of one's own

/** What discs and lines are drawn with, by the names of properties; lines are darker by day. */
function properties(colours: readonly string[]): [string, string][] {
  const seats = colours.flatMap((colour, n): [string, string][] => [
    [`--seat-${String(n + 1)}`, colour],
    [`--way-${String(n + 1)}`, `light-dark(color-mix(in oklab, ${colour}, ${INK} 35%), ${colour})`],
  ]);
  return seats.length ? [["--on-seat", INK], ...seats] : [];
}

/** Give the seats these colours, on the whole page or in one part of it, for as long as it shows them. */
export function colourSeats(colours: readonly string[] = [], { style } = document.documentElement): () => void {
  const wanted = properties(colours);
  for (const [name, value] of wanted) style.setProperty(name, value);
  return () => {
    for (const [name] of wanted) style.removeProperty(name);
  };
}

/** The colours that the seats of a table had when it was last shown here. */
export function savedColours(table: string): string[] {
  const [, colours = []] = kept().find(([id]) => id === table) ?? [];
  return colours;
}

/** Keep the colours of a table for when it is only listed; where a game has none of its own, there is nothing to keep. */
export function saveColours(table: string, colours: readonly string[]): void {
  if (!colours.length) return;
  const others = kept().filter(([id]) => id !== table);
  remember(KEPT, JSON.stringify([[table, colours], ...others].slice(0, MOST)));
}

function kept(): [string, string[]][] {
  try {
    const found: unknown = JSON.parse(recall(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as [string, string[]][]) : [];
  } catch {
    return []; // somebody else wrote there
  }
}
