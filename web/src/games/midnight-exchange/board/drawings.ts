// Which drawing shows what in Midnight Exchange.
import { SILVER_KINDS, type Find, type ArtKind } from "../view";

/** The drawing of a find. */
export function artOf(find: Find): string {
  return `me-find-${find.replace("_", "-")}`;
}

/** Whether an art object is drawn in silver; the others are in gold. */
export function isSilver(kind: ArtKind): boolean {
  return SILVER_KINDS.some((silver) => silver === kind);
}

/** The drawing of a single, by its id; a crown where it has none of its own. */
export function artOfSingle(id: string): string {
  return SINGLES[id] ?? "ui-crown";
}

const SINGLES: Readonly<Record<string, string>> = {
  P1: "me-art-statue",
  P2: "sign-black",
  P6: "ui-moon",
};
