// What is told on the stage, over bags and action panel: a skull that lies there, and a police raid.
import { isAsked } from "../../board/turn";
import { askedTiles } from "./commands";
import type { SwindlerView } from "./view";

/** What the stage shows now; null where the table goes on as usual. Who chooses among this turn's tiles sees the tiles. */
export function stageOf(view: SwindlerView): "skull" | "raid" | null {
  if (view.raid) return "raid";
  if (isAsked(view) && askedTiles(view) === "turn") return null;
  return view.steal?.skull || (view.steal?.caught && view.phase === "keeping") ? "skull" : null;
}
