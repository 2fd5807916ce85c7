// The five steps of a turn (SW-2.0), and which of them the table is at.
import type { Phase, SwindlerView } from "./view";

export const STEPS = ["reserve", "steal", "act", "refill", "hire"] as const;

const [RESERVE, STEAL, ACT, REFILL, HIRE] = [0, 1, 2, 3, 4];
const NONE = -1;

const OF_PHASE: Partial<Record<Phase, number>> = {
  choosing: NONE,
  over: NONE,
  reserving: RESERVE,
  stealing: STEAL,
  keeping: STEAL,
  "handing-in": REFILL,
  hiring: HIRE,
  "paying-cards": HIRE,
};

/** The step of the turn, from 0; -1 before the first turn and after the last. */
export function stepOf({ phase, window, steal, raid }: SwindlerView): number {
  const step = OF_PHASE[phase];
  if (step !== undefined) return step;
  if (raid) return REFILL;
  if (window === "start") return RESERVE;
  if (window === "hiring") return HIRE;
  if (window) return STEAL;
  if (!steal) return RESERVE;
  return steal.over ? ACT : STEAL;
}
