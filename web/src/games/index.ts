// The games this client has a board for, each loaded with its texts when it is first wanted.
import type { Game } from "../board/game";
import { loadTexts } from "../texts/texts.svelte";

// A board is a folder here: nothing lists them.
const boards = import.meta.glob<{ game: Game }>("./*/index.ts");

/** The game of this name, or null where this client has no board for it. */
export async function gameOf(name: string): Promise<Game | null> {
  const load = boards[`./${name}/index.ts`];
  if (!load) return null;
  const [{ game }] = await Promise.all([load(), loadTexts(name)]);
  return game;
}

export type { Game };
