// What Midnight Exchange says: prompts of the rummage and of the trade, the table in words, the end.
import { afterAll, expect, test } from "vitest";
import { setLanguage } from "../../texts/texts.svelte";
import { actor, CLOCKS, PLAYERS, viewOf } from "./fixtures";
import { ending } from "./ending";
import { cardName, marketName } from "./names";
import { about, prompt } from "./prompt";
import type { MidnightExchangeView } from "./view";
import { where, textView } from "./text-view";

afterAll(() => setLanguage("en", false));

const asked = (
  change: Partial<MidnightExchangeView>,
  chosen: string[] = [],
  more: object = {},
): ReturnType<typeof prompt> => {
  const view = viewOf(change);
  return prompt(view, PLAYERS, { ...actor(view.options, chosen), ...more });
};
const HOLDING = { hands: [17, null, null, null], options: ["keep", "back up", "back down"] };

test("a find in the hand is named, with what it is good for; at the tile stand the ways to keep it or not", () => {
  const gem = asked({ ...HOLDING, holding: "gem" });
  expect([gem.title, gem.help]).toEqual(["Gem. Only you can see it.", "Wanted: Theatre."]);
  expect([gem.does, ...(gem.ways ?? [])].map((way) => way?.commands[0])).toEqual([undefined, "back up"]);
  expect(asked({ ...HOLDING, options: ["back down"], holding: "gem" }).ways).toEqual([]); // a guide wants it face down
  expect(asked({ ...HOLDING, holding: "iron_key" }).help).toBe("It opens the desk, and stays in your tray.");
  expect(asked({ ...HOLDING, holding: "empty_drawer" }).help).toBe("No market wants it.");
});

test("what is picked in a trade is asked for with what it costs and what it would bring", () => {
  const trade = { phase: "trading" as const, turn: 0, actors: [0], options: ["buy 2 art 1", "pass"], affordable: [2] };
  const help = (alone: number, best: number): string =>
    asked({ ...trade, gains: { "buy 2 art 1": { alone, best } } }, ["buy 2 art 1"]).help;
  expect(help(2, 5)).toContain("2 points now, 5 with what you have.");
  expect(help(1, 1)).toContain("One point.");
});

test("an empty hand is asked to grab, a full tray to run; on the way nothing is asked", () => {
  expect(asked({})).toMatchObject({ title: "Pick up a tile.", help: "Your tray is empty. Open to you: garage." });
  expect(asked({ options: ["escape"] }).does?.commands).toEqual(["escape"]);
  expect(asked({}, [], { pending: ["grab 9"] }).title).toBe("Reaching for a tile …");
  expect(asked({}, [], { pending: ["escape"] }).title).toBe("Off you go …");
});

test("who is out waits for the others", () => {
  const out = asked({ escapes: [2, 1, null, null] });
  expect([out.waits, out.title, out.help]).toEqual([true, "Out, with number 2.", "Still rummaging: Cleo and Dan."]);
});

test("a trade asks for what is picked, with its price; without a payable market the leather bag is the main way", () => {
  const trading = { phase: "trading" as const, turn: 0, actors: [0], affordable: [2] };
  const picked = asked({ ...trading, options: ["buy 2 art 1", "bag", "pass"] }, ["buy 2 art 1"]);
  expect([picked.title, picked.help]).toEqual(["Buy: Clock?", "Behind the theatre. Costs: bundle of notes and gem."]);
  expect([picked.does?.commands, picked.aside?.commands, picked.ways?.[0]?.commands]).toEqual([
    ["buy 2 art 1"],
    ["pass"],
    ["bag"],
  ]);
  const poor = asked({ ...trading, affordable: [], options: ["bag", "pass"] });
  expect([poor.does?.commands, poor.ways]).toEqual([["bag"], []]);
  const sold = asked({ ...trading, options: ["bag", "pass"] }); // it could pay, but nothing is left there
  expect([sold.does?.commands, sold.ways]).toEqual([["bag"], []]);
  expect(asked({ phase: "trading", turn: 1, actors: [1], options: [] }).title).toBe("Ben is trading.");
});

