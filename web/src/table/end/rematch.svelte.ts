// Once more: who has come to the table of the rematch already.
import { snapshot } from "../../wire/api";

const EVERY = 1000;

export class Rematch {
  /** People who sit at the new table. */
  there = $state.raw(0);
  /** People it has a chair for. */
  of = $state.raw(0);
  #timer: ReturnType<typeof setInterval>;

  constructor(id: string) {
    void this.#look(id);
    this.#timer = setInterval(() => void this.#look(id), EVERY);
  }

  /** Stop looking. */
  close(): void {
    clearInterval(this.#timer);
  }

  async #look(id: string): Promise<void> {
    if (document.visibilityState !== "visible") return;
    try {
      const { chairs } = (await snapshot(id)).table;
      this.there = chairs.filter(({ kind }) => kind === "person").length;
      this.of = chairs.filter(({ kind }) => kind !== "bot").length;
    } catch {
      // The count is a nicety; the next look may have it.
    }
  }
}
