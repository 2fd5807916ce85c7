// Why a stone came back with nothing though nobody declined: what lay in town, from what was told before.
import type { ToldEvent, Place } from "./view";

/** Nothing lies there any more; too few tools for it; every exchange is taken; no loot to sell; nobody buys it. */
export type IdleReason = "empty" | "tools" | "taken" | "loot" | "unwanted";

export class TownTracker {
  #place: Place = "city";
  #lying: Partial<Record<Place, number>> = {};
  #kept = new Map<number, number>();
  #exchanged = 0;

  /** Take in what happened. */
  hear(event: ToldEvent): void {
    switch (event.event) {
      case "PlaceReached":
        this.#place = event.place;
        this.#exchanged = 0;
        break;
      case "LootLaid":
        this.#lie(event.place, 1);
        break;
      case "FenceLaid":
        this.#lie("harbour", 1);
        break;
      case "FenceLeft":
        this.#lie("harbour", -1);
        break;
      case "Robbed":
        this.#lie(this.#place, -1);
        if (!event.paid) this.#keep(event.seat, 1);
        break;
      case "Sold":
        this.#keep(event.seat, -1);
        break;
      case "Exchanged":
        this.#exchanged += 1;
    }
  }

  /** Why a seat's stone could do nothing where it stood, as everybody could see; the Ruin has so many exchanges. */
  why(seat: number, exchanges: number): IdleReason {
    switch (this.#place) {
      case "city":
        return "empty";
      case "ruin":
        return this.#exchanged < exchanges ? "tools" : "taken";
      case "harbour":
        if (!this.#lying.harbour) return "empty";
        return this.#kept.get(seat) ? "unwanted" : "loot";
      default:
        return this.#lying[this.#place] ? "tools" : "empty";
    }
  }

  #lie(place: Place, more: number): void {
    this.#lying[place] = (this.#lying[place] ?? 0) + more;
  }

  #keep(seat: number, more: number): void {
    this.#kept.set(seat, (this.#kept.get(seat) ?? 0) + more);
  }
}
