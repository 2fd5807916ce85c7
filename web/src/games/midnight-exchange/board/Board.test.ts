// The board of Midnight Exchange: motions of the hand by pointer and keyboard, refusals, and trades.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Acting, RealTime } from "../../../board/game";
import Board from "./Board.svelte";
import { actor, CLOCKS, PLAYERS, viewOf } from "../fixtures";
import type { MidnightExchangeView } from "../view";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Reaching = ReturnType<typeof actor> & { reached: string[] };

/** The board for Ada, whose motions the table answers like this. */
function shown(
  view: MidnightExchangeView,
  { answer = null as string | null, live = null as RealTime | null, more = {} } = {},
): Reaching {
  const reached: string[] = [];
  const acting = Object.assign(actor(view.options), {
    reached,
    playInRealTime: (command: string) => {
      reached.push(command);
      return Promise.resolve(answer);
    },
    ...(more as Partial<Acting>),
  });
  render(Board, { view, players: PLAYERS, near: 0, acting, live });
  return acting;
}
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(button(name));
const type = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const HOLDING = viewOf({
  hands: [17, null, null, null],
  holding: "brass_key",
  options: ["keep", "back up", "back down"],
  tiles: viewOf().tiles.with(16, { place: "garage", lies: "hand", find: null }),
});

test("ME-2.1: a press picks up a tile; a second press at its place keeps it, as a free slot does", async () => {
  const first = shown(viewOf());
  await press("17, garage, face down");
  expect(first.reached).toEqual(["grab 17"]);
  cleanup();
  const second = shown(HOLDING);
  await press(/^17, in your hand/);
  await press(/^slot 1, free; press it to keep/);
  expect(second.reached).toEqual(["keep", "keep"]);
});

test("ME-2.1: what is in the hand opens at its place, with both ways to go on; the main one is back where nobody wants it", async () => {
  const wanted = shown(HOLDING);
  const plate = (): HTMLElement => screen.getByRole("group", { name: "Your find" });
  expect(within(plate()).getByText("Brass key")).toBeDefined();
  expect(plate().dataset["place"]).toBe("find"); // by which a guide rings it, with both ways
  const main = (): string[] => [...plate().querySelectorAll(".btn.main")].map((each) => each.textContent);
  expect(main()).toEqual(["Keep itK"]);
  await fireEvent.click(within(plate()).getByRole("button", { name: /^Keep it/ }));
  await fireEvent.click(within(plate()).getByRole("button", { name: "Back, face down" }));
  expect(wanted.reached).toEqual(["keep", "back down"]);
  cleanup();
  shown({ ...HOLDING, holding: "empty_drawer", spare: true });
  expect(main()).toEqual(["BackD"]);
  cleanup();
  const full = shown({ ...HOLDING, options: ["back up", "back down"] });
  expect(main()).toEqual(["BackD"]);
  expect(within(plate()).getByText(full.reason(""))).toBeDefined();
  await fireEvent.click(within(plate()).getByRole("button", { name: /^Keep it/ }));
  expect(full.reached).toEqual([]);
});

test("whoever plays alone stops the clocks: the tiles are covered, nothing is sent, and what is left is kept", async () => {
  const set = vi.fn();
  const live: RealTime = { trips: [], allowed: [], begins: performance.now() - 1, ends: {} };
  const props = { players: PLAYERS, near: 0, acting: actor(viewOf().options) };
  const { rerender } = render(Board, { ...props, view: viewOf(), live, pause: { stopped: false, set } });
  await press("Pause");
  expect(set).toHaveBeenLastCalledWith(true);
  const stopped = { ...live, begins: null, left: { "rummage 2": 74 } };
  await rerender({ ...props, view: viewOf(), live: stopped, pause: { stopped: true, set } });
  expect(screen.getByRole("region", { name: "Ready?" })).toBeDefined();
  expect(screen.getByRole("timer", { name: /1:14/ })).toBeDefined();
  const finds = (): number => screen.queryByRole("list", { name: "On the tiles", hidden: true })?.children.length ?? 0;
  expect(finds()).toBe(0);
  await rerender({ ...props, view: viewOf({ round: 1 }), live: stopped, pause: { stopped: true, set } });
  expect(finds()).toBe(8); // before the first rummage it says what there is
  await rerender({ ...props, view: viewOf(), live: stopped, pause: { stopped: true, set } });
  await type("1", "7", "Enter");
  await press("Let’s go");
  expect(set).toHaveBeenLastCalledWith(false);
  await rerender({ ...props, view: { ...HOLDING, options: [] }, live: stopped, pause: { stopped: true, set } });
  expect(screen.getByRole("region", { name: "Paused" })).toBeDefined();
  expect(screen.queryByRole("group", { name: "Your find" })).toBeNull();
});

