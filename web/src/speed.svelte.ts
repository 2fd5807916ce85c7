// How fast the table moves on this screen, as somebody likes it: what flies, and the pauses in which it can be read.
import { recall, remember } from "./local-storage";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long motion takes, as a multiple of the usual time. */
const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.55, instant: 0 };
const NAME = "speed";

let current = $state<Speed>(SPEEDS.find((speed) => speed === recall(NAME)) ?? "normal");

/** The speed of the table; reactive. */
export function speed(): Speed {
  return current;
}

/** Choose another speed and remember it. */
export function setSpeed(wanted: Speed): void {
  current = wanted;
  remember(NAME, wanted === "normal" ? null : wanted);
}

/** How long motion takes at a table now, as a multiple of the usual time; 0 where nothing moves. */
export function tableFactor(): number {
  return FACTORS[current];
}
