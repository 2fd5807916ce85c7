// What the main button would send.
import type { CommandDraft } from "../game";
import type { GaunerbandeView } from "./view";

/** What somebody has picked; the only card they can play counts as picked from the start, so one tap plays it. */
export function mainCommands(view: GaunerbandeView, draft: CommandDraft): readonly string[] {
  const isForced = view.phase === "tricks" && view.options.length === 1;
  return isForced && !draft.chosen.length ? view.options : draft.chosen;
}
