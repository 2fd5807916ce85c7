// The games in the browser, each loaded with its texts when it is first wanted: a board of ours, or else a table that is
// drawn by what the server says of the game.
import type { Component } from "svelte";
import type { Game } from "../board/game";
import { loadTexts } from "../texts/texts.svelte";

// A board is a folder here: nothing lists them.
const boards = import.meta.glob<{ game: Game }>("./*/index.ts");

/** Whether the address asks for the table that any game gets, to try it on one that has a board. */
const isTried = (): boolean => new URLSearchParams(location.search).get("board") === "generic";

/** The game of this name. */
export async function gameOf(name: string): Promise<Game> {
  const load = isTried() ? undefined : boards[`./${name}/index.ts`];
  if (!load) return (await import("./generic/game")).genericGame(name);
  const [{ game }] = await Promise.all([load(), loadTexts(name)]);
  return game;
}

/** Draws a piece that a rulebook names, beside a word or as a card. */
export type RulePiece = Component<{ piece: string; size: "text" | "card" }>;

const rulePieces = import.meta.glob<{ default: RulePiece }>("./*/RulePiece.svelte");

/** How a game draws its pieces in its rulebook; null where pictures of its own do. */
export async function rulePieceOf(name: string): Promise<RulePiece | null> {
  return (await rulePieces[`./${name}/RulePiece.svelte`]?.())?.default ?? null;
}

export type { Game };
