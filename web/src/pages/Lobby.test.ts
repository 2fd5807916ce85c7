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

const GAME = { name: "gaunerbande", version: 1, seats: [3, 4], options: [], bots: ["greedy"], reacts: false };

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
