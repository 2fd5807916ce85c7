// Stopping the clocks of real time, where nobody else plays: before hands may move, and while somebody reads.
import { untrack } from "svelte";
import type { Pause } from "../../board/game";

const SOON = 200; // ms; a countdown that is as good as over

export class ClockStop {
  /** The countdown that runs, or is about to, is one that the player has let begin. */
  #ready = false;
  readonly #ask: (on: boolean) => void;

  constructor(ask: (on: boolean) => void) {
    this.#ask = ask;
  }

  /** Stop the clocks, or let them go on, which begins with a countdown. */
  set(on: boolean): void {
    this.#ready = !on;
    this.#ask(on);
  }

  /** Stop them by itself: at a countdown that nobody has asked for yet, and as soon as the player `reads` something. */
  follow(pause: Pause | null, begins: number | null, reads: boolean): void {
    if (!pause || pause.stopped || begins === null) return;
    const starts = begins > performance.now() + SOON;
    if (!starts) this.#ready = false;
    if (reads || (starts && !this.#ready)) untrack(() => this.set(true));
  }
}
