// What changed about the people at a table, in words for the others and for oneself.
import type { Face } from "../games/game";
import { say } from "../texts/texts.svelte";

/** The news between two looks at the faces; `isLate` says whose time for a move has just run out. */
export function news(before: readonly Face[], now: readonly Face[], isLate: (seat: number) => boolean): string[] {
  return now.flatMap((face) => {
    const was = before[face.seat];
    return was ? (change(was, face, isLate(face.seat)) ?? []) : [];
  });
}

function change(was: Face, { name: who, away, warm, mine }: Face, late: boolean): string | null {
  if (warm && !was.warm) {
    if (mine) return late ? say("table-late-mine") : null; // the prompt says the rest
    return say(late ? "table-late" : "table-stands-in", { who });
  }
  if (mine || was.bot) return null;
  if (!warm && was.warm) return say("table-plays-again", { who });
  return away === was.away ? null : say(away ? "table-went" : "table-came", { who });
}
