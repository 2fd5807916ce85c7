// The animation steps still to be drawn: never far behind the server, and skipped by a tap.
import { flushSync } from "svelte";
import type { AnimationStep, View } from "../../board/game";
import { motionFactor } from "../../motion";
import { play } from "../../sound.svelte";
import type { PieceMotion } from "./piece-motion";

const FARTHEST_BEHIND = 4500; // ms; where more is waiting, everything runs faster
const SHORTEST = 20;

interface Waiting extends AnimationStep {
  /** Entries told once this step begins. */
  n: number;
  /** When it must be over, by performance.now(). */
  due: number;
  /** The last one of its message, which draws the server's view. */
  last: boolean;
}

export class AnimationQueue {
  /** The view to draw now. */
  view = $state.raw<View | null>(null);
  /** How many entries have been told, or begun. */
  n = $state.raw(0);
  /** How many events of the last of them, while more of it is to be shown; null for all. */
  events = $state.raw<number | null>(null);
  /** How many have been shown to their end. */
  settled = $state.raw(0);
  /** Whether steps are still to come, so that what is drawn is out of date. */
  running = $state.raw(false);
  /** Moves the pieces; without it they are simply there. */
  pieces: PieceMotion | null = null;
  /** Shows the score sheet, and says whether it does: then everything waits until `resume`. */
  sheet: (() => boolean) | null = null;

  #queue: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when it waits for the score sheet to be read. */
  #held: number | null = null;

  /** The latest view in the queue, else the one drawn: where the next steps go on from. */
  get last(): View | null {
    return this.#queue.at(-1)?.view ?? this.view;
  }

  /** Draw a view at once and forget what was waiting. */
  jump(view: View, n: number): void {
    this.stop();
    this.view = view;
    this.n = this.settled = n;
    this.events = null;
  }

  /** Queue these steps behind those that wait. */
  add(steps: readonly AnimationStep[], n: number): void {
    const factor = motionFactor();
    const due = performance.now() + FARTHEST_BEHIND * Math.max(1, factor);
    this.#queue.push(
      ...steps.map((step, i) => ({ ...step, ms: step.ms * factor, n, due, last: i === steps.length - 1 })),
    );
    if (!this.running) this.#next();
  }

  /** Skip the animation: draw the latest view now. */
  finish(): void {
    const last = this.#queue.at(-1);
    this.pieces?.finish();
    if (last) this.jump(last.view, last.n);
    else this.stop();
  }

  /** Forget what was waiting. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#held = null;
    this.running = false;
  }

  /** The score sheet has been read: go on. */
  resume(): void {
    if (this.#held === null) return;
    const late = performance.now() - this.#held;
    this.#held = null;
    for (const step of this.#queue) step.due += late;
    this.#next();
  }

  #next = (): void => {
    const upcoming = this.#queue[0];
    if (upcoming?.afterSheet) {
      upcoming.afterSheet = false;
      if (this.sheet?.()) {
        this.#held = performance.now();
        this.running = true;
        return;
      }
    }
    const speed = this.#speed();
    const step = this.#queue.shift();
    if (!step) {
      this.running = false;
      return;
    }
    this.running = this.#queue.length > 0 || step.ms > 0;
    this.#draw(step);
    if (this.running) this.#timer = setTimeout(this.#next, step.ms / speed);
  };

  /** How many times faster than usual to play, so that everything is over in time. */
  #speed(): number {
    const now = performance.now();
    let speed = 1;
    let ms = 0;
    for (const step of this.#queue) {
      ms += step.ms;
      speed = Math.max(speed, ms / Math.max(SHORTEST, step.due - now));
    }
    return speed;
  }

  #draw(step: Waiting): void {
    this.pieces?.note();
    this.view = step.view;
    this.n = step.n - (step.told?.left ?? 0);
    this.events = step.told?.events ?? null;
    if (step.last) this.settled = step.n;
    flushSync();
    this.pieces?.fly(step.to, step.flightTime);
    if (step.sound) play(step.sound);
  }
}
