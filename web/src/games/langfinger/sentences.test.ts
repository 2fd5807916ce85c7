// What Langfinger says: prompts, refusals' circumstances, the table in words.
import { afterAll, expect, test } from "vitest";
import { setLanguage, titled } from "../../texts/texts.svelte";
import { game } from "./index";
import { actor, PLAYERS, viewOf } from "./fixtures";
import { fenceWords, toolsWords } from "./names";
import { about, circumstance, prompt } from "./prompt";
import type { LangfingerView } from "./view";
import { where, textView } from "./text-view";

afterAll(() => setLanguage("en", false));

const asked = (change: Partial<LangfingerView>, chosen: string[] = []): ReturnType<typeof prompt> => {
  const view = viewOf(change);
  return prompt(view, PLAYERS, actor(view, chosen));
};

test("tools and fences are said in a few words, in both languages", async () => {
  const [fence] = viewOf().harbour;
  expect(toolsWords(["plan", "hammer", "plan"])).toBe("hammer and 2\u00a0×\u00a0plan");
  expect(fence && fenceWords(fence)).toBe("coins +1 and 2\u00a0×\u00a0painting");
  await setLanguage("de", false);
  expect(toolsWords(["plan", "hammer", "plan"])).toBe("Hammer und 2\u00a0×\u00a0Plan");
  expect(fence && fenceWords(fence)).toBe("Münzen +1 und 2\u00a0×\u00a0Gemälde");
  await setLanguage("en", false);
  expect(titled("hammer")).toBe("Hammer");
});

test("a place, a card, an exchange or a sale is what a command is about; pieces go by what one sees of them", async () => {
  const commands = ["place villa 3", "take plan", "rob 2 with rogue", "swap 2>3", "visit 1", "sell 2", "decline"];
  expect(commands.map((command) => about(command))).toEqual([
    "Villa, space 3",
    "Plan",
    "a loot card with the rogue",
    "2 for 3",
    "visit a fence",
    "sell some loot",
    "decline",
  ]);
  const shown = ["rob 2 with rogue", "rob 1", "visit 1", "sell 1"];
  expect(shown.map((command) => about(command, viewOf()))).toEqual([
    "safe (hammer and 2\u00a0×\u00a0plan) with the rogue",
    "chest (hammer and pliers)",
    "visit the fence who buys coins +1 and 2\u00a0×\u00a0painting",
    "sell coins 2",
  ]);
  expect(about("sell 1", viewOf({ seat: null, mine: [] }))).toBe("sell showcase, takes hammer and blowtorch");
  await setLanguage("de", false);
  expect(shown.map((command) => about(command, viewOf()))).toEqual([
    "Safe (Hammer und 2\u00a0×\u00a0Plan) mit dem Gauner",
    "Truhe (Hammer und Zange)",
    "zum Hehler für Münzen +1 und 2\u00a0×\u00a0Gemälde",
    "Münzen 2 verkaufen",
  ]);
  await setLanguage("en", false);
});

test("while stones are placed the prompt counts them", () => {
  const placing = { phase: "placing", place: null, options: ["place city", "place villa"] } as const;
  expect(asked({ ...placing, options: [...placing.options], stones: [2, 3, 3, 3] })).toMatchObject({
    title: "Place a stone.",
    help: "You have 2 stones left. The lowest free space is yours: first come, first served.",
    later: undefined, // a single press is the move
  });
});

test("in the City tools are taken together, as many as are due", () => {
  const city = { place: "city", due: 2, options: ["take lockpick", "take plan"], city: ["lockpick", "plan", "plan"] };
  const change = city as Partial<LangfingerView>;
  expect(asked(change)).toMatchObject({ title: "Take 2 tools.", several: true, aside: undefined });
  expect(asked(change, ["take plan"]).does).toBeUndefined();
  expect(asked(change, ["take plan", "take plan"])).toMatchObject({
    help: "2\u00a0×\u00a0plan (2 of 2)",
    does: { label: "Take", commands: ["take plan", "take plan"] },
  });
});

test("at Villa and Museum one may do without, and has to where the tools are missing", () => {
  expect(asked({})).toMatchObject({
    title: "Take some loot.",
    help: "You can pay for one card.",
    aside: { label: "Decline", commands: ["decline"] },
  });
  expect(asked({}, ["rob 1 with rogue"])).toMatchObject({
    help: "The chest for hammer and pliers; your rogue stands in for one. Money, worth 1 to 3.",
    does: { label: "Take it", commands: ["rob 1 with rogue"] },
  });
  expect(asked({ options: ["decline"] })).toMatchObject({
    title: "Nothing for you here.",
    does: { label: "Decline", commands: ["decline"] },
  });
});

test("at the Ruin tools are discarded together for those that come", () => {
  expect(asked({ place: "ruin", options: ["swap 1>2", "decline"] }).title).toBe("Exchange tools?");
  const discarding = { place: "ruin", exchange: 2, phase: "discarding", due: 2, options: ["discard hammer"] } as const;
  const change = { ...discarding, options: [...discarding.options] };
  expect(asked(change)).toMatchObject({ title: "Discard 2 tools.", help: "Then you draw 3.", several: true });
  expect(asked(change, ["discard hammer", "discard hammer"]).does?.commands).toHaveLength(2);
});

