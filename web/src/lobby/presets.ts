// Presets that set several options at once: a short game, slow hands, a first game; the shelf says which values they take.
import type { Choice, GameOnShelf } from "../wire/types";

export type Preset = "short" | "slow" | "easy";
/** What an option may be: a number, a word, or yes or no. */
export type Value = boolean | number | string;

/** The options that a preset sets; none where a game does not have it. */
export function presetChoices(game: GameOnShelf | undefined, preset: Preset): Choice[] {
  return (game?.options ?? []).filter((choice) => choice[preset] !== null);
}

/** The value of an option with a preset, or without. */
export function presetValue(choice: Choice, preset: Preset, granted: boolean): Value {
  return (granted ? choice[preset] : null) ?? choice.default;
}

/** The options with a preset switched on or off. */
export function withPreset(game: GameOnShelf | undefined, preset: Preset, granted: boolean): Record<string, Value> {
  return Object.fromEntries(
    presetChoices(game, preset).map((choice) => [choice.name, presetValue(choice, preset, granted)] as const),
  );
}

/** Whether options match a preset; null if they are neither the defaults nor the preset. */
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
