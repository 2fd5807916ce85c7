// The board: at every place a press does what it says, what cannot be had explains itself, and nobody else can act.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { actor, PLAYERS, viewOf } from "../fixtures";
import { PLACES, type LangfingerView } from "../view";

afterEach(cleanup);

function shown(view: LangfingerView, ...chosen: string[]): ReturnType<typeof actor> {
  const acting = actor(view, chosen);
  render(Board, { view, players: PLAYERS, near: 0, acting });
  return acting;
}
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(button(name));
const named = (at: string): HTMLElement => screen.getByRole("region", { name: at });

const PLACING = viewOf({
  phase: "placing",
  place: null,
  reachable: [...PLACES],
  space: null,
  options: ["place city", "place villa", "place ruin", "place museum", "place harbour"],
});
const CITY = viewOf({
  place: "city",
  due: 2,
  city: ["hammer", "plan", "plan"],
  options: ["take hammer", "take plan"],
});
const RUIN = viewOf({ place: "ruin", options: ["swap 1>2", "decline"] });
const HARBOUR = viewOf({ place: "harbour", options: ["visit 1", "decline"] });

// --- placing ---
test("LF-2.2: a stone goes to the lowest free space of the place that is pressed", async () => {
  const acting = shown(PLACING);
  await press("Villa, space 3: place your stone, possible");
  expect(acting.sent).toEqual([["place villa"]]);
  expect(within(named("Villa")).getAllByRole("button", { name: /place your stone/ })).toHaveLength(1);
});

test("LF-2.2: a press anywhere in a place puts a stone there, but none that still hurries what was shown", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const acting = shown(PLACING);
  const place = named("Villa");
  await fireEvent.click(within(place).getByRole("heading"));
  expect(acting.sent).toEqual([]);
  vi.advanceTimersByTime(400);
  await fireEvent.click(within(place).getByRole("heading"));
  expect(acting.sent).toEqual([["place villa"]]);
  vi.useRealTimers();
});

test("where nothing can be done but to decline, nobody has to press for it", () => {
  vi.useFakeTimers();
  const idle = shown(viewOf({ place: "ruin", options: ["decline"] }));
  const free = shown(RUIN);
  vi.advanceTimersByTime(5000);
  expect([idle.sent, free.sent]).toEqual([[["decline"]], []]);
  vi.useRealTimers();
});

test("LF-2.2: with free spaces each of them can be pressed", async () => {
  const acting = shown({ ...PLACING, free_spaces: true, options: ["place villa 4", "place villa 5"] });
  await press("Villa, space 5: place your stone, possible");
  expect(acting.sent).toEqual([["place villa 5"]]);
});

test("stones stand in order of arrival, and the one that acts has the lamp", () => {
  shown(viewOf());
  const spaces = screen.getByRole("list", { name: "Villa, spaces in order" });
  const stones = within(spaces).getAllByRole("img");
  expect(stones.map((stone) => stone.getAttribute("aria-label"))).toEqual(["space 1: Ada, acting now", "space 2: Ben"]);
});

// --- City ---
test("LF-3.2: tools are picked one after the other, and one too many takes the place of the first", async () => {
  const acting = shown(CITY, "take hammer", "take plan");
  const [first] = within(named("City")).getAllByRole("button", { name: "Plan, possible", pressed: false });
  await fireEvent.click(first as HTMLElement);
  expect(acting.picks.chosen).toEqual(["take plan", "take plan"]);
  expect(acting.picks.ousted).toBe("take hammer");
});

test("a tool that was picked is put back by another press", async () => {
  const acting = shown(CITY, "take hammer", "take plan");
  await press("Hammer, possible");
  expect(acting.picks.chosen).toEqual(["take plan"]);
});

