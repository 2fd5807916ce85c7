// The animation of events: one view after the other, the last one as the server sent it.
import { expect, test } from "vitest";
import { animation } from "./index";
import { tile, told, viewOf } from "../fixtures";
import type { ToldEvent, SwindlerView } from "../view";

/** The views that some events are shown in; the last one is the server's. */
function shown(before: SwindlerView, ...events: ToldEvent[]): SwindlerView[] {
  const after = viewOf({ round: 99, steal: null });
  return animation(before, [told(1, 0, "x", ...events)], after).map(({ view }) => view as SwindlerView);
}

const REST: ToldEvent = { event: "SkullCopied", seat: 1 }; // a last step, which the server's view replaces
const SKULL: ToldEvent = { event: "SkullDrawn", seat: 0, bag: "green" };

test("the last step draws the server's view; where nothing happened, it is the only one", () => {
  const after = viewOf({ round: 4 });
  expect(animation(viewOf(), [], after)).toEqual([{ ms: 0, view: after }]);
  expect(animation(viewOf(), [{ ...told(4, 0, ""), undoes: 3 }], after)).toEqual([{ ms: 0, view: after }]);
});

test("events that change nothing visible have no step of their own", () => {
  const noted: ToldEvent[] = [
    { event: "Called", seat: 1 },
    { event: "Asked", seats: [1] },
    { event: "Answered", seat: 1, choice: null },
    { event: "WindowClosed" },
    { event: "PaymentBegan", deal: 1, owed: 1 },
    { event: "Entered", frame: "Window" },
    { event: "Left" },
  ];
  expect(shown(viewOf(), ...noted)).toHaveLength(1);
});

test("nobody can act during the animation", () => {
  const [first] = shown(viewOf({ fits: ["copycat"] }), { event: "Stopped", seat: 0 }, REST);
  expect(first).toMatchObject({ actors: [], options: [], fits: [], asked: [] });
  expect(first?.steal?.stopped).toBe(true);
});

test("tiles leave their bag one by one, and lie apart", () => {
  const views = shown(
    viewOf(),
    { event: "TileDrawn", seat: 0, tile: tile("green ring") },
    { event: "TileDrawn", seat: 0, tile: tile("green watch") },
    REST,
  );
  expect(views.map(({ steal }) => steal?.fresh.length).slice(0, 2)).toEqual([3, 4]);
  expect(views[0]?.loot[0]).toEqual(["red ring", "green ring", "green brooch", "green key_green"].map(tile));
  expect(views.slice(0, 2).map(({ bags }) => bags.green.tiles.length)).toEqual([5, 4]);
});

test("a skull lies there for a while, then the tiles of its colour go back at once", () => {
  const views = shown(
    viewOf(),
    SKULL,
    { event: "SkullStruck", seat: 0, bag: "green" },
    { event: "TileReturned", seat: 0, tile: tile("green key_green"), fresh: true },
    { event: "TileReturned", seat: 0, tile: tile("green brooch"), fresh: true },
    REST,
  );
  expect(views).toHaveLength(4);
  expect(views[0]?.steal?.skull).toBe(true);
  expect(views[1]?.steal).toMatchObject({ skull: false, caught: true, drawn: [] });
  expect(views[2]).toMatchObject({ loot: [[tile("red ring")], {}, [], {}] });
  expect(views[2]?.bags.green.tiles).toHaveLength(8);
});

test("while others may save the thief, the window of the skull is open", () => {
  const [, played] = shown(
    viewOf(),
    SKULL,
    { event: "Asked", seats: [1] },
    { event: "WindowClosed" },
    { event: "CardPlayed", seat: 1, card: "guardian_angel" },
    REST,
  );
  expect(played).toMatchObject({ window: "skull", hands: [2, 0, 0, 3] });
  expect(played?.played).toMatchObject([{ seat: 1, card: "guardian_angel" }]);
});

test("cards that answer lie on each other, and a cancelled one leaves with its Assassin", () => {
  const views = shown(
    viewOf({ hand: ["assassin", "forger"] }),
    { event: "CardPlayed", seat: 3, card: "backstabber" },
    { event: "CardPlayed", seat: 0, card: "assassin" },
    { event: "CardPlayed", seat: 1, card: "assassin" },
    { event: "CardCancelled", seat: 0, card: "assassin" },
    REST,
  );
  expect(views[2]?.played.map(({ card }) => card)).toEqual(["backstabber", "assassin", "assassin"]);
  expect(views[1]?.hand).toEqual(["forger"]);
  expect(views[3]).toMatchObject({ gone: { accomplices: ["assassin", "assassin", "beggar"] } });
  expect(views[3]?.played.map(({ card }) => card)).toEqual(["backstabber"]);
});

