// Whether this person wants to see the odds, where the table shows them at all; this browser remembers it.
import { recall, remember } from "../../local-storage";

const NAME = "odds";
let on = $state(recall(NAME) !== "off");

/** Whether odds are wanted; reactive. */
export function oddsOn(): boolean {
  return on;
}

/** Show the odds, or hide them. */
export function switchOdds(): void {
  on = !on;
  remember(NAME, on ? null : "off");
}
