// What the page in view tells the shell: the words and tools it wants in the bar.
import type { Snippet } from "svelte";

export interface Place {
  title: string;
  /** A line beside the title: round and trick, how many tables. */
  detail: string;
  /** Buttons of the page's own, before the shell's. */
  tools: Snippet | undefined;
}

export const place = $state<Place>({ title: "", detail: "", tools: undefined });
