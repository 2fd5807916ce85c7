// What Swindler says: names, prompts, refusals' circumstances, the table in words.
import { afterAll, expect, test } from "vitest";
import type { Game } from "../../board/game";
import { reasonMessage } from "../../table/hint-reason";
import { say, setLanguage } from "../../texts/texts.svelte";
import type { Reactions } from "../../wire/types";
import { game } from "./index";
import { actor, PLAYERS, tile, viewOf } from "./fixtures";
import { dealerWords, orderWords, raidWords, rewardWords, tilesIn, tilesWords, tileWords, usesWords } from "./names";
import { about, circumstance, prompt } from "./prompt";
import type { Card, Order, SwindlerView } from "./view";
import { where, textView } from "./text-view";

afterAll(() => setLanguage("en", false));

const asked = (change: Partial<SwindlerView>, chosen: string[] = [], more: object = {}): ReturnType<typeof prompt> => {
  const view = viewOf(change);
  return prompt(view, PLAYERS, { ...actor(view, chosen), ...more });
};

const order = (kind: Order["kind"], needs: Order["needs"]): string =>
  orderWords({ id: "X", kind, needs, points: 1, coins: 0, neutral: 0, posters: 0 });

test("a tile is its background and what it shows; alike ones are counted", async () => {
  const tiles = tilesIn("red ring,green key_green,red ring,black key_joker,white key_red");
  expect(tilesWords(tiles)).toBe("2\u00a0×\u00a0red ring, green key, black three-key tile and red key, neutral tile");
  await setLanguage("de", false);
  expect(["blue watch", "red key_red", "white coin", "black key_joker"].map((id) => tileWords(tile(id)))).toEqual([
    "blaue Uhr",
    "roter Schlüssel",
    "neutrale Münze",
    "schwarzes Drei-Schlüssel-Plättchen",
  ]);
  await setLanguage("en", false);
});

test("orders, dealers and raids are said in a few words, in both languages", async () => {
  const [dealer] = viewOf().dealers;
  const raid = { id: "R5", loot_at_least: 4, hand_in: 1, jail_at_posters: 3 };
  expect(order("own", { bg: { red: 1, black: 2 } })).toBe("Own: one red tile and 2 black tiles");
  expect(order("discard", { obj: { key_any: 2 }, coins: 3 })).toBe("Discard: 2 keys and 3 coins");
  expect(order("draw", { draw: 3, bag: "black", pair: 1 })).toBe("Draw: 3 tiles from the black bag and two of a kind");
  expect(order("other", { dealers_completed: 2 })).toBe("This turn: complete 2 dealers");
  expect(rewardWords({ points: 5, coins: 1, neutral: 2, posters: 1 })).toBe(
    "5 points, 1 coin, 2 neutral tiles and 1 wanted poster",
  );
  expect(dealer && dealerWords(dealer)).toBe("ring 1, ring 3 (taken: neutral ring), watch 2");
  expect(raidWords(raid)).toBe(
    "Whoever has 4 loot tiles or more hands in one. Whoever has 3 wanted posters or more goes to jail.",
  );
  await setLanguage("de", false);
  expect(order("own", { bg: { red: 1, black: 2 }, diffkeys: 3 })).toBe(
    "Besitze: ein rotes Plättchen, 2 schwarze Plättchen und 3 Schlüssel in verschiedenen Farben",
  );
  expect(order("other", { sold: 3 })).toBe("In diesem Zug: verkaufe 3 Plättchen");
  await setLanguage("en", false);
});

test("every command is about something", () => {
  const commands = [
    "choose m2", "reserve 1", "cancel 1", "fulfil 2 with help", "steal red", "sidekick blue", "sell 2.3 forged",
    "swap with 2", "hire 2", "hire nobody", "draw", "stop", "pass", "end actions", "take no more", "give coin",
    "bet free", "play gold_digger", "play assassin on 2", "show lock_picker_red", "as watch", "give red ring",
  ]; // prettier-ignore
  expect(commands.map((command) => about(command))).toEqual([
    "No reservation needed", "reserve an order", "marker back from an order", "fulfil an order with help", "red bag",
    "Sidekick, blue bag", "sell to a dealer, with a Forger", "swap with somebody", "Hire 2", "Hire nobody", "Draw one more", "Stop",
    "Pass", "Done", "That’s all", "Coin", "bet on not caught", "Gold Digger", "Assassin", "Red Lock Picker", "Watch",
    "Red ring",
  ]); // prettier-ignore
});

