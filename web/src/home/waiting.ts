// What is said of a game that goes on: whom it waits for, and for how long.
import { dayAndTime, list, say, span } from "../texts/texts.svelte";
import type { TableLine } from "../wire/types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has lasted, roughly; empty below a minute. */
export function roughly(seconds: number): string {
  if (seconds < MINUTE) return "";
  if (seconds < HOUR) return say("home-minutes", { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return say("home-hours", { count: Math.floor(seconds / HOUR) });
  return say("home-days", { count: Math.floor(seconds / DAY) });
}

/** Whom a game waits for; empty where it waits for nobody. */
export function waitingWords(line: TableLine, now: number): string {
  const time = line.since === null ? "" : roughly(now - line.since);
  const left = line.over_days && line.left !== null ? span(line.left) : "";
  if (left && line.your_turn) return say("home-left-you", { time: left });
  if (line.your_turn) return time ? say("home-waits-you", { time }) : say("home-waits-you-now");
  const names = list(line.waits_for.flatMap((seat) => line.chairs[seat]?.name ?? []));
  if (!names) return "";
  if (line.away_until !== null) return say("home-waits-away", { names, until: dayAndTime(line.away_until) });
  if (left) return say("home-left", { names, time: left });
  return time ? say("home-waits", { names, time }) : say("home-waits-now", { names });
}

/** Who else sits there. */
export const othersAt = (line: TableLine): string =>
  list(line.chairs.filter(({ kind }, seat) => kind !== "empty" && seat !== line.yours).map(({ name }) => name));