test("at the Harbour the only thing that sells is sold by one button; else one is asked what", () => {
  const harbour: Partial<LangfingerView> = { place: "harbour", options: ["visit 1", "decline"] };
  expect(asked(harbour)).toMatchObject({ title: "Sell some loot.", help: "One fence buys what you have." });
  expect(asked(harbour, ["visit 1"])).toMatchObject({
    help: "Coins 2 for 3.",
    does: { label: "Sell it", commands: ["visit 1", "sell 1"] },
  });
  expect(asked({ ...harbour, saleable: [[], []] }).title).toBe("Nobody buys what you have.");
  const twice = [
    { loot: 1, pays: 3 },
    { loot: 2, pays: 4 },
  ];
  const unclear = asked({ ...harbour, saleable: [twice, []] }, ["visit 1"]);
  expect(unclear).toMatchObject({ help: "Now choose what you sell there.", does: undefined });
});

test("at the fence one sells, sells one more, or leaves", () => {
  const selling: Partial<LangfingerView> = {
    place: "harbour",
    phase: "selling",
    stall: 1,
    options: ["sell 1", "enough"],
  };
  expect(asked(selling)).toMatchObject({
    title: "What do you want to sell?",
    help: "This fence buys coins +1 and 2\u00a0×\u00a0painting.",
    aside: { label: "Sell nothing", commands: ["enough"] },
  });
  expect(asked({ ...selling, sold: "painting" })).toMatchObject({
    title: "One more of the same kind: painting?",
    aside: { label: "That’s enough", commands: ["enough"] },
  });
});

test("what a bot would do is said, but nothing of its next stone", () => {
  const view = viewOf({
    place: "city",
    due: 2,
    options: ["take plan", "take lockpick"],
    city: ["plan", "plan", "plan"],
  });
  const hinted = { ...actor(view), hint: ["take plan", "take lockpick", "rob 1"] };
  expect(prompt(view, PLAYERS, hinted).advice).toBe("A bot would choose: Plan and Lockpick.");
  const selling = viewOf({ place: "harbour", options: ["visit 1", "decline"] });
  const sells = { ...actor(selling), hint: ["visit 1", "sell 1", "place city"] };
  expect(prompt(selling, PLAYERS, sells).advice).toBe(
    "A bot would choose: visit the fence who buys coins +1 and 2\u00a0×\u00a0painting and sell coins 2.",
  );
});

test("whoever waits or watches is told for whom, and where", () => {
  expect(prompt(viewOf({ actors: [2] }), PLAYERS, actor(viewOf())).title).toBe("Cleo is busy at the Villa.");
  expect(prompt(viewOf({ seat: null, actors: [1], phase: "placing", place: null }), PLAYERS, null)).toMatchObject({
    title: "Ben is placing a stone.",
    help: "",
    waits: true,
  });
});

test("a refusal is read with the place of one's stone, or with what the fence buys", () => {
  expect(circumstance(viewOf({ place: "ruin" }))).toBe("Your stone stands at the Ruin.");
  expect(circumstance(viewOf({ place: "harbour", stall: 1, phase: "selling" }))).toBe(
    "This fence buys coins +1 and 2\u00a0×\u00a0painting.",
  );
  expect(circumstance(viewOf({ phase: "placing", place: null }))).toBe("");
});

test("a newcomer is told what wins, what the stones do, how to rob and where to sell", () => {
  const text = game.welcome(viewOf()).join(" ");
  for (const word of ["The most money", "20", "three stones", "first", "tools", "rogue", "fence", "Harbour"]) {
    expect(text).toContain(word);
  }
});

test("where we are tells the round, the place and the end", () => {
  expect(where(viewOf())).toBe("Round 2 · Villa · ends at 20");
  expect(where(viewOf({ phase: "placing", place: null, max_rounds: 4 }))).toBe(
    "Round 2 · Placing stones · 4 rounds at most · ends at 20",
  );
  expect(where(viewOf({ phase: "choosing", round: 0, place: null }))).toBe("Choosing rogues · ends at 20");
});

