// A line of the log in plain words, for those who hear it.
import type { Game, LogLine } from "../../board/game";
import { say, type Variable } from "../../texts/texts.svelte";

/** A variable as it is said: pieces by their names. */
function plain(game: Game, value: Variable): Variable {
  if (typeof value !== "object" || value instanceof Date) return value;
  const [[kind, marked] = ["", ""]] = Object.entries(value);
  return game.word(kind, marked);
}

/** The line in words. */
export function spokenLine(game: Game, line: LogLine): string {
  const vars = Object.entries(line.vars).map(([name, value]) => [name, plain(game, value)] as const);
  return say(line.id, Object.fromEntries(vars));
}
