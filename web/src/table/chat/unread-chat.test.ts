// What was said and not read: counted, and called out once.
import { expect, test } from "vitest";
import { guest } from "../../wire/fixtures";
import type { TableSocket } from "../../wire/socket.svelte";
import type { Line } from "../../wire/types";
import { unreadChatAt } from "./unread-chat.svelte";

const line = (n: number, seat: number | null = 1): Line => ({
  n,
  seat,
  name: "Ben",
  text: `word ${n}`,
  at: 0,
  who: null,
});
const at = (chat: Line[]): TableSocket =>
  ({ chat, you: { ...guest, seat: 0, host: false, ends: false, kept: null } }) as unknown as TableSocket;

test("what came before us is read, what others say later is not", () => {
  const socket = at([line(0), line(1)]);
  const talk = unreadChatAt(socket);
  expect(talk.unread).toEqual([]);
  socket.chat = [line(0), line(1), line(2, null), line(3, 0)];
  expect(talk.unread.map(({ n }) => n)).toEqual([2]);
  expect(unreadChatAt(socket)).toBe(talk);
  talk.read();
  expect(talk.unread).toEqual([]);
});

test("news is called out once, the newest of it", () => {
  const socket = at([]);
  const talk = unreadChatAt(socket);
  socket.chat = [line(0), line(1)];
  expect(talk.unannounced()?.n).toBe(1);
  expect(talk.unannounced()).toBeNull();
  expect(talk.unread).toHaveLength(2);
});
