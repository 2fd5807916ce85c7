// What is said about the games on the shelf, by name, and what somebody usually wants of one.
import { hasMessage, say, type Variables } from "../texts/texts.svelte";
import type { GameOnShelf, NewTable } from "../wire/types";
import { company, usualBot, type Cast } from "./characters";
import { withPreset, type Value } from "./presets";

// texts: *-title, *-option-*, *-slow
/** What there is to say, in words that a game brings; `otherwise` where it has none. */
function sayOf(id: string, vars: Variables = {}, otherwise = ""): string {
  return hasMessage(id) ? say(id, vars) : otherwise;
}

/** A game's title; one we have no words for goes by its name. */
export const gameTitle = (game: string): string => sayOf(`${game}-title`, {}, game);

/** What a game is about, in a sentence; empty if we have no words for it. */
export const gameText = (game: string): string => sayOf(`${game}-title.text`);

/** How long a game takes: "30–45 min"; empty if we have no words for it. */
export const gameTime = (game: string): string => sayOf(`${game}-title.time`);

/** Who made a game and published it; empty if nobody is named. */
export const gameCredits = (game: string): string => sayOf(`${game}-title.credits`);

/** For how many a game is: "3–6". */
export function seatRange({ seats }: GameOnShelf): string {
  return [...new Set([Math.min(...seats), Math.max(...seats)])].join("–");
}

/** What was agreed on for an option: "Ends when somebody has more than 100 penalty points". */
export function agreedTitle(game: string, option: string, value: Value): string {
  const words = typeof value === "boolean" ? say(value ? "setting-yes" : "setting-no") : String(value);
  return sayOf(
    `${game}-option-${option}.agreed`,
    { value: variable(value) },
    `${settingTitle(game, option)}: ${words}`,
  );
}

/** A value as texts of a game select by it: yes or no for a switch. */
function variable(value: Value): number | string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

/** What an option's number counts: "penalty points", or of one "penalty point". */
export function unitOf(game: string, option: string, value: Value): string {
  return sayOf(`${game}-option-${option}.unit`, { value: variable(value) });
}

/** What an option of a game is called, or one of its words. */
export function settingTitle(game: string, option: string, word?: string): string {
  return sayOf(`${game}-option-${option}${word === undefined ? "" : `-${word}`}`, {}, word ?? option);
}

/** What slow hands mean in a game: "A tile drops only after 40 seconds". */
export function slowTitle(game: GameOnShelf): string {
  const values = Object.entries(withPreset(game, "slow", true));
  return sayOf(`${game.name}-slow`, Object.fromEntries(values.map(([name, value]) => [name, variable(value)])));
}

/** The options that make a short game of it; empty where a game takes as long as it takes. */
export function shortGame(game: GameOnShelf): Record<string, Value> {
  return withPreset(game, "short", true);
}

/** Whether options make a game at least as short as these do; 0 sets no limit at all. */
export function isShort(options: Record<string, Value>, short: Record<string, Value>): boolean {
  return Object.entries(short).every(([name, value]) => {
    const agreed = options[name];
    return typeof agreed === "number" && typeof value === "number" ? agreed > 0 && agreed <= value : agreed === value;
  });
}

const FRIENDLY_NUMBER = 4;

/** The number of seats nearest to four. */
export function usualSeats(game: GameOnShelf): number {
  const distance = (seats: number): number => Math.abs(seats - FRIENDLY_NUMBER);
  return game.seats.reduce((best, seats) => (distance(seats) < distance(best) ? seats : best));
}

/** A table for one person against a bot, and others about as strong. */
export function againstBots(cast: Cast, game: GameOnShelf, bot = usualBot(cast, game)): NewTable {
  return { game: game.name, bots: [null, ...company(cast, game, bot, usualSeats(game) - 1)] };
}
