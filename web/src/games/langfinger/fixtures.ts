// A table of Langfinger for tests: who sits there, views and entries as the server writes them.
import type { Entry } from "../../board/game";
import type { Acting } from "../../board/game";
import { actor as actorOf } from "../../board/fixtures";
import type { ToldEvent, LangfingerView } from "./view";

export { PLAYERS } from "../../board/fixtures";

/** A view at the Villa: Ada's hammer is about to crack something, Ben waits behind her. */
export function viewOf(change: Partial<LangfingerView> = {}): LangfingerView {
  return {
    game: "langfinger",
    version: 2,
    seats: 4,
    seat: 0,
    actors: [0],
    options: ["rob 1", "rob 1 with rogue", "decline"],
    outcome: null,
    phase: "acting",
    round: 2,
    max_rounds: 0,
    free_spaces: false,
    target: 20,
    finishers: [],
    dry: 0,
    stalled: 5,
    house: null,
    start: 1,
    cast: [
      { tool: "lockpick", name: "Pascal Passepartout", colour: "red" },
      { tool: "hammer", name: "Hans Hammer", colour: "brown" },
      { tool: "pliers", name: "Tommaso Tenaglia", colour: "green" },
      { tool: "blowtorch", name: "Yoshiko Yosetsuki", colour: "yellow" },
      { tool: "plan", name: "Bobby Blueprint", colour: "blue" },
    ],
    rogues: [
      { tool: "hammer", name: "Hans Hammer", colour: "brown" },
      { tool: "pliers", name: "Tommaso Tenaglia", colour: "green" },
      { tool: "plan", name: "Bobby Blueprint", colour: "blue" },
      { tool: "blowtorch", name: "Yoshiko Yosetsuki", colour: "yellow" },
    ],
    money: [4, 2, 0, 7],
    hands: [4, 3, 5, 2],
    shown: [["hammer"], [], ["plan", "plan"], []],
    stones: [1, 0, 2, 1],
    spaces: {
      city: [null, null, null, null, null],
      villa: [0, 1, null, null, null],
      ruin: [3, null, null, null, null],
      museum: [1, 0, null, null, null],
      harbour: [3, 1, 2, null, null],
    },
    next: { city: 1, villa: 3, ruin: 2, museum: 3, harbour: 4 },
    place: "villa",
    space: 1,
    exchange: null,
    due: 0,
    stall: null,
    sold: null,
    tired: [],
    locks: {
      chest: { kinds: ["money"], least: 1, most: 3 },
      safe: { kinds: ["gold", "jewellery"], least: 2, most: 4 },
      showcase: { kinds: ["coins", "statue"], least: 2, most: 4 },
      pillar: { kinds: ["painting"], least: 2, most: 4 },
    },
    city: ["lockpick", "plan"],
    villa: [
      { lock: "chest", tools: ["hammer", "pliers"] },
      { lock: "safe", tools: ["hammer", "plan", "plan"] },
    ],
    museum: [{ lock: "pillar", tools: ["lockpick", "plan"] }, null, { lock: "safe", tools: ["hammer", "hammer"] }],
    ruin: [
      { discard: 1, draw: 2, seat: null },
      { discard: 2, draw: 3, seat: 2 },
    ],
    harbour: [
      {
        id: "F4",
        buys: [
          { kind: "coins", up_to: 1, bonus: 1 },
          { kind: "painting", up_to: 2, bonus: 0 },
        ],
      },
      null,
    ],
    loot: [[{ lock: "showcase", tools: ["hammer", "blowtorch"] }], [], [], []],
    piles: { tools: 31, loot: 20, fences: 8 },
    top: { lock: "showcase", tools: ["lockpick", "blowtorch"] },
    gone: { tools: ["hammer"], loot: [], fences: [] },
    known: [[], [], ["plan", "plan"], []],
    fronts: [[], [], [], []],
    hand: ["lockpick", "hammer", "hammer", "pliers"],
    mine: [{ id: "L12", lock: "showcase", tools: ["hammer", "blowtorch"], kind: "coins", value: 2 }],
    reachable: ["villa", "museum"],
    payable: { villa: ["rob 1", "rob 1 with rogue"], museum: ["rob 3", "rob 3 with rogue"] },
    prices: { "rob 1": ["hammer", "pliers"], "rob 1 with rogue": ["pliers"] },
    saleable: [[{ loot: 1, pays: 3 }], []],
    best_sales: [3, 0],
    ...change,
  };
}

/** An entry of the log. */
export function told(n: number, seat: number, command: string, ...events: ToldEvent[]): Entry<ToldEvent> {
  return { n, seat, command, events, changes: null, undoes: null, agreed: false };
}

/** Acting that remembers what was sent; everything not among the view's options is refused. */
export function actor(view: LangfingerView, chosen: string[] = []): Acting & { sent: string[][] } {
  return actorOf(view.options, chosen);
}
