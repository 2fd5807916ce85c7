// The log: every event in words, in both languages.
import { afterAll, describe, expect, test } from "vitest";
import { spokenLine } from "../../table/log/spoken-line";
import { effectiveLog } from "../../table/log/effective-log";
import { setLanguage, type Language } from "../../texts/texts.svelte";
import type { Entry } from "../../board/game";
import type { GaunerbandeView, ToldEvent } from "./view";
import { game } from "./index";
import { entry, PLAYERS, viewOf } from "./fixtures";
import { logLines } from "./log-lines";

const GAME: Entry<ToldEvent>[] = [
  entry(
    0,
    -1,
    "",
    { event: "Entered", frame: "Passing" },
    { event: "Dealt", hands: [["g4", "b7", "k1"], null, null, null] },
  ),
  ...["g4", "b7", "k1"].map((card, n) => entry(n + 1, 0, `give ${card}`, { event: "Given", seat: 0, card })),
  ...[1, 2].flatMap((seat) =>
    [1, 2, 3].map((n) => entry(3 * seat + n, seat, "", { event: "Given", seat, card: null })),
  ),
  ...[10, 11].map((n) => entry(n, 3, "", { event: "Given", seat: 3, card: null })),
  entry(
    12,
    3,
    "",
    { event: "Given", seat: 3, card: null },
    {
      event: "Passed",
      gifts: [["g4", "b7", "k1"], null, null, ["r2", "r5", "r10"]],
      distance: 1,
      receivers: [1, 2, 3, 0],
    },
    { event: "LeadFound", seat: 3 },
    { event: "Left" },
    { event: "Entered", frame: "Tricks" },
  ),
  entry(13, 3, "play g0", { event: "Played", seat: 3, card: "g0" }),
  entry(14, 0, "play g11", { event: "Played", seat: 0, card: "g11" }),
  entry(15, 1, "play k12", { event: "Played", seat: 1, card: "k12" }),
  entry(
    16,
    2,
    "play r10",
    { event: "Played", seat: 2, card: "r10" },
    { event: "TrickTaken", seat: 0, points: 14, rogues: 1, politician: true },
  ),
  entry(17, 0, "play b1", { event: "Played", seat: 0, card: "b1" }),
  entry(
    18,
    1,
    "play b2",
    { event: "Played", seat: 1, card: "b2" },
    { event: "TrickTaken", seat: 1, points: 0, rogues: 0, politician: false },
    { event: "GangUnited", seat: 1 },
    { event: "Left" },
    { event: "Entered", frame: "United" },
  ),
  entry(
    19,
    1,
    "gang others",
    { event: "Scored", points: [26, 0, 26, 26], reward: 26, own: false },
    { event: "Left" },
    { event: "Entered", frame: "Passing" },
    { event: "Dealt", hands: [["g1"], null, null, null] },
    { event: "LeadFound", seat: 0 },
    { event: "Left" },
    { event: "Entered", frame: "Tricks" },
  ),
  entry(20, 0, "play k1", { event: "Played", seat: 0, card: "k1" }),
  entry(
    21,
    1,
    "play k3",
    { event: "Played", seat: 1, card: "k3" },
    { event: "TrickTaken", seat: 1, points: 2, rogues: 2, politician: false },
    { event: "Scored", points: [1, 0, 12, 13] },
    { event: "Left" },
  ),
];

async function words(language: Language): Promise<string[]> {
  await setLanguage(language, false);
  return logLines(viewOf(), GAME, PLAYERS).flatMap(({ title, lines }) => [
    `# ${title}`,
    ...lines.map((line) => spokenLine(game, line)),
  ]);
}

afterAll(() => setLanguage("en", false));

