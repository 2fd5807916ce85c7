// What the main button would send.
import type { Picks } from "../../board/game";
import type { GaunerbandeView } from "./view";

/** What somebody has picked; the only card they can play counts as picked from the start, so one tap plays it. */
export function mainCommands(view: GaunerbandeView, picks: Picks): readonly string[] {
  const isForced = view.phase === "tricks" && view.options.length === 1;
  return isForced && !picks.chosen.length ? view.options : picks.chosen;
}
