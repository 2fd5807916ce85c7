// The board of Swindler: what can be pressed in each phase, and what that sends.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Acting } from "../../../board/game";
import Board from "./Board.svelte";
import { actor, PLAYERS, tile, viewOf } from "../fixtures";
import type { Phase, Steal, SwindlerView } from "../view";

afterEach(cleanup);

function shown(view: SwindlerView, chosen: string[] = [], more: Partial<Acting> = {}): ReturnType<typeof actor> {
  const acting = Object.assign(actor(view, chosen), more);
  render(Board, { view, players: PLAYERS, near: 0, acting });
  return acting;
}
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(button(name));
const named = (at: string): HTMLElement => screen.getByRole("list", { name: at });

const RESERVING = viewOf({
  phase: "reserving",
  steal: null,
  options: ["reserve 2", "reserve 3", "cancel 1", "steal red"],
});
const ACTING = viewOf({
  phase: "acting",
  steal: null,
  options: ["fulfil 1", "fulfil 1 with help", "sell 1.1", "end actions"],
  met: [1],
});
const WINDOW = viewOf({
  phase: "window",
  window: "tile",
  active: 1,
  actors: [0, 3],
  asked: [0, 3],
  awaited: [0, 3],
  options: ["pass", "play copycat"],
  fits: ["copycat"],
});

const RAID = {
  id: "P1",
  loot_at_least: 4,
  hand_in: 2,
  jail_at_posters: 2,
  hits: [
    { seat: 0, tiles: 2, jail: false },
    { seat: 1, tiles: 0, jail: true },
  ],
};

// --- orders and dealers ---
test("SW-2.1: an order is picked, and reserved at the second press; one’s own marker is taken back", async () => {
  const picking = shown(RESERVING);
  await press(/^Draw: 3 tiles; .*, possible$/);
  expect([picking.picks.chosen, picking.sent]).toEqual([["reserve 3"], []]);
  cleanup();
  const sure = shown(RESERVING, ["reserve 3"]);
  await press(/^Draw: 3 tiles/);
  expect(sure.sent).toEqual([["reserve 3"]]);
  await press(/^Own: .*reserved by you/);
  expect(sure.picks.chosen).toEqual(["cancel 1"]);
});

test("SW-4.1: an order that can be fulfilled with help or without offers both", async () => {
  const acting = shown(ACTING, ["fulfil 1"]);
  expect(button(/^Own: .*you have what it takes, possible$/)).toBeDefined();
  const [, withHelp] = within(screen.getByRole("group", { name: "Which way?" })).getAllByRole("button");
  await fireEvent.click(withHelp as HTMLElement);
  expect(acting.picks.chosen).toEqual(["fulfil 1 with help"]);
});

test("an order one may not fulfil says why, and a press explains it", async () => {
  const acting = shown(ACTING);
  const explain = vi.spyOn(acting, "explain");
  const dark = button(/^Discard: .*reserved by Ben; you have 1 of 2, not possible: /);
  await fireEvent.click(dark);
  expect(explain).toHaveBeenCalledWith("fulfil 2", dark);
});

test("SW-4.5: a field is picked and sold to; a full one only tells what lies there", async () => {
  const acting = shown(ACTING);
  await press("Ring, brings 1 point, possible");
  expect(acting.picks.chosen).toEqual(["sell 1.1"]);
  expect(button(/^Ring, taken by a/).getAttribute("aria-disabled")).toBe("true");
});

test("what brings most stands first among what one can do, and each once", () => {
  const [dealer] = ACTING.dealers;
  const dealers = dealer ? [dealer, { ...dealer, id: "D6" }, ...ACTING.dealers.slice(1)] : [];
  shown({ ...ACTING, dealers, options: ["sell 1.1", "sell 2.1", "sell 1.3", "fulfil 1", "fulfil 1 with help"] });
  const possible = screen.getByText("What you can do").closest("section") as HTMLElement;
  const words = within(possible)
    .getAllByRole("button")
    .map((each) => each.textContent);
  expect(words).toEqual([expect.stringMatching(/^Fulfil/), "Sell watch for 2 points", "Sell ring for 1 point"]);
});