test("a leather bag for the empty cloth bag is offered beside the pass, and it is said what it does", () => {
  const last = asked({ phase: "trading", turn: 0, actors: [0], bag: 0, options: ["bag", "pass"] });
  expect(last.help).toBe(
    "All you have left is a leather bag, and the cloth bag is empty: you would draw nothing, and the game would end after this trade.",
  );
  expect([last.does, last.aside?.commands, last.ways?.map(({ label, commands }) => [label, commands])]).toEqual([
    undefined,
    ["pass"],
    [["Give the leather bag for nothing", ["bag"]]],
  ]);
});

test("one thing to place is offered at once", () => {
  const arranging = asked({ phase: "arranging", turn: 0, actors: [0], options: ["place clock on 1", "done"] });
  expect([arranging.title, arranging.does?.commands]).toEqual(["Put the clock on collection 1?", ["place clock on 1"]]);
});

test("every command is about something, in both languages", async () => {
  const commands = ["grab 3", "return 1", "keep", "back up", "back down", "escape", "buy 2 art 1", "buy 4 card 2"];
  commands.push("place clock on 2", "bag", "done", "pass");
  for (const language of ["en", "de"] as const) {
    await setLanguage(language, false);
    const words = commands.map((command) => about(command));
    expect(new Set(words).size).toBe(commands.length);
  }
  await setLanguage("en", false);
});

test("tiles, goods and collections go by what one sees of them, and not by a number", () => {
  const view = viewOf({ known: { "2": "gem" } });
  view.cards[0] = [{ ...CLOCKS, worth: 0, n: 1, step: 0, reach: 0, full: false, wants: "clock" }] as never;
  view.trays[0] = [{ tile: 7, find: "notes" }, null, null, null, null, null] as never;
  const commands = ["grab 2", "grab 3", "return 1", "buy 2 art 2", "buy 2 card 1", "place clock on 1"];
  expect(commands.map((command) => about(command, { ...view, turn: 0 }))).toEqual([
    "take the gem (garage)",
    "a tile from the garage",
    "put back the bundle of notes",
    `${marketName(2)}: statue`,
    `${marketName(2)}: ${cardName(CLOCKS)}`,
    `Clock on the ${cardName(CLOCKS)}`,
  ]);
});

test("the table in words tells seats, markets, and the middle with what is known of it", () => {
  const view = viewOf({ known: { "2": "gem" }, hands: [null, 5, null, null] });
  view.tiles[4] = { place: "garage", lies: "hand", find: null };
  view.tiles[8] = { place: "garage", lies: "up", find: "notes" };
  const lines = textView(view, PLAYERS).flatMap((section) => section.lines);
  expect(where(view)).toBe("Round 2 · Rummage");
  expect(lines).toContain("2, garage, face down, you have seen it: gem");
  expect(lines).toContain("5, garage, in the hand of Ben");
  expect(lines).toContain("9, garage: bundle of notes");
  expect(lines).toContain("Ben: 0 points; tray empty; holds tile 5.");
  expect(lines.some((line) => line.startsWith("Behind the theatre, for bundle of notes and gem: clock; statue"))).toBe(
    true,
  );
});

test("ME-6.4: the end says who won, by points or by the escape tile", () => {
  const outcome = { scores: [12, 12, 3, 4], winners: [1], rounds: 5, rule: "ME-6.1" };
  const cards = [[{ ...CLOCKS, worth: 2, n: 1, step: 0, reach: 0, full: false, wants: "clock" as const }], [], [], []];
  const view = viewOf({ outcome, escapes: [3, 1, 2, 4], phase: "over", cards });
  expect(ending(view, [], PLAYERS)).toMatchObject({
    reason: "There is not enough left to refill the markets.",
    verdict: "Ben wins with 12 points; escape tile 1 breaks the tie.",
  });
});
