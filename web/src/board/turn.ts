// Whose turn it is.
import type { View } from "./game";

/** Whether it is the viewer who is asked. */
export function isAsked({ seat, actors }: Pick<View, "seat" | "actors">): boolean {
  return seat !== null && actors.includes(seat);
}
