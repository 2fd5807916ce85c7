// Who has not finished a game of a kind yet gets a gentle table of it at once, and is offered the lesson.
import { recall, remember } from "../local-storage";
import { go } from "../router.svelte";
import { beginLesson } from "../wire/api";
import type { GameOnShelf, LessonOnShelf, NewTable, TableLine } from "../wire/types";
import { charactersOf, type Cast } from "../lobby/characters";
import { againstBots } from "../lobby/games";
import { nameOrThief } from "../lobby/person.svelte";
import { presetChoices, presetValue, type Preset, type Value } from "../lobby/presets";

const FINISHED = "finished-games";
const USUAL = "usual-game";
const GENTLE: readonly Preset[] = ["slow", "short", "easy"];
const FIRST = "first";

const kept = (name: string): readonly string[] => recall(name)?.split(" ").filter(Boolean) ?? [];
let finished = $state.raw(kept(FINISHED));
let usual = $state.raw(kept(USUAL));

/** Note which games somebody has finished, from their tables in the lobby; a browser remembers them when they are gone. */
export function noteFinished(mine: readonly TableLine[]): void {
  const now = new Set([...finished, ...mine.filter(({ status }) => status === "over").map(({ game }) => game)]);
  if (now.size === finished.length) return;
  finished = [...now];
  remember(FINISHED, finished.join(" "));
}

/** Whether nobody here has finished a game of this kind; reactive. */
export const isFirst = (game: string): boolean => !finished.includes(game);

/** Whether somebody wants the usual game at once, though it is their first; reactive. */
export const wantsUsual = (game: string): boolean => usual.includes(game);

/** Have the usual game at once from now on, or the gentle one. */
export function wantUsual(game: string, wanted: boolean): void {
  usual = wanted ? [...new Set([...usual, game])] : usual.filter((other) => other !== game);
  remember(USUAL, usual.join(" ") || null);
}

/** The options that make a game gentle: short, with time for slow hands, and without what is hard at first. */
export function gentleOptions(game: GameOnShelf): Record<string, Value> {
  return Object.fromEntries(
    GENTLE.flatMap((preset) =>
      presetChoices(game, preset).map((choice) => [choice.name, presetValue(choice, preset, true)] as const),
    ),
  );
}

/** Whether to play a game at once means a gentle one; reactive. */
export const isGentle = (game: GameOnShelf): boolean => isFirst(game.name) && !wantsUsual(game.name);

/** The table for playing a game at once: a gentle one against the easiest bots for whoever is new to it. */
export function tableAtOnce(cast: Cast, game: GameOnShelf, opponent: string | null): NewTable {
  if (!isGentle(game)) return againstBots(cast, game, opponent);
  const easiest = charactersOf(cast, game)[0]?.bot ?? opponent;
  return { ...againstBots(cast, game, easiest), options: gentleOptions(game) };
}

/** A game's guided first game, if it has one. */
export const firstLesson = (game: GameOnShelf | undefined): LessonOnShelf | undefined =>
  game?.lessons.find(({ name }) => name === FIRST) ?? game?.lessons[0];

/** The table of a lesson that its learner has not come to the end of, nor skipped. */
export const runningLesson = (mine: readonly TableLine[], game: string): TableLine | undefined =>
  mine.find((line) => line.guided && line.game === game && line.status === "playing");

/** Begin a lesson, and go to its table. */
export async function learn(game: string, lesson: LessonOnShelf): Promise<void> {
  const { id } = await beginLesson({ game, lesson: lesson.name, name: await nameOrThief() });
  go(`/t/${id}`);
}
