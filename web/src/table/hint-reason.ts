// Why a hinted move is good, as a message of the game with what fills it in; a game may lack the words for it.
import type { Game, Player, View } from "../board/game";
import { hasMessage, type Variables } from "../texts/texts.svelte";
import type { Reason } from "../wire/types";

export interface ReasonMessage {
  id: string;
  vars: Variables;
}

/** The message that says a reason; pieces are marked or go by what the view shows of them, and a seat by its name. */
export function reasonMessage(
  game: Game,
  reason: Reason | null,
  players: readonly Player[],
  view?: View,
): ReasonMessage | null {
  if (reason?.name.startsWith("search-")) return trialMessage(game, reason, players, view);
  const id = `${game.name}-reason-${reason?.name ?? ""}`; // texts: *-reason-*
  if (!reason || !hasMessage(id)) return null;
  const facts = Object.entries(reason.facts).map(([name, fact]) => {
    if (typeof fact === "number") return [name, (view && game.counted?.(name, fact, view)) ?? fact] as const;
    return [name, game.marks[name] ? { [name]: fact } : game.word(name, fact)] as const;
  });
  const { seat } = reason.facts;
  const named = typeof seat === "number";
  const who = named ? { name: players[seat]?.name ?? "" } : "";
  return { id, vars: { ...Object.fromEntries(facts), named: named ? "yes" : "no", who } };
}

/** Words that stand between quotation marks: those in them are single ones. */
const quoted = (words: string): string => words.replaceAll("„", "‚").replaceAll("“", "‘").replaceAll("”", "’");

/** What trial runs showed of a move, beside another one or by itself. */
function trialMessage(
  game: Game,
  { name, facts }: Reason,
  players: readonly Player[],
  view?: View,
): ReasonMessage | null {
  const id = `hint-${name}`; // texts: hint-search-*
  if (!hasMessage(id)) return null;
  const { worlds = 0, move } = facts;
  return { id, vars: { worlds, move: typeof move === "string" ? quoted(game.about(move, view, players)) : "" } };
}
