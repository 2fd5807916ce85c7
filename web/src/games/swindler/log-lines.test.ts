// The log: every event in words, in both languages.
import { afterAll, describe, expect, test } from "vitest";
import { spokenLine } from "../../table/log/spoken-line";
import { effectiveLog } from "../../table/log/effective-log";
import { setLanguage, type Language } from "../../texts/texts.svelte";
import type { Entry } from "../../board/game";
import { game } from "./index";
import { PLAYERS, tile, told, viewOf } from "./fixtures";
import { logLines } from "./log-lines";
import type { Order, ToldEvent } from "./view";

const JEWELS: Order = {
  id: "A6",
  kind: "discard",
  needs: { obj: { ring: 1, watch: 1 } },
  points: 5,
  coins: 0,
  neutral: 1,
  posters: 1,
};
const GREED: Order = {
  id: "B23",
  kind: "draw",
  needs: { draw: 3, bag: "black" },
  points: 7,
  coins: 0,
  neutral: 0,
  posters: 1,
};

const BEGINNING: Entry<ToldEvent>[] = [
  told(
    0,
    -1,
    "",
    { event: "StartDrawn", seat: 1, points: 3 },
    { event: "OrderRevealed", slot: 1, order: JEWELS },
    { event: "ThiefTaken", seat: 0, thief: { id: "M6", ability: "any_key" } },
    { event: "RoundBegan", round: 1 },
    { event: "TurnBegan", seat: 1 },
  ),
  told(1, 1, "reserve 1", { event: "MarkerPut", seat: 1, slot: 1, costs: 2 }),
  told(2, 1, "steal red", { event: "BagNamed", seat: 1, bag: "red" }, { event: "Asked", seats: [0] }),
  told(3, 0, "bet caught", { event: "Answered", seat: 0, choice: "bet caught" }, { event: "WindowClosed" }),
  told(4, 0, "", { event: "CardPlayed", seat: 0, card: "know_it_all" }, { event: "BetLaid", seat: 0, caught: true }),
  told(5, 1, "", { event: "TileDrawn", seat: 1, tile: tile("red ring") }),
  told(6, 1, "draw", { event: "TileDrawn", seat: 1, tile: tile("red ring") }),
  told(
    7,
    1,
    "draw",
    { event: "SkullDrawn", seat: 1, bag: "red" },
    { event: "SkullStruck", seat: 1, bag: "red" },
    { event: "TileReturned", seat: 1, tile: tile("red ring"), fresh: true },
    { event: "TileReturned", seat: 1, tile: tile("red ring"), fresh: true },
    { event: "StealEnded", seat: 1, caught: true },
    { event: "BetSettled", seat: 0, caught: true, won: true, points: 2 },
  ),
  told(
    8,
    1,
    "hire 1",
    { event: "CoinPaid", seat: 1 },
    { event: "Hired", seat: 1, cards: 1 },
    { event: "AccompliceDrawn", seat: 1, card: null },
  ),
];

const TRICKS: Entry<ToldEvent>[] = [
  told(9, 0, "", { event: "TurnBegan", seat: 0 }, { event: "AccompliceDrawn", seat: 0, card: "forger" }),
  told(10, 0, "reserve 1", { event: "MarkerPut", seat: 0, slot: 1, costs: 2, thrown: 1, lost: 2 }),
  told(11, 0, "steal black", { event: "BagNamed", seat: 0, bag: "black" }),
  told(12, 0, "stop", { event: "TileDrawn", seat: 0, tile: tile("black key_joker") }, { event: "Stopped", seat: 0 }),
  told(13, 1, "play backstabber", { event: "CardPlayed", seat: 1, card: "backstabber" }),
  told(
    14,
    2,
    "play assassin",
    { event: "CardPlayed", seat: 2, card: "assassin" },
    { event: "CardCancelled", seat: 1, card: "backstabber" },
  ),
  told(15, 1, "play beggar", { event: "CoinGiven", giver: 0, taker: 1 }),
  told(16, 2, "give", { event: "TileGiven", giver: 2, taker: 1, tile: tile("white watch"), fresh: false }),
  told(17, 3, "give", {
    event: "Swapped",
    seat: 3,
    partner: 0,
    theirs: tile("black key_joker"),
    yours: tile("blue watch"),
  }),
  told(
    18,
    0,
    "as ring",
    { event: "HelpShown", seat: 0, place: 1, card: "lock_picker_red", tile: null, stands: null },
    { event: "HelpShown", seat: 0, place: 2, card: "forger", tile: tile("blue watch"), stands: "ring" },
    { event: "HelpCancelled", seat: 0, place: 2 },
  ),
];