test("the table in words leaves nothing out that is seen", async () => {
  const text = (): string =>
    textView(viewOf({ house: "Attic" }), PLAYERS)
      .map(({ title, lines }) => `${title}: ${lines.join(" | ")}`)
      .join("\n");
  expect(text()).toMatchInlineSnapshot(`
    "The game: Round 2 · Villa · ends at 20 | The game ends when nobody makes money for 5 rounds in a row. | With the cards of a house set: Attic.
    The seats: Ada (you): 4 in cash, 4 tools, one stone to place. Plays Hans Hammer: hammer. One loot card: showcase, takes hammer and blowtorch. To move. | Ben: 2 in cash, 3 tools, no stones to place. Plays Tommaso Tenaglia: pliers. Has the start card. | Cleo: 0 in cash, 5 tools, 2 stones to place. Plays Bobby Blueprint: plan. Known of these: 2 × plan. | Dan (bot): 7 in cash, 2 tools, one stone to place. Plays Yoshiko Yosetsuki: blowtorch.
    City: No stones. | Lockpick and plan
    Villa: The stones act here now. | Stones: 1 Ada, 2 Ben. | 1: Chest, takes hammer and pliers; money, worth 1 to 3 | 2: Safe, takes hammer and 2 × plan; gold or jewellery, worth 2 to 4 | You could pay for chest (hammer and pliers) and chest (hammer and pliers) with the rogue.
    Ruin: Stones: 1 Dan. | 1 for 2 | 2 for 3, taken by Cleo
    Museum: Stones: 1 Ben, 2 Ada. | 1: Pillar, takes lockpick and plan; painting, worth 2 to 4 | 3: Safe, takes 2 × hammer; gold or jewellery, worth 2 to 4 | You could pay for safe (2 × hammer) and safe (2 × hammer) with the rogue.
    Harbour: Stones: 1 Dan, 2 Ben, 3 Cleo. | 1: coins +1 and 2 × painting | Fence 1 would pay 3 for coins 2.
    Piles: Draw piles: 31 tools, 20 loot cards, 8 fences. | On top of the loot: showcase, takes lockpick and blowtorch. | Discarded tools: hammer.
    Your tools: Lockpick, 2 × hammer and pliers
    Your loot: 1: Coins 2; showcase, takes hammer and blowtorch
    You can choose: chest (hammer and pliers), chest (hammer and pliers) with the rogue or decline"
  `);
  await setLanguage("de", false);
  expect(text()).toMatchInlineSnapshot(`
    "Die Partie: Runde 2 · Villa · endet bei 20 | Verdient 5 Runden hintereinander niemand Geld, ist die Partie aus. | Mit den Karten eines Haus-Sets: Attic.
    Die Plätze: Ada (du): Geld 4, 4 Werkzeuge, ein Stein zu setzen. Spielt Hans Hammer: Hammer. Eine Beutekarte: Vitrine, kostet Hammer und Schweißgerät. Ist am Zug. | Ben: Geld 2, 3 Werkzeuge, kein Stein zu setzen. Spielt Tommaso Tenaglia: Zange. Hat die Startkarte. | Cleo: Geld 0, 5 Werkzeuge, 2 Steine zu setzen. Spielt Bobby Blueprint: Plan. Davon bekannt: 2 × Plan. | Dan (Bot): Geld 7, 2 Werkzeuge, ein Stein zu setzen. Spielt Yoshiko Yosetsuki: Schweißgerät.
    City: Keine Steine. | Dietrich und Plan
    Villa: Hier handeln gerade die Steine. | Steine: 1 Ada, 2 Ben. | 1: Truhe, kostet Hammer und Zange; Geld, 1 bis 3 wert | 2: Safe, kostet Hammer und 2 × Plan; Gold oder Schmuck, 2 bis 4 wert | Bezahlen könntest du Truhe (Hammer und Zange) und Truhe (Hammer und Zange) mit dem Gauner.
    Ruine: Steine: 1 Dan. | 1 für 2 | 2 für 3, besetzt von Cleo
    Museum: Steine: 1 Ben, 2 Ada. | 1: Säule, kostet Dietrich und Plan; Gemälde, 2 bis 4 wert | 3: Safe, kostet 2 × Hammer; Gold oder Schmuck, 2 bis 4 wert | Bezahlen könntest du Safe (2 × Hammer) und Safe (2 × Hammer) mit dem Gauner.
    Hafen: Steine: 1 Dan, 2 Ben, 3 Cleo. | 1: Münzen +1 und 2 × Gemälde | Hehler 1 würde 3 zahlen für Münzen 2.
    Stapel: Zugstapel: 31 Werkzeuge, 20 Beutekarten, 8 Hehler. | Oben auf der Beute: Vitrine, kostet Dietrich und Schweißgerät. | Abgeworfenes Werkzeug: Hammer.
    Dein Werkzeug: Dietrich, 2 × Hammer und Zange
    Deine Beute: 1: Münzen 2; Vitrine, kostet Hammer und Schweißgerät
    Du hast die Wahl: Truhe (Hammer und Zange), Truhe (Hammer und Zange) mit dem Gauner oder verzichten"
  `);
  await setLanguage("en", false);
});

test("whoever sees everything hears everything", () => {
  const coins = viewOf().mine;
  const seen = viewOf({ seat: null, known: [["plan"], [], [], []], fronts: [coins, [], [], []] });
  expect(textView(seen, PLAYERS)[1]?.lines[0]).toContain(
    "Known of these: plan. One loot card: coins 2; showcase, takes",
  );
});

test("a watcher's table in words has no hand", () => {
  const titles = textView(viewOf({ seat: null, hand: [], mine: [] }), PLAYERS).map(({ title }) => title);
  expect(titles).toEqual(["The game", "The seats", "City", "Villa", "Ruin", "Museum", "Harbour", "Piles"]);
});
