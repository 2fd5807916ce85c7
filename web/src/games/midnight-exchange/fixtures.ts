// A table of Midnight Exchange for tests: who sits there, views and entries as the server writes them.
import type { Entry } from "../../board/game";
import { LOCATIONS, type Collection, type ToldEvent, type MidnightExchangeView, type Slot, type Tile } from "./view";

export { actor, PLAYERS } from "../../board/fixtures";

/** The tiles as they lie when a rummage begins: 18 of each location in order. */
export function tiles(): Tile[] {
  return LOCATIONS.flatMap((place) => Array.from({ length: 18 }, () => ({ place, lies: "down" as const, find: null })));
}

export const CLOCKS: Collection = { id: "P17", track: ["clock", "clock"], points: [2, 5, 9] };

const bare = (): (Slot | null)[] => Array<Slot | null>(6).fill(null);

/** A view in a rummage of four: Ada has an empty hand and an empty tray. */
export function viewOf(change: Partial<MidnightExchangeView> = {}): MidnightExchangeView {
  return {
    game: "midnight-exchange",
    version: 2,
    dry: 0,
    stalled: 3,
    seats: 4,
    seat: 0,
    actors: [0, 1, 2, 3, -1],
    options: ["grab 1", "grab 2", "grab 17"],
    outcome: null,
    phase: "rummage",
    round: 2,
    max_rounds: 0,
    rummage_seconds: 180,
    hold_seconds: 10,
    hand_ms: 350,
    memory: true,
    placing: "hand",
    house: null,
    turn: null,
    tiles: tiles(),
    hands: [null, null, null, null],
    trays: [bare(), bare(), bare(), bare()],
    open: [["garage"], ["garage"], ["garage"], ["garage"]],
    keys: [[], [], [], []],
    escapes: [null, null, null, null],
    escapes_left: [1, 2, 3, 4],
    markets: [
      { id: 2, side: "a", price: ["notes", "gem"], art: ["clock", "statue", null], cards: [CLOCKS] },
      { id: 4, side: "b", price: ["gold_bar"], art: ["painting"], cards: [] },
    ],
    bag: 40,
    pile: 12,
    passed: [],
    finale: false,
    stores: [[], [], [], []],
    cards: [[], [], [], []],
    points: [0, 0, 0, 0],
    breakdown: Array.from({ length: 4 }, () => ({ silver: 0, gold: 0, singles: 0, collections: 0 })),
    known: {},
    holding: null,
    affordable: [],
    prices: {},
    gains: {},
    spare: false,
    ...change,
  };
}

/** Entries with these events, one list for each. */
export function entries(...all: ToldEvent[][]): Entry<ToldEvent>[] {
  return all.map((events, n) => ({ n, seat: 0, command: "", events, changes: null, undoes: null, agreed: false }));
}