test("tiles are reached by number, K, U and D say what becomes of them, E escapes; what is written is left alone", async () => {
  const first = shown(viewOf());
  await type("1", "7");
  expect(document.activeElement).toBe(button("17, garage, face down"));
  await type("Enter", "2");
  expect(document.activeElement).toBe(button("2, garage, face down"));
  cleanup();
  const second = shown(HOLDING);
  await type("k", "u", "d");
  expect(second.reached).toEqual(["keep", "back up", "back down"]);
  cleanup();
  const third = shown(viewOf({ options: ["escape"] }));
  await type("e");
  const field = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "e" });
  field.remove();
  expect([first.reached, third.reached]).toEqual([[], ["escape"]]);
});

test("ME-2.2: who was slower is told at once who has the tile, and nothing is in their hand", async () => {
  const view = viewOf({ hands: [null, 17, null, null] });
  shown(view, { answer: "ME-2.2 in-a-hand" });
  await press("17, garage, face down");
  await vi.waitFor(() =>
    expect(screen.getAllByRole("status").map((each) => each.textContent)).toContain("Too late: Ben has that tile."),
  );
});

test("ME-2.4: a locked tile says why, and nothing is sent", async () => {
  const acting = shown(viewOf());
  await press("20, desk, face down, locked");
  expect(acting.reached).toEqual([]);
  expect(screen.getAllByRole("status").some(({ textContent }) => textContent === acting.reason(""))).toBe(true);
});

test("a motion on its way is shown as done, marked as pending; the next one may follow it", async () => {
  const acting = shown(viewOf(), { more: { pending: ["grab 17"] } });
  expect(button(/^17, garage, in the hand of Ada, sending|^17.*sending/i)).toBeDefined();
  await press("2, garage, face down");
  expect(acting.reached).toEqual(["grab 2"]);
});

test("the tile that a bot would take is marked, and no other", () => {
  shown(viewOf(), { more: { hint: ["grab 17"] } });
  expect([...document.querySelectorAll(".hinted")]).toEqual([button("17, garage, face down, a bot would do this")]);
});

test("others’ hands are seen on the tiles they hold", () => {
  shown(
    viewOf({
      hands: [null, 5, null, null],
      tiles: viewOf().tiles.with(4, { place: "garage", lies: "hand", find: null }),
    }),
  );
  expect(button("5, garage, in the hand of Ben")).toBeDefined();
});

test("ME-2.1, ME-3.3: the countdown, the rummage and the tile in the hand have their clocks", () => {
  vi.useFakeTimers(); // or a slow machine would count down while it draws
  const now = performance.now();
  const times = { trips: [], allowed: [] };
  shown(viewOf(), { live: { ...times, begins: now + 2500, ends: { "rummage 2": now + 62_900 } } });
  expect(screen.getByRole("timer", { name: "Starting in 3" })).toBeDefined();
  expect(screen.getByRole("timer", { name: /1:0/ })).toBeDefined();
  cleanup();
  shown(HOLDING, { live: { ...times, begins: now - 1, ends: { "hold 0 17": now + 6900 } } });
  expect(screen.getByText("7 s")).toBeDefined();
  cleanup();
  const rests = { ...times, begins: null, ends: {} };
  shown(viewOf(), { live: rests });
  expect(screen.queryByText(/clocks are stopped/)).toBeNull(); // somebody who plays reads what a guide says
  cleanup();
  render(Board, { view: viewOf(), players: PLAYERS, near: 0, acting: null, live: rests });
  expect(screen.getByText(/clocks are stopped/)).toBeDefined();
});

test("ME-2.4: when a key is kept, what it opens comes into the light for a moment, in the legend too", async () => {
  const props = { players: PLAYERS, near: 0, acting: actor([]), live: null };
  const { rerender, container } = render(Board, { ...props, view: viewOf() });
  expect(container.querySelectorAll(".opened")).toHaveLength(0);
  await rerender({
    ...props,
    view: viewOf({ open: [["garage", "desk"], [], [], []], keys: [["iron_key"], [], [], []] }),
  });
  expect(container.querySelectorAll(".place.desk.opened")).toHaveLength(18);
  expect(container.querySelectorAll(".place.opened:not(.desk)")).toHaveLength(0);
  expect(container.querySelector(".legend .opened")?.textContent).toContain("Desk");
  vi.useFakeTimers();
  await rerender({
    ...props,
    view: viewOf({ open: [["garage", "desk", "safe"], [], [], []], keys: [["brass_key"], [], [], []] }),
  });
  expect(container.querySelectorAll(".place.safe.opened")).toHaveLength(18);
  await vi.advanceTimersByTimeAsync(1200);
  expect(container.querySelectorAll(".opened")).toHaveLength(0);
});

