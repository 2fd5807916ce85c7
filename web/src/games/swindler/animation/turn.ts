// The animation of a turn of Swindler: whose it is, markers, a hand in a bag, raids, and the final count.
import { changed, coins, drawn, intoBag, lose, scored, type Change } from "./view-changes";
import {
  bagPlace,
  DREAD,
  tilePlace,
  MOVE,
  seatPlace,
  quietly,
  REACH,
  READ,
  animated,
  stealing,
  STORY,
  type Of,
  type AnimatedChange,
  type Reducer,
} from "./animated-change";
import type { Bag, Steal, SwindlerView } from "../view";

/** Turns, rounds and what comes before and after them. */
export const course: Reducer = (event, now) => {
  switch (event.event) {
    case "ThiefTaken":
      return animated(
        {
          thieves: changed(now.thieves, event.seat, () => ({ ...event.thief, works: false })),
          cast: now.cast.filter(({ id }) => id !== event.thief.id),
        },
        { ms: MOVE + READ, sound: "card" },
      );
    case "RoundBegan":
      return quietly({ round: event.round });
    case "TurnBegan": {
      const change: Change = { active: event.seat, phase: "reserving", window: null, steal: null, hustled: false };
      return { ...animated(change, { ms: MOVE }), moment: "start" };
    }
    case "TurnSkipped":
      return animated(
        { active: event.seat, steal: null, jailed: changed(now.jailed, event.seat, () => false) },
        { ms: STORY + READ },
      );
    case "Counted":
      return animated({ points: scored(now.points, event.seat, event.points) }, { ms: STORY, sound: "coin" });
    case "MarkerPut":
    case "MarkerTakenBack":
      return marker(event, now);
    default:
      return null;
  }
};

function marker(event: Of<"MarkerPut" | "MarkerTakenBack">, { orders, markers, points }: SwindlerView): AnimatedChange {
  const { seat, slot, costs } = event;
  const put = event.event === "MarkerPut";
  const owner = orders[slot - 1]?.marker ?? null;
  const back = owner === null ? markers : changed(markers, owner, (n) => n + 1);
  return animated(
    {
      orders: changed(orders, slot - 1, (order) => order && { ...order, marker: put ? seat : null }),
      markers: put ? changed(back, seat, (n) => n - 1) : back,
      ...(owner === null ? {} : { points: scored(points, owner, -costs) }),
    },
    { ms: MOVE + READ, sound: "card", ...(owner === null ? {} : { to: seatPlace(owner) }) },
  );
}

/** A hand in a bag. */
export const steal: Reducer = (event, now, after) => {
  switch (event.event) {
    case "BagNamed": {
      const change: Change = { phase: "stealing", window: null, steal: begun(event.bag) };
      return { ...animated(change, { ms: MOVE, sound: "choice" }), moment: "bag" };
    }
    case "TileDrawn": {
      const change = { ...drawn(now, after, event.seat, event.tile), window: null };
      const moment = now.steal?.forced === null ? "tile" : "stop";
      return { ...animated(change, { ms: REACH + READ, sound: "bag" }), moment };
    }
    case "SkullDrawn": {
      const change = { ...stealing(now, { skull: true }), window: null };
      return { ...animated(change, { ms: DREAD, sound: "skull" }), moment: "skull" };
    }
    case "SkullSpared":
      return animated(stealing(now, { skull: false, caught: true }), { ms: STORY, to: bagPlace(now) });
    case "SkullStruck": {
      const counts = after.active === now.active ? (after.steal?.drawn ?? []) : []; // nothing more comes to it
      return animated(stealing(now, { skull: false, caught: true, drawn: counts }), { ms: STORY, to: bagPlace(now) });
    }
    case "TileReturned": {
      const { seat, tile, fresh } = event;
      const change = { ...intoBag(now, after, tile), ...lose(now, seat, tile, fresh) };
      return { ...animated(change, { ms: STORY + READ, sound: "trick", to: tilePlace(tile) }), together: "lost" };
    }
    case "Stopped":
      return { ...animated(stealing(now, { stopped: true }), { ms: MOVE, sound: "choice" }), moment: "stop" };
    case "StealEnded": {
      const change = { ...stealing(now, { caught: event.caught, forced: null }), window: null };
      return { ...quietly(change), moment: "stolen" };
    }
    case "ActionsBegan":
      return {
        ...quietly({ ...stealing(now, { over: true, fresh: [] }), phase: "acting", window: null }),
        moment: null,
      };
    case "CoinGained":
      return animated(coins(now, event.seat, 1), { ms: MOVE + READ, sound: "coin" });
    default:
      return null;
  }
};

/** A steal that has only just begun. */
function begun(bag: Bag): Steal {
  return {
    bag,
    fresh: [],
    drawn: [],
    first: true,
    free: false,
    forced: null,
    stopped: false,
    skull: false,
    caught: false,
    over: false,
  };
}

/** The police. */
export const raid: Reducer = (event, now, after) => {
  const { piles, owed, supply } = now;
  switch (event.event) {
    case "RaidBegan":
      return animated(
        { raid: event.raid, phase: "handing-in", piles: { ...piles, orders: piles.orders - 1 } },
        { ms: STORY + STORY, sound: "refusal" },
      );
    case "RaidSetAside":
      return animated({ piles: { ...piles, orders: piles.orders - 1 } }, { ms: MOVE, sound: "card" });
    case "RaidsShuffledIn":
      return quietly({ piles: { ...piles, orders: after.piles.orders } });
    case "RaidHit":
      return quietly({ owed: event.owed });
    case "HandedIn":
      return animated(
        { ...intoBag(now, after, event.tile), ...lose(now, event.seat, event.tile), owed: owed - 1 },
        { ms: MOVE + READ, sound: "card", to: tilePlace(event.tile) },
      );
    case "Jailed":
      return animated(
        {
          posters: changed(now.posters, event.seat, (n) => n - 1),
          jailed: changed(now.jailed, event.seat, () => true),
          supply: { ...supply, posters: supply.posters + 1 },
        },
        { ms: STORY + READ, sound: "refusal", to: "supply" },
      );
    case "RaidEnded":
      return animated({ raid: null, owed: 0 }, { ms: MOVE });
    default:
      return null;
  }
};
