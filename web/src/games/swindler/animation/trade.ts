// The animation of orders, dealers and hired accomplices in Swindler: what is paid, what it brings, and what comes instead.
import { changed, coins, gain, intoBag, lose, outOfBag, scored, takeUp } from "./view-changes";
import {
  tilePlace,
  MOVE,
  seatPlace,
  quietly,
  READ,
  animated,
  STORY,
  type Of,
  type AnimatedChange,
  type Reducer,
} from "./animated-change";
import type { SwindlerView } from "../view";

/** Paying, fulfilling, selling. */
export const trade: Reducer = (event, now, after) => {
  switch (event.event) {
    case "TilePaid":
      return animated(
        { ...intoBag(now, after, event.tile), ...lose(now, event.seat, event.tile) },
        { ms: MOVE, sound: "card", to: tilePlace(event.tile) },
      );
    case "CoinPaid":
      return animated(coins(now, event.seat, -1), { ms: MOVE, sound: "coin", to: "supply" });
    case "ChangeGiven":
      return animated(coins(now, event.seat, 1), { ms: MOVE, sound: "coin" });
    case "OrderFulfilled":
      return fulfilled(event, now, after);
    case "NeutralsDue":
      return quietly({ owed: event.owed });
    case "NeutralTaken":
      return animated(
        { ...outOfBag(now, after, event.tile), ...gain(now, event.seat, event.tile), owed: now.owed - 1 },
        { ms: MOVE + READ, sound: "card" },
      );
    case "TileSold":
      return sold(event, now);
    case "DealerCompleted":
      return completed(event, now, after);
    default:
      return null;
  }
};

function fulfilled(event: Of<"OrderFulfilled">, now: SwindlerView, after: SwindlerView): AnimatedChange {
  const { seat, slot, order, points, coins: paid, posters } = event;
  const owner = now.orders[slot - 1]?.marker ?? null;
  const { coins: purses, supply } = { ...now, ...coins(now, seat, paid) };
  return animated(
    {
      orders: changed(now.orders, slot - 1, () => null),
      markers: owner === null ? now.markers : changed(now.markers, owner, (n) => n + 1),
      points: scored(now.points, seat, points),
      coins: purses,
      posters: changed(now.posters, seat, (n) => n + posters),
      supply: { ...supply, posters: supply.posters - posters },
      done: changed(now.done, seat, (n) => n + 1),
      fulfilled: changed(now.fulfilled, seat, (cards) => [...cards, order]),
      thieves: changed(now.thieves, seat, (thief) => after.thieves[seat] ?? thief),
      met: now.met.filter((n) => n !== slot),
      order: null,
      owed: 0,
    },
    { ms: STORY + READ, sound: "coin", to: seatPlace(seat) },
  );
}

function sold({ seat, stall, field, tile, points }: Of<"TileSold">, now: SwindlerView): AnimatedChange {
  const dealers = changed(
    now.dealers,
    stall - 1,
    (dealer) => dealer && { ...dealer, fields: changed(dealer.fields, field - 1, (had) => ({ ...had, tile })) },
  );
  return animated(
    { ...lose(now, seat, tile), dealers, points: scored(now.points, seat, points), field: null },
    { ms: STORY, sound: "coin", to: "dealers" },
  );
}

/** The tiles of a dealer go back where they belong, the dealer is discarded. */
function completed(
  { seat, stall, points }: Of<"DealerCompleted">,
  now: SwindlerView,
  after: SwindlerView,
): AnimatedChange {
  const dealer = now.dealers[stall - 1];
  let back = now;
  for (const { tile } of dealer?.fields ?? []) if (tile) back = { ...back, ...intoBag(back, after, tile) };
  const fields = (dealer?.fields ?? []).map(({ object, points: pays }) => ({ object, points: pays }));
  return animated(
    {
      bags: back.bags,
      supply: back.supply,
      dealers: changed(now.dealers, stall - 1, () => null),
      gone: dealer ? { ...now.gone, dealers: [...now.gone.dealers, { id: dealer.id, fields }] } : now.gone,
      points: scored(now.points, seat, points),
    },
    { ms: STORY + READ, sound: "coin", to: "pile-dealers" },
  );
}

/** What comes from the piles. */
export const supply: Reducer = (event, now) => {
  const { piles, gone } = now;
  switch (event.event) {
    case "OrderRevealed":
      return animated(
        {
          orders: changed(now.orders, event.slot - 1, () => ({ ...event.order, marker: null })),
          piles: { ...piles, orders: piles.orders - 1 },
        },
        { ms: STORY, sound: "trick" },
      );
    case "DealerCame": {
      const fields = event.dealer.fields.map((field) => ({ ...field, tile: null }));
      return animated(
        {
          dealers: changed(now.dealers, event.stall - 1, () => ({ ...event.dealer, fields })),
          piles: { ...piles, dealers: piles.dealers - 1 },
        },
        { ms: MOVE + READ, sound: "trick" },
      );
    }
    case "DealersShuffled":
      return quietly({
        piles: { ...piles, dealers: piles.dealers + gone.dealers.length },
        gone: { ...gone, dealers: [] },
      });
    case "AccomplicesShuffled":
      return quietly({
        piles: { ...piles, accomplices: piles.accomplices + gone.accomplices.length },
        gone: { ...gone, accomplices: [] },
      });
    case "Replenished":
      return { ...quietly({ raid: null, phase: "hiring" }), moment: "hiring" };
    case "Hired":
      return quietly({ owed: 0 });
    case "AccompliceDrawn": {
      const pile = { ...piles, accomplices: piles.accomplices - 1 };
      const change = { ...takeUp(now, event.seat, event.card), piles: pile };
      return { ...animated(change, { ms: STORY, sound: "card" }), together: `drawn-${String(event.seat)}` };
    }
    default:
      return null;
  }
};
