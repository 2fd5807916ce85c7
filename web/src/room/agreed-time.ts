// What is agreed on about time: for each move or for the game, over days or not, and what becomes of who is late.
import { timeWords } from "../lobby/table-list";
import { say, span } from "../texts/texts.svelte";
import type { Table } from "../wire/types";

type Timed = Pick<Table, "absence" | "bank" | "clock" | "delay" | "increment" | "out_of_time" | "over_days">;

/** One phrase for each thing that is agreed on about time. */
export function agreedTime(table: Timed): string[] {
  const { clock, bank, increment, absence, out_of_time: late, over_days: overDays, delay } = table;
  const said = timeWords(clock, bank);
  if (!said.length) said.push(say("room-agreed-no-clock"));
  if (increment) said.push(say("room-agreed-increment", { time: span(increment) }));
  if (overDays) said.unshift(say("room-agreed-days"));
  if (overDays)
    said.push(say(`room-agreed-late-${late}`)); // texts: room-agreed-late-*
  else if (absence === "clock") said.push(say("room-agreed-patient"));
  if (delay !== null) {
    said.push(
      overDays ? say("room-agreed-window", { time: span(delay) }) : say("room-agreed-delay", { seconds: delay }),
    );
  }
  return said;
}
