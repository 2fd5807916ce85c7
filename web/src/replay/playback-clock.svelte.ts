// The clock of a replay: which move is shown, whether it runs, and how fast.

export const SPEEDS = [1, 2, 3, 4] as const;
const UNTIL_READY = 150; // milliseconds between two looks whether the next move has come
export type Speed = (typeof SPEEDS)[number];

export class PlaybackClock {
  /** The move shown, from 0, the deal. */
  at = $state(0);
  running = $state(false);
  speed = $state<Speed>(1);
  /** The moves at which it stops, in order, the first and the last among them; null for all. */
  stops = $state.raw<readonly number[] | null>(null);
  #last = $state(0);
  #time: (n: number) => number;
  #ready: (n: number) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `time` says how long a move is shown at single speed, in milliseconds; `ready` whether there is anything to show. */
  constructor(time: (n: number) => number, ready: (n: number) => boolean = () => true) {
    this.#time = time;
    this.#ready = ready;
  }

  get last(): number {
    return this.#last;
  }

  /** The number of the last move; a shorter replay pulls the move shown back with it. */
  set last(n: number) {
    this.#last = n;
    this.at = this.#within(this.at);
  }

  /** Show a move; a running clock goes on from there. */
  jump(n: number): void {
    this.at = this.#within(n);
    if (this.running) this.#wind();
  }

  /** Some stops on or back, and rest there. */
  step(by: number): void {
    this.stop();
    for (let n = 0; n < Math.abs(by); n++) this.at = by > 0 ? this.#after(this.at) : this.#before(this.at);
  }

  /** Run from here; from the start again if this is the end. */
  run(): void {
    if (this.at >= this.#last) this.at = 0;
    this.running = true;
    this.#wind();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.running) this.stop();
    else this.run();
  }

  /** The next speed; after the highest the lowest. */
  faster(): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + 1] ?? SPEEDS[0];
    if (this.running) this.#wind();
  }

  #after(at: number): number {
    return this.#within(this.stops ? (this.stops.find((n) => n > at) ?? this.#last) : at + 1);
  }

  #before(at: number): number {
    return this.#within(this.stops ? (this.stops.findLast((n) => n < at) ?? 0) : at - 1);
  }

  #within(n: number): number {
    return Math.min(Math.max(Number.isFinite(n) ? Math.trunc(n) : 0, 0), this.#last);
  }

  #wind(): void {
    clearTimeout(this.#timer);
    if (this.at >= this.#last) this.stop();
    else this.#timer = setTimeout(() => this.#tick(), this.#time(this.at) / this.speed);
  }

  #tick(): void {
    const next = this.#after(this.at);
    if (!this.#ready(next)) {
      this.#timer = setTimeout(() => this.#tick(), UNTIL_READY);
      return;
    }
    this.at = next;
    this.#wind();
  }
}
