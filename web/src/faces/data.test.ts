// The data of a component file: changed by replacing, never in place, and put beside our own.
import { expect, test } from "vitest";
import { at, oursAt, same, withCopy, without, withValue } from "./data";
import { DATA, formOf } from "./fixtures";
import { placedSlips, slipsWithin } from "./slips";

test("a change leaves what was before as it was", () => {
  const after = withValue(DATA, ["loot", 1, "value"], 7);
  expect(at(after, ["loot", 1, "value"])).toBe(7);
  expect(at(DATA, ["loot", 1, "value"])).toBe(2);
  expect(after.tools).toBe(DATA.tools);
});

test("nothing takes a key away, and leaves a list its places", () => {
  expect(at(withValue(DATA, ["tools", "plan"], undefined), ["tools"])).not.toHaveProperty("plan");
  expect(withValue({ fields: [["ring", 2]] }, ["fields", 0, 1], undefined)).toEqual({ fields: [["ring", ""]] });
});

test("tables on the way are made where there are none", () => {
  expect(withValue({}, ["needs", "bg", "red"], 2)).toEqual({ needs: { bg: { red: 2 } } });
});

test("a copy stands after its entry, under an id that no entry of any list has", () => {
  const data = { orders: [{ id: "B1", points: 3 }, { id: "B2" }], raids: [{ id: "B3" }] };
  expect(withCopy(data, "orders", 0)["orders"]).toEqual([
    { id: "B1", points: 3 },
    { id: "B4", points: 3 },
    { id: "B2" },
  ]);
  expect(without(data, "orders", 0)["orders"]).toEqual([{ id: "B2" }]);
  expect(withCopy({}, "orders", 0)["orders"]).toEqual([{ id: "1" }]);
});

test("ours is found by the id of an entry, wherever it stands now", () => {
  const turned = { ...DATA, loot: DATA.loot.toReversed() };
  expect(oursAt(DATA, turned, ["loot", 0])).toBe(DATA.loot[1]);
  expect(oursAt(DATA, turned, ["tools"])).toBe(DATA.tools);
  expect(oursAt(DATA, withValue(DATA, ["loot", 0, "id"], "new"), ["loot", 0])).toBeUndefined();
});

test("the order of keys makes no difference, that of a list does", () => {
  expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(same({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});

test("each slip is placed at its field, its entry, its section, or else at the set", () => {
  const form = formOf(DATA);
  const slip = (id: string, entry: string, values = {}): (typeof form.slips)[number] => ({ id, entry, values });
  form.slips = [
    slip("slip-number", "loot L2", { key: "value" }),
    slip("slip-unknown", "loot L1"),
    slip("slip-id-again", "loot #2"),
    slip("slip-word", "loot L1", { key: "mark" }),
    slip("slip-total", "loot, fences"),
    slip("slip-entries-for", "tools plan"),
    slip("slip-name", "", { key: "title" }),
    slip("slip-file-long", ""),
  ];
  const placed = placedSlips(form);
  const told = [...placed].map(([place, slips]) => [place, ...slips.map(({ slip: { id }, key }) => `${id} ${key}`)]);
  expect(Object.fromEntries(told.map(([place, ...slips]) => [place, slips]))).toEqual({
    "loot 0": ["slip-unknown ", "slip-word mark"],
    "loot 1": ["slip-number value", "slip-id-again id"],
    loot: ["slip-total "],
    tools: ["slip-entries-for plan"],
    "": ["slip-name title", "slip-file-long "],
  });
  expect(slipsWithin(placed, ["loot"])).toHaveLength(5);
});
