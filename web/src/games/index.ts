// The games in the browser, each loaded with its texts when it is first wanted: a board of ours, or else a table that is
// drawn by what the server says of the game.
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

export type { Game };
