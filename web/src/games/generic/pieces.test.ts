// Which pieces travel.
import { expect, test } from "vitest";
import { CARDS, viewOf } from "./fixtures";
import { piecesIn, unique } from "./pieces";

test("a piece that is there once keeps its name wherever it lies, and so it travels", () => {
  const before = viewOf(CARDS, { hand: ["c1", "c2"], trick: [] });
  const after = viewOf(CARDS, { hand: ["c2"], trick: [{ seat: 0, card: "c1" }] });
  const [hand, trick] = CARDS.fields;
  if (!hand || !trick) throw new Error("no fields");
  expect(piecesIn(before["hand"], hand, "hand", unique(CARDS, before)).map(({ id }) => id)).toEqual(["c1", "c2"]);
  expect(piecesIn(after["trick"], trick, "trick", unique(CARDS, after)).map(({ id }) => id)).toEqual(["c1"]);
});

test("pieces that are alike go by their places, and so does an empty one", () => {
  const view = viewOf(CARDS, { hand: ["c1"], pile: ["c1", null, "c3"] });
  const pile = CARDS.fields[2];
  if (!pile) throw new Error("no pile");
  expect(piecesIn(view["pile"], pile, "pile", unique(CARDS, view)).map(({ id }) => id)).toEqual([
    "pile:0",
    "pile:1",
    "c3",
  ]);
});

test("pieces deep inside an object count, too", () => {
  const gone = { name: "gone", kind: "group", parts: [{ name: "cards", kind: "zone" }] } as const;
  const layout = { fields: [{ name: "hand", kind: "hand" }, gone] } as const;
  const view = viewOf(CARDS, { hand: ["c1", "c2"], gone: { cards: ["c1", "c1", "c3"] } });
  expect([...unique(layout, view)]).toEqual(["c2", "c3"]);
});
