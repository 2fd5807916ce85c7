// The games this client has a board for, each loaded with its texts when it is first wanted.
import type { Game } from "../board/game";
import { loadTexts } from "../texts/texts.svelte";

const boards: Record<string, () => Promise<{ game: Game }>> = {
  gaunerbande: () => import("./gaunerbande"),
  langfinger: () => import("./langfinger"),
  "midnight-exchange": () => import("./midnight-exchange"),
  swindler: () => import("./swindler"),
};

/** The game of this name, or null where this client has no board for it. */
export async function gameOf(name: string): Promise<Game | null> {
  const load = boards[name];
  if (!load) return null;
  const [{ game }] = await Promise.all([load(), loadTexts(name)]);
  return game;
}

export type { Game };
