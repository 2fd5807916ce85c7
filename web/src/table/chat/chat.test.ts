// The chat of a table: what came last can be read at once.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { guest } from "../../wire/fixtures";
import type { TableSocket } from "../../wire/socket.svelte";
import Chat from "./Chat.svelte";

const SHOWN = 200; // px of what was said

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Where the chat is scrolled to when its last message begins there, and all of it is so high. */
async function scrolledTo(begins: number, height: number): Promise<number> {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(SHOWN);
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockReturnValue(begins);
  const scroll = vi.spyOn(Element.prototype, "scrollTo").mockReturnValue();
  const line = { n: 0, seat: 1, name: "Ben", text: "What a night.", at: 0, who: "b", emote: null };
  const socket = { id: "x", table: null, you: { ...guest, seat: 0 }, chat: [line] } as unknown as TableSocket;
  render(Chat, { socket });
  await vi.waitFor(() => expect(scroll).toHaveBeenCalled());
  return (scroll.mock.lastCall as unknown as [{ top: number }])[0].top;
}

test("a message that fits is read to its end", async () => {
  expect(await scrolledTo(800, 850)).toBe(650);
});

test("of a message that is longer than the window, the beginning is shown", async () => {
  const top = await scrolledTo(800, 1300);
  expect(top).toBeLessThanOrEqual(800);
  expect(top).toBeGreaterThan(800 - SHOWN / 4);
});
