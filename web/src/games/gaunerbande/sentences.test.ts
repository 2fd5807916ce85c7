// What Gaunerbande says: prompts, the table in words, the order of the hand.
import { afterAll, expect, test } from "vitest";
import { setLanguage } from "../../texts/texts.svelte";
import { sorted } from "./pieces";
import { full } from "./names";
import { game } from "./index";
import { actor, PLAYERS, viewOf } from "./fixtures";
import { prompt } from "./prompt";
import { where, textView } from "./text-view";

afterAll(() => setLanguage("en", false));

test("a hand is sorted by colour, then by value", () => {
  expect(sorted(["k2", "r10", "g12", "b0", "g3", "r9"])).toEqual(["g3", "g12", "b0", "r9", "r10", "k2"]);
});

test("cards have their names in both languages", async () => {
  expect(full("r10")).toBe("Red 10, Corrupt Politician");
  await setLanguage("de", false);
  expect([full("g0"), full("k12")]).toEqual(["Grün 0, Staubsaugervertreter", "Schwarz 12, Pate"]);
  await setLanguage("en", false);
});

test("the title says which trick it is", () => {
  expect(where(viewOf())).toBe("Round 1 · Trick 10 of 13 · ends above 100 penalty points");
});

test("the prompt says exactly what to do", () => {
  const view = viewOf();
  const acting = actor(view.options);
  expect(prompt(view, PLAYERS, acting)).toMatchObject({ title: "Follow blue.", help: "2 cards fit.", waits: false });
  const throwing = viewOf({ options: ["play g5", "play r10"] });
  expect(prompt(throwing, PLAYERS, acting).title).toBe("No blue: discard any card.");
  expect(prompt(viewOf({ led: null, trick: [] }), PLAYERS, acting).title).toBe("You lead.");
});

test("a card that is chosen can be played by the main button", () => {
  const view = viewOf();
  const does = prompt(view, PLAYERS, actor(view.options, ["play b4"])).does;
  expect(does).toEqual({ label: "Play it", commands: ["play b4"] });
});

test("three gifts are sent at once, and only three", () => {
  const view = viewOf({ phase: "passing", gave: [], actors: [0, 2], owing: [0, 2] });
  expect(prompt(view, PLAYERS, actor([], ["give g5", "give b4"])).does).toBeUndefined();
  const ready = prompt(view, PLAYERS, actor([], ["give g5", "give b4", "give b9"]));
  expect(ready.title).toBe("Give Ben three cards.");
  expect(ready.does).toEqual({ label: "Give them", commands: ["give g5", "give b4", "give b9"] });
});

test("what a bot would do is said until somebody chooses for themselves", () => {
  const view = viewOf();
  const hinted = { ...actor(view.options), hint: ["play b9"] };
  expect(prompt(view, PLAYERS, hinted).advice).toBe("A bot would play Blue 9.");
  expect(prompt(view, PLAYERS, { ...actor(view.options, ["play b4"]), hint: ["play b9"] }).help).toBe(
    "Blue 4 is chosen.",
  );
  const passing = viewOf({ phase: "passing", gave: [], owing: [0] });
  const three = { ...actor([]), hint: ["give g5", "give b4", "give r10"] };
  expect(prompt(passing, PLAYERS, three).advice).toBe("A bot would give Green 5, Blue 4 and Red 10.");
  const united = viewOf({ phase: "gang", gang: { seat: 0, value: 26, others: [], self: [] } });
  expect(prompt(united, PLAYERS, { ...actor([]), hint: ["gang others"] }).advice).toBe(
    "A bot would let the others pay.",
  );
});

test("a newcomer is told what wins, what costs, to pass three and to follow", () => {
  const text = game.welcome(viewOf()).join(" ");
  for (const word of ["penalty points", "fewest", "three cards", "Follow the colour", "black card", "Red 10"]) {
    expect(text).toContain(word);
  }
});

test("a refusal is read with the colour that was led", () => {
  expect(game.circumstance(viewOf())).toBe("Blue was led.");
  expect(game.circumstance(viewOf({ led: null }))).toBe("");
});

test("whoever waits or watches is told for whom", () => {
  expect(prompt(viewOf({ actors: [2] }), PLAYERS, actor([])).title).toBe("Cleo is thinking.");
  expect(prompt(viewOf({ seat: null, actors: [1, 2], phase: "passing" }), PLAYERS, null)).toMatchObject({
    title: "Ben and Cleo are still choosing.",
    waits: true,
  });
});

test("the table in words leaves nothing out that is seen", async () => {
  const text = (): string =>
    textView(viewOf(), PLAYERS)
      .map(({ title, lines }) => `${title}: ${lines.join(" | ")}`)
      .join("\n");
  expect(text()).toMatchInlineSnapshot(`
    "The game: Round 1 · Trick 10 of 13 · ends above 100 penalty points
    The seats: Ada (you): 8 penalty points. In this round no trick, no rogue. 4 cards in hand. To move. | Ben: 54 penalty points. In this round 9 tricks, one rogue. 3 cards in hand. Among them Black 2. | Cleo: 31 penalty points. In this round no trick, no rogue. 3 cards in hand. | Dan (bot): 12 penalty points. In this round no trick, no rogue. 3 cards in hand.
    In the middle: Ben: Blue 7, Teacher | Cleo: Blue 10, Politician | Dan: Black 0, Thug, one penalty point | Cleo is winning.
    Last trick: Dan: Green 1, Car Dealer | Ada: Green 2, Waiter | Ben: Green 12, Bank Director | Cleo: Black 12, Godfather, one penalty point
    Your hand: Green 5, Gardener; Blue 4, Baker; Blue 9, Policeman; Red 10, Corrupt Politician, 13 penalty points | You got Green 5, Blue 4 and Blue 9. | Playable: Blue 4 and Blue 9."
  `);
  await setLanguage("de", false);
  expect(text()).toMatchInlineSnapshot(`
    "Die Partie: Runde 1 · Stich 10 von 13 · bis über 100 Minuspunkte
    Die Plätze: Ada (du): 8 Minuspunkte. In dieser Runde kein Stich, kein Gauner. 4 Karten auf der Hand. Ist am Zug. | Ben: 54 Minuspunkte. In dieser Runde 9 Stiche, ein Gauner. 3 Karten auf der Hand. Davon kennst du Schwarz 2. | Cleo: 31 Minuspunkte. In dieser Runde kein Stich, kein Gauner. 3 Karten auf der Hand. | Dan (Bot): 12 Minuspunkte. In dieser Runde kein Stich, kein Gauner. 3 Karten auf der Hand.
    In der Mitte: Ben: Blau 7, Lehrer | Cleo: Blau 10, Politiker | Dan: Schwarz 0, Schläger, ein Minuspunkt | Cleo liegt vorn.
    Letzter Stich: Dan: Grün 1, Autoverkäufer | Ada: Grün 2, Kellner | Ben: Grün 12, Bankdirektor | Cleo: Schwarz 12, Pate, ein Minuspunkt
    Deine Hand: Grün 5, Gärtner; Blau 4, Bäcker; Blau 9, Polizist; Rot 10, Korrupter Politiker, 13 Minuspunkte | Bekommen hast du Grün 5, Blau 4 und Blau 9. | Spielbar: Blau 4 und Blau 9."
  `);
  await setLanguage("en", false);
});

test("a watcher's table in words has no hand", () => {
  expect(textView(viewOf({ seat: null, hand: [] }), PLAYERS).map(({ title }) => title)).toEqual([
    "The game",
    "The seats",
    "In the middle",
    "Last trick",
  ]);
});
