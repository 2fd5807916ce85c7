// Bots as people meet them: characters with a level, in the order of their strength, and the few bots that are none.
import { say, hasMessage } from "../texts/texts.svelte";
import { recall, remember } from "../local-storage";
import type { BotCharacter, Chair, GameOnShelf, Shelf } from "../wire/types";

// texts: bot-*, character-*
const SENSIBLE = "greedy";
const KEPT = "opponent";

/** What is known of the bots of a game: the shelf's characters and whom to take who has not chosen. */
export type Cast = Pick<Shelf, "characters" | "usual_bot">;

/** The character that a bot is, if it is one. */
export const characterOf = (cast: Cast, bot: string | null): BotCharacter | undefined =>
  cast.characters.find((character) => character.bot === bot);

/** The characters that play a game. */
export const charactersOf = (cast: Cast, game: GameOnShelf): BotCharacter[] =>
  cast.characters.filter(({ bot }) => game.bots.includes(bot));

/** The bots of a game that are no characters; the sensible one first. */
export function otherBots(cast: Cast, game: GameOnShelf): string[] {
  const others = game.bots.filter((bot) => !characterOf(cast, bot));
  return others.sort((one, other) => Number(other === SENSIBLE) - Number(one === SENSIBLE));
}

/** What a bot is called: a character by its name. */
export function botTitle(cast: Cast, bot: string): string {
  const name = characterOf(cast, bot)?.name;
  return name ?? (hasMessage(`bot-${bot}`) ? say(`bot-${bot}`) : say("bot-other", { bot }));
}

/** What a bot is like, in a line; empty if we have no words for it. */
export function botTemper(cast: Cast, bot: string): string {
  if (characterOf(cast, bot)) return say(`character-${bot}`);
  return hasMessage(`bot-${bot}`) ? say(`bot-${bot}.text`) : "";
}

/** What a character's face looks like, for whoever does not see it. */
export const faceWords = (level: number): string => say(`character-${String(level)}.face`);

/** The level of the bot that sits on a chair, null for another bot, and where none sits. */
export const levelOn = ({ kind, bot, character }: Chair): number | null =>
  kind === "bot" && character !== null ? Number(bot) : null;

/** Whether somebody with a face sits on a chair: a character, also where it sits there more than once. */
export const hasFace = (chair: Chair): boolean => levelOn(chair) !== null;

/** The bot one sits down with: of middling strength, or a sensible one, where there is one. */
export function usualBot(cast: Cast, game: GameOnShelf): string | null {
  return [cast.usual_bot, SENSIBLE].find((bot) => game.bots.includes(bot)) ?? game.bots.at(-1) ?? null;
}

/** Whom this browser played last: a bot of the game, or the usual one. */
export function chosenBot(cast: Cast, game: GameOnShelf, wished = recall(KEPT)): string | null {
  return wished !== null && game.bots.includes(wished) ? wished : usualBot(cast, game);
}

/** Remember whom somebody wants to play. */
export const keepBot = (bot: string): void => {
  remember(KEPT, bot);
};

/** So many bots about as strong as this one, which comes first: each character once, those who sit there already last. */
export function company(
  cast: Cast,
  game: GameOnShelf,
  bot: string | null,
  count: number,
  seated: readonly (string | null)[] = [],
): (string | null)[] {
  const level = Number(bot);
  const near = characterOf(cast, bot)
    ? charactersOf(cast, game)
        .map((character) => character.bot)
        .filter((other) => !seated.includes(other))
        .sort((one, other) => Math.abs(Number(one) - level) - Math.abs(Number(other) - level))
    : [];
  return Array.from({ length: count }, (_, n) => near[n] ?? bot);
}
