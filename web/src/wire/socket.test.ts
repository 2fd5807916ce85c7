// The connection to a table: lost and healed, asks sent again, order kept.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chair, guest } from "./fixtures";
import { TableSocket } from "./socket.svelte";
import { PLAIN_VIEW } from "../board/fixtures";
import type { AnyAsk, AnyMessage, Position, Snapshot, Told } from "./types";

class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: AnyAsk[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyAsk);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  say(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  static get last(): Wire {
    const wire = Wire.all.at(-1);
    if (!wire) throw new Error("nobody has called yet");
    return wire;
  }
}

const entry = (n: number): Told => ({
  n,
  seat: 0,
  command: "",
  events: [],
  changes: null,
  undoes: null,
  agreed: false,
});
const at = (n: number): Position => ({
  n,
  view: { ...PLAIN_VIEW, version: n },
  why_not: {},
  undo: "no",
  left: null,
  reactions: null,
  live: null,
  clocks: null,
  running: [],
});

function arrival(from: number, to: number, watching = 0): Snapshot {
  return {
    type: "snapshot",
    table: {
      id: "a b",
      game: "gaunerbande",
      chairs: [chair("empty")],
      options: {},
      clock: null,
      pace: "quick",
      delay: null,
      listed: false,
      status: "playing",
      host: null,
      true_host: null,
      commitment: "00",
      watching,
      question: null,
      next: null,
      made: 0,
      most: null,
      takeovers: [],
      grace: 45,
      hints: true,
      lesson: null,
      stopped: false,
      skip: null,
      bank: null,
      increment: 0,
      absence: "bot",
      out_of_time: "bot",
      over_days: false,
      away_until: [],
    },
    you: { ...guest, seat: 0, host: true, ends: true, kept: null },
    position: at(to),
    told: Array.from({ length: to - from }, (_, k) => entry(from + k)),
    chat: [],
  };
}

let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("nobody answers")));
  Wire.all = [];
  socket = new TableSocket("a b");
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connected(entries = 2): Wire {
  Wire.last.open();
  Wire.last.say(arrival(0, entries));
  return Wire.last;
}

