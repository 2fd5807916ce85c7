// The log: every event in words, in both languages.
import { afterAll, describe, expect, test } from "vitest";
import { spokenLine } from "../../table/log/spoken-line";
import { effectiveLog } from "../../table/log/effective-log";
import { setLanguage, type Language } from "../../texts/texts.svelte";
import type { Entry } from "../../board/game";
import { game } from "./index";
import { PLAYERS, told, viewOf } from "./fixtures";
import { logLines } from "./log-lines";
import type { Back, Front, ToldEvent } from "./view";

const CHEST: Back = { lock: "chest", tools: ["hammer", "pliers"] };
const SAFE: Back = { lock: "safe", tools: ["lockpick", "hammer"] };
const COINS: Front = { id: "L1", lock: "showcase", tools: ["plan", "plan"], kind: "coins", value: 2 };

const GAME: Entry<ToldEvent>[] = [
  told(
    0,
    -1,
    "",
    { event: "StartDrawn", seat: 1 },
    { event: "RogueTaken", seat: 1, tool: "pliers" },
    { event: "RogueTaken", seat: 0, tool: "hammer" },
    { event: "ToolDrawn", seat: 1, tool: null },
    { event: "ToolDrawn", seat: 1, tool: null },
    { event: "ToolDrawn", seat: 0, tool: "plan" },
    { event: "ToolDrawn", seat: 0, tool: "hammer" },
    { event: "RoundBegan", round: 1, seat: 1 },
  ),
  told(1, 1, "place city", { event: "StonePlaced", seat: 1, place: "city", space: 1 }),
  told(
    2,
    0,
    "place harbour",
    { event: "StonePlaced", seat: 0, place: "harbour", space: 1 },
    { event: "PlaceReached", place: "city" },
    { event: "StoneCalled", seat: 1, space: 1, due: 2 },
  ),
  told(3, 1, "take plan", { event: "ToolTaken", seat: 1, tool: "plan" }),
  told(
    4,
    1,
    "take plan",
    { event: "ToolTaken", seat: 1, tool: "plan" },
    { event: "StoneReturned", seat: 1, space: 1, vain: false },
    { event: "PlaceReached", place: "villa" },
    { event: "StoneCalled", seat: 0, space: 1, due: 0 },
  ),
  told(
    5,
    0,
    "rob 1 with rogue",
    { event: "Robbed", seat: 0, slot: 1, card: null, back: CHEST, rogue: true, paid: 3, tools: ["pliers"] },
    { event: "StoneReturned", seat: 0, space: 1, vain: false },
  ),
  told(
    6,
    1,
    "rob 2",
    { event: "Robbed", seat: 1, slot: 2, card: null, back: SAFE, rogue: false, paid: 0, tools: SAFE.tools },
    { event: "StoneReturned", seat: 1, space: 2, vain: false },
    { event: "StoneReturned", seat: 2, space: 3, vain: true, reason: "tools" },
    { event: "PlaceReached", place: "ruin" },
  ),
  told(7, 0, "swap 1>2", { event: "Exchanged", seat: 0, exchange: 1, due: 1 }),
  told(
    8,
    0,
    "discard plan",
    { event: "ToolDiscarded", seat: 0, tool: "plan" },
    { event: "ToolsShuffled" },
    { event: "ToolDrawn", seat: 0, tool: "hammer" },
    { event: "ToolDrawn", seat: 0, tool: "pliers" },
    { event: "RuinLeft" },
    { event: "PlaceReached", place: "harbour" },
  ),
  told(9, 2, "decline", { event: "Declined", seat: 2 }, { event: "StoneReturned", seat: 2, space: 1, vain: true }),
  told(10, 0, "visit 1", { event: "Visited", seat: 0, stall: 1 }),
  told(
    11,
    0,
    "sell 1",
    { event: "Sold", seat: 0, n: 1, card: COINS, paid: 3 },
    { event: "FenceLeft", stall: 1 },
    { event: "RoundEnded", earned: 6 },
    { event: "Left" },
  ),
];