test("of a card that somebody else draws only the number is seen", () => {
  const [one, two] = shown(
    viewOf(),
    { event: "AccompliceDrawn", seat: 3, card: null },
    { event: "AccompliceDrawn", seat: 3, card: null },
    { event: "AccompliceDrawn", seat: 0, card: "beggar" },
    REST,
  );
  expect(one).toMatchObject({ hands: [2, 1, 0, 5], hand: ["copycat", "forger"], known: [[], [], [], []] });
  expect(two).toMatchObject({ hands: [3, 1, 0, 5], hand: ["beggar", "copycat", "forger"] });
});

test("a marker throws another off, and points never drop below nothing", () => {
  const [put] = shown(viewOf({ points: [12, 1, 9, 3] }), { event: "MarkerPut", seat: 0, slot: 2, costs: 2 }, REST);
  expect(put).toMatchObject({ markers: [1, 3, 3, 3], points: [12, 0, 9, 3] });
  expect(put?.orders[1]?.marker).toBe(0);
});

test("an order brings its reward and gives the marker back; a sale fills the field", () => {
  const order = viewOf().orders[0];
  if (!order) throw new Error("the table has an order");
  const { marker: _marker, ...card } = order;
  const views = shown(
    viewOf({ met: [1] }),
    { event: "OrderFulfilled", seat: 0, slot: 1, order: card, points: 4, coins: 1, posters: 1 },
    { event: "TileSold", seat: 0, stall: 1, field: 1, tile: tile("red ring"), points: 1 },
    REST,
  );
  expect(views[0]).toMatchObject({ points: [16, 17, 9, 3], coins: [2, 0, 2, 1], done: [3, 3, 1, 0], met: [] });
  expect(views[0]).toMatchObject({ markers: [3, 2, 3, 3], supply: { coins: 1, posters: 16 } });
  expect(views[1]?.dealers[0]?.fields[0]?.tile).toEqual(tile("red ring"));
  expect(views[1]?.points[0]).toBe(17);
});

test("a dealer that is full leaves, and the tiles on it go where they belong", () => {
  const [left] = shown(viewOf(), { event: "DealerCompleted", seat: 0, stall: 1, points: 2 }, REST);
  expect(left).toMatchObject({ points: [14, 17, 9, 3], gone: { dealers: [{ id: "D5" }] } });
  expect(left?.dealers[0]).toBeNull();
  expect(left?.supply.neutral.filter(({ object }) => object === "ring")).toHaveLength(2);
});

test("a tile that is given is at once among the taker's; `fresh` says that it was drawn this turn", () => {
  const before = viewOf({ owed: 1 });
  const [given] = shown(
    before,
    { event: "TileGiven", giver: 0, taker: 2, tile: tile("green brooch"), fresh: true },
    REST,
  );
  expect(given).toMatchObject({ owed: 0, loot: [[{}, {}], {}, [tile("green brooch")], {}] });
  expect(given?.steal?.fresh).toEqual([tile("green key_green")]);
});

test("a raid takes tiles and posters, and is gone", () => {
  const raid = { id: "R6", loot_at_least: 2, hand_in: 1, jail_at_posters: 2 };
  const views = shown(
    viewOf(),
    { event: "RaidBegan", raid },
    { event: "RaidHit", seat: 1, owed: 1 },
    { event: "HandedIn", seat: 1, tile: tile("white ring") },
    { event: "Jailed", seat: 1 },
    { event: "RaidEnded" },
    REST,
  );
  expect(views[0]?.raid).toEqual(raid);
  expect(views[1]?.loot[1]).toEqual([tile("blue watch")]);
  expect(views[2]).toMatchObject({ posters: [1, 1, 0, 0], jailed: [false, true, false, false] });
  expect(views[3]?.raid).toBeNull();
});

test("when help is cancelled, the cards shown go back to the hand, except for the cancelled one", () => {
  const views = shown(
    viewOf({ hand: ["forger", "lock_picker_red"] }),
    { event: "HelpShown", seat: 0, place: 1, card: "lock_picker_red", tile: null, stands: null },
    { event: "HelpShown", seat: 0, place: 2, card: "forger", tile: tile("red ring"), stands: "watch" },
    { event: "HelpCancelled", seat: 0, place: 2 },
    REST,
  );
  expect(views[1]).toMatchObject({ hand: [], hands: [0, 1, 0, 3] });
  expect(views[1]?.help).toHaveLength(2);
  expect(views[2]).toMatchObject({ hand: ["lock_picker_red"], hands: [1, 1, 0, 3], help: [] });
  expect(views[2]?.shown[0]).toEqual(["lock_picker_red"]);
});
