// What was said and not read: counted, and called out once.
import { beforeEach, expect, test } from "vitest";
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
  emote: null,
});
const at = (chat: Line[], id = "x"): TableSocket =>
  ({ id, chat, you: { ...guest, seat: 0, host: false, ends: false, kept: null } }) as unknown as TableSocket;

beforeEach(() => localStorage.clear());

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

test("what was said while the page was closed is not read when it is opened again", () => {
  unreadChatAt(at([line(0), line(1)]));
  const talk = unreadChatAt(at([line(0), line(1), line(2), line(3)]));
  expect(talk.unread.map(({ n }) => n)).toEqual([2, 3]);
  expect(talk.unannounced(), "it is counted, not called out").toBeNull();
  talk.read();
  expect(unreadChatAt(at([line(0), line(1), line(2), line(3)])).unread).toEqual([]);
  expect(unreadChatAt(at([line(0), line(1)], "y")).unread, "at another table one is new").toEqual([]);
});

test("of the tables where one has read, the latest are remembered, and what is no list is none", () => {
  for (let n = 0; n < 60; n++) unreadChatAt(at([line(0)], `table ${n}`));
  expect(unreadChatAt(at([line(0), line(1)], "table 59")).unread).toHaveLength(1);
  expect(unreadChatAt(at([line(0), line(1)], "table 0")).unread).toEqual([]);
  localStorage.setItem("cutpurse.read", "{");
  expect(unreadChatAt(at([line(0), line(1)], "table 59")).unread).toEqual([]);
});
