// Wishes that several options fulfil together: a short game, slow hands. What each of them takes is the shelf's word.
import type { Choice, GameOnShelf } from "../wire/types";

export type Preset = "short" | "slow";
type Value = number | string;

/** The options that a wish is about; none where a game does not know it. */
export function presetChoices(game: GameOnShelf | undefined, preset: Preset): Choice[] {
  return (game?.options ?? []).filter((choice) => choice[preset] !== null);
}

/** The value of an option with a wish, or without. */
export function presetValue(choice: Choice, preset: Preset, granted: boolean): Value {
  return (granted ? choice[preset] : null) ?? choice.default;
}

/** What becomes of the options when a wish is granted, or no longer. */
export function withPreset(game: GameOnShelf | undefined, preset: Preset, granted: boolean): Record<string, Value> {
  return Object.fromEntries(
    presetChoices(game, preset).map((choice) => [choice.name, presetValue(choice, preset, granted)] as const),
  );
}

/** Whether options grant a wish; null if they are neither as usual nor as wished. */
export function isPresetOn(
  game: GameOnShelf | undefined,
  preset: Preset,
  options: Readonly<Record<string, Value>>,
): boolean | null {
  const choices = presetChoices(game, preset);
  const holds = (granted: boolean): boolean =>
    choices.every((choice) => (options[choice.name] ?? choice.default) === presetValue(choice, preset, granted));
  return holds(false) ? false : holds(true) ? true : null;
}
