// What is said of finished games: where one came, before and behind whom, and when that was.
import { list, locale, say } from "../texts/texts.svelte";
import type { FinishedGame, Placed } from "../wire/types";

const DAY = 24 * 3600;

/** Where somebody came among the others, in words: "ahead of Theo and Ines", "behind Mona". */
export function resultWords({ players }: FinishedGame): string {
  const mine = players.find(({ yours }) => yours);
  const place = mine?.place ?? null;
  if (place === null) return list(players.filter((player) => player !== mine).map(({ name }) => name));
  const those = (wanted: (other: Placed) => boolean): string =>
    list(players.filter((other) => other !== mine && wanted(other)).map(({ name }) => name));
  const level = those((other) => other.place === place);
  if (place > 1) return say("home-behind", { names: those((other) => other.place === 1) || level });
  return level ? say("home-tied", { names: level }) : say("home-ahead", { names: those(() => true) });
}

/** The day of a moment, in seconds since 1970, as one says it: today, yesterday, Sat, 3 Nov. */
export function dayWords(at: number, now: number): string {
  const midnight = new Date(now * 1000).setHours(0, 0, 0, 0) / 1000;
  const days = Math.ceil((midnight - at) / DAY);
  if (days <= 1) return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-Math.max(0, days), "day");
  const date = new Date(at * 1000);
  if (days < 7) return new Intl.DateTimeFormat(locale(), { weekday: "short" }).format(date);
  const isThisYear = date.getFullYear() === new Date(now * 1000).getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", ...year }).format(date);
}

/** A month, "2026-05", as one says it: May 2026, or only May. */
export function monthWords(month: string, short = false): string {
  const date = new Date(`${month}-15T00:00:00Z`);
  const year = short ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(locale(), { month: short ? "short" : "long", ...year, timeZone: "UTC" }).format(date);
}
