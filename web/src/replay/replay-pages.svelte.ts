// The steps of a replay, which come page by page: the move that is shown first, then the end, then the rest in order.
import { codeOf } from "../wire/api";
import type { Replay, Step, Table } from "../wire/types";

/** Asks for the steps from one on. */
export type AskForPage = (first: number) => Promise<Replay>;

const PAUSE = 1000; // after a page that did not come
const TRIES = 5;

export class ReplayPages {
  readonly table: Table;
  readonly eyes: string;
  /** One for every move; undefined until its page has come. */
  steps = $state.raw<readonly (Step | undefined)[]>([]);
  /** When each happened, in ms since the start; empty where that is not known. */
  times = $state.raw<readonly (number | undefined)[]>([]);
  readonly #ask: AskForPage;
  readonly #size: number;
  #closed = false;

  /** `first` is the page that begins with the deal. */
  constructor(first: Replay, ask: AskForPage) {
    this.table = first.table;
    this.eyes = first.eyes;
    this.#ask = ask;
    this.#size = Math.max(1, first.steps.length);
    this.times = first.times;
    this.steps = [...first.steps, ...new Array<undefined>(Math.max(0, first.total - first.steps.length))];
  }

  get complete(): boolean {
    return this.#missingFrom(0) === null;
  }

  /** Get the pages that are missing, the one with the wanted move first; throws what went wrong, after some tries. */
  async load(wanted: () => number): Promise<void> {
    let tries = 0;
    for (;;) {
      const missing = this.#next(wanted());
      if (missing === null || this.#closed) return;
      try {
        const first = missing - (missing % this.#size);
        if (!this.#place(await this.#ask(first), first)) return; // moves were taken back meanwhile: there is no more
        tries = 0;
      } catch (thrown) {
        tries += 1;
        if (tries >= TRIES || codeOf(thrown) === "no-table") throw thrown;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  /** Ask for nothing more. */
  close(): void {
    this.#closed = true;
  }

  #next(wanted: number): number | null {
    const last = this.steps.length - 1;
    for (const n of [wanted, wanted + 1, last]) if (n <= last && this.steps[n] === undefined) return n;
    return this.#missingFrom(wanted) ?? this.#missingFrom(0);
  }

  #missingFrom(n: number): number | null {
    const found = this.steps.findIndex((step, at) => at >= n && step === undefined);
    return found < 0 ? null : found;
  }

  #place({ steps, times }: Replay, first: number): boolean {
    const known = [...this.times];
    for (const [n, time] of times.entries()) known[first + n] = time;
    this.times = known;
    const all = [...this.steps];
    for (const [n, step] of steps.entries()) if (first + n < all.length) all[first + n] = step;
    this.steps = all;
    return steps.length > 0;
  }
}
