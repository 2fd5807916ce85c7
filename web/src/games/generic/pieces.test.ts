// Which pieces travel.
import { expect, test } from "vitest";
import { CARDS, viewOf } from "./fixtures";
import type { AnyView, Field } from "./layout";
import { identities, namesAfter, NO_NAMES, piecesIn } from "./pieces";

const ids = (view: AnyView, field: Field, place = field.name, value = view[field.name]): string[] =>
  piecesIn(value, field, place, namesAfter(NO_NAMES, CARDS, view)).map(({ id }) => id);
const field = (name: string): Field => {
  const found = CARDS.fields.find((each) => each.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

test("a piece that is there once keeps its name wherever it lies, and so it travels", () => {
  expect(ids(viewOf(CARDS, { hand: ["c8", "c9"], trick: [] }), field("hand"))).toEqual(["c8", "c9"]);
  const after = viewOf(CARDS, { hand: ["c9"], trick: [{ seat: 0, card: "c8" }] });
  expect(ids(after, field("trick"))).toEqual(["c8"]);
});

test("what the game has only one of keeps its name in one of the places that show it", () => {
  const shown: Field = { name: "shown", kind: "seat_zones" };
  const layout = { ...CARDS, fields: [shown, ...CARDS.fields] };
  const view = viewOf(CARDS, { shown: [["c1"], []], trick: [{ seat: 0, card: "c1" }] });
  expect([...identities(layout, view)]).toEqual([["c1", "trick"]]);
});

test("pieces that are alike get names that were made up, and an empty place goes by where it is", () => {
  expect(ids(viewOf(CARDS, { hand: ["c8"], pile: ["c8", null, "c9", "twin"] }), field("pile"))).toEqual([
    "c8#2",
    "pile:1",
    "c9",
    "twin#3",
  ]);
});

test("a name that is there twice in one place is given once", () => {
  expect(ids(viewOf(CARDS, { pile: ["c1", "c1"] }), field("pile"))).toEqual(["c1", "pile:1"]);
});

test("pieces deep inside an object count, too", () => {
  const gone: Field = { name: "gone", kind: "group", parts: [{ name: "cards", kind: "zone" }] };
  const layout = { ...CARDS, fields: [{ name: "hand", kind: "hand" } as Field, gone] };
  const view = viewOf(CARDS, { hand: ["c8", "c9"], gone: { cards: ["c8", "c8", "c7"] } });
  expect([...identities(layout, view)]).toEqual([
    ["c9", "hand"],
    ["c7", "gone-cards"],
  ]);
});

/** The names of the twins in some zones, view after view. */
function twins(...views: Record<string, string[]>[]): Record<string, string[]>[] {
  let names = NO_NAMES;
  return views.map((zones) => {
    const view = viewOf(CARDS, zones);
    names = namesAfter(names, CARDS, view);
    return Object.fromEntries(
      Object.entries(zones).map(([name, value]) => [
        name,
        piecesIn(value, field(name), name, names).map(({ id }) => id),
      ]),
    );
  });
}
const [ONE, TWO, THREE] = ["twin#1", "twin#2", "twin#3"];

test("pieces that are alike travel where one zone loses as many as one other gains", () => {
  expect(twins({ hand: ["twin", "twin"], pile: ["twin"] }, { hand: [], pile: ["twin", "twin", "twin"] })).toEqual([
    { hand: [ONE, TWO], pile: [THREE] },
    { hand: [], pile: [THREE, ONE, TWO] },
  ]);
});

test("pieces that are alike keep their names while nothing happens to them", () => {
  const same = { hand: ["c1", "twin"], pile: ["twin"] };
  const [first, second, third] = twins(same, same, { hand: ["twin"], pile: ["twin", "c1"] });
  expect(second).toEqual(first);
  expect(third).toEqual({ hand: [ONE], pile: [TWO, "c1"] });
});

test.each([
  ["two zones gain", { hand: ["twin", "twin"] }, { pile: ["twin"], trick: ["twin"] }],
  ["two zones lose", { hand: ["twin"], trick: ["twin"] }, { pile: ["twin", "twin"] }],
  ["more come than go", { hand: ["twin", "c3"] }, { pile: ["twin", "twin"] }],
  ["fewer come than go", { hand: ["twin", "twin", "twin"] }, { pile: ["twin", "twin"] }],
])(
  "pieces that are alike do not travel where %s",
  (_, before: Record<string, string[]>, after: Record<string, string[]>) => {
    const cards = { ...CARDS, fields: CARDS.fields.map((each) => ({ ...each, kind: "zone" as const, label: "" })) };
    const names = namesAfter(NO_NAMES, cards, viewOf(CARDS, before));
    const next = namesAfter(names, cards, viewOf(CARDS, after));
    const ids = ({ alike }: typeof names): string[] => [...(alike.get("twin")?.values() ?? [])].flat();
    expect(ids(next).length).toBe(2);
    expect(ids(next).filter((id) => ids(names).includes(id))).toEqual([]);
  },
);
