// What is told on the stage, over bags and action panel: a skull that lies there, and a police raid.
import { isAsked } from "../../board/turn";
import type { SwindlerView } from "./view";

/** What the stage shows now; null where the table goes on as usual. Who keeps a tile from a skull needs the tiles. */
export function stageOf(view: SwindlerView): "skull" | "raid" | null {
  if (view.raid) return "raid";
  if (view.steal?.skull) return "skull";
  return view.steal?.caught && view.phase === "keeping" && !isAsked(view) ? "skull" : null;
}
