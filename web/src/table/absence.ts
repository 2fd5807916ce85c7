// What the prompt says while the table waits for people who are not connected: they do not think.
import type { Player, Prompt } from "../board/game";
import { list, say } from "../texts/texts.svelte";

/** The prompt while all of these are gone; null if somebody is there, or a bot plays for them. */
export function promptForAbsent(
  actors: readonly number[],
  players: readonly Player[],
  grace: number | null,
): Prompt | null {
  const waited = actors.map((n) => players[n]).filter((player) => player !== undefined);
  if (!waited.length || !waited.every(({ away, warm }) => away && !warm)) return null;
  const who = list(waited.map(({ name }) => name));
  return {
    waits: true,
    title: say("table-wait-away", { who, count: waited.length }),
    help: say("table-wait-away-help", { seconds: Math.round(grace ?? 0) }),
  };
}