test("SW-4.5: a tile drawn to a field is sold there, and answers which one it is", async () => {
  const acting = actor(ACTING);
  const { rerender } = render(Board, { view: ACTING, players: PLAYERS, near: 0, acting });
  const field = button(/^Ring, brings 1 point/);
  Object.assign(document, { elementsFromPoint: () => [field] }); // there is no layout here to ask
  const ring = within(named("Your loot")).getByRole("button", { name: "Red ring" });
  await fireEvent.pointerDown(ring, { isPrimary: true, button: 0, clientX: 5, clientY: 300 });
  await fireEvent.pointerMove(window, { clientX: 5, clientY: 100 });
  await fireEvent.pointerUp(window);
  expect(acting.sent).toEqual([["sell 1.1"]]);
  const options = ["give red ring", "give white ring"];
  await rerender({ view: { ...ACTING, phase: "selling", field: "1.1", options } });
  expect(acting.sent).toEqual([["sell 1.1"], ["give red ring"]]);
});

// --- bags ---
test("SW-3.1: a bag is picked and named; while one steals, a hand in it is the next draw", async () => {
  const naming = shown(RESERVING);
  await press(/^Red bag: .*, possible$/);
  expect([naming.picks.chosen, naming.sent]).toEqual([["steal red"], []]);
  cleanup();
  const stealing = shown(viewOf());
  await press(/^Green bag: .*, possible$/);
  expect(stealing.sent).toEqual([["draw"]]);
  expect(screen.queryByRole("button", { name: /^Red bag.*possible/ })).toBeNull();
});

test("SW-7.21: with a Sidekick the other bags can be picked", async () => {
  const acting = shown(viewOf({ hand: ["sidekick"], options: ["draw", "stop", "sidekick red"] }));
  await press(/^Red bag: .*, possible$/);
  expect(acting.picks.chosen).toEqual(["sidekick red"]);
});

test("the odds are told, unless the table hides them or one does not want them", async () => {
  shown(viewOf());
  expect(button(/^Green bag: 6 loot tiles, one skull, skull on the next draw 14/)).toBeDefined();
  await press("Odds");
  expect(button(/^Green bag: 6 loot tiles, one skull, possible$/)).toBeDefined();
  await press("Odds");
  cleanup();
  const bags = structuredClone(viewOf().bags);
  for (const inside of Object.values(bags)) inside.odds = null;
  shown(viewOf({ bags }));
  expect(screen.queryByRole("button", { name: "Odds" })).toBeNull();
  expect(button(/^Green bag: 6 loot tiles, one skull, possible$/)).toBeDefined();
});

// --- this turn's tiles ---
test("SW-3.2: this turn’s tiles lie apart from the rest", () => {
  shown(viewOf());
  const swag = screen.getByRole("region", { name: "Drawn this turn" });
  expect(
    within(swag)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toHaveLength(2);
  expect(within(named("Your loot")).getAllByRole("button")).toHaveLength(1);
});

test("SW-3.2: they lie in the order they were drawn, and the newest is marked", () => {
  const steal = viewOf().steal as NonNullable<SwindlerView["steal"]>;
  const fresh = ["green watch", "green brooch", "green ring"].map(tile);
  shown(viewOf({ steal: { ...steal, fresh } }));
  const swag = screen.getByRole("region", { name: "Drawn this turn" });
  const names = within(swag)
    .getAllByRole("button")
    .map((piece) => piece.getAttribute("data-piece"));
  expect(names).toEqual(fresh.map(({ object }) => `tile-0-green ${object}-0`));
  expect(swag.querySelector(".latest [data-piece]")?.getAttribute("data-piece")).toBe("tile-0-green ring-0");
});

test("SW-3.3: a skull that lies there says what it costs, and what an Angel would make of it, alike for everybody", () => {
  const steal = { ...(viewOf().steal as NonNullable<SwindlerView["steal"]>), skull: true };
  const view = viewOf({ phase: "window", window: "skull", active: 1, actors: [0], steal, options: ["pass"] });
  const boxes = (change: Partial<SwindlerView>): string[] => {
    cleanup();
    shown({ ...view, ...change });
    return screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent.trim());
  };
  expect(boxes({})).toEqual(["If nobody steps in", "If an Angel comes"]);
  expect(screen.getByText("Ben loses 2 green tiles.")).toBeDefined();
  expect(boxes({ fits: ["guardian_angel"] })).toEqual(["If nobody steps in", "If you play the Angel"]);
  const angel = [{ seat: 2, card: "guardian_angel" }] as SwindlerView["played"];
  expect(boxes({ phase: "answering", played: angel })).toEqual(["Without the Angel", "With the Angel"]);
  expect(boxes({ steal: { ...steal, fresh: [] } })[1]).toBe("If an Angel comes");
  expect(screen.getByText(/the Angel gets a coin/)).toBeDefined();
  expect(boxes({ hands: [0, 2, 0, 0] })).toEqual(["If nobody steps in"]); // nobody else has a card
  const struck = { ...steal, skull: false, caught: true, spared: 1 };
  expect(boxes({ phase: "keeping", actors: [], steal: struck })).toEqual(["What it costs"]);
  expect(screen.getByText("Ben loses one green tile. Ben may keep one of these.")).toBeDefined();
});

