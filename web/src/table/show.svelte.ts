// The show: views drawn one after the other as events tell, never far behind the truth, and over at a tap.
import { flushSync } from "svelte";
import type { Beat, View } from "../games/game";
import { play } from "../sound.svelte";
import type { Flights } from "./flights";

const FARTHEST_BEHIND = 2000; // ms; where more is waiting, everything runs faster
const SHORTEST = 20;

interface Waiting extends Beat {
  /** Entries told once this beat begins. */
  n: number;
  /** When it must be over, by performance.now(). */
  due: number;
  /** The last one of its message, whose view is the truth. */
  last: boolean;
}

export class Show {
  /** The view to draw now. */
  view = $state.raw<View | null>(null);
  /** How many entries have been told. */
  n = $state.raw(0);
  /** How many have been shown to their end. */
  settled = $state.raw(0);
  /** Whether beats are still to come: what is drawn is not yet the truth. */
  running = $state.raw(false);
  /** Moves the pieces; without it they are simply there. */
  flights: Flights | null = null;

  #queue: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The latest view in the queue, else the one drawn: where the next beats go on from. */
  get last(): View | null {
    return this.#queue.at(-1)?.view ?? this.view;
  }

  /** Draw a view at once and forget what was waiting. */
  jump(view: View, n: number): void {
    this.stop();
    this.view = view;
    this.n = this.settled = n;
  }

  /** Show these beats after those that wait. */
  add(beats: readonly Beat[], n: number): void {
    const due = performance.now() + FARTHEST_BEHIND;
    this.#queue.push(...beats.map((beat, i) => ({ ...beat, n, due, last: i === beats.length - 1 })));
    if (!this.running) this.#next();
  }

  /** End all motion: the truth is drawn now. */
  finish(): void {
    const last = this.#queue.at(-1);
    this.flights?.finish();
    if (last) this.jump(last.view, last.n);
    else this.stop();
  }

  /** Forget what was waiting. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.running = false;
  }

  #next = (): void => {
    const speed = this.#speed();
    const beat = this.#queue.shift();
    if (!beat) {
      this.running = false;
      return;
    }
    this.running = this.#queue.length > 0 || beat.ms > 0;
    this.#draw(beat);
    if (this.running) this.#timer = setTimeout(this.#next, beat.ms / speed);
  };

  /** How many times as fast as usual we must be, so that everything is over when it is due. */
  #speed(): number {
    const now = performance.now();
    let speed = 1;
    let ms = 0;
    for (const beat of this.#queue) {
      ms += beat.ms;
      speed = Math.max(speed, ms / Math.max(SHORTEST, beat.due - now));
    }
    return speed;
  }

  #draw(beat: Waiting): void {
    this.flights?.note();
    this.view = beat.view;
    this.n = beat.n;
    if (beat.last) this.settled = beat.n;
    flushSync();
    this.flights?.fly(beat.to, beat.pace);
    if (beat.sound) play(beat.sound);
  }
}
