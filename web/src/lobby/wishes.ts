// Wishes that several options fulfil together: a short game, slow hands. What each of them takes is the shelf's word.
import type { Choice, GameOnShelf } from "../wire/types";

export type Wish = "short" | "slow";
type Value = number | string;

/** The options that a wish is about; none where a game does not know it. */
export function choicesFor(game: GameOnShelf | undefined, wish: Wish): Choice[] {
  return (game?.options ?? []).filter((choice) => choice[wish] !== null);
}

/** The value of an option with a wish, or without. */
export function valueFor(choice: Choice, wish: Wish, granted: boolean): Value {
  return (granted ? choice[wish] : null) ?? choice.default;
}

/** What becomes of the options when a wish is granted, or no longer. */
export function withWish(game: GameOnShelf | undefined, wish: Wish, granted: boolean): Record<string, Value> {
  return Object.fromEntries(
    choicesFor(game, wish).map((choice) => [choice.name, valueFor(choice, wish, granted)] as const),
  );
}

/** Whether options grant a wish; null if they are neither as usual nor as wished. */
export function isGranted(
  game: GameOnShelf | undefined,
  wish: Wish,
  options: Readonly<Record<string, Value>>,
): boolean | null {
  const choices = choicesFor(game, wish);
  const holds = (granted: boolean): boolean =>
    choices.every((choice) => (options[choice.name] ?? choice.default) === valueFor(choice, wish, granted));
  return holds(false) ? false : holds(true) ? true : null;
}