const END: Entry<ToldEvent>[] = [
  told(
    19,
    0,
    "fulfil 1",
    { event: "TilePaid", seat: 0, tile: tile("red ring") },
    { event: "TilePaid", seat: 0, tile: tile("blue watch") },
    { event: "CoinPaid", seat: 0 },
    { event: "OrderFulfilled", seat: 0, slot: 1, order: JEWELS, points: 5, coins: 0, posters: 1, awake: true },
    { event: "NeutralTaken", seat: 0, tile: tile("white brooch") },
  ),
  told(
    20,
    0,
    "sell 1.1",
    { event: "TileSold", seat: 0, stall: 1, field: 1, tile: tile("white brooch"), points: 2 },
    { event: "DealerCompleted", seat: 0, stall: 1, points: 2 },
    { event: "RaidBegan", raid: { id: "R6", loot_at_least: 5, hand_in: 2, jail_at_posters: 2 } },
    { event: "HandedIn", seat: 2, tile: tile("green coin") },
    { event: "HandedIn", seat: 2, tile: tile("green key_green") },
    { event: "Jailed", seat: 2 },
    { event: "OrderRevealed", slot: 1, order: GREED },
    { event: "TurnSkipped", seat: 2 },
  ),
  told(
    21,
    3,
    "hire nobody",
    { event: "Counted", seat: 0, coins: 1, markers: 0, points: 1, gained: 1 },
    { event: "Counted", seat: 1, coins: 0, markers: 2, points: -4, gained: -1 },
    { event: "Counted", seat: 2, coins: 0, markers: 0, points: 0, gained: 0 },
    { event: "Left" },
  ),
];

const GAME = [...BEGINNING, ...TRICKS, ...END];
const VIEW = viewOf({ thieves: [{ id: "M6", ability: "any_key", works: true }, null, null, null] });

async function words(language: Language, closely = false): Promise<string[]> {
  await setLanguage(language, false);
  return logLines(VIEW, GAME, PLAYERS, closely).flatMap(({ title, lines }) => [
    `# ${title}`,
    ...lines.map((line) => spokenLine(game, line)),
  ]);
}

afterAll(() => setLanguage("en", false));

