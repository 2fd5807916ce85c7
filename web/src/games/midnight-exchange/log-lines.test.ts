// The log and the score sheet: what is told, closely and not, and what the rounds brought.
import { afterAll, expect, test } from "vitest";
import { spokenLine } from "../../table/log/spoken-line";
import { setLanguage } from "../../texts/texts.svelte";
import type { Entry } from "../../board/game";
import { game } from "./index";
import { CLOCKS, entries, PLAYERS, viewOf } from "./fixtures";
import { seatStatistics, roundsEnded, scoredRounds } from "./score-history";
import { logLines } from "./log-lines";
import type { Location, ToldEvent } from "./view";

afterAll(() => setLanguage("en", false));

const PLACES = [...Array<Location>(8).fill("garage"), ...Array<Location>(46).fill("desk")];
const began = (round: number): ToldEvent => ({ event: "RummageBegan", round, places: PLACES, finds: [] });
const ROUND: Entry<ToldEvent>[] = entries(
  [{ event: "MarketsOpened", sides: { "2": "a", "4": "b" } }, began(1)],
  [{ event: "Grabbed", seat: 1, tile: 9, find: null }],
  [{ event: "Kept", seat: 1, tile: 9, slot: 1, find: "iron_key" }],
  [{ event: "Grabbed", seat: 0, tile: 3, find: "gold_bar" }],
  [{ event: "Kept", seat: 0, tile: 3, slot: 1, find: "gold_bar" }],
  [{ event: "TakenOut", seat: 1, tile: 9, slot: 1, find: "iron_key" }],
  [{ event: "PutBack", seat: 2, tile: 4, up: false, find: null, dropped: true }],
  [
    { event: "Escaped", seat: 1, number: 1, by: "hand" },
    { event: "Escaped", seat: 0, number: 2, by: "last" },
    { event: "TradingBegan" },
  ],
  [
    { event: "Paid", seat: 0, slots: [1], finds: ["gold_bar"] },
    { event: "CardBought", seat: 0, market: 4, notch: 1, card: CLOCKS, worth: 2 },
  ],
  [{ event: "ArtDrawn", seat: 0, kind: "clock", worth: 2 }],
  [{ event: "Placed", seat: 0, card: CLOCKS, kind: "clock", full: false, worth: 2, gained: 1, counts: 5 }],
  [{ event: "Passed", seat: 1, forced: true }, { event: "RoundEnded", trades: 2 }, began(2)],
);
const words = (told: readonly Entry<ToldEvent>[], closely = false): string[][] =>
  logLines(viewOf(), told, PLAYERS, closely).map(({ title, lines }) => [
    title,
    ...lines.map((line) => spokenLine(game, line)),
  ]);

test("the log tells of keys, escapes and trades, and of what was paid at which market", () => {
  expect(words(ROUND)).toEqual([
    ["Before the first round", "2 markets are open."],
    [
      "Round 1 · Rummage",
      "The tiles are shuffled. Hands off until zero!",
      "Ben keeps: iron key. The desk is now open to Ben.",
      "Ben slips away with escape tile 1.",
      "You are the last one in and get escape tile 2.",
    ],
    [
      "Round 1 · Trade",
      "You pay gold bar at the antiquary’s: collection (clock and clock).",
      "You give a leather bag and draw: clock.",
      "You put on a collection: clock.",
      "Ben has nothing more to trade.",
      "Everybody has passed. What is left goes back to the middle.",
    ],
    ["Round 2 · Rummage", "The tiles are shuffled. Hands off until zero!"],
  ]);
});

test("closely told, every motion has its line, with a find only where it was seen", async () => {
  const [, rummage = []] = words(ROUND, true);
  expect(rummage).toContain("Ben picks up a tile from the desk.");
  expect(rummage).toContain("You pick up from the garage: gold bar.");
  expect(rummage).toContain("Ben takes out of the tray: iron key.");
  expect(rummage).toContain("A tile drops from Cleo’s hand.");
  await setLanguage("de", false);
  expect(words(ROUND, true)[1]).toContain("Ben nimmt ein Plättchen aus dem Schreibtisch.");
  await setLanguage("en", false);
});

test("the last round ends the night; what is taken back is said", () => {
  const last = entries([{ event: "RoundEnded", trades: 0 }])[0];
  const told = [...ROUND, { ...(last as Entry<ToldEvent>), n: 11 }];
  expect(words(told).at(-1)?.at(-1)).toBe("The night is over.");
  const undone: Entry<ToldEvent> = {
    n: 11,
    seat: 0,
    command: "buy 4 card 1",
    events: [],
    changes: null,
    undoes: 7,
    agreed: false,
  };
  expect(
    words([...ROUND, undone])
      .at(-1)
      ?.at(-1),
  ).toBe("You take back: At the antiquary’s: a card.");
});

test("the sheet adds up what the events say they brought", () => {
  expect(scoredRounds(ROUND, 4)).toEqual([{ round: 1, earned: [5, 0, 0, 0], totals: [5, 0, 0, 0] }]);
  expect(roundsEnded(ROUND)).toBe(1);
  expect(seatStatistics(ROUND, 4).map(({ first, grabbed, art, cards }) => [first, grabbed, art, cards])).toEqual([
    [0, 1, 1, 1],
    [1, 1, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});
