// How a record tells the deals of a game. Which cards are in play it does not know: that is a rule, and `verify` checks it.

/** A game whose only draws are deals: the same cards every time, shuffled and dealt out in equal hands, seat by seat. */
export interface Dealing {
  /** The version of the rules this holds for. */
  version: string;
  /** The event that tells a deal; its first field holds each seat's cards as a set. */
  event: string;
  /** Every card in notation; its place here is its bit in a set. */
  cards: readonly string[];
}

const GAMES: Readonly<Record<string, Dealing>> = {
  gaunerbande: {
    version: "1",
    event: "Dealt",
    cards: Array.from("gbrk").flatMap((colour) =>
      Array.from({ length: 13 }, (_, value) => `${colour}${String(value)}`),
    ),
  },
};

/** How a game deals; undefined if only its rules know how it draws. */
export function dealingOf(game: string): Dealing | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}

/** The bits of the cards of a deal; null if it is none: some card is in two hands, or the hands are not alike in size. */
export function deckOf(hands: readonly bigint[]): number[] | null {
  const held = hands.map(members);
  const all = held.flat().sort((one, other) => one - other);
  const fair = held.every((hand) => hand.length > 0 && hand.length * held.length === all.length);
  return fair && new Set(all).size === all.length ? all : null;
}

function members(hand: bigint): number[] {
  return Array.from(hand.toString(2))
    .reverse()
    .flatMap((digit, bit) => (digit === "1" ? bit : []));
}
