// A table of Gaunerbande for tests: who sits there, views and entries as the server writes them.
import type { Entry } from "../../board/game";
import type { GaunerbandeView, ToldEvent } from "./view";

export { actor, PLAYERS } from "../../board/fixtures";

/** A view in the middle of a trick: Ben led blue, and it is Ada's turn. */
export function viewOf(change: Partial<GaunerbandeView> = {}): GaunerbandeView {
  return {
    game: "gaunerbande",
    version: 1,
    seats: 4,
    seat: 0,
    actors: [0],
    options: ["play b4", "play b9"],
    outcome: null,
    phase: "tricks",
    round: 1,
    limit: 100,
    distance: 1,
    gift: 3,
    receivers: [1, 2, 3, 0],
    hand: ["g5", "b4", "b9", "r10"],
    gave: ["k1", "k2", "k3"],
    received: ["g5", "b4", "b9"],
    owing: [],
    hands: [4, 3, 3, 3],
    known: [[], ["k2"], [], []],
    leader: 1,
    led: "b",
    ahead: 2,
    trick_number: 10,
    trick_count: 13,
    trick: [
      { seat: 1, card: "b7" },
      { seat: 2, card: "b10" },
      { seat: 3, card: "k0" },
    ],
    last_trick: [
      { seat: 3, card: "g1" },
      { seat: 0, card: "g2" },
      { seat: 1, card: "g12" },
      { seat: 2, card: "k12" },
    ],
    played: [["g2"], ["g12", "b7"], ["k12", "b10"], ["g1", "k0"]],
    taken: [[], ["g1", "g2", "g12", "k12"], [], []],
    tricks: [0, 9, 0, 0],
    points: [0, 1, 0, 0],
    totals: [8, 54, 31, 12],
    margins: [93, 47, 70, 89],
    finishers: [],
    politician: 13,
    rogue: 1,
    lacks: [[], [], ["g"], ["b"]],
    gang: null,
    ...change,
  };
}

/** An entry of the log. */
export function entry(n: number, seat: number, command: string, ...events: ToldEvent[]): Entry<ToldEvent> {
  return { n, seat, command, events, changes: null, undoes: null, agreed: false };
}
