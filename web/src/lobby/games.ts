// The four games as the lobby shows them, built or not; what can be played is the shelf's word.
import { hasMessage, say } from "../texts/texts.svelte";
import type { GameOnShelf, NewTable } from "../wire/types";
import { withPreset } from "./presets";

/** A game on a card: its name, and for how many it is. */
export interface GameEntry {
  name: string;
  seats: string;
}

export const GAMES: readonly GameEntry[] = [
  { name: "gaunerbande", seats: "3–6" },
  { name: "langfinger", seats: "2–5" },
  { name: "midnight-exchange", seats: "2–4" },
  { name: "swindler", seats: "2–4" },
];

// texts: lobby-game-*, lobby-game-*.text, lobby-game-*.time, bot-*, option-*, option-*.agreed, option-*.unit, slow-*
/** A game's title; one we have no words for goes by its name. */
export function gameTitle(game: string): string {
  return hasMessage(`lobby-game-${game}`) ? say(`lobby-game-${game}`) : game;
}

/** What a kind of bot is called. */
export function botTitle(bot: string): string {
  return hasMessage(`bot-${bot}`) ? say(`bot-${bot}`) : say("bot-other", { bot });
}

/** What was agreed on for an option: "Ends when somebody has more than 100 penalty points". */
export function agreedTitle(game: string, option: string, value: number | string): string {
  if (!hasMessage(`option-${game}-${option}`)) return `${option} ${String(value)}`;
  return say(`option-${game}-${option}.agreed`, { value });
}

/** What an option's number counts: "penalty points". */
export function unitOf(game: string, option: string): string {
  return hasMessage(`option-${game}-${option}`) ? say(`option-${game}-${option}.unit`) : "";
}

/** What an option of a game is called, or one of its words. */
export function settingTitle(game: string, option: string, word?: string): string {
  const id = `option-${game}-${option}${word === undefined ? "" : `-${word}`}`;
  return hasMessage(id) ? say(id) : (word ?? option);
}

/** What slow hands mean in a game: "A tile drops only after 40 seconds". */
export function slowTitle(game: GameOnShelf): string {
  return hasMessage(`slow-${game.name}`) ? say(`slow-${game.name}`, withPreset(game, "slow", true)) : "";
}

/** The options that make a short game of it; empty where a game takes as long as it takes. */
export function shortGame(game: GameOnShelf): Record<string, number | string> {
  return withPreset(game, "short", true);
}

/** Whether options make a game at least as short as these do; 0 sets no limit at all. */
export function isShort(options: Record<string, number | string>, short: Record<string, number | string>): boolean {
  return Object.entries(short).every(([name, value]) => {
    const agreed = options[name];
    return typeof agreed === "number" && typeof value === "number" ? agreed > 0 && agreed <= value : agreed === value;
  });
}

const FRIENDLY_NUMBER = 4;
const WORTHY = "greedy";

/** The bot one sits down with: a worthy opponent where there is one. */
export function usualBot(game: GameOnShelf): string | null {
  return game.bots.find((bot) => bot === WORTHY) ?? game.bots.at(-1) ?? null;
}

/** The number of seats nearest to four. */
export function usualSeats(game: GameOnShelf): number {
  const distance = (seats: number): number => Math.abs(seats - FRIENDLY_NUMBER);
  return game.seats.reduce((best, seats) => (distance(seats) < distance(best) ? seats : best));
}

/** A table for one person against bots. */
export function againstBots(game: GameOnShelf): NewTable {
  return { game: game.name, bots: [null, ...Array<string | null>(usualSeats(game) - 1).fill(usualBot(game))] };
}