// --- Villa and Museum ---
test("LF-3.4: a card is chosen with the rogue's help, the tools that go rise, and the other way is a press away", async () => {
  const acting = shown(viewOf(), "rob 1 with rogue");
  expect(button("Pliers, would be spent").getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("button", { name: "Hammer, would be spent" })).toBeNull();
  await press("Only with tools");
  expect(acting.picks.chosen).toEqual(["rob 1"]);
});

test("LF-3.3: the first press chooses a card, the second cracks it", async () => {
  const choosing = shown(viewOf());
  await press(/^Chest, takes hammer and pliers, possible/);
  expect(choosing.picks.chosen).toEqual(["rob 1 with rogue"]);
  expect(choosing.sent).toEqual([]);
  cleanup();
  const cracking = shown(viewOf(), "rob 1 with rogue");
  await press(/^Chest, takes hammer and pliers, possible/);
  expect(cracking.sent).toEqual([["rob 1 with rogue"]]);
});

test("a card one cannot pay for says why, and a press explains it", async () => {
  const acting = shown(viewOf());
  const explain = vi.spyOn(acting, "explain");
  const dark = button(/^Safe, takes hammer and 2\u00a0×\u00a0plan, not possible: /);
  expect(dark.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(dark);
  expect(explain).toHaveBeenCalledWith("rob 2", dark);
  expect(acting.picks.chosen).toEqual([]);
});

test("what one could pay for elsewhere has a sign, but cannot be picked", async () => {
  const acting = shown(PLACING);
  const safe = button(
    /^Safe, takes 2\u00a0×\u00a0hammer; you have the tools, not possible: Stones are placed first\.$/,
  );
  expect(safe.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(safe);
  expect([acting.sent, acting.picks.chosen]).toEqual([[], []]);
  expect(
    within(named("Museum")).getByText("You have the tools for one card here.", { selector: ".hidden-text" }),
  ).toBeDefined();
});

// --- Ruin ---
test("LF-3.6: an exchange space is chosen and then taken; whose stone has another is said", async () => {
  const acting = shown(RUIN, "swap 1>2");
  await press("Discard 1, draw 2: free, possible");
  expect(acting.sent).toEqual([["swap 1>2"]]);
  expect(button(/^Discard 2, draw 3: taken by Cleo, not possible/)).toBeDefined();
});

test("LF-3.6: the tools to discard are picked in the hand", async () => {
  const options = ["discard lockpick", "discard hammer", "discard pliers"];
  const acting = shown(viewOf({ phase: "discarding", place: "ruin", space: 1, due: 2, options }));
  const hand = screen.getByRole("list", { name: "Your tools" });
  await fireEvent.click(within(hand).getByRole("button", { name: "Pliers, possible" }));
  expect(acting.picks.chosen).toEqual(["discard pliers"]);
});

// --- Harbour ---
test("LF-3.7: a fence is chosen, then the card it gets; both go together", async () => {
  const choosing = shown(HARBOUR);
  await press(/^Fence, buys coins \+1 and 2\u00a0×\u00a0painting; pays 3 for yours, possible/);
  expect(choosing.picks.chosen).toEqual(["visit 1"]);
  cleanup();
  const selling = shown(HARBOUR, "visit 1");
  await press(/^Coins 2; the others see the showcase/);
  expect(selling.picks.chosen).toEqual(["visit 1", "sell 1"]);
  expect(selling.sent).toEqual([]);
  cleanup();
  const sure = shown(HARBOUR, "visit 1", "sell 1");
  await press(/^Coins 2; the others see the showcase/);
  expect(sure.sent).toEqual([["visit 1", "sell 1"]]);
});

test("LF-3.7: or a card is offered first, and the fence is pressed; a second press sells", async () => {
  const acting = shown(HARBOUR);
  await press(/^Coins 2; the others see the showcase/);
  await press(/^Fence, buys/);
  expect(acting.picks.chosen).toEqual(["visit 1", "sell 1"]);
  expect(acting.sent).toEqual([]);
});

test("LF-3.7: a card that is dragged to a fence is sold, as any piece that is drawn to its place goes there", async () => {
  const acting = shown(HARBOUR);
  const fence = button(/^Fence, buys/);
  Object.assign(document, { elementsFromPoint: () => [fence] }); // there is no layout here to ask
  const card = button(/^Coins 2; the others see the showcase/);
  await fireEvent.pointerDown(card, { isPrimary: true, button: 0, clientX: 5, clientY: 300 });
  await fireEvent.pointerMove(window, { clientX: 5, clientY: 100 });
  await fireEvent.pointerUp(window);
  expect(acting.sent).toEqual([["visit 1", "sell 1"]]);
});

test("LF-3.7: a fence who buys none of one's loot is not chosen but says so", async () => {
  const acting = shown({ ...HARBOUR, saleable: [[], []] });
  const fence = button(/^Fence, buys .*, not possible: Buys none of your loot\.$/);
  await fireEvent.click(fence);
  expect(acting.picks.chosen).toEqual([]);
  expect(screen.getByRole("dialog").textContent).toMatch(/^Buys none of your loot\. A fence, buys coins/);
});

test("a card that cannot be picked now tells of itself at a press", async () => {
  shown(PLACING);
  const safe = button(/^Safe, takes 2.×.hammer; you have the tools/);
  expect(safe.title).toContain("gold or jewellery, worth 2 to 4");
  await fireEvent.click(safe);
  expect(screen.getByRole("dialog").textContent).toMatch(/You have the tools for it\. Stones are placed first\.$/);
});

test("once stones are out, there is a sign only where one's own may still act", () => {
  shown(viewOf({ reachable: ["villa"] }));
  expect(within(named("Museum")).queryByText(/You have the tools/)).toBeNull();
  expect(screen.queryByRole("button", { name: /you have the tools/ })).toBeNull();
});

test("what a bot would do is marked where one's stone acts, not at the same number elsewhere", () => {
  const view = viewOf();
  render(Board, { view, players: PLAYERS, near: 0, acting: { ...actor(view), hint: ["rob 1"] } });
  expect(screen.getAllByText(/a bot would do this/)).toHaveLength(1);
  expect(screen.getByText(/a bot would do this/).closest("[data-place]")).toBe(named("Villa"));
});

test("LF-3.7: whoever stands at a fence is told what that one pays, and no other", () => {
  const [fence = null] = HARBOUR.harbour;
  const sale = [{ loot: 1, pays: 3 }];
  const change = { harbour: [fence, fence], saleable: [sale, sale], stall: 1, options: ["sell 1", "enough"] };
  shown({ ...HARBOUR, phase: "selling", ...change });
  expect(within(named("Harbour")).getAllByRole("button", { name: /pays 3 for yours/ })).toHaveLength(1);
});

test("LF-3.8: at the fence the next card is chosen, then sold", async () => {
  const view = viewOf({ phase: "selling", place: "harbour", stall: 1, sold: "coins", options: ["sell 1", "enough"] });
  const acting = shown(view, "sell 1");
  await press(/^Coins 2; the others see the showcase, possible/);
  expect(acting.sent).toEqual([["sell 1"]]);
});

// --- the rest of the table ---
test("LF-1.1: a rogue is chosen among those nobody plays", async () => {
  const rogues = [null, { tool: "plan", name: "Bobby Blueprint", colour: "blue" }, null, null] as const;
  const acting = shown(viewOf({ phase: "choosing", place: null, rogues: [...rogues], options: ["choose hammer"] }));
  await press("Hammer, Hans Hammer, possible");
  expect(acting.picks.chosen).toEqual(["choose hammer"]);
  expect(button(/^Plan, Bobby Blueprint, played by Ben, not possible/)).toBeDefined();
});

test("a watcher is not asked who they are", () => {
  const choosing = viewOf({ phase: "choosing", place: null, seat: null, options: [] });
  render(Board, { view: choosing, players: PLAYERS, near: 0, acting: null });
  expect(screen.getByRole("heading", { name: "Who is out tonight?" })).toBeDefined();
});

test("LF-5.1: the money track goes on past 20", () => {
  shown(viewOf({ money: [23, 20, 0, 7] }));
  const track = screen.getByRole("img", { name: /^Money track; 20 or more .* Ada 23, Ben 20, Cleo 0 and Dan 7$/ });
  expect(track.querySelectorAll(".step")).toHaveLength(24);
  expect(track.querySelector(".goal")?.textContent.trim()).toBe("20");
});

test("piles and discards are told on demand, and the name of a house set", async () => {
  shown(viewOf({ house: "Grandma’s box" }));
  expect(screen.getByText("House set: Grandma’s box")).toBeDefined();
  await press("In the piles: 31 tools, 20 loot cards, 8 fences");
  expect(screen.getByText("Discarded tools: 1")).toBeDefined();
});

test("arrow keys go from piece to piece, and only one of them is in the tab order", async () => {
  shown(CITY);
  const tools = within(named("City")).getAllByRole("button", { name: /possible$/ });
  expect(tools.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  tools[0]?.focus();
  await fireEvent.keyDown(tools[0] as HTMLElement, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(tools[2]);
  await fireEvent.keyDown(tools[2] as HTMLElement, { key: "Home" });
  expect(document.activeElement).toBe(tools[0]);
});

test("one's own tools are read by keyboard while they cannot be picked, and say why", async () => {
  const acting = shown(viewOf());
  const tools = within(screen.getByRole("list", { name: "Your tools" })).getAllByRole("button");
  expect(tools.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  expect(tools[0]?.textContent).toMatch(/^Lockpick, not possible: Your stone stands at the Villa\./);
  tools[0]?.focus();
  await fireEvent.keyDown(tools[0] as HTMLElement, { key: "ArrowRight" });
  expect(document.activeElement).toBe(tools[1]);
  await fireEvent.click(tools[1] as HTMLElement);
  expect(screen.getByRole("dialog").textContent).toMatch(/^Hammer: pays for loot .* Your stone stands at the Villa\.$/);
  expect(acting.sent).toEqual([]);
});

test("while others act nothing has a reason of its own, and a press says whose turn it is not", async () => {
  const acting = shown(viewOf({ actors: [1], options: [] }));
  const explain = vi.spyOn(acting, "explain");
  const exchange = button("Discard 1, draw 2: free");
  await fireEvent.click(exchange);
  expect(explain).toHaveBeenCalledWith("swap 1>2", exchange);
});

test("while placing, arrow keys go through the spaces of all places", async () => {
  shown(PLACING);
  const spaces = screen.getAllByRole("button", { name: /place your stone/ });
  expect(spaces.length).toBeGreaterThan(1);
  expect(spaces.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  spaces[0]?.focus();
  await fireEvent.keyDown(spaces[0] as HTMLElement, { key: "ArrowRight" });
  expect(document.activeElement).toBe(spaces[1]);
});

test("in a replay everything is a picture", () => {
  render(Board, { view: viewOf(), players: PLAYERS, near: 0, acting: null });
  expect(screen.queryByRole("button", { name: /possible/ })).toBeNull();
  expect(screen.getByRole("img", { name: "Coins 2; the others see the showcase" })).toBeDefined();
});

test("a place is opened where room is short, until the night goes on", async () => {
  const { rerender } = render(Board, { view: viewOf(), players: PLAYERS, near: 0, acting: null });
  const isOpen = (at: string): string | null => button(`Look at ${at}`).getAttribute("aria-expanded");
  expect(isOpen("Villa")).toBe("true");
  await press("Look at Harbour");
  expect([isOpen("Villa"), isOpen("Harbour")]).toEqual(["false", "true"]);
  await rerender({ view: viewOf({ place: "ruin" }) });
  expect([isOpen("Ruin"), isOpen("Harbour")]).toEqual(["true", "false"]);
});