test("a lost connection comes back with what was missed, in order and without duplicates", () => {
  const heard: [number[], number, boolean][] = [];
  socket.onMoved = (told, position, arrived) => heard.push([told.map(({ n }) => n), position.n, arrived]);
  const first = connected(2);
  expect(first.address).toMatch(/\/api\/tables\/a%20b\/socket\?since=0$/);
  first.say({ type: "moved", told: [entry(2)], position: at(3) });
  first.cut();
  expect([socket.phase, socket.attempt]).toEqual(["lost", 1]);
  vi.advanceTimersByTime(700);
  expect(Wire.last.address).toMatch(/since=3$/);
  Wire.last.open();
  expect(socket.phase).toBe("lost");
  Wire.last.say(arrival(2, 5));
  expect([socket.phase, socket.attempt]).toEqual(["connected", 0]);
  expect(socket.told.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
  expect(heard).toEqual([
    [[0, 1], 2, true],
    [[2], 3, false],
    [[3, 4], 5, false],
  ]);
});

test("what had no reply is sent again once, with the same key", async () => {
  const first = connected();
  const reply = socket.ask({ ask: "play", commands: ["play g4"] });
  const second = socket.ask({ ask: "undo" });
  const [play, undo] = first.sent;
  first.say({ type: "done", key: undo?.key ?? "", table: null });
  await expect(second).resolves.toMatchObject({ type: "done" });
  first.cut();
  vi.advanceTimersByTime(700);
  expect(Wire.last.sent).toEqual([]);
  Wire.last.open();
  Wire.last.say(arrival(2, 2));
  expect(Wire.last.sent).toEqual([play]);
  expect(socket.pending).toEqual([play]);
  Wire.last.say({ type: "refused", key: play?.key ?? "", rule: "GB-3.2 follow-colour", command: "play g4", after: 0 });
  await expect(reply).resolves.toMatchObject({ type: "refused", rule: "GB-3.2 follow-colour" });
  expect(socket.pending).toEqual([]);
});

test("what a reaction window wants from us comes with a position, and changes without one", () => {
  const line = connected();
  const reactions = { when: "fits", bluff: true, asked: true, answer: null } as const;
  line.say({ type: "moved", told: [entry(2)], position: { ...at(3), reactions } });
  const { position } = socket;
  line.say({ type: "reacted", reactions: { ...reactions, answer: "pass" } });
  expect(socket.reactions?.answer).toBe("pass");
  expect(socket.position).toBe(position);
});

test("what is asked while disconnected is sent once we are connected", () => {
  void socket.ask({ ask: "start" });
  expect(Wire.last.sent).toEqual([]);
  connected();
  expect(Wire.last.sent).toMatchObject([{ ask: "start" }]);
});

test("tries become rarer, and `online` brings the next one forward", () => {
  connected().cut();
  const tries: number[] = [];
  for (let n = 0; n < 7; n++) {
    const before = Date.now();
    const count = Wire.all.length;
    while (Wire.all.length === count) vi.advanceTimersByTime(50);
    tries.push(Date.now() - before);
    Wire.last.cut();
  }
  expect(tries[0]).toBeLessThanOrEqual(650);
  expect(tries[6]).toBeGreaterThanOrEqual(7_000);
  expect(tries[6]).toBeLessThanOrEqual(12_550);
  const count = Wire.all.length;
  dispatchEvent(new Event("online"));
  expect(Wire.all.length).toBe(count + 1);
  dispatchEvent(new Event("online"));
  expect(Wire.all.length).toBe(count + 1);
});

test("a request without a reply shows that the connection is dead", () => {
  const first = connected();
  void socket.ask({ ask: "start" });
  vi.advanceTimersByTime(12_000);
  expect(first.readyState).toBe(3);
  expect(Wire.all.length).toBeGreaterThan(1);
});

test("a quiet connection is pinged, and kept as long as there are replies", () => {
  const first = connected();
  for (let n = 1; n <= 10; n++) {
    vi.advanceTimersByTime(2_000);
    const ping = first.sent.at(-1);
    expect([first.sent.length, ping?.ask]).toEqual([n, "ping"]);
    first.say({ type: "done", key: ping?.key ?? "", table: null });
  }
  expect([socket.phase, socket.pending.length]).toEqual(["connected", 0]);
});

test("a connection without replies is given up within seconds, and we say when we try again", () => {
  const first = connected();
  vi.advanceTimersByTime(5_000);
  expect([first.readyState, socket.phase, socket.wait]).toEqual([3, "lost", 1]);
  vi.advanceTimersByTime(700);
  Wire.last.cut();
  expect([1, 2]).toContain(socket.wait);
});

test("when the browser says that it is offline, the connection is pinged at once", () => {
  const first = connected();
  dispatchEvent(new Event("offline"));
  expect(first.sent).toMatchObject([{ ask: "ping" }]);
  first.say({ type: "done", key: first.sent[0]?.key ?? "", table: null });
  vi.advanceTimersByTime(1_500);
  expect(socket.phase).toBe("connected"); // the server is on this very machine
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(3_000);
  expect(first.readyState).toBe(3);
});

test("a page that nobody looks at sends nothing", () => {
  const first = connected();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.advanceTimersByTime(30_000);
  expect(first.sent).toEqual([]);
  vi.restoreAllMocks();
});

const noTable = (): Promise<Response> =>
  Promise.resolve(Response.json({ type: "problem", code: "no-table", key: null, detail: "" }, { status: 404 }));

test("if the table vanishes while we are disconnected, we are told so and stop trying", async () => {
  const look = vi.fn(noTable);
  vi.stubGlobal("fetch", look);
  connected().cut();
  await vi.advanceTimersByTimeAsync(100);
  expect([look.mock.calls.length, socket.error]).toEqual([0, null]); // what was open may just have been cut
  await vi.advanceTimersByTimeAsync(700);
  Wire.last.cut();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.error).toBe("no-table");
  expect(Wire.all).toHaveLength(2);
});

