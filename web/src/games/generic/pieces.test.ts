// Which pieces travel.
import { expect, test } from "vitest";
import { CARDS, viewOf } from "./fixtures";
import type { AnyView, Field } from "./layout";
import { identities, piecesIn } from "./pieces";

const ids = (view: AnyView, field: Field, place = field.name, value = view[field.name]): string[] =>
  piecesIn(value, field, place, identities(CARDS, view)).map(({ id }) => id);
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

test("pieces that are alike go by their places, and so does an empty one", () => {
  expect(ids(viewOf(CARDS, { hand: ["c8"], pile: ["c8", null, "c9", "twin"] }), field("pile"))).toEqual([
    "pile:0",
    "pile:1",
    "c9",
    "pile:3",
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
