// Tools that lie side by side: cards of a kind are all the same, but whoever presses one wants that one to rise.
import { TOOLS, type Tool } from "../view";

/** A tool card among others. */
export interface ToolCard {
  tool: Tool;
  /** Unique among those that lie together. */
  key: string;
  /** It is not the first of its kind. */
  again: boolean;
}

/** Tools as cards that can be told apart, by kind. */
export function toolCards(tools: readonly Tool[]): ToolCard[] {
  const seen = new Map<Tool, number>();
  const sorted = tools.toSorted((a, b) => TOOLS.indexOf(a) - TOOLS.indexOf(b));
  return sorted.map((tool) => {
    const n = seen.get(tool) ?? 0;
    seen.set(tool, n + 1);
    return { tool, key: `${tool}-${String(n)}`, again: n > 0 };
  });
}

/** Which cards to show as picked when so many of each kind are: first those that were pressed. */
export function raisedCards(
  cards: readonly ToolCard[],
  picked: readonly Tool[],
  pressed: readonly string[],
): Set<string> {
  const found = new Set<string>();
  for (const tool of new Set(picked)) {
    const count = picked.filter((other) => other === tool).length;
    const ofKind = cards.filter((card) => card.tool === tool);
    const first = ofKind.filter(({ key }) => pressed.includes(key));
    const rest = ofKind.filter(({ key }) => !pressed.includes(key));
    for (const { key } of [...first, ...rest].slice(0, count)) found.add(key);
  }
  return found;
}

/** The list with one entry of this value less. */
export function oneLess(values: readonly string[], value: string): string[] {
  const at = values.indexOf(value);
  return at < 0 ? [...values] : values.toSpliced(at, 1);
}
