// The lobby of a server that cannot save anything: said once, wherever one presses.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { shownToast } from "../shell/toasts.svelte";
import { cast } from "../wire/fixtures";
import Lobby from "./Lobby.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const GAME = {
  name: "gaunerbande",
  version: 1,
  seats: [3, 4],
  options: [],
  bots: ["greedy"],
  reacts: false,
  lessons: [],
};

test("what the notice says is not said again by a toast", async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  let broken = false;
  vi.stubGlobal("fetch", (path: string) => {
    if (path.startsWith("/api/shelf")) return Promise.resolve(Response.json({ ...cast, games: [GAME], address: null }));
    if (broken) return Promise.resolve(Response.json({ type: "problem", code: "not-stored" }, { status: 503 }));
    const lobby = { tables: [], mine: [], people: 0, busy: 0, pages: 1 };
    return Promise.resolve(Response.json(path.startsWith("/api/tables") ? lobby : { name: "Ada", known: true }));
  });
  render(Lobby);
  const now = await screen.findByRole("button", { name: /^Play now/ });
  broken = true;
  await fireEvent(document, new Event("visibilitychange"));
  expect(await screen.findByText(/cannot save anything/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "The door is stuck" })).toBeTruthy();
  await fireEvent.click(now);
  await vi.waitFor(() => {
    expect(scrolled).toHaveBeenCalled();
  });
  expect(shownToast()).toBeNull();
});

const CHAIR = { kind: "person", name: "Ada", bot: null, character: null, present: true, program: false };
const line = {
  id: "x",
  game: "gaunerbande",
  chairs: [CHAIR],
  options: {},
  clock: null,
  round: 2,
  made: 0,
  ended: null,
};
const playing = { ...line, status: "playing", yours: 0, your_turn: true, waits_for: [0], since: 0 };

function lobbyOf(mine: object[], tables: object[] = []): void {
  vi.stubGlobal("fetch", (path: string) => {
    if (path.startsWith("/api/shelf")) return Promise.resolve(Response.json({ ...cast, games: [GAME], address: null }));
    if (path.startsWith("/api/tables"))
      return Promise.resolve(Response.json({ tables, mine, people: 0, busy: 0, pages: 1 }));
    if (path.startsWith("/api/me/")) return Promise.resolve(Response.json({ games: [], total: 0, pages: 1 }));
    return Promise.resolve(Response.json({ name: "Ada", known: true }));
  });
}

test("lists without rows are not shown", async () => {
  lobbyOf([]);
  render(Lobby);
  const now = await screen.findByRole("button", { name: /^Play now/ });
  expect(now.classList.contains("main")).toBe(true);
  expect(screen.getByRole("heading", { name: "Evening, rabble." })).toBeTruthy();
  for (const list of [/open tables/i, /my games/i, /finished/i, /statistics/i])
    expect(screen.queryByText(list)).toBeNull();
});

test("who has played before is greeted by name and finds what waits for them first", async () => {
  lobbyOf([playing], [{ ...line, id: "y", status: "playing", yours: null, your_turn: false }]);
  render(Lobby);
  expect(await screen.findByRole("heading", { name: "Evening, Ada." })).toBeTruthy();
  expect(screen.getByText("One game is waiting for you.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Continue: Gaunerbande" }).classList.contains("main")).toBe(true);
  expect(screen.getByRole("button", { name: /^Play now/ }).classList.contains("main")).toBe(false);
  expect(screen.getByRole("link", { name: "Watch: Gaunerbande" })).toBeTruthy();
});