test("SW-5.6: a raid names who pays what", () => {
  shown(viewOf({ phase: "handing-in", raid: RAID, owed: 2 }));
  const raid = screen.getByRole("region", { name: "Police raid" });
  expect(
    within(raid)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent.trim()),
  ).toEqual([
    expect.stringContaining("You hand in 2 tiles"),
    expect.stringContaining("Ben goes to jail"),
    "Everybody else gets away.",
  ]);
});

test("SW-7.3: who is asked reads the card, and what it means now", () => {
  shown({ ...WINDOW, bags: viewOf().bags });
  const card = document.querySelector(".reaction li");
  expect(card?.textContent).toContain("Copycat");
  expect(card?.textContent).toContain("Green bag: Skull: 14");
});

test("SW-7.5: whoever may answer sees in words that these are asked", () => {
  shown(WINDOW);
  expect(document.querySelector("p.asked .caption")?.textContent).toBe("Asked");
  expect(document.querySelector("p.asked")?.getAttribute("title")).toMatch(/^Asked: .+ and Dan$/);
});

test("SW-7.19: where one card can be played in several ways, they lie open at once", async () => {
  const acting = shown({
    ...WINDOW,
    window: "bag",
    options: ["pass", "bet caught", "bet free"],
    fits: ["know_it_all"],
  });
  await press("Bet on caught");
  expect(acting.picks.chosen).toEqual(["bet caught"]);
});

test("SW-3.1: the forecast of a bag is gone with the steal, whatever the pointer is over", async () => {
  const lens = (): Element | null => document.querySelector(".lens");
  shown(RESERVING);
  await fireEvent.focusIn(document.querySelector('[data-place="bag-red"]') as Element);
  expect(lens()).not.toBeNull();
  cleanup();
  const steal = viewOf().steal as NonNullable<SwindlerView["steal"]>;
  shown(viewOf({ phase: "keeping", options: ["take green watch"], steal: { ...steal, caught: true } }));
  expect(lens(), "of the bag one was caught at").toBeNull();
  cleanup();
  shown({ ...ACTING, steal: { ...steal, over: true, fresh: [] } });
  await fireEvent.focusIn(document.querySelector('[data-place="bag-red"]') as Element);
  expect(lens()).toBeNull();
});

test("SW-6.1: the accomplices that may come are shown once each, Lock Pickers of any colour as one", () => {
  const unseen: SwindlerView["unseen"] = ["assassin", "assassin", "lock_picker_red", "lock_picker_blue"];
  shown(viewOf({ phase: "hiring", options: ["hire 1", "hire nobody"], steal: null, unseen }));
  expect(document.querySelectorAll(".all .faces > *")).toHaveLength(2);
});

test("a skull that somebody may still take back lies there for all to see, and so does a bet", () => {
  const steal = { ...(viewOf().steal as NonNullable<SwindlerView["steal"]>), skull: true };
  shown(
    viewOf({ phase: "window", window: "skull", options: [], actors: [1], steal, bets: [{ seat: 2, caught: true }] }),
  );
  expect(screen.getByRole("img", { name: "A skull!" })).toBeDefined();
  expect(screen.getByText("Cleo bets on caught")).toBeDefined();
});

