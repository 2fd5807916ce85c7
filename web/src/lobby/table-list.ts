// The lines of the lobby: which tables to show, and what is said of each.
import { dayAndTime, list, say, span } from "../texts/texts.svelte";
import type { Shown, TableLine } from "../wire/types";
import { agreedTitle } from "./games";
import type { Value } from "./presets";

/** How many chairs nobody has. */
export function freeChairCount(line: TableLine): number {
  return line.chairs.filter(({ kind }) => kind === "empty").length;
}

/** The tables of others that the filters let through; one's own stand elsewhere. */
export function filteredTables(
  tables: readonly TableLine[],
  filter: Shown,
  mine: readonly TableLine[] = [],
  game = "",
): TableLine[] {
  return tables.filter(
    (line) =>
      line.yours === null &&
      (game === "" || line.game === game) &&
      !mine.some(({ id }) => id === line.id) &&
      (filter === "all" ||
        (filter === "free" ? line.status === "open" && freeChairCount(line) > 0 : line.status === "playing")),
  );
}

/** When a game that waits for somebody stops waiting: at the end of their time, else longest waited for is first. */
const patienceOf = ({ since, made, clock, left }: TableLine, now: number): number =>
  left === null ? (since ?? made) + (clock ?? FOR_EVER) : now + left;
const FOR_EVER = 10 ** 9; // seconds

/** Games that go on, the most urgent first: those that wait for me, then running ones, the latest first, then others. */
export function runningTables(mine: readonly TableLine[]): TableLine[] {
  const on = mine.filter(({ status }) => status !== "over" && status !== "abandoned");
  const now = Date.now() / 1000;
  const yours = on.filter((line) => line.your_turn).sort((one, other) => patienceOf(one, now) - patienceOf(other, now));
  const playing = on.filter((line) => !line.your_turn && line.status === "playing");
  playing.sort((one, other) => (other.since ?? other.made) - (one.since ?? one.made));
  return [...yours, ...playing, ...on.filter((line) => !line.your_turn && line.status !== "playing")];
}

/** Games that are over, or were broken off. */
export function finishedTables(mine: readonly TableLine[]): TableLine[] {
  return mine.filter(({ status }) => status === "over" || status === "abandoned");
}

function stateOf(line: TableLine): string {
  switch (line.status) {
    case "open":
      return say("lobby-line-open", { missing: freeChairCount(line) });
    case "opening":
    case "playing":
      return say("lobby-line-playing", { round: line.round ?? 0 });
    case "over":
      return say("lobby-line-over", { when: dayAndTime(line.ended ?? line.made) });
    case "abandoned":
      return say("lobby-line-abandoned", { when: dayAndTime(line.ended ?? line.made) });
  }
}

/** What time there is for each move, or for the game; nothing where there is no limit. */
export function timeWords(clock: number | null, bank: number | null): string[] {
  if (clock !== null) return [say("lobby-line-clock", { time: span(clock) })];
  return bank === null ? [] : [say("lobby-line-bank", { time: span(bank) })];
}

/** How a table stands, in a few words. */
export function tableStateWords(line: TableLine): string {
  const clock = line.status === "open" ? timeWords(line.clock, line.bank) : [];
  const turn = line.your_turn ? [say("lobby-line-turn")] : [];
  return [stateOf(line), ...turn, ...clock].join(", ");
}

/** Who sits there. */
export function tableNames(line: TableLine): string {
  const names = line.chairs.filter(({ kind }) => kind !== "empty").map(({ name }) => name);
  return names.length ? say("lobby-line-people", { names: list(names) }) : say("lobby-line-nobody");
}

/** What was agreed on, one phrase per option. */
export function settingWords(game: string, options: Readonly<Record<string, Value>>): string[] {
  return Object.entries(options).map(([option, value]) => agreedTitle(game, option, value));
}
