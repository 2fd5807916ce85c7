// The lobby's logic: invitations, lines, tables against bots, names.
import { afterEach, expect, test, vi } from "vitest";
import { setLanguage } from "../texts/texts.svelte";
import { cast, chair } from "../wire/fixtures";
import type { GameOnShelf, TableLine } from "../wire/types";
import { botTitle } from "./characters";
import { againstBots, gameTitle, isShort, seatRange, settingTitle, unitOf, usualSeats } from "./games";
import { isLocalOnly, isLoopback, outerOrigin, tableIn } from "./invite";
import { finishedTables, tableNames, tableStateWords, filteredTables, settingWords, runningTables } from "./table-list";
import { NameDraft } from "./name-draft.svelte";
import { alias, goBy, myName, nameOrThief, thief } from "./person.svelte";

const GAME: GameOnShelf = {
  name: "gaunerbande",
  version: 1,
  seats: [3, 4, 5, 6],
  options: [],
  bots: ["greedy", "random"],
  reacts: false,
  real_time: false,
  lessons: [],
  cover: "",
};
const line = (changes: Partial<TableLine>): TableLine => ({
  id: "x",
  game: "gaunerbande",
  chairs: [chair("person", { name: "Ada" }), chair("bot", { name: "Otto" }), chair("empty")],
  options: { limit: 100 },
  clock: null,
  status: "open",
  round: null,
  yours: null,
  your_turn: false,
  made: 0,
  ended: null,
  lesson: false,
  guided: false,
  waits_for: [],
  since: null,
  left: null,
  bank: null,
  over_days: false,
  away_until: null,
  ...changes,
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLanguage("en", false);
});

test("others are invited by an address they can reach", () => {
  const here = { hostname: "localhost", origin: "http://localhost:8000" };
  expect(outerOrigin(here, "http://192.168.0.7:8000/")).toBe("http://192.168.0.7:8000");
  expect(outerOrigin(here, null)).toBe("http://localhost:8000");
  expect(outerOrigin({ hostname: "games.example", origin: "https://games.example" }, "http://192.168.0.7:8000")).toBe(
    "https://games.example",
  );
  expect([isLocalOnly(here, null), isLocalOnly(here, "http://192.168.0.7:8000")]).toEqual([true, false]);
  expect(isLocalOnly({ hostname: "games.example" }, null)).toBe(false);
  expect(["127.0.0.1", "127.1.2.3", "[::1]", "localhost"].every(isLoopback)).toBe(true);
  expect(["192.168.0.7", "localhost.example", "1127.0.0.1"].some(isLoopback)).toBe(false);
});

test("a pasted link or code means a table", () => {
  expect(tableIn(" http://192.168.0.7:8000/t/QAQYh8hZuOODH3C8#sit ")).toBe("QAQYh8hZuOODH3C8");
  expect(tableIn("/t/a-b_c?x=1")).toBe("a-b_c");
  expect(tableIn("QAQYh8hZuOODH3C8")).toBe("QAQYh8hZuOODH3C8");
  for (const other of ["", "hi", "http://example.org/about", "not a code"]) expect(tableIn(other)).toBeNull();
});

test("a game against bots has one chair for a person", () => {
  expect(againstBots(cast, GAME).bots).toEqual([null, "greedy", "greedy", "greedy"]);
  expect(againstBots(cast, { ...GAME, seats: [2], bots: ["random"] }).bots).toEqual([null, "random"]);
  expect(usualSeats({ ...GAME, seats: [2, 3] })).toBe(3);
  expect([[3, 4, 5, 6], [2]].map((seats) => seatRange({ ...GAME, seats }))).toEqual(["3–6", "2"]);
});

test("what has no words of its own goes by its name", () => {
  expect([gameTitle("chess"), botTitle(cast, "deep"), settingTitle("chess", "board", "round")]).toEqual([
    "chess",
    "Bot deep",
    "round",
  ]);
  expect(settingWords("gaunerbande", { limit: 50 })).toEqual(["Ends when somebody has more than 50 penalty points"]);
  expect(settingWords("chess", { board: "round" })).toEqual(["board: round"]);
  expect(settingWords("chess", { blitz: true, castling: false })).toEqual(["blitz: yes", "castling: no"]);
});

