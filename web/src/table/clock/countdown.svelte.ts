// The time that is left for a move, counted down here from what the server said.
import type { TableSocket } from "../../wire/socket.svelte";

const TICK = 250;
const LAST = 10; // seconds in which one should hurry,
const SHARE = 5; // or this part of all the time there is, where that is less,
const LEAST = 3; // but enough to be read
const OUT = 1.5; // seconds; less is none, as the server's word takes a moment to come

/** The seconds before the end in which whoever is to move is warned. */
export function hurryWithin(clock: number): number {
  return Math.min(LAST, Math.max(LEAST, Math.floor(clock / SHARE)));
}

export class Countdown {
  /** Seconds left; null where nobody is timed. */
  left = $state.raw<number | null>(null);
  /** With so many seconds left it is time to hurry; null where nobody need. */
  last = $state.raw<number | null>(null);
  #socket: TableSocket;
  #timer: ReturnType<typeof setInterval>;

  constructor(socket: TableSocket) {
    this.#socket = socket;
    this.#timer = setInterval(this.#count, TICK);
  }

  /** Whether it is time to hurry. */
  get pressing(): boolean {
    return this.left !== null && this.last !== null && this.left <= this.last;
  }

  /** Whether there is no time left. */
  get over(): boolean {
    return this.left !== null && this.left < OUT;
  }

  /** Stop counting. */
  close(): void {
    clearInterval(this.#timer);
  }

  #count = (): void => {
    const { position, table, you } = this.#socket;
    const mine =
      typeof you?.seat === "number" && position?.running.includes(you.seat) ? position.clocks?.[you.seat] : null;
    const left = mine ?? position?.left ?? null;
    const whole = table?.clock ?? (mine === null ? null : table?.bank) ?? null; // in a window one's own time rests
    this.last = whole === null ? null : hurryWithin(whole);
    this.left = left === null ? null : Math.max(0, left - (performance.now() - this.#socket.heardAt) / 1000);
  };
}