async function words(language: Language, closely = false): Promise<string[]> {
  await setLanguage(language, false);
  return logLines(viewOf(), GAME, PLAYERS, closely).flatMap(({ title, lines }) => [
    `# ${title}`,
    ...lines.map((line) => spokenLine(game, line)),
  ]);
}

afterAll(() => setLanguage("en", false));

describe("the log", () => {
  test("tells every event in English", async () => {
    expect(await words("en")).toMatchInlineSnapshot(`
      [
        "# Before the first night",
        "Ben gets the start card.",
        "Ben plays Tommaso Tenaglia: pliers.",
        "You play Hans Hammer: hammer.",
        "Ben draws 2 tools.",
        "You draw hammer and plan.",
        "# Round 1",
        "Ben has the start card and begins.",
        "Ben places a stone: City, space 1.",
        "You place a stone: Harbour, space 1.",
        "# City, round 1",
        "Ben takes 2\u00a0×\u00a0plan.",
        "# Villa, round 1",
        "You crack a chest with pliers; your rogue helps.",
        "You find 3 in cash.",
        "Ben cracks a safe with lockpick and hammer.",
        "Cleo’s stone comes back with nothing: too few tools.",
        "# Ruin, round 1",
        "You exchange 1 for 2.",
        "You discard plan.",
        "The discarded tools form a new pile.",
        "You draw hammer and pliers.",
        "# Harbour, round 1",
        "Cleo declines.",
        "You sell coins 2 for 3.",
        "The round brought in 6 in cash.",
        "The game is over.",
      ]
    `);
  });

  test("tells every event in German", async () => {
    expect(await words("de")).toMatchInlineSnapshot(`
      [
        "# Vor der ersten Nacht",
        "Ben bekommt die Startkarte.",
        "Ben spielt Tommaso Tenaglia: Zange.",
        "Du spielst Hans Hammer: Hammer.",
        "Ben zieht 2 Werkzeuge.",
        "Du ziehst Hammer und Plan.",
        "# Runde 1",
        "Ben hat die Startkarte und beginnt.",
        "Ben setzt einen Stein: City, Feld 1.",
        "Du setzt einen Stein: Hafen, Feld 1.",
        "# City, Runde 1",
        "Ben nimmt 2\u00a0×\u00a0Plan.",
        "# Villa, Runde 1",
        "Du knackst eine Truhe mit Zange; dein Gauner hilft.",
        "Du findest Geld: 3.",
        "Ben knackt einen Safe mit Dietrich und Hammer.",
        "Der Stein von Cleo kommt unverrichteter Dinge zurück: zu wenig Werkzeug.",
        "# Ruine, Runde 1",
        "Du tauschst 1 für 2.",
        "Du wirfst Plan ab.",
        "Das abgeworfene Werkzeug wird ein neuer Stapel.",
        "Du ziehst Hammer und Zange.",
        "# Hafen, Runde 1",
        "Cleo verzichtet.",
        "Du verkaufst Münzen 2 für 3.",
        "Die Runde brachte zusammen 6 ein.",
        "Die Partie ist zu Ende.",
      ]
    `);
  });

  test("told closely gives every move its line", async () => {
    const lines = await words("en", true);
    expect(lines.filter((line) => line === "Ben takes plan.")).toHaveLength(2);
    expect(lines).toContain("You draw hammer and pliers.");
    expect(lines).toContain("You go to a fence.");
  });

  test("marks what brought money", () => {
    const weighty = logLines(viewOf(), GAME, PLAYERS).flatMap(({ lines }) => lines.filter((line) => line.weighty));
    expect(weighty.map(({ id }) => id)).toEqual(["langfinger-log-chest", "langfinger-log-sold", "langfinger-log-over"]);
  });

  test("forgets what was taken back, and says so", async () => {
    await setLanguage("en", false);
    const undone = [...GAME.slice(0, 4), { ...told(4, 1, ""), undoes: 3 }];
    const last = logLines(viewOf(), effectiveLog(undone), PLAYERS).at(-1);
    expect(last?.lines.map((line) => spokenLine(game, line))).toEqual(["Ben takes back a move (Plan)."]);
  });
});
