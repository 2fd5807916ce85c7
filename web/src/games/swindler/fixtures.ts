// A table of Swindler for tests: who sits there, views and entries as the server writes them.
import type { Entry } from "../../board/game";
import type { Acting } from "../../board/game";
import { actor as actorOf } from "../../board/fixtures";
import { BAGS, type Bag, type ToldEvent, type Inside, type SwindlerView, type Thing, type Tile } from "./view";

export { PLAYERS } from "../../board/fixtures";

/** A tile by its notation: "red key_red". */
export function tile(id: string): Tile {
  const [colour, object] = id.split(" ") as [Tile["colour"], Thing];
  return { colour, object };
}

const COMMON = ["ring", "necklace", "watch", "brooch"];

function inside(bag: Bag): Inside {
  const black = ["seal_tin", "seal_tin", "double_coin", "key_joker"];
  const things = bag === "black" ? black : [...COMMON, `key_${bag}`, "coin"];
  const skulls = bag === "black" ? 2 : 1;
  const skull = skulls / (things.length + skulls);
  return {
    tiles: things.map((thing) => tile(`${bag} ${thing}`)),
    skulls,
    odds: { skull, survive: [1 - skull, (1 - skull) ** 2] },
  };
}

/** A view in the middle of Ada's steal: two green tiles drawn, a ring kept from before; Ben has a marker out. */
export function viewOf(change: Partial<SwindlerView> = {}): SwindlerView {
  return {
    game: "swindler",
    version: 1,
    seats: 4,
    seat: 0,
    actors: [0],
    options: ["draw", "stop"],
    outcome: null,
    phase: "stealing",
    round: 3,
    max_rounds: 0,
    house: null,
    start: 0,
    active: 0,
    thief_at: 3,
    end_at: 6,
    finishers: [],
    last_round: false,
    marker_costs: 2,
    marker_loss: [2, 2, 2, 2],
    leftover_loss: [2, 2, 0, 0],
    cast: [],
    thieves: [
      { id: "M1", ability: "draw_accomplice", works: false },
      { id: "M2", ability: "unreserved_orders", works: true },
      { id: "M5", ability: "skull_keep_one", works: false },
      { id: "M6", ability: "any_key", works: false },
    ],
    points: [12, 17, 9, 3],
    coins: [1, 0, 2, 1],
    posters: [1, 2, 0, 0],
    done: [2, 3, 1, 0],
    fulfilled: [[], [], [], []],
    jailed: [false, false, false, false],
    markers: [2, 2, 3, 3],
    hands: [2, 1, 0, 3],
    shown: [[], [], [], []],
    loot: [
      [tile("red ring"), tile("green key_green"), tile("green brooch")],
      [tile("blue watch"), tile("white ring")],
      [],
      [tile("black seal_tin")],
    ],
    orders: [
      {
        id: "A4",
        kind: "own",
        needs: { bg: { red: 1, green: 2 } },
        points: 4,
        coins: 0,
        neutral: 0,
        posters: 0,
        marker: 0,
      },
      {
        id: "A6",
        kind: "discard",
        needs: { obj: { ring: 1, watch: 1 } },
        points: 5,
        coins: 0,
        neutral: 0,
        posters: 1,
        marker: 1,
      },
      { id: "A8", kind: "draw", needs: { draw: 3 }, points: 3, coins: 1, neutral: 0, posters: 0, marker: null },
      null,
    ],
    dealers: [
      {
        id: "D5",
        fields: [
          { object: "ring", points: 1, tile: null },
          { object: "ring", points: 3, tile: tile("white ring") },
          { object: "watch", points: 2, tile: null },
        ],
      },
      {
        id: "D11",
        fields: [
          { object: "seal_tin", points: 3, tile: null },
          { object: "watch", points: 2, tile: null },
          { object: "key_any", points: 1, tile: null },
        ],
      },
      null,
    ],
    bags: Object.fromEntries(BAGS.map((bag) => [bag, inside(bag)])) as Record<Bag, Inside>,
    supply: { coins: 2, posters: 17, neutral: COMMON.map((thing) => tile(`white ${thing}`)) },
    piles: { orders: 30, dealers: 9, accomplices: 21 },
    gone: { accomplices: ["beggar"], dealers: [] },
    steal: {
      bag: "green",
      stake: [tile("green key_green"), tile("green brooch")],
      spared: 0,
      pays: [],
      fresh: [tile("green key_green"), tile("green brooch")],
      rest: [tile("red ring")],
      drawn: [tile("green key_green"), tile("green brooch")],
      first: false,
      free: false,
      forced: null,
      stopped: false,
      skull: false,
      caught: false,
      over: false,
    },
    window: null,
    asked: [],
    awaited: [],
    played: [],
    bets: [],
    hustler: null,
    hustled: false,
    order: null,
    field: null,
    help: [],
    owed: 0,
    due: null,
    raid: null,
    hand: ["copycat", "forger"],
    fits: [],
    met: [],
    has: [{ bg: { red: 1, green: 2 } }, { obj: { ring: 1 } }, { draw: 2 }, null],
    uses: [],
    known: [[], [], [], []],
    unseen: ["assassin", "assassin", "beggar", "sidekick", "lock_picker_red"],
    ...change,
  };
}

/** An entry of the log. */
export function told(n: number, seat: number, command: string, ...events: ToldEvent[]): Entry<ToldEvent> {
  return { n, seat, command, events, changes: null, undoes: null, agreed: false };
}

/** Acting that remembers what was sent; everything not among the view's options is refused. */
export function actor(view: SwindlerView, chosen: string[] = []): Acting & { sent: string[][] } {
  return actorOf(view.options, chosen);
}