// --- accomplices ---
test("SW-7.5: in a window the card that fits is lit, the others say why not", async () => {
  const acting = shown(WINDOW);
  expect(button(/^Forger, not possible: /)).toBeDefined();
  await press("Copycat, possible");
  expect(acting.picks.chosen).toEqual(["play copycat"]);
  cleanup();
  const sure = shown(WINDOW, ["play copycat"]);
  await press("Copycat, possible");
  expect(sure.sent).toEqual([["play copycat"]]);
});

test("where standing orders answer, only what could still be played is lit, and nothing goes dark", () => {
  const reactions = { when: "fits", bluff: true, asked: false, answer: null } as const;
  shown(WINDOW, [], { reactions });
  expect(button("Forger").getAttribute("aria-disabled")).toBe("true");
  expect(button("Copycat, possible")).toBeDefined();
});

test("what was answered stays marked until the window closes", () => {
  const reactions = { when: "always", bluff: true, asked: true, answer: "play copycat" } as const;
  shown(WINDOW, [], { reactions });
  expect(button("Copycat, possible").getAttribute("aria-pressed")).toBe("true");
});

test("standing orders are given beside the hand", async () => {
  const setStandingOrders = vi.fn();
  shown(WINDOW, [], { reactions: { when: "fits", bluff: true, asked: true, answer: null }, setStandingOrders });
  await press(/^Ask me\s+When a card fits$/);
  await fireEvent.click(screen.getByRole("radio", { name: /^Not this turn/ }));
  expect(setStandingOrders).toHaveBeenCalledWith("turn");
});

test("SW-7.6: cards that answer each other are a stack, and what is cancelled as it stands is struck out", () => {
  const played = [
    { seat: 1, card: "guardian_angel", yours: tile("green brooch"), struck: true },
    { seat: 2, card: "assassin" },
  ] as const;
  shown(
    viewOf({ phase: "answering", window: "skull", played: [...played], asked: [1, 3], options: [], actors: [1, 3] }),
  );
  const stack = screen.getByRole("region", { name: "Cards in play" });
  expect(within(stack).getByRole("img", { name: "Ben: Guardian Angel" })).toBeDefined();
  expect(within(stack).getByRole("img", { name: "Cleo: Assassin" })).toBeDefined();
  expect(within(stack).getAllByRole("img", { name: "cancelled as things stand" })).toHaveLength(1);
  expect(within(stack).getByText("takes: green brooch")).toBeDefined();
  expect(within(stack).getByText("Asked: Ben and Dan")).toBeDefined();
});

test("SW-7.8: an Assassin is played on one of the cards shown", async () => {
  const help = [
    { card: "forger", tile: tile("red ring"), as: "watch" },
    { card: "lock_picker_red", tile: null, as: null },
  ] as const;
  const options = ["pass", "play assassin on 1", "play assassin on 2"];
  const acting = shown(viewOf({ phase: "answering", active: 1, help: [...help], options, hand: ["assassin"] }));
  await press("Forger: red ring counts as watch, possible");
  expect(acting.picks.chosen).toEqual(["play assassin on 1"]);
});

test("a card that the options can play is lit, whatever the phase; one that they cannot lies there", async () => {
  const acting = shown(viewOf({ phase: "hiring", options: ["hire nobody", "play copycat"], steal: null }));
  await press("Copycat, possible");
  expect(acting.picks.chosen).toEqual(["play copycat"]);
  expect(button("Forger").getAttribute("aria-disabled")).toBe("true");
});

// --- what cards and raids ask for ---
test.each([
  ["handing-in", "give red ring", "Red ring, possible"],
  ["forging", "forge red ring", "Red ring, possible"],
  ["dividing", "give green brooch", "Green brooch, possible"],
  ["keeping", "take green brooch", "Green brooch, possible"],
  ["begging", "give coin", "A coin, possible"],
] as const)("%s: %s is picked on the table", async (phase, command, label) => {
  const acting = shown(viewOf({ phase, options: [command] }));
  await press(label);
  expect(acting.picks.chosen).toEqual([command]);
});

test.each<[Phase, string, string | RegExp, Partial<SwindlerView>]>([
  ["rewarding", "take white watch", "Neutral watch, possible", {}],
  ["wanting", "take blue watch", "Blue watch, possible", { played: [{ seat: 0, card: "hustler", partner: 1 }] }],
  ["partnering", "swap with 3", "Dan, possible", { played: [{ seat: 0, card: "hustler" }] }],
  ["forging-as", "as watch", "Watch, possible", {}],
])("%s: %s is picked in the tray", async (phase, command, label, change) => {
  const acting = shown(viewOf({ phase, options: [command], steal: null, ...change }));
  await press(label);
  expect(acting.picks.chosen).toEqual([command]);
});