test("orders, fields, cards and people go by what one sees of them, and not by a number", async () => {
  const played = [{ seat: 1, card: "beggar" }] as unknown as SwindlerView["played"];
  const words = (...commands: string[]): string[] =>
    commands.map((command) => about(command, viewOf({ played }), PLAYERS));
  const commands = ["reserve 2", "fulfil 2 with help", "sell 1.2 forged", "swap with 1", "play assassin on 1"];
  expect(words(...commands)).toEqual([
    "reserve “Discard: one ring and one watch”",
    "fulfil “Discard: one ring and one watch” with help",
    "sell ring for 3 points, with a Forger",
    "swap with Ben",
    "Assassin against: Beggar",
  ]);
  await setLanguage("de", false);
  expect(words("sell 1.2", "swap with 1")).toEqual(["Ring verkaufen für 3 Punkte", "Tausch mit Ben"]);
  await setLanguage("en", false);
});

test("a reason names the order and the dealer that it counts", () => {
  const reason = { name: "order", facts: { order: 2, told: 1, percent: 40 } };
  const message = reasonMessage(game as Game, reason, PLAYERS, viewOf());
  expect(message && say(message.id, message.vars)).toBe(
    "The chance of fulfilling order “Discard: one ring and one watch” this turn is about 40 %.",
  );
  expect(reasonMessage(game as Game, { name: "better", facts: { order: 0 } }, PLAYERS, viewOf())?.vars["order"]).toBe(
    0,
  );
});

test("markers are counted before a bag is named, and what is chosen is said", () => {
  const reserving: Partial<SwindlerView> = { phase: "reserving", steal: null, options: ["reserve 2", "steal red"] };
  expect(asked(reserving)).toMatchObject({
    title: "Reserve orders, then pick a bag.",
    help: "You have 2 markers left.",
  });
  expect(asked(reserving, ["reserve 2"])).toMatchObject({
    help: "Discard: one ring and one watch. Brings 5 points and 1 wanted poster. This throws off the marker of Ben and costs Ben 2 points.",
    does: { label: "Reserve", commands: ["reserve 2"] },
  });
  const poor = { ...reserving, options: ["reserve 2", "cancel 1"], marker_loss: [1, 0, 2, 2] };
  expect(asked(poor, ["reserve 2"]).help).toMatch(/throws off the marker of Ben and costs Ben nothing\.$/);
  expect(asked(poor, ["cancel 1"]).help).toMatch(/It costs you a point\.$/);
  expect(asked({ ...poor, marker_loss: [0, 0, 0, 0] }, ["cancel 1"]).help).toMatch(/It costs you nothing\.$/);
  expect(asked(reserving, ["steal red"]).help).toMatch(/^Red bag: Skull: 14.%, 1 of 7\.$/);
});

test("in the bag one draws on or stops, and is told the odds or what is left", () => {
  expect(asked({})).toMatchObject({
    title: "A skull costs you 2 green tiles.",
    does: { label: "Draw one more", commands: ["draw"] },
    aside: { label: "Stop", commands: ["stop"] },
  });
  const { bags } = viewOf();
  const hidden = { ...bags, green: { ...bags.green, odds: null } };
  expect(asked({ bags: hidden }).help).toBe(
    "It holds 6 loot tiles and one skull. One of your tiles stays in any case.",
  );
  expect(asked({ options: ["draw", "stop", "sidekick red"] }, ["sidekick red"])).toMatchObject({
    help: expect.stringContaining("costs nothing") as string,
    does: { label: "Send the Sidekick" },
  });
});

