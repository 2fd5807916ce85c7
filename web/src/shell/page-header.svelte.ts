// What the page in view tells the shell: the words and tools it wants in the bar.
import type { Snippet } from "svelte";
import { route } from "../router.svelte";

/** Something the page can open, found in the menu as well. */
export interface MenuEntry {
  label: string;
  icon: string;
  open: () => void;
}

export interface PageHeader {
  title: string;
  /** A line beside the title: round and trick, how many tables. */
  detail: string;
  /** The game it is about, if it is about one: the way to the rules leads to its book. */
  game: string;
  /** Buttons of the page's own, before the shell's. */
  tools: Snippet | undefined;
  /** Somewhere it is this person's turn: the window's title says so. */
  mark: boolean;
  /** What the menu has first here. */
  more: MenuEntry | undefined;
}

export const pageHeader = $state<PageHeader>({
  title: "",
  detail: "",
  game: "",
  mark: false,
  tools: undefined,
  more: undefined,
});

/** The way to the rules, and back: to the book of the game in view, else to the first one on the shelf. */
export function rulesAddress(): string {
  const { page, path, query } = route();
  const from = page === "table" ? path : query.get("from");
  const book = pageHeader.game ? `/${pageHeader.game}` : "";
  return `/rules${book}${from ? `?from=${encodeURIComponent(from)}` : ""}`;
}
