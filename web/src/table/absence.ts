// What is said of people who are not there: they do not think.
import type { Player, Prompt } from "../board/game";
import { list, say, wholeDay } from "../texts/texts.svelte";

const onHoliday = (waited: readonly Player[]): boolean => waited.every(({ awayUntil, warm }) => awayUntil && !warm);

/** Whether all whom the table waits for are on holiday, so that nothing happens for days. */
export const waitsForHoliday = (actors: readonly number[], players: readonly Player[]): boolean =>
  actors.length > 0 && onHoliday(players.filter(({ seat }) => actors.includes(seat)));

/** The prompt while all of these are gone, or on holiday; null if somebody is there, or a bot plays for them. */
export function promptForAbsent(
  actors: readonly number[],
  players: readonly Player[],
  grace: number | null,
): Prompt | null {
  const waited = actors.map((n) => players[n]).filter((player) => player !== undefined);
  if (!waited.length) return null;
  if (onHoliday(waited)) {
    return { waits: true, title: holidays(waited).join(" "), help: say("table-on-holiday-help") };
  }
  if (!waited.every(({ away, warm }) => away && !warm)) return null;
  const who = list(waited.map(({ name }) => name));
  return {
    waits: true,
    title: say("table-wait-away", { who, count: waited.length }),
    help: say("table-wait-away-help", { seconds: Math.round(grace ?? 0) }),
  };
}

/** Who is on holiday, a sentence for each. */
export function holidays(players: readonly Player[]): string[] {
  return players.flatMap(({ name, awayUntil }) =>
    awayUntil ? say("table-on-holiday", { who: name, day: wholeDay(awayUntil) }) : [],
  );
}