test("SW-7.18: who is offered can be swapped with, the others say why not", () => {
  const played: SwindlerView["played"] = [{ seat: 0, card: "hustler" }];
  shown(viewOf({ phase: "partnering", options: ["swap with 1"], steal: null, played }));
  const tray = screen.getByRole("region", { name: "Choose" });
  const labels = within(tray).getAllByRole("button");
  expect(labels.map((label) => label.getAttribute("aria-disabled"))).toEqual([null, "true", "true"]);
});

test("SW-1.4: a master thief is chosen among those laid out", async () => {
  const cast = [{ id: "M3", ability: "raid_minus_one" }] as const;
  const acting = shown(viewOf({ phase: "choosing", cast: [...cast], options: ["choose m3"], steal: null }));
  const thief = button("One less for the police, possible");
  expect(thief.title).toMatch(/\.$/); // a sentence of its own, after the name
  await fireEvent.click(thief);
  expect(acting.picks.chosen).toEqual(["choose m3"]);
});

test.each<[string, Partial<SwindlerView>, string]>([
  ["in the tray", { phase: "partnering", options: ["swap with 3"] }, ".tray"],
  ["beside its master thief", { phase: "choosing", options: [] }, ".taken"],
])("a character has its face %s, without a badge, and people have a letter", (_, change, where) => {
  const players = PLAYERS.map((player) => (player.bot ? { ...player, level: 8, face: true } : player));
  const view = viewOf({ steal: null, ...change });
  render(Board, { view, players, near: 0, acting: actor(view) });
  const discs = [...document.querySelectorAll(`${where} .disc`)];
  const faces = discs.filter((disc) => disc.querySelector("use")?.getAttribute("href")?.endsWith("#face-8"));
  expect(faces.map((disc) => disc.textContent.trim())).toEqual([""]);
  expect(discs.length).toBeGreaterThan(1);
});

// --- the panel ---
const step = (): string | null | undefined =>
  within(named("The steps of a turn")).getByRole("listitem", { current: "step" }).textContent;

test.each<[string, Partial<SwindlerView>]>([
  ["1 Reserve", { phase: "reserving", steal: null }],
  ["2 Steal", {}],
  ["2 Steal", { phase: "window", window: "stolen" }],
  ["3 Sell and fulfil", { phase: "selling", steal: { ...(viewOf().steal as Steal), over: true } }],
  ["4 Refill", { phase: "handing-in", raid: RAID }],
  ["5 Hire", { phase: "hiring", steal: null }],
])("SW-2.0: the panel says that the table is at step %s", (name, change) => {
  shown(viewOf(change));
  expect(step()?.trim()).toBe(name);
});

test("SW-6.1: who hires sees which accomplices may come, what they do and what they cost", async () => {
  const acting = shown(viewOf({ phase: "hiring", steal: null, options: ["hire 1", "hire 2", "hire nobody"] }));
  const some = within(screen.getByRole("region", { name: "One of these may come" }));
  expect(some.getAllByRole("button").map(({ textContent }) => textContent.trim())).toHaveLength(4);
  await fireEvent.focusIn(some.getByRole("button", { name: /Sidekick$/ }));
  expect(some.getByText(/^Go on stealing at another bag/)).toBeDefined();
  await press(/^Hire 2, possible$/);
  expect(acting.picks.chosen).toEqual(["hire 2"]);
  expect(within(screen.getByRole("region", { name: "Choose" })).getByText("2 coins")).toBeDefined();
});

test("what can be done in one’s actions is listed, and picked as on the table", async () => {
  const acting = shown(ACTING);
  await press("Sell ring for 1 point");
  expect(acting.picks.chosen).toEqual(["sell 1.1"]);
});

test("SW-4.6: what an order asks for is ticked as far as one has it", () => {
  shown(viewOf({ phase: "reserving", steal: null, options: [] }));
  const ticks = [...document.querySelectorAll(".order")].map((order) => order.querySelectorAll(".need > .tick").length);
  expect(ticks).toEqual([3, 1, 2]);
  expect(screen.getByText("you have 1 of 2")).toBeDefined();
});

