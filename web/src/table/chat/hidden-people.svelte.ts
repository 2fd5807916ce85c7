// Whose chat lines somebody does not want to read; remembered by this browser.
import { SvelteSet } from "svelte/reactivity";
import { recall, remember } from "../../local-storage";
import type { Line } from "../../wire/types";

const NAME = "hidden";
/** How many are remembered; whoever was hidden longest ago is shown again first. */
const MOST = 200;
/** Guest ids, which stand for people at one table. */
const hidden = new SvelteSet(remembered());

export const isHidden = (who: string | null): boolean => who !== null && hidden.has(who);

/** The lines of a chat that somebody wants to read. */
export const readable = (lines: readonly Line[]): Line[] => lines.filter(({ who }) => !isHidden(who));

/** Hide somebody's lines, or show them again. */
export function toggleHidden(who: string): void {
  if (!hidden.delete(who)) hidden.add(who);
  for (const oldest of [...hidden].slice(0, -MOST)) hidden.delete(oldest);
  remember(NAME, JSON.stringify([...hidden]));
}

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(NAME) ?? "[]");
    return Array.isArray(kept) ? kept.filter((who) => typeof who === "string") : [];
  } catch {
    return []; // somebody else wrote there
  }
}