test("SW-3.3, SW-3.4: what a skull would cost is said before one draws, and to those who watch", () => {
  const steal = viewOf().steal as NonNullable<SwindlerView["steal"]>;
  expect(asked({ steal: { ...steal, stake: [], pays: [0] } }).title).toBe(
    "A skull costs you nothing and brings a coin.",
  );
  expect(asked({ steal: { ...steal, spared: 1 } }).title).toBe("A skull costs you one green tile.");
  expect(asked({ steal: { ...steal, free: true } }).title).toBe("A skull here costs nothing and ends the steal.");
  expect(asked({ active: 1, actors: [1], options: [] }).help).toBe("A skull costs Ben 2 green tiles.");
});

const SKULL: Partial<SwindlerView> = {
  phase: "window",
  window: "skull",
  active: 1,
  asked: [0],
  awaited: [0],
  options: ["pass"],
};

test("a window says what has happened and what fits; who has nothing that fits can only pass", () => {
  expect(asked(SKULL)).toMatchObject({ title: "Ben drew a skull.", does: { label: "Pass", commands: ["pass"] } });
  const fits: Partial<SwindlerView> = { ...SKULL, fits: ["guardian_angel"], options: ["pass", "play guardian_angel"] };
  expect(asked(fits)).toMatchObject({
    does: { label: "Play Guardian Angel", commands: ["play guardian_angel"] },
    aside: { commands: ["pass"] },
  });
  const both = asked({ ...fits, fits: ["guardian_angel", "assassin"], options: [...(fits.options ?? []), "play x"] });
  expect(both).toMatchObject({
    does: undefined,
    later: "Play a card",
    help: expect.stringContaining("Pick") as string,
  });
});

test("the only choice is what the main button does; of several one is to be picked", () => {
  const hiring: Partial<SwindlerView> = { phase: "hiring", steal: null, options: ["hire nobody", "hire 1"] };
  expect(asked(hiring)).toMatchObject({
    does: { label: "Hire one", commands: ["hire 1"] },
    aside: { label: "Hire nobody" },
  });
  const more = asked({ ...hiring, options: ["hire nobody", "hire 1", "hire 2"] });
  expect(more).toMatchObject({ does: undefined, help: expect.stringMatching(/^Pick how many/) as string });
  const acting = asked({ phase: "acting", steal: null, options: ["sell 1.1", "end actions"] });
  expect(acting).toMatchObject({ does: undefined, aside: { commands: ["end actions"] } });
});

test("in the last round markers that may be left lying are warned of", () => {
  const last: Partial<SwindlerView> = { last_round: true, steal: null };
  expect(where(viewOf(last))).toContain("last round");
  expect(asked({ ...last, phase: "reserving", options: ["reserve 2", "steal red"] }).help).toBe(
    "You have 2 markers left. Last round: a marker that stays costs 2 points.",
  );
  const { orders } = viewOf();
  const mine = orders.map((order) => order && { ...order, marker: 0 });
  const acting: Partial<SwindlerView> = { ...last, phase: "acting", options: ["end actions"] };
  const two: Partial<SwindlerView> = { ...acting, orders: mine.slice(0, 2) };
  const cost = (points: number): string => asked({ ...two, leftover_loss: [points, 0, 0, 0] }).help;
  expect(cost(4)).toContain("your 2 markers stay there, they cost 4 points");
  expect(cost(1)).toContain("your 2 markers stay there, they cost 1 point.");
  expect(cost(0)).not.toContain("round");
  expect(asked({ ...acting, orders: [], leftover_loss: [0, 0, 0, 0] }).help).not.toContain("round");
});

test("one's own tile says what it is for, as the server tells", () => {
  const [ring, watch] = [tile("red ring"), tile("blue watch")];
  const uses = [
    { tile: ring, fields: ["1.1", "2.2"], orders: [1, 3] },
    { tile: watch, fields: [], orders: [] },
  ];
  const view = viewOf({ uses });
  expect(usesWords(view, ring)).toBe(
    "Counts for orders “Own: one red tile and 2 green tiles” and “Draw: 3 tiles”. Can be sold for 1 point and 2 points.",
  );
  expect(usesWords(view, watch)).toBe("No order or dealer wants it right now.");
  expect(usesWords(view, tile("black coin"))).toBe("");
});

