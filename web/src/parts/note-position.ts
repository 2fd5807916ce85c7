// Where a note lies: beside its anchor, above if there is room, always on the screen.

export interface NotePosition {
  left: number;
  top: number;
  /** Whether the note lies above its anchor. */
  above: boolean;
  /** Where its tip points, from the note's left edge. */
  tip: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const MARGIN = 8;

/**
 * The spot for a note of this size at this anchor, in a window of this size; above `clear`, if it would cover that, and
 * to the left of the other things, which are small.
 */
export function notePosition(
  anchor: Box,
  note: { width: number; height: number },
  width: number,
  height: number,
  clear?: Box,
  others: readonly Box[] = [],
): NotePosition {
  const middle = Math.min(Math.max(anchor.left + anchor.width / 2, MARGIN), width - MARGIN);
  const usual = Math.max(MARGIN, Math.min(middle - note.width * 0.4, width - note.width - MARGIN));
  const over = anchor.top - GAP - note.height;
  const under = anchor.top + anchor.height + GAP;
  const above = over >= MARGIN || under + note.height > height - MARGIN;
  const near = Math.min(above ? over : under, height - note.height - MARGIN);
  const covers = (left: number, top: number, box: Box): boolean =>
    left < box.left + box.width &&
    box.left < left + note.width &&
    top < box.top + box.height &&
    box.top < top + note.height;
  const top = Math.max(MARGIN, clear && covers(usual, near, clear) ? clear.top - GAP - note.height : near);
  const left = others.reduce((at, box) => {
    const beside = box.left - MARGIN - note.width;
    return covers(at, top, box) && beside >= MARGIN ? beside : at;
  }, usual);
  return { left, top, above, tip: Math.min(Math.max(middle - left, 18), note.width - 18) };
}
