// The review of a game: asked for, waited for, called off. It is made by the server, which says how far it is.
import { codeOf, type ErrorCode } from "../wire/api";
import type { Review } from "../wire/types";

/** The calls to the server, which tests replace. */
export interface ReviewCalls {
  look: () => Promise<Review>;
  want: () => Promise<Review>;
  cancel: () => Promise<Review>;
}

const EVERY = 1000; // milliseconds between two looks

export class ReviewRequest {
  /** Null until the server has answered. */
  state = $state.raw<Review | null>(null);
  /** Why the last call came to nothing. */
  problem = $state.raw<ErrorCode | null>(null);
  readonly #calls: ReviewCalls;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(calls: ReviewCalls) {
    this.#calls = calls;
  }

  get busy(): boolean {
    return this.state?.status === "waiting" || this.state?.status === "working";
  }

  look = (): Promise<void> => this.#call(this.#calls.look);
  want = (): Promise<void> => this.#call(this.#calls.want);
  cancel = (): Promise<void> => this.#call(this.#calls.cancel);

  /** Ask for nothing more; what is being made goes on, and is there the next time. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #call(call: () => Promise<Review>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.state = await call();
      this.problem = null;
    } catch (thrown) {
      this.problem = codeOf(thrown);
    }
    clearTimeout(this.#timer);
    if (this.busy && !this.#closed) this.#timer = setTimeout(() => void this.look(), EVERY);
  }
}