test("a window that is answered waits, and the answer may be changed", () => {
  const fits: Partial<SwindlerView> = { ...SKULL, fits: ["guardian_angel"], options: ["pass", "play guardian_angel"] };
  const reactions: Reactions = { when: "always", bluff: true, asked: true, answer: "play guardian_angel" };
  expect(asked(fits, [], { reactions })).toMatchObject({
    waits: true,
    help: "You have answered: Guardian Angel. Until the game goes on, you may change it.",
    aside: { label: "Pass" },
  });
  expect(asked(fits, [], { reactions: { ...reactions, answer: "pass" } }).aside).toBeUndefined();
  const never: Reactions = { when: "never", bluff: true, asked: false, answer: null };
  expect(asked(SKULL, [], { reactions: never })).toMatchObject({
    waits: true,
    title: "Ben drew a skull.",
    help: "You chose not to be asked, so we pass for you.",
  });
  const passed = asked(SKULL, [], { reactions: never });
  expect(passed).toMatchObject({ untimed: true, title: "Ben drew a skull." });
  expect([passed.aside, passed.does, passed.later]).toEqual([undefined, undefined, undefined]);
  for (const when of ["always", "fits"] as const) {
    expect(asked(SKULL, [], { reactions: { ...never, when } }).help, "nobody chose so").toBe("");
  }
  const tile: Partial<SwindlerView> = { ...SKULL, window: "tile" };
  expect(asked(tile, [], { reactions: never }).title, "the turn goes on, and nothing blinks").toBe(
    "Ben has a hand in the green bag.",
  );
});

test("an answer names the card it answers, or the help that was shown", () => {
  const answering: Partial<SwindlerView> = { phase: "answering", active: 1, options: ["pass"], steal: null };
  expect(asked({ ...answering, played: [{ seat: 3, card: "beggar" }] }).title).toBe("Dan plays a Beggar.");
  const help = [{ card: "forger", tile: tile("blue watch"), as: "ring" }] as const;
  expect(asked({ ...answering, help: [...help] }).title).toBe("Ben shows Forger.");
});

test("a card in play says what it does, and to whom; a tile that was drawn is named", () => {
  const answering: Partial<SwindlerView> = {
    phase: "answering",
    options: ["pass", "play assassin"],
    fits: ["assassin"],
  };
  const plays = (card: Card, seat = 2): SwindlerView["played"][number] => ({ seat, card });
  const help = (active: number, ...played: SwindlerView["played"]): string =>
    asked({ ...answering, active, played }).help;
  expect(help(1, plays("copycat"))).toBe("Cleo draws a tile from the green bag too.");
  expect(help(0, plays("backstabber"))).toBe("You must draw once more from the green bag.");
  expect(help(0, plays("gold_digger"))).toBe("Half of your new loot goes to Cleo.");
  expect(help(1, plays("gold_digger"))).toBe("Ben gives Cleo half of the new loot.");
  expect(help(1, plays("copycat", 0), plays("assassin", 3))).toBe("That cancels your card: Copycat.");
  const watching = prompt(viewOf({ ...answering, active: 1, actors: [3], played: [plays("copycat")] }), PLAYERS, null);
  expect(watching.help, "a bystander reads it, too").toBe("Cleo draws a tile from the green bag too.");
  const steal = viewOf().steal as NonNullable<SwindlerView["steal"]>;
  const drawn = { ...steal, drawn: [tile("green watch"), tile("green ring")] };
  expect(asked({ ...SKULL, window: "tile", steal: drawn }).title).toBe("Ben drew: green ring.");
});

test("what a card asks for is said with who plays it", () => {
  const beggar = [{ seat: 3, card: "beggar" }] as const;
  const digger = [{ seat: 2, card: "gold_digger" }] as const;
  const hustler = [{ seat: 0, card: "hustler", partner: 1, theirs: tile("blue watch") }] as const;
  expect(asked({ phase: "begging", played: [...beggar], options: ["give coin"] }).title).toBe(
    "Dan begs. What do you give?",
  );
  expect(asked({ phase: "dividing", played: [...digger], owed: 2, options: [] }).title).toBe(
    "Cleo inherits. Give 2 tiles.",
  );
  expect(asked({ phase: "offering", played: [...hustler], options: ["give red ring"] })).toMatchObject({
    title: "What do you give Ben for it?",
    help: "You get: blue watch.",
  });
  const partner = asked({ phase: "partnering", played: [...hustler], options: ["swap with 1"] }, ["swap with 1"]);
  expect(partner.help).toBe("Ben has: blue watch and neutral ring.");
});

