// The animation of Midnight Exchange: a rummage is never queued, because hands are faster than animations.
import type { Entry } from "../game";
import type { AnimationStep } from "../game";
import { duration } from "../../motion";
import type { ToldEvent, MidnightExchangeView } from "./view";

const KEYS: readonly string[] = ["iron_key", "brass_key"];

/** How an event is shown: what is heard, how long it takes, and where things go. */
function shown(event: ToldEvent, seat: number | null): Omit<AnimationStep, "view"> | null {
  switch (event.event) {
    case "Grabbed":
    case "TakenOut":
      return { ms: 0, pace: "quick", ...(event.seat === seat ? { sound: "bag" } : {}) };
    case "PutBack":
      return { ms: 0, pace: "quick", ...(event.seat === seat ? { sound: "card" } : {}) };
    case "Kept": {
      const own = event.seat === seat;
      return { ms: 0, pace: "quick", ...(own ? { sound: KEYS.includes(event.find) ? "key" : "card" } : {}) };
    }
    case "Escaped":
      return { ms: 0, sound: "door" };
    case "TradingBegan":
      return { ms: duration("pause"), sound: "turn" };
    case "ArtBought":
    case "CardBought":
      return { ms: duration("story"), to: `seat-${String(event.seat)}`, sound: "coin" };
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

/** The animation from one view to the next: a single step that draws the new view. */
export function animation(
  before: MidnightExchangeView,
  told: readonly Entry<ToldEvent>[],
  after: MidnightExchangeView,
): AnimationStep[] {
  const events = told.some(({ undoes }) => undoes) ? [] : told.flatMap(({ events }) => events);
  const all = events.map((event) => shown(event, after.seat)).filter((step) => step !== null);
  const rummaged = before.phase === "rummage" && after.phase === "rummage";
  const last = all.at(-1);
  return [{ ms: 0, ...(rummaged ? { pace: "quick" as const } : {}), ...last, view: after }];
}