// --- the rest of the table ---
test("what the name of a piece says already is no description as well, though it is seen under the pointer", () => {
  shown(viewOf({ phase: "reserving", actors: [1], options: [], steal: null }));
  const pieces = ["Open orders", "Dealers"].flatMap((name) =>
    within(screen.getByLabelText(name)).getAllByRole("button"),
  );
  expect(pieces.length).toBeGreaterThan(4);
  for (const piece of pieces) {
    expect(piece.title).toBe("");
    expect(piece.querySelector("[title]")?.getAttribute("title")).not.toBe("");
  }
});

test("SW-5.5: whoever is in jail sits behind bars; posters, orders and thieves are told", () => {
  shown(viewOf({ jailed: [false, true, false, false] }));
  const words = screen.getByRole("group", { name: "Ben" }).textContent;
  expect(words).toContain("in jail");
  expect(words).toContain("2 wanted posters");
  expect(words).toContain("3 of 6 orders fulfilled");
});

test("who has no accomplices reads so, and who only watches sees no heading over nothing", () => {
  shown(viewOf({ hand: [] }));
  expect(screen.getByText("No accomplices yet.")).toBeDefined();
  cleanup();
  render(Board, { view: viewOf({ seat: null, hand: [] }), players: PLAYERS, near: 0, acting: null });
  expect(screen.queryByRole("heading", { name: "Accomplices" })).toBeNull();
});

test("piles, supply and discards are told on demand", async () => {
  shown(viewOf());
  await press(/^In the piles: 30 orders and raids, 9 dealers, 21 accomplices\./);
  expect(screen.getByText("Discarded accomplices: 1")).toBeDefined();
});

test("arrow keys go from bag to bag, and only one of them is in the tab order", async () => {
  shown(RESERVING);
  const bags = within(named("Bags")).getAllByRole("button");
  expect(bags.map(({ tabIndex }) => tabIndex).filter((index) => index === 0)).toHaveLength(1);
  bags[0]?.focus();
  await fireEvent.keyDown(bags[0] as HTMLElement, { key: "ArrowRight" });
  expect(document.activeElement).toBe(bags[1]);
});

test("in a replay everything is a picture", () => {
  render(Board, { view: ACTING, players: PLAYERS, near: 0, acting: null });
  expect(screen.queryByRole("button", { name: /possible/ })).toBeNull();
  expect(screen.getByRole("img", { name: "Red ring" })).toBeDefined();
});

test("while the open Hustler swaps, it lies among the cards in play and not before its owner as well", () => {
  const swap: Partial<SwindlerView> = { phase: "partnering", steal: null, hustler: 0, options: ["swap with 1"] };
  shown(viewOf({ ...swap, played: [{ seat: 0, card: "hustler" }] }));
  expect(screen.queryByRole("button", { name: /Hustler, lying open/ })).toBeNull();
  expect(screen.getAllByRole("img", { name: /Hustler/ })).toHaveLength(1);
  cleanup();
  shown(viewOf({ phase: "acting", steal: null, hustler: 0, options: ["play hustler", "end actions"] }));
  expect(button(/Hustler, lying open/)).toBeDefined();
});

test("a press on one's own loot says what it is for", async () => {
  const [own] = viewOf().loot;
  const kept = own?.[0] ?? tile("red ring");
  shown({ ...ACTING, uses: [{ tile: kept, fields: ["1.1"], orders: [] }] });
  await fireEvent.click(within(named("Your loot")).getAllByRole("button")[0] as HTMLElement);
  expect(screen.getByText("Can be sold for 1 point.")).toBeDefined();
});

test("a sale and an order that need accomplices look and sound otherwise than plain ones", () => {
  shown(viewOf({ phase: "acting", steal: null, options: ["sell 1.1", "sell 2.2 forged", "fulfil 1 with help"] }));
  button(/^Watch, brings 2 points, only with the Forger/);
  expect(button(/^Ring, brings 1 point/).querySelector(".forged")).toBeNull();
  expect(button(/^Watch, brings 2 points, only/).querySelector(".forged")).not.toBeNull();
  button(/only with accomplices/);
});
