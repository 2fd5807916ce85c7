// What a browser keeps of a table.
import { afterEach, expect, test } from "vitest";
import { guest } from "../wire/fixtures";
import type { Status, Table, Told } from "../wire/types";
import { notedHands, notedSeal, notedSeed, noteSeal, noteSeed, noteTable } from "./seal";

afterEach(() => localStorage.clear());

test("the first seal seen at a table stays, whatever is said later", () => {
  expect(notedSeal("abc")).toBeNull();
  noteSeal("abc", "first");
  noteSeal("abc", "second");
  expect([notedSeal("abc"), notedSeal("other")]).toEqual(["first", null]);
});

test("who sits down anew adds a new seed", () => {
  noteSeed("abc", "01");
  noteSeed("abc", "02");
  expect([notedSeed("abc"), notedSeed("other")]).toEqual(["02", null]);
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
