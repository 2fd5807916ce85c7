// The games that this client draws by their layout, by name: what their boards and their words are made from.
import type { Layout } from "./layout";
import { GameWords } from "./words";

export interface GenericTable {
  layout: Layout;
  words: GameWords;
}

const tables = new Map<string, GenericTable>();

/** Remember the layout of a game. */
export function lay(layout: Layout): GenericTable {
  const table = { layout, words: new GameWords(layout.game) };
  tables.set(layout.game, table);
  return table;
}

/** What is known of a game whose board is being drawn. */
export function tableOf(game: string): GenericTable {
  const table = tables.get(game);
  if (!table) throw new Error(`the layout of ${game} is not loaded`);
  return table;
}
