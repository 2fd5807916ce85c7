// What a plate says of somebody who is not there.
import { day, say, shortDay } from "../texts/texts.svelte";
import type { Player } from "./game";

/** The day on which they are back from a vacation, where there is room for little; nothing for others. */
export const backOn = ({ awayUntil, warm }: Pick<Player, "awayUntil" | "warm">): string | undefined =>
  awayUntil && !warm ? shortDay(awayUntil) : undefined;

/** That somebody is away, or until when they are on vacation; empty for who is there, and while a bot plays for them. */
export function awayWords({ away, awayUntil, warm }: Pick<Player, "away" | "awayUntil" | "warm">): string {
  if (warm) return "";
  if (awayUntil) return say("web-away-until", { day: day(awayUntil) });
  return away ? say("web-away") : "";
}
