// Acting at a table: commands that go out together, and advice of several steps.
import { expect, test } from "vitest";
import type { Reply, TableSocket, TableAsk } from "../../wire/socket.svelte";
import { SocketActing } from "./acting.svelte";
import type { Rulebook } from "./rulebook.svelte";

/** A table that replies as it is told to; what was sent to it. */
function tableOf(replies: Partial<Reply>[], options: string[] = []): { socket: TableSocket; sent: string[][] } {
  const sent: string[][] = [];
  const socket = {
    id: "x",
    pending: [],
    position: { view: { options }, why_not: {} },
    ask(request: TableAsk): Promise<Reply> {
      if (request.ask === "play") sent.push(request.commands);
      return Promise.resolve(replies.shift() as Reply);
    },
  };
  return { socket: socket as unknown as TableSocket, sent };
}

const BOOK = { reason: () => "" } as unknown as Rulebook;
const DONE = { type: "done" } as const;

test("commands go out together, and are taken back together", async () => {
  const { socket, sent } = tableOf([DONE]);
  const acting = new SocketActing(socket, BOOK);
  acting.play(["take plan", "take hammer"]);
  await expect.poll(() => acting.together).toBe(2);
  expect(sent).toEqual([["take plan", "take hammer"]]);
});

test("advice whose first step is possible is kept, whatever follows on it", async () => {
  const choices = [{ command: "visit 1", chance: 0.4, spread: 0.01, reason: null }];
  const { socket } = tableOf([{ type: "hinted", commands: ["visit 1", "sell 2"], choices }], ["visit 1", "decline"]);
  const acting = new SocketActing(socket, BOOK);
  await acting.advise();
  expect(acting.hint).toEqual(["visit 1", "sell 2"]);
  expect(acting.choices).toEqual(choices);
  acting.forgetHint();
  expect([acting.hint, acting.choices]).toEqual([[], []]);
});

test("advice that comes too late is not shown, neither are the moves it compares", async () => {
  const choices = [{ command: "visit 1", chance: 0.4, spread: 0.01, reason: null }];
  const { socket } = tableOf([{ type: "hinted", commands: ["visit 1"], choices }], ["decline"]);
  const acting = new SocketActing(socket, BOOK);
  const asked = acting.advise();
  expect(acting.advising).toBe(true);
  await asked;
  expect(acting.advising).toBe(false);
  expect([acting.hint, acting.choices, acting.unadvised]).toEqual([[], [], "late"]);
});

test("where there is nothing to decide, it is said, and not that a rule forbids it", async () => {
  const { socket } = tableOf([{ type: "refused", rule: "K-1" }], []);
  const acting = new SocketActing(socket, BOOK);
  await acting.advise();
  expect([acting.unadvised, acting.explanation]).toEqual(["nothing", null]);
  acting.forgetHint();
  expect(acting.unadvised).toBeNull();
});

test("of what is chosen, what follows on a possible step is kept; what was asked and is no longer possible goes", () => {
  const { socket } = tableOf([], ["visit 1", "decline"]);
  const acting = new SocketActing(socket, BOOK);
  const left = (...chosen: string[]): readonly string[] => {
    acting.picks.choose(chosen);
    acting.review();
    return acting.picks.chosen;
  };
  expect(left("visit 1", "sell 2")).toEqual(["visit 1", "sell 2"]);
  expect(left("visit 2", "sell 2")).toEqual([]);
  expect(left("visit 1", "visit 2")).toEqual(["visit 1"]);
});

test("a window does not call for whoever has answered, or whose standing orders do", () => {
  const { socket } = tableOf([], ["pass", "play copycat"]);
  const acting = new SocketActing(socket, BOOK);
  const excused = (asked: boolean, answer: string | null): boolean => {
    Object.assign(socket, { reactions: { when: "fits", bluff: true, asked, answer } });
    return acting.excused;
  };
  expect([excused(true, null), excused(true, "pass"), excused(false, null)]).toEqual([false, true, true]);
});

test("in real time motions follow each other without waiting, but no more than a hand may have on its way", async () => {
  const { socket, sent } = tableOf([DONE, { type: "refused", rule: "ME-2.2 in-a-hand" }]);
  Object.assign(socket.position as object, { live: { begins: 0 } });
  const acting = new SocketActing(socket, BOOK);
  Object.assign(socket, { pending: [{ ask: "play", commands: ["keep"] }] });
  acting.play(["grab 9"]);
  expect(await acting.playInRealTime("grab 17")).toBe("ME-2.2 in-a-hand");
  Object.assign(socket, { pending: ["keep", "grab 9"].map((command) => ({ ask: "play", commands: [command] })) });
  expect(await acting.playInRealTime("grab 3")).toBeNull();
  expect(sent).toEqual([["grab 9"], ["grab 17"]]);
});
