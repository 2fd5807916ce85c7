// What the plots show of somebody's own play.
import { botTitle, type Cast } from "../lobby/characters";
import { gameTitle } from "../lobby/games";
import type { Statistics } from "../wire/types";

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
