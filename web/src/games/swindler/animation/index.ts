// The animation of Swindler: its events as a series of views, ending with the one the server sent.
import type { Entry } from "../../game";
import type { AnimationStep } from "../../game";
import type { AnimatedChange, Reducer } from "./animated-change";
import { cards, help, work } from "./cards";
import { supply, trade } from "./trade";
import { course, raid, steal } from "./turn";
import type { ToldEvent, Moment, SwindlerView } from "../view";

const REDUCERS: readonly Reducer[] = [course, steal, raid, trade, supply, cards, work, help];

class Animator {
  readonly steps: (AnimationStep & { view: SwindlerView })[] = [];
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

  add(event: ToldEvent): void {
    const shown = this.#changeOf(event);
    if (!shown) return;
    const { change, step, together, moment } = shown;
    this.#now = { ...this.#now, ...change };
    if (moment !== undefined) this.#moment = moment;
    if (step) {
      if (together !== undefined && together === this.#together) this.steps.pop();
      this.#together = together;
      this.steps.push({ ...step, view: this.#now });
    }
  }

  #changeOf(event: ToldEvent): AnimatedChange | null {
    if (event.event === "Asked") {
      return { change: { asked: event.seats, awaited: event.seats, window: this.#moment } };
    }
    for (const reducer of REDUCERS) {
      const shown = reducer(event, this.#now, this.#after);
      if (shown) return shown;
    }
    return null; // bookkeeping, which nobody sees
  }
}

/** The animation from one view to the next. */
export function animation(
  before: SwindlerView,
  told: readonly Entry<ToldEvent>[],
  after: SwindlerView,
): AnimationStep[] {
  const events = told.some(({ undoes }) => undoes) ? [] : told.flatMap(({ events }) => events);
  const animator = new Animator(before, after);
  for (const event of events) animator.add(event);
  const last = animator.steps.pop();
  return [...animator.steps, { ms: 0, ...last, view: after }];
}
