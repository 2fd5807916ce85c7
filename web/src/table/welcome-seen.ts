// Whether somebody has been told what a game is about, as this browser remembers it.
import { recall, remember } from "../local-storage";

const nameOf = (game: string): string => `welcome.${game}`;

/** Whether nobody here has read what a game is about. */
export function isNewTo(game: string): boolean {
  return recall(nameOf(game)) === null;
}

/** They have now, or know anyway. */
export function noteWelcome(game: string): void {
  remember(nameOf(game), "seen");
}