test("if the server is full we try again, but rarely, and nothing is said once we are in", async () => {
  Wire.last.open();
  Wire.last.say({ type: "problem", code: "too-many", key: null, detail: "", slips: [], count: null });
  Wire.last.cut();
  expect(socket.turnedAway).toBe("too-many");
  const before = Date.now();
  while (Wire.all.length === 1) await vi.advanceTimersByTimeAsync(50);
  expect(Date.now() - before).toBeGreaterThan(20_000);
  expect(Date.now() - before).toBeLessThan(40_000);
  connected();
  expect([socket.turnedAway, socket.phase]).toEqual([null, "connected"]);
});

test("if we had to make room for somebody, or for a window of our own, we do not come back at once", async () => {
  connected().say({ type: "problem", code: "too-many", key: null, detail: "", slips: [], count: null });
  Wire.last.cut();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([socket.turnedAway, Wire.all.length]).toEqual(["too-many", 1]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Wire.all).toHaveLength(2);
});

test("if the server cannot store anything, we say so and try again, but rarely", async () => {
  const says = { type: "problem", code: "not-stored", key: null, detail: "" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(says, { status: 503 })));
  Wire.last.cut();
  await vi.advanceTimersByTimeAsync(700);
  expect([socket.turnedAway, socket.error]).toEqual(["not-stored", null]);
  const tries = Wire.all.length;
  Wire.last.cut();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Wire.all).toHaveLength(tries);
  while (Wire.all.length === tries) await vi.advanceTimersByTimeAsync(50);
  connected();
  expect(socket.turnedAway).toBeNull();
});

test("a problem without a key does not turn away anybody who is in", () => {
  connected().say({ type: "problem", code: "bad-message", key: null, detail: "", slips: [], count: null });
  expect(socket.turnedAway).toBeNull();
});

test("if the table does not exist, we are told so and stop trying", async () => {
  vi.stubGlobal("fetch", noTable);
  Wire.last.cut();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(socket.error).toBe("no-table");
  expect(Wire.all).toHaveLength(1);
});

test("a message from an abandoned connection changes nothing", () => {
  const first = connected(2);
  first.cut();
  vi.advanceTimersByTime(700);
  first.say({ type: "moved", told: [entry(2)], position: at(3) });
  expect(socket.told).toHaveLength(2);
});

test("a gap in what was told is filled by connecting again", () => {
  const first = connected(2);
  first.say({ type: "moved", told: [entry(4)], position: at(5) });
  expect(socket.position?.n).toBe(2);
  vi.advanceTimersByTime(700);
  expect(Wire.last.address).toMatch(/since=2$/);
});

test("of a long log the latest entries come first, and earlier ones when they are asked for", async () => {
  Wire.last.open();
  Wire.last.say(arrival(700, 1200));
  expect(socket.told.map(({ n }) => n)).toEqual(Array.from({ length: 1200 }, (_, n) => n));
  expect([socket.earliest, socket.told[699]?.events, socket.position?.n]).toEqual([700, [], 1200]);
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const before = Number(/\d+$/.exec(path)?.[0]);
    const told = Array.from({ length: Math.min(500, before) }, (_, k) => ({ ...entry(before - 1 - k), seat: 3 }));
    return Promise.resolve(new Response(JSON.stringify({ told: told.reverse() })));
  });
  const both = await Promise.all([socket.getEarlier(), socket.getEarlier()]);
  expect(both).toEqual([true, false]);
  expect([socket.earliest, socket.told[199]?.seat, socket.told[200]?.seat]).toEqual([200, -1, 3]);
  Wire.last.say({ type: "moved", told: [entry(1200)], position: at(1201) });
  expect(await socket.getEarlier()).toBe(true);
  expect(await socket.getEarlier()).toBe(false);
  expect(asked.map((path) => path.split("/").at(-1))).toEqual(["log?before=700", "log?before=200"]);
  expect(socket.told.map(({ n }) => n)).toEqual(Array.from({ length: 1201 }, (_, n) => n));
});

test("lines of the chat are kept once", () => {
  const first = connected();
  const line = { n: 0, seat: 0, name: "Ada", text: "hello", at: 0, who: null, emote: null };
  first.say({ type: "said", line });
  first.cut();
  vi.advanceTimersByTime(700);
  Wire.last.open();
  Wire.last.say({ ...arrival(2, 2), chat: [line, { ...line, n: 1, text: "again" }] });
  expect(socket.chat.map(({ text }) => text)).toEqual(["hello", "again"]);
});