test("tables are told in a few words, in both languages", async () => {
  expect(tableStateWords(line({ clock: 30 }))).toBe("one free seat, 30 seconds per move");
  expect(tableStateWords(line({ status: "playing", round: 3, your_turn: true, clock: 30 }))).toBe("round 3, your turn");
  expect(tableNames(line({}))).toBe("At the table: Ada and Otto");
  expect(tableNames(line({ chairs: [chair("empty")] }))).toBe("Nobody is sitting here yet");
  await setLanguage("de", false);
  expect(tableStateWords(line({ chairs: [chair("empty"), chair("empty")] }))).toBe("2 Stühle sind frei");
  const ended = new Date(2026, 10, 3, 21, 30).getTime() / 1000;
  expect(tableStateWords(line({ status: "over", made: ended - 3600, ended }))).toBe("beendet 3. Nov., 21:30");
});

test("the unit beside a number is that of the number", () => {
  expect([1, 2].map((value) => unitOf("gaunerbande", "limit", value))).toEqual(["penalty point", "penalty points"]);
});

test("filters let the right tables through; one's own stand elsewhere", () => {
  const full = line({ id: "full", chairs: [chair("bot", { name: "Otto" })] });
  const playing = line({ id: "playing", status: "playing" });
  const mine = line({ id: "mine", yours: 0 });
  const ids = (filter: "all" | "free" | "watch") =>
    filteredTables([line({}), full, playing, mine], filter).map(({ id }) => id);
  expect([ids("all"), ids("free"), ids("watch")]).toEqual([["x", "full", "playing"], ["x"], ["playing"]]);
  const other = line({ id: "other", game: "langfinger" });
  expect(filteredTables([line({}), other], "all", [], "langfinger").map(({ id }) => id)).toEqual(["other"]);
});

test("of my games those that wait for me come first, finished ones apart", () => {
  const games = [
    line({ id: "a" }),
    line({ id: "b", status: "playing", your_turn: true }),
    line({ id: "c", status: "over" }),
    line({ id: "d", status: "abandoned", chairs: [chair("person"), chair("bot")] }),
  ];
  expect(runningTables(games).map(({ id }) => id)).toEqual(["b", "a"]);
  expect(finishedTables(games).map(({ id }) => id)).toEqual(["c", "d"]);
});

test("a game is short with the short game's limit, and below it", () => {
  const short = { limit: 30 };
  expect([100, 30, 1].map((limit) => isShort({ limit }, short))).toEqual([false, true, true]);
  expect(isShort({ limit: 100 }, {})).toBe(true);
  expect([0, 3, 4, 5].map((max_rounds) => isShort({ max_rounds }, { max_rounds: 4 }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a thief's name fits, in both languages", async () => {
  for (const language of ["en", "de"] as const) {
    await setLanguage(language, false);
    for (let n = 0; n < 1; n += 0.05) expect(thief(() => n)).toMatch(/^.{1,24}$/u);
  }
});

test("the server says what is wrong with a name, until somebody types on", () => {
  const draft = new NameDraft("x".repeat(25));
  expect(draft.wrong).toBe("");
  draft.refuse("bad-name");
  expect(draft.wrong).toBe("A name has 1 to 24 visible characters, and each word keeps to one alphabet.");
  draft.write("x");
  expect([draft.text, draft.wrong]).toEqual(["x", ""]);
});

test("whoever comes to a table becomes somebody, and whoever has done something is that without asking", async () => {
  vi.resetModules();
  const person = await import("./person.svelte");
  const api = await import("../wire/api");
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(Response.json({ name: null, known: method !== "GET" }));
  });
  await person.meet(); // in the lobby
  await api.createTable({ game: "gaunerbande", bots: [null] });
  await person.introduce(); // at the table
  expect(asked).toEqual(["GET /api/me", "POST /api/tables"]);
  vi.resetModules();
  await (await import("./person.svelte")).introduce(); // by a link
  expect(asked.slice(2)).toEqual(["POST /api/me"]);
});

test("while nobody answers one still sits down under some name", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  expect(await nameOrThief()).toMatch(/^.{1,24}$/u);
  expect(myName()).toBeNull();
});

test("somebody without a name gets one and keeps it", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(Response.json(body ? JSON.parse(body) : { name: null }));
  });
  const name = await nameOrThief();
  expect(name).toBe(alias());
  expect(myName()).toBe(name);
  expect(await nameOrThief()).toBe(name);
  expect(asked).toEqual(["GET /api/me", "PUT /api/me"]);
  void goBy("Ada");
  expect(await nameOrThief()).toBe("Ada");
});
