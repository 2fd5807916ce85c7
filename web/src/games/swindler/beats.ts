// The show of Swindler: its events as views to be drawn one after the other. The last one is the truth.
import type { Told } from "../../wire/types";
import type { Beat } from "../game";
import type { Step, Telling } from "./show";
import { cards, help, work } from "./show-cards";
import { supply, trade } from "./show-trade";
import { course, raid, steal } from "./show-turn";
import { happenings, type Happening, type Moment, type SwindlerView } from "./view";

const TELLINGS: readonly Telling[] = [course, steal, raid, trade, supply, cards, work, help];

class Show {
  readonly beats: (Beat & { view: SwindlerView })[] = [];
  #now: SwindlerView;
  #after: SwindlerView;
  #together: string | undefined;
  /** The window that opens if somebody is asked now. */
  #moment: Moment | null;

  constructor(before: SwindlerView, after: SwindlerView) {
    this.#now = { ...before, actors: [], options: [], fits: [], asked: [], awaited: [] }; // nobody acts while it is shown
    this.#after = after;
    this.#moment = before.window;
  }

  add(event: Happening): void {
    const step = this.#step(event);
    if (!step) return;
    const { change, beat, together, moment } = step;
    this.#now = { ...this.#now, ...change };
    if (moment !== undefined) this.#moment = moment;
    if (beat) {
      if (together !== undefined && together === this.#together) this.beats.pop();
      this.#together = together;
      this.beats.push({ ...beat, view: this.#now });
    }
  }

  #step(event: Happening): Step | null {
    if (event.event === "Asked") {
      return { change: { asked: event.seats, awaited: event.seats, window: this.#moment } };
    }
    for (const telling of TELLINGS) {
      const step = telling(event, this.#now, this.#after);
      if (step) return step;
    }
    return null; // bookkeeping, which nobody sees
  }
}

/** The show from one view to the next. */
export function beats(before: SwindlerView, told: readonly Told[], after: SwindlerView): Beat[] {
  const events = told.some(({ undoes }) => undoes) ? [] : told.flatMap(happenings);
  const show = new Show(before, after);
  for (const event of events) show.add(event);
  const last = show.beats.pop();
  return [...show.beats, { ms: 0, ...last, view: after }];
}
