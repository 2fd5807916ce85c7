// What is on its way: the view as it will be, and as it is again when the table says otherwise.
import { expect, test } from "vitest";
import { viewOf } from "./fixtures";
import { optimisticView } from "./optimistic-view";
import type { Slot } from "./view";

const tray = (...slots: Slot[]): (Slot | null)[] => [...slots, ...Array<null>(6 - slots.length).fill(null)];

test("a tile one reaches for is in the hand at once, its find as far as one has seen it", () => {
  const { view, moving } = optimisticView(viewOf({ known: { "17": "gem" } }), ["grab 17"]);
  expect([view.hands[0], view.tiles[16]?.lies, view.holding]).toEqual([17, "hand", "gem"]);
  expect([...moving]).toEqual([17]);
  expect(optimisticView(viewOf(), ["grab 2"]).view.holding).toBeNull();
});

test("once the table shows it, the find is no longer hidden by what is still unanswered", () => {
  const hands = [17, null, null, null];
  const { view, moving } = optimisticView(viewOf({ hands, holding: "notes" }), ["grab 17"]);
  expect([view.holding, moving.size]).toEqual(["notes", 0]);
});

test("what is kept lies in the first free slot, and the hand may already reach for the next tile", () => {
  const trays = [tray({ tile: 3, find: "gem" }), tray(), tray(), tray()];
  const { view } = optimisticView(viewOf({ hands: [17, null, null, null], holding: "notes", trays }), [
    "keep",
    "grab 2",
  ]);
  expect(view.trays[0]?.[1]).toEqual({ tile: 17, find: "notes" });
  expect([view.hands[0], view.tiles[16]?.lies, view.tiles[1]?.lies]).toEqual([2, "tray", "hand"]);
});

test("what is put back lies at its place, what is taken out is in the hand", () => {
  const trays = [tray({ tile: 3, find: "gem" }), tray(), tray(), tray()];
  const back = optimisticView(viewOf({ hands: [17, null, null, null], holding: "notes" }), ["back up"]).view;
  expect([back.hands[0], back.tiles[16]?.lies]).toEqual([null, "up"]);
  const out = optimisticView(viewOf({ trays }), ["return 1"]).view;
  expect([out.hands[0], out.holding, out.trays[0]?.[0]]).toEqual([3, "gem", null]);
  expect(optimisticView(viewOf(), ["return 1"]).view).toEqual(viewOf());
});

test("nothing is foreseen for who watches, or in a trade; an escape is only on its way", () => {
  for (const view of [viewOf({ seat: null }), viewOf({ phase: "trading" })]) {
    expect(optimisticView(view, ["grab 1"]).view).toBe(view);
  }
  expect(optimisticView(viewOf(), ["escape"])).toMatchObject({ view: viewOf(), escaping: true });
});