test("actions end when nothing is left to do", () => {
  const acting: Partial<SwindlerView> = { phase: "acting", options: ["fulfil 1", "sell 1.3", "end actions"] };
  expect(asked(acting).help).toBe("Fulfil orders and sell loot, as often as you can.");
  expect(asked(acting, ["sell 1.3"]).help).toBe("The field takes: watch, for 2 points.");
  expect(asked({ ...acting, options: ["end actions"] }).does).toEqual({ label: "Done", commands: ["end actions"] });
});

test("an order or a sale that takes a card says so before it is done", () => {
  const acting: Partial<SwindlerView> = { phase: "acting", options: ["fulfil 1 with help", "sell 1.3 forged"] };
  expect(asked(acting, ["sell 1.3 forged"])).toMatchObject({
    help: expect.stringContaining("It takes your Forger") as string,
    does: { label: "Sell with the Forger" },
  });
  expect(asked(acting, ["fulfil 1 with help"])).toMatchObject({
    help: expect.stringContaining("Your accomplices") as string,
    does: { label: "Fulfil with help" },
  });
});

test("what a bot would do is said", () => {
  const view = viewOf();
  expect(prompt(view, PLAYERS, { ...actor(view), hint: ["stop", "sell 1.1"] }).advice).toBe(
    "A bot would choose: Stop.",
  );
});

test("whoever waits is told for whom; of a window nobody is named", () => {
  const waiting = (change: Partial<SwindlerView>): string => prompt(viewOf(change), PLAYERS, null).title;
  expect(waiting({ actors: [2], active: 2 })).toBe("Cleo has a hand in the green bag.");
  expect(waiting({ ...SKULL, seat: null, actors: [2, 3] })).toBe("Ben drew a skull.");
  expect(waiting({ actors: [] })).toBe("One moment.");
  const steal = viewOf().steal as NonNullable<SwindlerView["steal"]>;
  expect(waiting({ actors: [], steal: { ...steal, skull: true } })).toBe("You drew a skull.");
});

test("a refusal is read with the bag, the order or the field at hand", () => {
  expect(circumstance(viewOf())).toBe("You are at the green bag.");
  expect(circumstance(viewOf({ phase: "paying", order: 2 }))).toBe("Discard: one ring and one watch.");
  expect(circumstance(viewOf({ phase: "selling", field: "1.3" }))).toBe("The field takes: watch, for 2 points.");
  expect(circumstance(viewOf({ actors: [1] }))).toBe("");
});

test("a newcomer is told what wins, what a skull costs, what markers and accomplices are for", () => {
  const text = game.welcome(viewOf()).join(" ");
  for (const word of ["Most points", "6 orders", "skull", "markers", "dealers", "accomplice"]) {
    expect(text).toContain(word);
  }
});

test("where we are tells the round, the step and the end, and no window hides the step", () => {
  expect(where(viewOf())).toBe("Round 3 · Stealing · ends at 6 orders");
  expect(where(viewOf({ phase: "window", window: "tile" }))).toBe("Round 3 · Stealing · ends at 6 orders");
  expect(where(viewOf({ phase: "window", window: "hiring" }))).toBe("Round 3 · Hiring · ends at 6 orders");
  expect(where(viewOf({ phase: "choosing", round: 0, max_rounds: 8 }))).toBe(
    "Choosing thieves · 8 rounds at most · ends at 6 orders",
  );
});

