// Where the coach's note lies: near what it speaks of, never on it, and always in sight.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface NotePlace {
  left: number;
  top: number;
  /** The edge of the note that the arrow is on, and how far along it; null where nothing is pointed at. */
  arrow: { edge: "top" | "right" | "bottom" | "left"; at: number } | null;
}

interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;
const GAP = 20; // between the note and a ring, for the arrow
const STEP = 8; // of the places that are tried
const CORNER = 28; // an arrow keeps away from the corners
/** What it costs to lie on something, against a pixel farther from what it speaks of. */
const ON_RING = 60;
const ON_PROMPT = 12;

export const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

export function union(boxes: readonly Box[]): Box | null {
  const [first, ...rest] = boxes;
  if (!first) return null;
  return rest.reduce(
    (all, box) => ({
      left: Math.min(all.left, box.left),
      top: Math.min(all.top, box.top),
      right: Math.max(all.right, box.right),
      bottom: Math.max(all.bottom, box.bottom),
    }),
    boxOf(first),
  );
}

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

function shared(one: Box, other: Box): Size {
  return {
    width: Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)),
    height: Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)),
  };
}

/** How deep one box lies in another: 0 if they do not touch. */
function depth(one: Box, other: Box): number {
  const { width, height } = shared(one, other);
  return width && height ? Math.sqrt(width * height) : 0;
}

/** Boxes that lie side by side or on each other, as one each. */
export function clusters(boxes: readonly Box[], gap: number): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    let whole = boxOf(box);
    for (let n = found.length - 1; n >= 0; n--) {
      const near = found[n];
      if (near && depth(grown(near, gap / 2), grown(whole, gap / 2)) > 0) {
        whole = union([whole, near]) ?? whole;
        found.splice(n, 1);
      }
    }
    found.push(whole);
  }
  return found;
}

/** Where an arrow leaves the note for a box, if the box lies on one side of it. */
function arrowTo(note: Box, box: Box): NotePlace["arrow"] {
  const along = (from: number, to: number, low: number, high: number): number =>
    Math.min(Math.max((low + high) / 2, from + CORNER), to - CORNER) - from;
  const across = (one: Box, other: Box): boolean => one.left + CORNER < other.right && other.left < one.right - CORNER;
  const beside = (one: Box, other: Box): boolean => one.top + CORNER < other.bottom && other.top < one.bottom - CORNER;
  if (across(note, box) && box.top >= note.bottom)
    return {
      edge: "bottom",
      at: along(note.left, note.right, Math.max(box.left, note.left), Math.min(box.right, note.right)),
    };
  if (across(note, box) && box.bottom <= note.top)
    return {
      edge: "top",
      at: along(note.left, note.right, Math.max(box.left, note.left), Math.min(box.right, note.right)),
    };
  if (beside(note, box) && box.left >= note.right)
    return {
      edge: "right",
      at: along(note.top, note.bottom, Math.max(box.top, note.top), Math.min(box.bottom, note.bottom)),
    };
  if (beside(note, box) && box.right <= note.left)
    return {
      edge: "left",
      at: along(note.top, note.bottom, Math.max(box.top, note.top), Math.min(box.bottom, note.bottom)),
    };
  return null;
}

function distance(note: Box, box: Box): number {
  const x = Math.max(0, box.left - note.right, note.left - box.right);
  const y = Math.max(0, box.top - note.bottom, note.top - box.bottom);
  return Math.hypot(x, y);
}

/**
 * The place for a note of this size in an area: near the last of the rings, which is what to do, on none of them, and
 * not on the prompt if there is room elsewhere. Without rings it lies in the middle.
 */
export function notePlace(rings: readonly Box[], note: Size, area: Box, prompt: Box | null): NotePlace {
  const last = rings.at(-1);
  const farRight = Math.max(area.left + MARGIN, area.right - MARGIN - note.width);
  const farDown = Math.max(area.top + MARGIN, area.bottom - MARGIN - note.height);
  const at = (left: number, top: number): Box => ({ left, top, right: left + note.width, bottom: top + note.height });
  if (!last) {
    const left = Math.max(area.left + MARGIN, (area.left + area.right - note.width) / 2);
    const top = Math.max(area.top + MARGIN, (area.top + area.bottom - note.height) / 2);
    return { left, top, arrow: null };
  }
  const cost = (box: Box): number =>
    rings.reduce((sum, ring) => sum + ON_RING * depth(box, grown(ring, GAP / 2)), 0) +
    (prompt ? ON_PROMPT * depth(box, prompt) : 0) +
    Math.abs(distance(box, last) - GAP) +
    (arrowTo(box, last) ? 0 : 120) +
    rings.slice(0, -1).reduce((sum, ring) => sum + distance(box, ring) / 8, 0);
  let best = at(farRight, farDown);
  let least = Infinity;
  for (let top = area.top + MARGIN; top <= farDown; top += STEP) {
    for (let left = area.left + MARGIN; left <= farRight; left += STEP) {
      const box = at(left, top);
      const costs = cost(box);
      if (costs < least) [best, least] = [box, costs];
    }
  }
  const pointed = [...rings].reverse().find((ring) => arrowTo(best, ring) !== null);
  return { left: best.left, top: best.top, arrow: pointed ? arrowTo(best, pointed) : null };
}
