// The time that is left for a move, counted down here from what the server said.
import type { TableSocket } from "../wire/socket.svelte";

const TICK = 250;

export class Countdown {
  /** Seconds left; null where nobody is timed. */
  left = $state.raw<number | null>(null);
  #socket: TableSocket;
  #timer: ReturnType<typeof setInterval>;

  constructor(socket: TableSocket) {
    this.#socket = socket;
    this.#timer = setInterval(this.#count, TICK);
  }

  /** Stop counting. */
  close(): void {
    clearInterval(this.#timer);
  }

  #count = (): void => {
    const left = this.#socket.position?.left ?? null;
    this.left = left === null ? null : Math.max(0, left - (performance.now() - this.#socket.heardAt) / 1000);
  };
}
