// How the pieces of the book that is open are drawn; the page sets it, whatever shows a text asks for it.
import { getContext, setContext } from "svelte";
import type { RulePiece } from "../games";
import type { WordFinder } from "./word-pieces";

/** The pictures a game brings, how it draws its pieces otherwise, and the words it has drawings for. */
export interface Drawing {
  readonly pictures: Readonly<Record<string, string>>;
  readonly piece: RulePiece | null;
  readonly finder: WordFinder | null;
}

/** Under which components find it. */
export const DRAWING = Symbol("drawing");
const NONE: Drawing = { pictures: {}, piece: null, finder: null };

/** Let everything within this component draw so; the getter is asked each time. */
export function provideDrawing(drawing: () => Drawing): void {
  setContext(DRAWING, drawing);
}

/** How to draw here. */
export function drawingHere(): () => Drawing {
  return getContext<(() => Drawing) | undefined>(DRAWING) ?? (() => NONE);
}

/** The picture of what a notation names: `red 7` is drawn by red-7. */
export function pictureOf({ pictures }: Drawing, notation: string): string | undefined {
  return pictures[notation.replaceAll(" ", "-")];
}
