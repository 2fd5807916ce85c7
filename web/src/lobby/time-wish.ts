// How somebody wants a new table to be timed, and what is sent of it.
import type { NewTable, OutOfTime } from "../wire/types";

export const HOUR = 3600;
export const DAY = 24 * HOUR;
/** A time that is typed in, instead of one of those to choose from. */
export const OWN = -1;

export const CLOCKS = [null, 30, 60, 120] as const;
export const DELAYS = [0, 0.8, 2, 5] as const; // seconds
export const DAY_CLOCKS = [HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, OWN] as const;
export const BANKS = [DAY, 3 * DAY, 7 * DAY, 14 * DAY, OWN] as const;
export const INCREMENTS = [0, HOUR, 8 * HOUR, DAY] as const;
export const WINDOWS = [10, HOUR, 8 * HOUR, DAY] as const; // how long one may react over days

export interface TimeWish {
  overDays: boolean;
  /** At one sitting: seconds for each move, how long one may react, and no bots for who is away. */
  clock: number | null;
  delay: number;
  patient: boolean;
  /** Over days. */
  per: "move" | "game";
  dayClock: number;
  bank: number;
  increment: number;
  /** What is typed in: hours for each move, or days for the game. */
  own: number;
  late: OutOfTime;
  window: number;
}

export const usualWish = (): TimeWish => ({
  overDays: false,
  clock: null,
  delay: 0.8,
  patient: false,
  per: "move",
  dayClock: DAY,
  bank: 7 * DAY,
  increment: HOUR,
  own: 12,
  late: "bot",
  window: HOUR,
});

/** Whether, at one sitting, only the clock decides about who is away: where there is one. */
export const waitsForClock = ({ patient, clock }: TimeWish): boolean => patient && clock !== null;

/** What is sent to have a table timed so. */
export function timeFields(
  wish: TimeWish,
  realTime: boolean,
): Pick<NewTable, "absence" | "bank" | "clock" | "delay" | "increment" | "out_of_time"> {
  if (!wish.overDays || realTime) {
    const absence = waitsForClock(wish) ? "clock" : "bot";
    return { clock: wish.clock, bank: null, increment: 0, absence, out_of_time: "bot", delay: wish.delay };
  }
  const each = wish.per === "move";
  const clock = wish.dayClock === OWN ? wish.own * HOUR : wish.dayClock;
  const bank = wish.bank === OWN ? wish.own * DAY : wish.bank;
  return {
    clock: each ? clock : null,
    bank: each ? null : bank,
    increment: each ? 0 : wish.increment,
    absence: "clock",
    out_of_time: wish.late,
    delay: wish.window,
  };
}