describe("the log", () => {
  test("tells every event in English", async () => {
    expect(await words("en")).toMatchInlineSnapshot(`
      [
        "# Round 1",
        "The cards are dealt.",
        "You have chosen.",
        "Ben has chosen.",
        "Cleo has chosen.",
        "Dan has chosen.",
        "Three cards move one seat to the left.",
        "You give Ben Green 4, Blue 7 and Black 1.",
        "Dan gives you Red 2, Red 5 and Red 10.",
        "Dan opens the round.",
        "# Trick 1",
        "Dan leads Green 0.",
        "You play Green 11.",
        "Ben has no green and discards Black 12.",
        "Cleo has no green and discards Red 10.",
        "You take the trick and get one rogue and the politician.",
        "# Trick 2",
        "You lead Blue 1.",
        "Ben plays Blue 2.",
        "Ben takes the trick.",
        "# Scoring, round 1",
        "Ben has united the gang!",
        "The reward: 26 penalty points for everybody but Ben.",
        "You: 26 penalty points.",
        "Ben: 0 penalty points.",
        "Cleo: 26 penalty points.",
        "Dan: 26 penalty points.",
        "# Round 2",
        "The cards are dealt.",
        "Nobody passes cards in this round.",
        "You open the round.",
        "# Trick 1",
        "You lead Black 1.",
        "Ben plays Black 3.",
        "Ben takes the trick and gets 2 rogues.",
        "# Scoring, round 2",
        "You: one penalty point.",
        "Ben: 0 penalty points.",
        "Cleo: 12 penalty points.",
        "Dan: 13 penalty points.",
        "The game is over.",
      ]
    `);
  });

  test("tells every event in German", async () => {
    expect(await words("de")).toMatchInlineSnapshot(`
      [
        "# Runde 1",
        "Die Karten sind verteilt.",
        "Du hast gewählt.",
        "Ben hat gewählt.",
        "Cleo hat gewählt.",
        "Dan hat gewählt.",
        "Drei Karten wandern einen Platz nach links.",
        "Du gibst Ben Grün 4, Blau 7 und Schwarz 1.",
        "Dan gibt dir Rot 2, Rot 5 und Rot 10.",
        "Dan eröffnet die Runde.",
        "# Stich 1",
        "Dan eröffnet mit Grün 0.",
        "Du bedienst mit Grün 11.",
        "Ben hat kein Grün und wirft Schwarz 12 ab.",
        "Cleo hat kein Grün und wirft Rot 10 ab.",
        "Du nimmst den Stich und damit einen Gauner und den Politiker.",
        "# Stich 2",
        "Du eröffnest mit Blau 1.",
        "Ben bedient mit Blau 2.",
        "Ben nimmt den Stich.",
        "# Abrechnung, Runde 1",
        "Ben hat die Gaunerbande vereint!",
        "Der Lohn: 26 Minuspunkte für alle außer Ben.",
        "Du: 26 Minuspunkte.",
        "Ben: 0 Minuspunkte.",
        "Cleo: 26 Minuspunkte.",
        "Dan: 26 Minuspunkte.",
        "# Runde 2",
        "Die Karten sind verteilt.",
        "In dieser Runde gibt niemand Karten weiter.",
        "Du eröffnest die Runde.",
        "# Stich 1",
        "Du eröffnest mit Schwarz 1.",
        "Ben bedient mit Schwarz 3.",
        "Ben nimmt den Stich und damit 2 Gauner.",
        "# Abrechnung, Runde 2",
        "Du: ein Minuspunkt.",
        "Ben: 0 Minuspunkte.",
        "Cleo: 12 Minuspunkte.",
        "Dan: 13 Minuspunkte.",
        "Die Partie ist zu Ende.",
      ]
    `);
  });

  test("told closely, every card laid aside has its line, and its name where it is seen", async () => {
    await setLanguage("en", false);
    const lines = logLines(viewOf(), GAME, PLAYERS, true).flatMap(({ lines }) => lines);
    expect(lines.filter(({ n }) => n > 0 && n < 6).map((line) => [line.n, spokenLine(game, line)])).toEqual([
      [1, "You lay Green 4 aside, 1 of 3."],
      [2, "You lay Blue 7 aside, 2 of 3."],
      [3, "You lay Black 1 aside, 3 of 3."],
      [4, "Ben lays a card aside, 1 of 3."],
      [5, "Ben lays a card aside, 2 of 3."],
    ]);
  });

  test("says only that cards were passed to somebody who watches", async () => {
    await setLanguage("en", false);
    const watched = [entry(0, 1, "", { event: "Dealt", hands: [null, null, null, null] })];
    watched.push(
      entry(1, 1, "", { event: "Passed", gifts: [null, null, null, null], distance: 2, receivers: [2, 3, 0, 1] }),
    );
    const lines = logLines(viewOf(), watched, PLAYERS).flatMap(({ lines }) => lines);
    expect(lines.map((line) => spokenLine(game, line))).toEqual([
      "The cards are dealt.",
      "Three cards move 2 seats to the left.",
    ]);
  });

  test("forgets what was taken back, but not that it was", async () => {
    await setLanguage("en", false);
    const undo: Entry<ToldEvent> = { n: 3, seat: 0, command: "", events: [], changes: null, undoes: 1, agreed: true };
    const kept = effectiveLog([...GAME.slice(0, 3), undo]);
    expect(kept.map(({ n }) => n)).toEqual([0, 3]);
    expect(
      logLines(viewOf(), kept, PLAYERS).flatMap(({ lines }) => lines.map((line) => spokenLine(game, line))),
    ).toEqual(["The cards are dealt.", "You take back Green 4, and with it all that followed."]);
  });

  test("keeps what others did meanwhile when a move is taken back freely", () => {
    const undo: Entry<ToldEvent> = { n: 6, seat: 0, command: "", events: [], changes: null, undoes: 3, agreed: false };
    expect(effectiveLog([...GAME.slice(0, 6), undo]).map(({ n }) => n)).toEqual([0, 1, 2, 4, 5, 6]);
  });

  test("marks what weighs in the end", () => {
    const weighty = logLines(viewOf(), GAME, PLAYERS).flatMap(({ lines }) =>
      lines.filter((line) => line.weighty).map(({ id }) => id),
    );
    expect(weighty).toEqual([
      "gaunerbande-log-threw",
      "gaunerbande-log-took",
      "gaunerbande-log-united",
      "gaunerbande-log-reward",
      "gaunerbande-log-took",
      "gaunerbande-log-over",
    ]);
  });

  test("after a part that has not come yet, the round and the trick are those the server tells", async () => {
    await setLanguage("en", false);
    const titles = (first: number, round: number, view: Partial<GaunerbandeView>): string[] => {
      const [resumed, ...rest] = GAME.slice(first);
      if (!resumed) return [];
      const told = [{ ...resumed, resumes: { round, view: viewOf(view) } }, ...rest];
      return logLines(viewOf(), told, PLAYERS).map(({ title, lines }) => `${title}: ${String(lines.length)}`);
    };
    const led = { trick_number: 6, trick: [{ seat: 3, card: "g0" as const }] };
    expect(titles(13, 4, led)).toEqual(["Trick 6: 5", "Trick 7: 3", "Scoring, round 4: 6", "Round 5: 3", "Trick 1: 3", "Scoring, round 5: 5"]); // prettier-ignore
    const followed = { trick_number: 6, trick: [...led.trick, { seat: 0, card: "g11" as const }] };
    expect(titles(14, 4, followed).slice(0, 2)).toEqual(["Round 4: 4", "Trick 7: 3"]);
    expect(titles(16, 4, { trick_number: 7, trick: [] }).slice(0, 2)).toEqual(["Round 4: 2", "Trick 7: 3"]);
  });
});
