// What a browser keeps of a table.
import { afterEach, expect, test } from "vitest";
import { guest } from "../wire/fixtures";
import type { Status, Table, Told } from "../wire/types";
import {
  notedHands,
  notedHashes,
  notedOpened,
  notedSent,
  notedSeal,
  notedSeeds,
  noteHashes,
  noteOpened,
  noteSent,
  noteSeal,
  noteSeed,
  noteTable,
} from "./seal";

afterEach(() => localStorage.clear());

test("the first seal seen at a table stays, whatever is said later", () => {
  expect(notedSeal("abc")).toBeNull();
  noteSeal("abc", "first");
  noteSeal("abc", "second");
  expect([notedSeal("abc"), notedSeal("other")]).toEqual(["first", null]);
});

test("the last few seeds made at a table are kept, since only the start shows which counts", () => {
  for (const seed of ["01", "02", "03", "04", "05"]) noteSeed("abc", seed);
  expect([notedSeeds("abc"), notedSeeds("other")]).toEqual([["05", "04", "03", "02"], []]);
});

test("the hashes first shown stay, and other ones are noticed", () => {
  expect([notedHashes("abc"), notedOpened("abc")]).toEqual([null, false]);
  expect(noteHashes("abc", ["aa", null])).toBe(true);
  expect(noteHashes("abc", ["aa", null])).toBe(true);
  expect(noteHashes("abc", ["bb", null])).toBe(false);
  noteOpened("abc");
  expect([notedHashes("abc"), notedOpened("abc")]).toEqual([["aa", null], true]);
});

test("when a seed was sent is kept, and the first time stays", () => {
  expect(notedSent("abc")).toBeNull();
  noteSent("abc", 1_700_000_000_000);
  noteSent("abc", 1_700_000_009_000);
  expect([notedSent("abc"), notedSent("other")]).toEqual([1_700_000_000_000, null]);
});

const table = (status: Status): Table => ({ id: "abc", game: "gaunerbande", status, commitment: "seal" }) as Table;
const you = { ...guest, seat: 1, host: false, ends: false, kept: null };
const deal = (n: number, own: string[]): Told => ({
  n,
  seat: -1,
  command: "",
  events: [{ event: "Entered" }, { event: "Dealt", hands: [null, own, null] }],
  changes: null,
  undoes: null,
  agreed: false,
});

test("the hands dealt to one's own seat are kept as they were first told", () => {
  noteTable(table("playing"), you, [deal(0, ["g4", "k1"])]);
  noteTable(table("playing"), you, [deal(0, ["g5", "k1"]), deal(58, ["r10"])]);
  expect(notedHands("abc")).toEqual([
    { entry: 0, seat: 1, cards: ["g4", "k1"] },
    { entry: 58, seat: 1, cards: ["r10"] },
  ]);
  expect(notedSeal("abc")).toBe("seal");
});

test("who watches keeps the seal and no hands", () => {
  noteTable(table("playing"), { ...you, seat: null }, [deal(0, ["g4"])]);
  expect([notedSeal("abc"), notedHands("abc")]).toEqual(["seal", []]);
});

test("nothing is kept of a table that is over: its secret is out", () => {
  for (const status of ["over", "abandoned"] as const) noteTable(table(status), you, [deal(0, ["g4"])]);
  expect([notedSeal("abc"), notedHands("abc")]).toEqual([null, []]);
});
