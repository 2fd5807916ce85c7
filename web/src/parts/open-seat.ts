// A press on a seat's plate opens what there is to know of it: a page says how, and every plate below it offers it.
import { getContext, setContext } from "svelte";

/** Open what there is to know of a seat. */
export type OpenSeat = (seat: number) => void;

const KEY = Symbol("seats");

/** Let the plates below this component open; null where there is nothing behind them. */
export function provideOpenSeat(open: OpenSeat | null): void {
  setContext(KEY, open);
}

/** What a component above does with a press on a plate; null if nothing. */
export function openSeat(): OpenSeat | null {
  return getContext<OpenSeat | undefined>(KEY) ?? null;
}
