// The menu of a table: a name that the server will not have is told at its field.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PLAYERS } from "../board/fixtures";
import { say } from "../texts/texts.svelte";
import { guest } from "../wire/fixtures";
import type { TableSocket, TableAsk } from "../wire/socket.svelte";
import TableMenu from "./TableMenu.svelte";

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a name is sent as it was typed, and the server's word on it stands at the field", async () => {
  const sent: TableAsk[] = [];
  const socket = {
    ask: (request: TableAsk) => {
      sent.push(request);
      return Promise.resolve({ type: "problem", code: "bad-name" });
    },
  } as unknown as TableSocket;
  const nothing = (): void => undefined;
  render(TableMenu, { open: true, socket, players: PLAYERS, onkeys: nothing, onwelcome: nothing });
  const field = screen.getByLabelText<HTMLInputElement>("Your name at this table");
  await fireEvent.input(field, { target: { value: " " } });
  if (field.form) await fireEvent.submit(field.form);
  expect(sent).toEqual([{ ask: "rename", name: " " }]);
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("A name has 1 to 24 visible characters, and each word keeps to one alphabet.")).toBeTruthy();
});

test("a bot is offered only for those whom the server says it can play for now", () => {
  const socket = {
    table: { id: "x", game: "gaunerbande", status: "playing", chairs: [], commitment: "0".repeat(64) },
    you: { ...guest, seat: 0, host: true, replaces: [2] },
  } as unknown as TableSocket;
  const nothing = (): void => undefined;
  const players = PLAYERS.map((player) => ({ ...player, away: player.seat > 0 }));
  render(TableMenu, { open: true, socket, players, onkeys: nothing, onwelcome: nothing });
  expect(screen.getAllByRole("button", { name: /bot/i }).map(({ textContent }) => textContent?.trim())).toEqual([
    say("table-replace-one", { who: "Cleo" }),
  ]);
});
