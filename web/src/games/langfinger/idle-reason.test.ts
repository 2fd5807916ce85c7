// Why a stone came back with nothing, as everybody could see.
import { expect, test } from "vitest";
import { TownTracker } from "./idle-reason";
import type { Back, Fence, ToldEvent, Place } from "./view";

const SAFE: Back = { lock: "safe", tools: ["hammer"] };
const FENCE: Fence = { id: "F1", buys: [] };
const laid: ToldEvent = { event: "LootLaid", place: "villa", slot: 1, back: SAFE };
const robbed: ToldEvent = { event: "Robbed", seat: 1, slot: 1, card: null, back: SAFE, rogue: false, paid: 0 };
const opened: ToldEvent = { event: "FenceLaid", stall: 1, fence: FENCE };
const reached = (place: Place): ToldEvent => ({ event: "PlaceReached", place });

/** Why Ben's stone is in vain after all this, in a town with two exchanges. */
function why(...events: ToldEvent[]): string {
  const town = new TownTracker();
  for (const event of events) town.hear(event);
  return town.why(1, 2);
}

test("where nothing lies any more, that is why; else the tools are too few", () => {
  expect(why(reached("city"))).toBe("empty");
  expect(why(laid, reached("villa"))).toBe("tools");
  expect(why(laid, reached("villa"), robbed)).toBe("empty");
  expect(why(laid, reached("museum"))).toBe("empty");
});

test("at the Ruin every exchange may be taken", () => {
  const swapped: ToldEvent = { event: "Exchanged", seat: 0, exchange: 1, due: 1 };
  expect(why(reached("ruin"), swapped)).toBe("tools");
  expect(why(reached("ruin"), swapped, swapped)).toBe("taken");
});

test("at the Harbour a fence, loot or a buyer for it may be missing", () => {
  expect(why(opened, reached("harbour"), { event: "FenceLeft", stall: 1 })).toBe("empty");
  expect(why(opened, reached("harbour"))).toBe("loot");
  expect(why(laid, opened, reached("villa"), robbed, reached("harbour"))).toBe("unwanted");
});
