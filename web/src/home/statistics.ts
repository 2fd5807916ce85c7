// What the plots show of somebody's own play.
import { botTitle, type Cast } from "../lobby/characters";
import { gameTitle } from "../lobby/games";
import type { Placing, Statistics } from "../wire/types";

/** One row of bars. */
export interface Share {
  name: string;
  count: number;
  of: number;
}

/** Wins per game, the most played first. */
export const byGame = ({ by_game }: Statistics): Share[] =>
  by_game.map(({ game, games, wins }) => ({ name: gameTitle(game), count: wins, of: games }));

/** How often one came in ahead of each bot, the most met first. */
export const byBot = ({ by_bot }: Statistics, cast: Cast): Share[] =>
  by_bot.map(({ bot, character, games, ahead }) => ({
    name: character ?? botTitle(cast, bot),
    count: ahead,
    of: games,
  }));

/** What was counted beside points in games, the latest of which comes first: in all, and how far off after each. */
export function tallied(latest: readonly Placing[]): { came: number; expected: number; sums: number[] } {
  let [came, expected] = [0, 0];
  const sums = [...latest].reverse().flatMap(({ tally }) => {
    if (!tally) return [];
    came += tally.came;
    expected += tally.expected;
    return [tenths(came - expected)];
  });
  return { came, expected: tenths(expected), sums };
}

const tenths = (figure: number): number => Math.round(10 * figure) / 10 + 0; // no minus nothing
