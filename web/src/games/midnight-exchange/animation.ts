// The animation of Midnight Exchange: how its events are shown. All that happens in a move is one step: a rummage is
// never queued, because hands are faster than animations.
import type { ShownEvent } from "../../board/game";
import { seatPlace } from "../../board/seat-positions";
import { duration, type FlightTime } from "../../motion";
import type { ToldEvent, MidnightExchangeView } from "./view";
import { isKey } from "./pieces";

export function shown(event: ToldEvent, { seat }: MidnightExchangeView): ShownEvent | null {
  const step = stepOf(event, seat);
  return step && { ...step, together: "move" };
}

/** What is heard, how long it takes, and where things go. */
function stepOf(event: ToldEvent, seat: number | null): ShownEvent | null {
  switch (event.event) {
    case "Grabbed":
    case "TakenOut":
      return { ms: 0, flightTime: "quick", ...(event.seat === seat ? { sound: "bag" } : {}) };
    case "PutBack":
      return { ms: 0, flightTime: "quick", ...(event.seat === seat ? { sound: "card" } : {}) };
    case "Kept": {
      const own = event.seat === seat;
      return { ms: 0, flightTime: "quick", ...(own ? { sound: isKey(event.find) ? "key" : "card" } : {}) };
    }
    case "Escaped":
      return { ms: 0, sound: "door" };
    case "TradingBegan":
      return { ms: duration("pause"), sound: "turn" };
    case "ArtBought":
    case "CardBought":
      return { ms: duration("story"), to: seatPlace(event.seat), sound: "coin" };
    case "ArtDrawn":
      return { ms: duration("story"), sound: "bag" };
    case "Placed":
      return { ms: duration("move"), sound: event.full ? "trick" : "card" };
    case "RummageBegan":
      return { ms: 0, sound: "trick" };
    default:
      return null;
  }
}

/** Within a rummage everything goes quickly. */
export function flightTime(before: MidnightExchangeView, after: MidnightExchangeView): FlightTime {
  return before.phase === "rummage" && after.phase === "rummage" ? "quick" : "move";
}
