// What the check must know of a game by itself, since it cannot ask the server it checks: what is dealt, and who tells it.

/** A game whose only draws are deals: a whole deck, shuffled and dealt out in equal hands, seat by seat. */
export interface Dealing {
  /** The version of the rules this holds for. */
  version: string;
  /** The event that tells a deal; its first field holds each seat's cards as a set. */
  event: string;
  /** Every card in notation; its place here is its bit in a set. */
  cards: readonly string[];
  /** By the number of seats: the cards that stay in the box. */
  boxed: Readonly<Record<number, readonly string[]>>;
}

const ZEROS = ["g0", "b0", "r0", "k0"];

const GAMES: Readonly<Record<string, Dealing>> = {
  gaunerbande: {
    version: "1",
    event: "Dealt",
    cards: Array.from("gbrk").flatMap((colour) =>
      Array.from({ length: 13 }, (_, value) => `${colour}${String(value)}`),
    ),
    boxed: { 3: ZEROS, 4: [], 5: ["b0", "r0"], 6: ZEROS },
  },
};

/** How a game deals; undefined if only its rules know how it draws. */
export function dealingOf(game: string): Dealing | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}

/** The bits of the cards in play; null if so many cannot play. */
export function deck({ cards, boxed }: Dealing, seats: number): number[] | null {
  const left = boxed[seats];
  return left ? cards.flatMap((card, bit) => (left.includes(card) ? [] : bit)) : null;
}
