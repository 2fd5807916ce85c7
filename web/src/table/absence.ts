// What is said of people who are not there: they do not think.
import type { Player, Prompt } from "../board/game";
import { list, say, wholeDay } from "../texts/texts.svelte";

const onHoliday = (waited: readonly Player[]): boolean => waited.every(({ awayUntil, warm }) => awayUntil && !warm);

/** Whether the table waits for people who are on holiday, or who have days to move, so that nothing need happen soon. */
export function waitsForDays(actors: readonly number[], players: readonly Player[], overDays = false): boolean {
  const waited = players.filter(({ seat }) => actors.includes(seat));
  return waited.length > 0 && (onHoliday(waited) || (overDays && waited.every(({ bot, warm }) => !bot && !warm)));
}

/** The prompt while all of these are gone, on holiday, or have days to move; null if somebody is there, or a bot plays. */
export function promptForAbsent(
  actors: readonly number[],
  players: readonly Player[],
  grace: number | null,
  overDays = false,
): Prompt | null {
  const waited = actors.map((n) => players[n]).filter((player) => player !== undefined);
  if (!waited.length) return null;
  if (onHoliday(waited)) {
    return { waits: true, title: holidays(waited).join(" "), help: say("table-on-holiday-help") };
  }
  const who = list(waited.map(({ name }) => name));
  if (overDays && waited.every(({ bot, mine, warm }) => !bot && !mine && !warm)) {
    return { waits: true, title: say("table-days-turn", { who, count: waited.length }), help: say("table-days-help") };
  }
  if (!waited.every(({ away, warm }) => away && !warm)) return null;
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
