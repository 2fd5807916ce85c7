// For tests: a small dice game that brings texts, and a card game that brings none.
import type { AnyView, Layout } from "./layout";

export const DICE: Layout = {
  game: "dice",
  fields: [
    { name: "round", kind: "counter" },
    { name: "last", kind: "flag" },
    { name: "bidder", kind: "seat" },
    {
      name: "bid",
      kind: "group",
      parts: [
        { name: "count", kind: "counter" },
        { name: "face", kind: "word" },
      ],
      label: "face",
    },
    { name: "dice", kind: "seat_counters" },
    { name: "shown", kind: "seat_zones" },
    { name: "hand", kind: "hand" },
    { name: "secret", kind: "hidden" },
  ],
  menus: [
    ["bid 1 five", "bid 1 six", "bid 2 five", "bid 2 six"],
    ["doubt", "believe"],
  ],
  pieces: { five: 9, six: 9 },
  rounds: ["Rolled"],
  passes: ["believe"],
  events: {
    Doubted: [
      { name: "seat", kind: "seat" },
      { name: "of", kind: "seat" },
    ],
  },
  art: ["six"],
  board: false,
};

export const DICE_TEXTS = `
dice-field-dice = Dice left
dice-piece-five = Five
dice-piece-5 = the five of luck
dice-piece-six = Six
dice-command-bid = Bid { $first } × { $second }
    .group = Bid higher
    .ask = How many are there?
dice-event-Doubted = { $you ->
    [yes] You doubt { $of }.
   *[no] { $who } doubts { $of }.
}
dice-event-Broken = { $nothing }
dice-over-D-3-1 = Only one has dice left.
dice-welcome = Lie well.
`;

export const CARDS: Layout = {
  game: "cards",
  fields: [
    { name: "hand", kind: "hand" },
    {
      name: "trick",
      kind: "rows",
      parts: [
        { name: "seat", kind: "seat" },
        { name: "card", kind: "word" },
      ],
      label: "card",
    },
    { name: "pile", kind: "zone" },
    { name: "hands", kind: "seat_counters" },
    { name: "points", kind: "seat_counters" },
    { name: "board", kind: "grid" },
    { name: "way", kind: "track", size: 10 },
  ],
  menus: [Array.from({ length: 14 }, (_, n) => `set c${String(n)}`), ["burn c1", "stop"]],
  pieces: { c1: 1, c2: 1, twin: 2 },
  rounds: [],
  passes: [],
  events: {},
  art: [],
  board: false,
};

export function viewOf(layout: Layout, fields: Record<string, unknown>): AnyView {
  const common = { game: layout.game, version: 1, seats: 4, seat: 0, actors: [0], options: [], outcome: null };
  return { ...common, ...fields } as AnyView;
}