test("the table in words leaves nothing out that is seen", async () => {
  const view = viewOf({
    house: "Attic",
    known: [[], ["beggar"], [], []],
    hustler: 3,
    bets: [{ seat: 2, caught: true }],
    played: [{ seat: 1, card: "copycat" }],
    met: [1],
  });
  const text = (): string =>
    textView(view, PLAYERS)
      .map(({ title, lines }) => `${title}: ${lines.join(" | ")}`)
      .join("\n");
  expect(text()).toMatchInlineSnapshot(`
    "The game: Round 3 · Stealing · ends at 6 orders | Master thieves work from 3 orders on. | House set: Attic
    Around the table: Ada (you): 12 points, 2 orders fulfilled, one coin, one poster, 2 accomplices, 2 markers left. Loot: red ring. Master thief M1, not at work: A card each turn. Is the start player. Is the thief at work. | Ben: 17 points, 3 orders fulfilled, no coins, 2 posters, one accomplice, 2 markers left. Loot: blue watch and neutral ring. Master thief M2, at work: No reservation needed. Known of the accomplices: Beggar. | Cleo: 9 points, one order fulfilled, 2 coins, no posters, no accomplices, 3 markers left. No loot. Master thief M5, not at work: Something always sticks. | Dan (bot): 3 points, no orders fulfilled, one coin, no posters, 3 accomplices, 3 markers left. Loot: black seal tin. Master thief M6, not at work: Every key fits. Has the open Hustler.
    This turn: Ada steals: green bag. | Drawn this turn, in this order: green key and green brooch. | Cleo bets on caught
    Cards in play: Ben: Copycat
    Open orders: 1: Own: one red tile and 2 green tiles; brings 4 points; reserved by you; you have what it takes | 2: Discard: one ring and one watch; brings 5 points and 1 wanted poster; reserved by Ben | 3: Draw: 3 tiles; brings 3 points and 1 coin
    Dealers: 1: ring 1, ring 3 (taken: neutral ring), watch 2 | 2: seal tin 3, watch 2, key of any colour 1
    Bags: Red bag: 6 loot tiles, one skull; ring, necklace, watch, brooch, red key and coin tile; Next: skull 14\u202f%, 1 of 7; no skull in 2 draws: 73\u202f% | Blue bag: 6 loot tiles, one skull; ring, necklace, watch, brooch, blue key and coin tile; Next: skull 14\u202f%, 1 of 7; no skull in 2 draws: 73\u202f% | Yellow bag: 6 loot tiles, one skull; ring, necklace, watch, brooch, yellow key and coin tile; Next: skull 14\u202f%, 1 of 7; no skull in 2 draws: 73\u202f% | Green bag: 6 loot tiles, one skull; ring, necklace, watch, brooch, green key and coin tile; Next: skull 14\u202f%, 1 of 7; no skull in 2 draws: 73\u202f% | Black bag: 4 loot tiles, 2 skulls; 2\u00a0×\u00a0seal tin, double coin and three-key tile; Next: skull 33\u202f%, 2 of 6; no skull in 2 draws: 44\u202f%
    Piles, supply and discards: In the piles: 30 orders and raids, 9 dealers, 21 accomplices. | In the supply: 2 coins, 4 neutral tiles, 17 wanted posters. | Neutral ring, neutral necklace, neutral watch and neutral brooch | Discarded accomplices: Beggar.
    Your accomplices: Copycat and Forger
    You can choose: Draw one more or Stop"
  `);
  await setLanguage("de", false);
  expect(text()).toMatchInlineSnapshot(`
    "Die Partie: Runde 3 · Stehlen · endet bei 6 Aufträgen | Meisterdiebe wirken ab 3 Aufträgen. | Haus-Set: Attic
    Rund um den Tisch: Ada (du): 12 Punkte, 2 Aufträge erfüllt, eine Münze, ein Steckbrief, 2 Komplizen, 2 Marker übrig. Beute: roter Ring. Meisterdieb M1, nicht am Werk: Jeden Zug eine Karte. Hat den ersten Zug jeder Runde. Ist der Dieb am Werk. | Ben: 17 Punkte, 3 Aufträge erfüllt, keine Münze, 2 Steckbriefe, ein Komplize, 2 Marker übrig. Beute: blaue Uhr und neutraler Ring. Meisterdieb M2, am Werk: Auch ohne Marker. Von den Komplizen bekannt: Bettler. | Cleo: 9 Punkte, einen Auftrag erfüllt, 2 Münzen, kein Steckbrief, kein Komplize, 3 Marker übrig. Keine Beute. Meisterdieb M5, nicht am Werk: Etwas bleibt immer hängen. | Dan (Bot): 3 Punkte, keinen Auftrag erfüllt, eine Münze, kein Steckbrief, 3 Komplizen, 3 Marker übrig. Beute: schwarze Siegeldose. Meisterdieb M6, nicht am Werk: Jeder Schlüssel passt. Hat den offenen Taschenspieler.
    Dieser Zug: Ada stiehlt: grüner Sack. | In diesem Zug gezogen, der Reihe nach: grüner Schlüssel und grüne Brosche. | Cleo wettet auf erwischt
    Karten im Spiel: Ben: Betrügerin
    Offene Aufträge: 1: Besitze: ein rotes Plättchen und 2 grüne Plättchen; bringt 4 Punkte; von dir reserviert; du hast alles dafür | 2: Gib ab: einen Ring und eine Uhr; bringt 5 Punkte und 1 Steckbrief; reserviert von Ben | 3: Ziehe: 3 Plättchen; bringt 3 Punkte und 1 Münze
    Hehler: 1: Ring 1, Ring 3 (belegt: neutraler Ring), Uhr 2 | 2: Siegeldose 3, Uhr 2, Schlüssel in jeder Farbe 1
    Säcke: Roter Sack: 6 Beuteplättchen, ein Schädel; Ring, Halskette, Uhr, Brosche, roter Schlüssel und Münzplättchen; Als Nächstes: Schädel 14\u202f%, 1 von 7; kein Schädel bei 2 Griffen: 73\u202f% | Blauer Sack: 6 Beuteplättchen, ein Schädel; Ring, Halskette, Uhr, Brosche, blauer Schlüssel und Münzplättchen; Als Nächstes: Schädel 14\u202f%, 1 von 7; kein Schädel bei 2 Griffen: 73\u202f% | Gelber Sack: 6 Beuteplättchen, ein Schädel; Ring, Halskette, Uhr, Brosche, gelber Schlüssel und Münzplättchen; Als Nächstes: Schädel 14\u202f%, 1 von 7; kein Schädel bei 2 Griffen: 73\u202f% | Grüner Sack: 6 Beuteplättchen, ein Schädel; Ring, Halskette, Uhr, Brosche, grüner Schlüssel und Münzplättchen; Als Nächstes: Schädel 14\u202f%, 1 von 7; kein Schädel bei 2 Griffen: 73\u202f% | Schwarzer Sack: 4 Beuteplättchen, 2 Schädel; 2\u00a0×\u00a0Siegeldose, Doppelmünze und Drei-Schlüssel-Plättchen; Als Nächstes: Schädel 33\u202f%, 2 von 6; kein Schädel bei 2 Griffen: 44\u202f%
    Stapel, Vorrat und Ablage: In den Stapeln: 30 Aufträge und Razzien, 9 Hehler, 21 Komplizen. | Im Vorrat: 2 Münzen, 4 neutrale Plättchen, 17 Steckbriefe. | Neutraler Ring, neutrale Halskette, neutrale Uhr und neutrale Brosche | Abgelegte Komplizen: Bettler.
    Deine Komplizen: Betrügerin und Fälscher
    Du hast die Wahl: Weiterziehen oder Aufhören"
  `);
  await setLanguage("en", false);
});

test("a watcher's table in words has no hand", () => {
  const titles = textView(viewOf({ seat: null, hand: [] }), PLAYERS).map(({ title }) => title);
  expect(titles).not.toContain("Your accomplices");
});

test("while something is paid, the prompt says what is still missing, and its button what is to be done first", () => {
  const paying: Partial<SwindlerView> = {
    phase: "paying",
    order: 2,
    due: { bg: { green: 2 } },
    options: ["give green brooch", "give green key_green"],
  };
  const before = asked(paying);
  expect([before.help, before.does, before.later]).toEqual([
    "Still to pay: 2 green tiles.",
    undefined,
    "Pick a tile first",
  ]);
  const chosen = asked(paying, ["give green brooch"]);
  expect([chosen.help, chosen.does?.label]).toEqual(["Chosen: Green brooch. Still to pay: 2 green tiles.", "Pay"]);
  expect(asked({ ...paying, options: ["give coin", "give green brooch"] }).later).toBe("Pick a tile or a coin first");
});
