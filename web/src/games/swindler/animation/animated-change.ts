// What an event of Swindler changes in a view, and the animation step that shows it.
import type { AnimationStep } from "../../game";
import type { Change } from "./view-changes";
import type { ToldEvent, Moment, Steal, SwindlerView, Tile } from "../view";

export const MOVE = 280;
export const READ = 260; // what has landed is looked at before the next thing happens
export const STORY = 560;
export const REACH = 620; // a hand in the bag: this is what the game is about
export const DREAD = 1100; // a skull lies there, and everybody holds their breath

export type Of<Name extends ToldEvent["event"]> = Extract<ToldEvent, { event: Name }>;

export interface AnimatedChange {
  change: Change;
  /** Nothing where it is only seen with the next step. */
  step?: Omit<AnimationStep, "view">;
  /** Steps in a row with the same word become one, since nobody waits to see the same thing several times. */
  together?: string;
  /** The window that opens if somebody is asked from now on; null for none, when only a card can be answered. */
  moment?: Moment | null;
}

/** What an event does to the view as it stands, on the way to the view after all of them; null if it is not meant. */
export type Reducer = (event: ToldEvent, now: SwindlerView, after: SwindlerView) => AnimatedChange | null;

/** A change that is seen with the next step. */
export function quietly(change: Change): AnimatedChange {
  return { change };
}

/** A change to be looked at. */
export function animated(change: Change, step: Omit<AnimationStep, "view">): AnimatedChange {
  return { change, step };
}

/** The steal as it goes on. */
export function stealing({ steal }: SwindlerView, change: Partial<Steal>): Change {
  return steal ? { steal: { ...steal, ...change } } : {};
}

/** The `data-place` of a seat. */
export function seatPlace(seat: number): string {
  return `seat-${String(seat)}`;
}

/** The place of the bag that is stolen from. */
export function bagPlace({ steal }: SwindlerView): string {
  return `bag-${steal?.bag ?? "black"}`;
}

/** Where a tile goes that goes back. */
export function tilePlace({ colour }: Tile): string {
  return colour === "white" ? "supply" : `bag-${colour}`;
}
