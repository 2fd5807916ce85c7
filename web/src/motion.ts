// Pieces that fly when something happens, by Web Animations. The tokens say how long; anything new finishes them all.

export type FlightTime = "quick" | "move" | "story" | "pause";

export interface Flight {
  /** How long it takes, if not as usual. */
  flightTime?: FlightTime;
  /** Wait this long, in ms: pieces that travel together leave 40 ms apart. */
  delay?: number;
  easing?: "out" | "hand" | "drop";
}

export const APART = 40;
const OUTLINE = 250;
const SEEN = 0.5; // what leaves is seen as it is for this part of its way
const running = new Set<Animation>();
let factor = 1;

/** How long motion takes now, as a multiple of the usual time; 0 where nothing moves. */
export function motionFactor(): number {
  return factor;
}

/** Let everything take so much longer or shorter, as somebody likes it at the table. */
export function setMotionFactor(wanted: number): void {
  factor = wanted;
}

/** Whether this person asked for little motion. */
export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** A flight time, in ms, as the tokens say. */
export function duration(flightTime: FlightTime): number {
  const [, figure = "0", unit = "ms"] = /^([\d.]+)(ms|s)$/.exec(token(`--d-${flightTime}`)) ?? [];
  return Number(figure) * (unit === "s" ? 1000 : 1);
}

/** How long a flight takes at the speed somebody likes; "quick" is quick at any speed. */
function lasting(flightTime: FlightTime): number {
  return duration(flightTime) * (flightTime === "quick" ? Math.min(1, factor) : factor);
}

async function run(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  const animation = element.animate(frames, options);
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled: its element is gone, and so is the need to move it.
  } finally {
    running.delete(animation);
  }
}

/**
 * Let an element, already at its new place, arrive there from an earlier one (what `getBoundingClientRect` said then).
 * With reduced motion it is simply there, with an outline for a moment.
 */
export async function fly(element: HTMLElement, from: DOMRect, flight: Flight = {}): Promise<void> {
  if (reducedMotion()) return outline(element);
  if (factor === 0) return;
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const { flightTime = "move", delay = 0, easing = "hand" } = flight;
  const across = from.left + from.width / 2 - to.left - to.width / 2;
  const down = from.top + from.height / 2 - to.top - to.height / 2;
  const own = getComputedStyle(element).transform;
  const start = `translate(${across}px, ${down}px) ${own === "none" ? "" : own} scale(${from.width / to.width})`;
  await run(element, [{ transform: start }, {}], {
    duration: lasting(flightTime),
    delay: delay * factor,
    easing: token(`--e-${easing}`) || "ease-out",
    fill: "backwards",
  });
}

/** Let an element leave for another place and fade there; take it away when this is done. */
export async function leave(element: HTMLElement, to: DOMRect, flight: Flight = {}): Promise<void> {
  if (reducedMotion() || factor === 0) return;
  const from = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const { flightTime = "story", delay = 0, easing = "out" } = flight;
  const across = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  const own = getComputedStyle(element).transform;
  const turned = own && own !== "none" ? ` ${own}` : "";
  const end = `translate(${across}px, ${down}px)${turned} scale(${Math.min(0.5, to.width / from.width)})`;
  const timing: KeyframeAnimationOptions = { duration: lasting(flightTime), delay: delay * factor, fill: "both" };
  await Promise.all([
    run(element, [{}, { transform: end }], { ...timing, easing: token(`--e-${easing}`) || "ease-out" }),
    run(element, [{ opacity: 1 }, { opacity: 1, offset: SEEN }, { opacity: 0.2 }], timing),
  ]);
}

/** Mark a place for a moment without moving anything. */
export async function outline(element: HTMLElement): Promise<void> {
  const ring = `3px solid ${token("--gas") || "currentColor"}`;
  await run(
    element,
    [
      { outline: ring, outlineOffset: "2px" },
      { outline: ring, outlineOffset: "2px" },
    ],
    {
      duration: OUTLINE,
    },
  );
}

/** Finish all motion: everything that still moves is where the view has it, at once. */
export function finishAll(): void {
  for (const animation of [...running]) animation.finish();
}
