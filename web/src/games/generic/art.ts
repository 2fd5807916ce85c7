// Which pieces a game brings drawings of.
import type { Layout } from "./layout";

/** Whether there is a drawing of a piece. */
export function isDrawn({ art }: Pick<Layout, "art">, notation: string): boolean {
  return notation !== "" && art.includes(notation.replaceAll(" ", "-"));
}
