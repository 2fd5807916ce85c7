// Emotes: they hang at the seat of whoever said them, for a while, and are sent as lines of the chat.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableSocket } from "../../wire/socket.svelte";
import type { Emote, Line } from "../../wire/types";
import EmoteRow from "./EmoteRow.svelte";
import { EMOTES, emoteWords, lineWords, ShownEmotes } from "./emotes.svelte";

const line = (n: number, seat: number | null, emote: Emote | null): Line => ({
  n,
  seat,
  name: "Ben",
  text: emote ? `/${emote}` : "What a night.",
  at: 0,
  who: null,
  emote,
});
const at = (chat: Line[]): TableSocket => ({ id: "x", chat }) as unknown as TableSocket;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("only what is said from now on hangs at seats, the latest of each, and only for a while", () => {
  const socket = at([line(0, 1, "hello")]);
  const emotes = new ShownEmotes(socket);
  emotes.look();
  expect(emotes.shown).toEqual([]);
  socket.chat = [...socket.chat, line(1, 1, "wow"), line(2, 2, "oops"), line(3, null, "bravo"), line(4, 1, null)];
  emotes.look();
  expect(emotes.shown.map(({ n }) => n)).toEqual([1, 2]);
  socket.chat = [...socket.chat, line(5, 1, "thanks")];
  emotes.look();
  expect(emotes.shown.map(({ n }) => n)).toEqual([2, 5]);
  vi.runAllTimers();
  expect(emotes.shown).toEqual([]);
  emotes.close();
});

test("each reads them in their own words, whatever else is a line of the chat", () => {
  expect(EMOTES.map((emote) => lineWords(line(0, 1, emote)))).toEqual(EMOTES.map(emoteWords));
  expect(new Set(EMOTES.map(emoteWords)).size).toBe(EMOTES.length);
  expect(lineWords(line(0, 1, null))).toBe("What a night.");
});

test("a press says it to everybody, and one at a time", async () => {
  const asked: unknown[] = [];
  const socket = { ask: (request: unknown) => (asked.push(request), Promise.resolve({ type: "done" })) };
  const onsaid = vi.fn();
  render(EmoteRow, { socket: socket as unknown as TableSocket, onsaid });
  await fireEvent.click(screen.getByRole("button", { name: emoteWords("bravo") }));
  await fireEvent.click(screen.getByRole("button", { name: emoteWords("wow") }));
  expect(asked).toEqual([{ ask: "say", text: "/bravo" }]);
  expect(onsaid).toHaveBeenCalledOnce();
  vi.runAllTimers();
  await fireEvent.click(screen.getByRole("button", { name: emoteWords("wow") }));
  expect(asked).toHaveLength(2);
});
