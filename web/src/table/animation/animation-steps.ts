// The steps of an animation, made of the views that the server tells: what each event changed, and the view at the end.
// How events are shown is the game's part; what they do, only the server knows.
import type { AnimationStep, Entry, Game, View } from "../../board/game";

/** The animation from one view to the next; its last step draws `after`. */
export function animationSteps(
  game: Pick<Game, "shown" | "flightTime">,
  before: View,
  told: readonly Entry[],
  after: View,
): AnimationStep[] {
  const steps: AnimationStep[] = [];
  const isTold = told.every(isToldWhole);
  let now: View = { ...before, actors: [], options: [] }; // nobody acts while it is shown
  let word: string | undefined;
  for (const { event, change, ...far } of told.flatMap(happenings)) {
    const shown = game.shown(event, now);
    now = { ...now, ...change };
    const last = steps.at(-1);
    if (shown === "along") {
      if (last) Object.assign(last, { view: now, told: far });
    } else if (shown) {
      const { together, after: longer = 0, ...step } = shown;
      if (last) last.ms += longer;
      if (!isTold || (together !== undefined && together === word)) steps.pop();
      steps.push({ ...step, view: now, told: far });
      word = together;
    }
  }
  const { told: _, ...last } = steps.pop() ?? {};
  const flightTime = game.flightTime?.(before, after);
  return [...steps, { ms: 0, ...(flightTime ? { flightTime } : {}), ...last, view: after }];
}

interface Happening {
  event: unknown;
  change: Partial<View> | null;
  /** How many entries come after it, and how many events of its own are told with it. */
  left: number;
  events: number;
}

/** The events of an entry, and what each changed in the view; what was taken back is not shown. */
function happenings({ events, changes, undoes }: Entry, at: number, { length }: readonly Entry[]): Happening[] {
  if (undoes) return [];
  const left = length - at - 1;
  return events.map((event, n) => ({ event, change: changes?.[n] ?? null, left, events: n + 1 }));
}

/** Whether the views between are told; in real time, and after a broken connection, there is only the last step. */
function isToldWhole({ events, changes }: Entry, n: number, told: readonly Entry[]): boolean {
  return changes !== null || (events.length <= 1 && n === told.length - 1);
}
