// Whose chat lines somebody does not want to read; remembered while the tab is open.
import { SvelteSet } from "svelte/reactivity";
import type { Line } from "../../wire/types";

const NAME = "cutpurse.hidden";
/** Guest ids, which stand for people at one table. */
const hidden = new SvelteSet(remembered());

export const isHidden = (who: string | null): boolean => who !== null && hidden.has(who);

/** The lines of a chat that somebody wants to read. */
export const readable = (lines: readonly Line[]): Line[] => lines.filter(({ who }) => !isHidden(who));

/** Hide somebody's lines, or show them again. */
export function toggleHidden(who: string): void {
  if (!hidden.delete(who)) hidden.add(who);
  try {
    sessionStorage.setItem(NAME, JSON.stringify([...hidden]));
  } catch {
    // Where a browser keeps nothing, a reload shows them again.
  }
}

function remembered(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? "[]");
    return Array.isArray(kept) ? kept.filter((who) => typeof who === "string") : [];
  } catch {
    return []; // forbidden, or somebody else wrote there
  }
}