describe("the log", () => {
  test("tells every event in English", async () => {
    expect(await words("en")).toMatchInlineSnapshot(`
      [
        "# Before the first turn",
        "Ben begins.",
        "Your master thief is M6: Every key fits.",
        "# Ben, round 1",
        "Ben reserves an order (Discard: one ring and one watch).",
        "Ben steals from the red bag.",
        "You play a Know-it-All.",
        "You bet on caught.",
        "Ben draws: 2\u00a0×\u00a0red ring.",
        "Ben draws a skull.",
        "Ben loses: 2\u00a0×\u00a0red ring.",
        "You win your bet on caught: 2 points.",
        "Ben pays: one coin.",
        "Ben hires an accomplice.",
        "# Your turn, round 1",
        "You get: Forger.",
        "You reserve an order (Discard: one ring and one watch).",
        "That throws off the marker of Ben, who loses 2 points.",
        "You draw from the black bag: black three-key tile, and stop.",
        "Ben plays a Backstabber.",
        "Cleo answers with an Assassin.",
        "The Backstabber is cancelled.",
        "You give Ben (Beggar): one coin.",
        "Cleo gives Ben (Beggar): neutral watch.",
        "Dan swaps with you: blue watch for black three-key tile.",
        "You show the red Lock Picker.",
        "You show a Forger: blue watch counts as ring.",
        "The Forger is cancelled, and nothing comes of it.",
        "You pay: red ring and blue watch, plus one coin.",
        "You fulfil an order (Discard: one ring and one watch): 5 points and 1 wanted poster.",
        "Your master thief works from now on: Every key fits.",
        "You take: neutral brooch.",
        "You sell for 2 points: neutral brooch.",
        "That completes the dealer, for 2 points on top.",
        "Police raid! Whoever has 5 loot tiles or more hands in 2. Whoever has 2 wanted posters or more goes to jail.",
        "Cleo hands in: green coin and green key.",
        "Cleo returns a wanted poster and goes to jail.",
        "A new order (Draw: 3 tiles from the black bag).",
        "# Cleo, round 1",
        "Cleo sits in jail. The turn is skipped, and Cleo comes free.",
        "# The final count",
        "You: one coin, no markers out. That makes 1 point.",
        "Ben: no coins, 2 markers out. That makes −1 point.",
        "The game is over.",
      ]
    `);
  });

  test("tells every event in German", async () => {
    expect(await words("de")).toMatchInlineSnapshot(`
      [
        "# Vor dem ersten Zug",
        "Ben beginnt.",
        "Dein Meisterdieb ist M6: Jeder Schlüssel passt.",
        "# Ben, Runde 1",
        "Ben reserviert einen Auftrag (Gib ab: einen Ring und eine Uhr).",
        "Ben greift in den roten Sack.",
        "Du spielst einen Naseweis.",
        "Du wettest auf erwischt.",
        "Ben zieht: 2\u00a0×\u00a0roter Ring.",
        "Ben zieht einen Schädel.",
        "Ben verliert: 2\u00a0×\u00a0roter Ring.",
        "Du gewinnst deine Wette auf erwischt: 2 Punkte.",
        "Ben bezahlt: eine Münze.",
        "Ben heuert einen Komplizen an.",
        "# Dein Zug, Runde 1",
        "Du bekommst: Fälscher.",
        "Du reservierst einen Auftrag (Gib ab: einen Ring und eine Uhr).",
        "Das wirft den Marker von Ben hinaus: 2 Punkte weniger für Ben.",
        "Du ziehst aus dem schwarzen Sack: schwarzes Drei-Schlüssel-Plättchen, und hörst auf.",
        "Ben spielt einen Verräter.",
        "Cleo hält dagegen und spielt eine Meuchlerin.",
        "Der Verräter ist ausgeschaltet.",
        "Du gibst Ben (Bettler): eine Münze.",
        "Cleo gibt Ben (Bettler): neutrale Uhr.",
        "Dan tauscht mit dir: blaue Uhr und schwarzes Drei-Schlüssel-Plättchen wechseln die Plätze.",
        "Du zeigst die rote Schlossknackerin.",
        "Du zeigst einen Fälscher: blaue Uhr gilt als Ring.",
        "Der Fälscher ist ausgeschaltet, und daraus wird nichts.",
        "Du bezahlst: roter Ring und blaue Uhr, dazu eine Münze.",
        "Du erfüllst einen Auftrag (Gib ab: einen Ring und eine Uhr): 5 Punkte und 1 Steckbrief.",
        "Dein Meisterdieb wirkt ab jetzt: Jeder Schlüssel passt.",
        "Du nimmst: neutrale Brosche.",
        "Du verkaufst für 2 Punkte: neutrale Brosche.",
        "Damit ist der Hehler voll: 2 Punkte mehr.",
        "Polizeirazzia! Wer mindestens 5 Beuteplättchen hat, gibt 2 ab. Wer mindestens 2 Steckbriefe hat, kommt in den Kerker.",
        "Cleo gibt ab: grüne Münze und grüner Schlüssel.",
        "Cleo gibt einen Steckbrief zurück und kommt in den Kerker.",
        "Ein neuer Auftrag (Ziehe: 3 Plättchen aus dem schwarzen Sack).",
        "# Cleo, Runde 1",
        "Cleo sitzt im Kerker. Der Zug fällt aus, und Cleo kommt frei.",
        "# Abrechnung",
        "Du: eine Münze, kein Marker liegt aus. Das macht 1 Punkt.",
        "Ben: keine Münzen, 2 Marker liegen aus. Das macht −1 Punkt.",
        "Die Partie ist zu Ende.",
      ]
    `);
  });

  test("told closely gives every draw its line", async () => {
    const lines = await words("en", true);
    expect(lines.filter((line) => line === "Ben draws: red ring.")).toHaveLength(2);
  });

  test.each([null, "pass", "bet caught"])("says nothing of an answer (%s) until it shows", async (choice) => {
    await setLanguage("en", false);
    const answered = [...BEGINNING.slice(0, 3), told(3, 2, "", { event: "Answered", seat: 2, choice })];
    const last = (closely: boolean): string | undefined => {
      const line = logLines(VIEW, answered, PLAYERS, closely).at(-1)?.lines.at(-1);
      return line && spokenLine(game, line);
    };
    expect(last(true)).toBe("Ben steals from the red bag.");
    expect(last(false)).toBe("Ben steals from the red bag.");
  });

  test("marks what brought or cost points", () => {
    const weighty = logLines(VIEW, GAME, PLAYERS).flatMap(({ lines }) => lines.filter((line) => line.weighty));
    expect(weighty.map(({ id }) => id.replace("swindler-log-", ""))).toEqual([
      "bet-won",
      "thrown",
      "fulfilled",
      "sold",
      "completed",
      "counted",
      "counted",
      "over",
    ]);
  });

  test("forgets what was taken back, and says so", async () => {
    await setLanguage("en", false);
    const undone = [...BEGINNING.slice(0, 2), { ...told(2, 1, ""), undoes: 1 }];
    const last = logLines(VIEW, effectiveLog(undone), PLAYERS).at(-1);
    expect(last?.lines.map((line) => spokenLine(game, line))).toEqual(["Ben takes back a move (reserve an order)."]);
  });
});

test("what others take from the viewer is said in passing, too; what one gives by choice is not", () => {
  const gift = { event: "CoinGiven", giver: 0, taker: 1 } as const;
  const lines = (...entries: Entry<ToldEvent>[]): (boolean | undefined)[] =>
    logLines(viewOf(), [...BEGINNING, ...entries], PLAYERS)
      .flatMap((chapter) => chapter.lines)
      .filter(({ n }) => n >= 90)
      .map(({ aimed }) => aimed);
  const thrown = { event: "MarkerPut", seat: 1, slot: 4, costs: 2, thrown: 0, lost: 2 } as const;
  expect(lines(told(90, 0, "pass", gift))).toEqual([true]);
  expect(lines(told(90, 0, "give coin", gift))).toEqual([undefined]);
  expect(lines(told(90, 1, "give coin", { ...gift, giver: 1, taker: 0 }))).toEqual([undefined]);
  expect(lines(told(90, 1, "reserve 4", thrown))).toEqual([undefined, true]);
});
