// What the tests of all games have in common: who sits at the table, and somebody who acts there.
import type { Acting, Player, View } from "./game";

/** What every view has, of a game that nobody plays. */
export const PLAIN_VIEW: View = {
  game: "",
  version: 1,
  seats: 4,
  seat: null,
  actors: [],
  options: [],
  outcome: null,
};

/** Ada (you), Ben, Cleo and a bot called Dan. */
export const PLAYERS: readonly Player[] = ["Ada", "Ben", "Cleo", "Dan"].map((name, seat) => ({
  seat,
  name,
  bot: seat === 3,
  away: false,
  warm: false,
  mine: seat === 0,
}));

/** Acting that remembers what was sent; everything not among the options is against one rule. */
export function actor(options: readonly string[], chosen: string[] = []): Acting & { sent: string[][] } {
  const sent: string[][] = [];
  return {
    sent,
    picks: {
      chosen,
      ousted: null,
      choose(commands, ousted = null) {
        chosen.splice(0, chosen.length, ...commands);
        Object.assign(this, { ousted });
      },
    },
    pending: [],
    hint: [],
    play: (commands) => void sent.push([...commands]),
    whyNot: (command) => (options.includes(command) ? null : "GB-3.2 follow-colour"),
    reason: () => "GB-3.2 Follow the colour led.",
    regard: () => undefined,
    explain: () => undefined,
  };
}