test("who hears the table is told that it starts, what others take, and how much time is left", async () => {
  vi.useFakeTimers();
  const now = performance.now();
  const live: RealTime = { trips: [], allowed: [], begins: now + 2500, ends: { "rummage 2": now + 64_500 } };
  const heard = (): string[] => [...document.querySelectorAll("[aria-live=polite]")].map((each) => each.textContent);
  const props = { players: PLAYERS, near: 0, acting: actor(viewOf().options), live };
  const { rerender } = render(Board, { ...props, view: viewOf() });
  expect(heard()).toContain("Starting in 3");
  await vi.advanceTimersByTimeAsync(2600);
  expect(heard()).toContain("Go!");
  await vi.advanceTimersByTimeAsync(2100);
  expect(heard()).toContain("60 seconds left.");
  const tray = [{ tile: 5, find: "gem" as const }, null, null, null, null, null];
  await rerender({ ...props, view: viewOf({ trays: viewOf().trays.with(1, tray) }) });
  await vi.advanceTimersByTimeAsync(2600);
  expect(heard()).toContain("Ben keeps: gem.");
  await vi.advanceTimersByTimeAsync(90); // between two ticks a message comes, which counts from its own time
  const later = { ...live, begins: performance.now(), ends: { "rummage 2": performance.now() + 50_000 } };
  await rerender({ ...props, view: viewOf({ trays: viewOf().trays.with(1, tray) }), live: later });
  await vi.advanceTimersByTimeAsync(300);
  expect(heard()).toContain("Ben keeps: gem.");
});

test("ME-4.2: what can be paid is lit and picked at a press; what cannot says why", async () => {
  const explain = vi.fn();
  const view = viewOf({ phase: "trading", turn: 0, actors: [0], options: ["buy 2 art 1", "pass"], affordable: [2] });
  const acting = shown(view, { more: { explain } });
  await press(/^Clock, possible/);
  expect(acting.picks.chosen).toEqual(["buy 2 art 1"]);
  await press(/^Painting, /);
  expect(explain).toHaveBeenCalledWith("buy 4 art 1", expect.anything());
});

test("ME-4.2: the slots that would pay for what is picked are marked, as the view says", () => {
  const tray = [null, { tile: 9, find: "jewels" as const }, { tile: 3, find: "gem" as const }, null, null, null];
  const view = viewOf({
    phase: "trading",
    turn: 0,
    actors: [0],
    options: ["buy 2 art 1", "pass"],
    affordable: [2],
    prices: { "2": [2] },
    trays: viewOf().trays.with(0, tray),
  });
  const acting = actor(view.options, ["buy 2 art 1"]);
  render(Board, { view, players: PLAYERS, near: 0, acting, live: null });
  const slots = [...screen.getByRole("list", { name: "Your tray" }).children];
  expect(slots.map((slot) => slot.classList.contains("used"))).toEqual([false, true, false, false, false, false]);
});

test("ME-4.6: a collection that asks for something in store takes it at a press", async () => {
  const owned = { ...CLOCKS, worth: 2, n: 1, step: 0, reach: 1, full: false, wants: "clock" as const };
  const view = viewOf({
    phase: "arranging",
    turn: 0,
    actors: [0],
    options: ["place clock on 1", "done"],
    stores: [["clock"], [], [], []],
    cards: [[owned], [], [], []],
    markets: [],
  });
  const acting = shown(view);
  await press(/next: clock, possible$/);
  expect(acting.picks.chosen).toEqual(["place clock on 1"]);
});

test("who watches sees everything and can press nothing", async () => {
  const view = viewOf({ seat: null, options: [] });
  render(Board, { view, players: PLAYERS.map((player) => ({ ...player, mine: false })), near: 0, acting: null });
  await press("17, garage, face down");
  expect(button("17, garage, face down").getAttribute("aria-disabled")).toBe("true");
});

test("before hands may move everybody reads whose lag is compensated, and by how much", () => {
  vi.useFakeTimers();
  const live = { begins: performance.now() + 2500, ends: {}, trips: [12, 180, null, null], allowed: [0, 150, 0, 0] };
  shown(viewOf(), { live });
  expect(screen.getByText("Slow connections are compensated: Ben 150 ms.")).toBeTruthy();
  cleanup();
  shown(viewOf(), { live: { ...live, allowed: [0, 0, 0, 0] } });
  expect(screen.queryByText(/Slow connections are compensated/)).toBeNull();
});

test("what the symbols mean is a tap away, while hands move and at the markets; whoever is alone has the clocks stopped", async () => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  const set = vi.fn();
  const props = { players: PLAYERS, near: 0, acting: null };
  const read = async (): Promise<string> => {
    await press("What is what?");
    return screen.getByRole("dialog").textContent.replace(/\s+/g, " ");
  };
  render(Board, { ...props, view: viewOf(), pause: { stopped: false, set } });
  for (const word of ["Garage", "always open", "Empty drawer", "Leather bag", "Chalice"])
    expect(await read()).toContain(word);
  expect(set).toHaveBeenCalledWith(true);
  cleanup();
  render(Board, { ...props, view: viewOf({ phase: "trading" }) });
  expect(await read()).toContain("Jewels");
});
