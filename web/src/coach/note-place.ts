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
  /** There was no room: it lies on a ring, or on a button that the step needs. */
  covers: boolean;
}

interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;
const GAP = 20; // between the note and a ring, for the arrow
const STEP = 8; // of the places that are tried
const ABOVE_PROMPT = 80; // px: what the prompt speaks of lies above it
const NUMBER = 30; // px: how large the number of a ring is
const MOST_AROUND = 1.3; // how large one ring around two things may be, against them
const CORNER = 28; // an arrow keeps away from the corners
const ZONE = 0.45; // of the area's height: a ring so tall is around a zone, and the note may lie on some of it
/** What it costs to lie on something, against a pixel farther from what it speaks of. */
const ON_RING = 60;
const ON_BUTTON = 40;
const ON_PROMPT = 4;
const ON_ZONE = 4;

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

const sizeOf = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);

/** Boxes that lie side by side or on each other, as one each; not where that one would be around much else. */
export function clusters(boxes: readonly Box[], gap: number): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    let whole = boxOf(box);
    for (let n = found.length - 1; n >= 0; n--) {
      const near = found[n];
      const both = near && union([whole, near]);
      if (!near || !both || depth(grown(near, gap / 2), grown(whole, gap / 2)) === 0) continue;
      if (sizeOf(both) > MOST_AROUND * (sizeOf(whole) + sizeOf(near))) continue;
      whole = both;
      found.splice(n, 1);
    }
    found.push(whole);
  }
  return found;
}

/** The part of a box that can be seen within another; null if there is none. */
export function within(box: Box, frame: Box): Box | null {
  const seen = {
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  };
  return seen.right > seen.left && seen.bottom > seen.top ? seen : null;
}

/** Whether two boxes share some of the window. */
export const touches = (one: Box, other: Box): boolean => depth(one, other) > 0;

/** Whether a ring is around so much that the note may lie on some of it. */
export const isZone = (ring: Box, area: Box): boolean => ring.bottom - ring.top > ZONE * (area.bottom - area.top);

/**
 * Where a ring's number lies, from the ring's corner: on the ring, in sight, and on as few words as can be. Of places
 * alike it is the first of: top left, top right, bottom left, bottom right, the middle of the right edge, of the left.
 */
export function numberPlace(ring: Box, area: Box, words: readonly Box[] = []): { left: number; top: number } {
  const at = (place: number, low: number, from: number, to: number): number =>
    Math.min(Math.max(place - NUMBER / 2, from), to - NUMBER) - low;
  const middle = (ring.top + ring.bottom) / 2;
  const places = [
    [ring.left, ring.top],
    [ring.right, ring.top],
    [ring.left, ring.bottom],
    [ring.right, ring.bottom],
    [ring.right, middle],
    [ring.left, middle],
  ].map(([x = 0, y = 0]) => ({
    left: at(x, ring.left, area.left, area.right),
    top: at(y, ring.top, area.top, area.bottom),
  }));
  const covered = ({ left, top }: { left: number; top: number }): number => {
    const number = numberBox(ring, { left, top });
    return words.reduce((sum, word) => sum + shared(number, word).width * shared(number, word).height, 0);
  };
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** The box of a number that lies so far from its ring's corner. */
function numberBox(ring: Box, { left, top }: { left: number; top: number }): Box {
  const [x, y] = [ring.left + left, ring.top + top];
  return { left: x, top: y, right: x + NUMBER, bottom: y + NUMBER };
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

const nearest = (note: Box, ring: readonly Box[]): number => Math.min(...ring.map((box) => distance(note, box)));

/** The arrow to the nearest part of a ring that lies on one side of the note. */
function arrowToRing(note: Box, ring: readonly Box[]): NotePlace["arrow"] {
  const near = [...ring].sort((one, other) => distance(note, one) - distance(note, other));
  for (const box of near) {
    const arrow = arrowTo(note, box);
    if (arrow) return arrow;
  }
  return null;
}

/** A prompt and the buttons on it that a step may need. */
export interface LitPrompt {
  box: Box;
  buttons: readonly Box[];
}

/**
 * The place for a note of this size in an area: near the last of the rings, which is what to do, on none of them, and
 * on no button that is needed, if there is room elsewhere. A ring may have several parts. Without any the note lies in
 * the middle, or above the prompt. Numbers of rings keep off the words.
 */
export function notePlace(
  rings: readonly (readonly Box[])[],
  note: Size,
  area: Box,
  prompt: LitPrompt | null,
  words: readonly Box[] = [],
): NotePlace {
  const all = rings.filter((ring) => ring.length > 0);
  const last = all.at(-1);
  const farRight = Math.max(area.left + MARGIN, area.right - MARGIN - note.width);
  const farDown = Math.max(area.top + MARGIN, area.bottom - MARGIN - note.height);
  const at = (left: number, top: number): Box => ({ left, top, right: left + note.width, bottom: top + note.height });
  if (!last) {
    const left = Math.max(area.left + MARGIN, (area.left + area.right - note.width) / 2);
    const middle = (area.top + area.bottom - note.height) / 2;
    const above = prompt ? prompt.box.top - ABOVE_PROMPT - note.height : middle;
    const top = Math.max(area.top + MARGIN, Math.min(middle, above));
    return { left, top, arrow: null, covers: false };
  }
  const parts = all.flat();
  const numbers = all.flatMap(([first]) => {
    if (!first) return [];
    return [numberBox(first, numberPlace(first, area, words))];
  });
  const pieces = [...parts.filter((ring) => !isZone(ring, area)), ...numbers];
  const zones = parts.filter((ring) => isZone(ring, area));
  const buttons = prompt?.buttons ?? [];
  const lying = (box: Box, on: readonly Box[], costs: number): number =>
    on.reduce((sum, other) => sum + costs * depth(box, other), 0);
  const cost = (box: Box): number =>
    lying(grown(box, GAP / 2), pieces, ON_RING) +
    lying(box, zones, ON_ZONE) +
    lying(box, buttons, ON_BUTTON) +
    (prompt ? ON_PROMPT * depth(box, prompt.box) : 0) +
    Math.abs(nearest(box, last) - GAP) +
    (arrowToRing(box, last) ? 0 : 120) +
    all.slice(0, -1).reduce((sum, ring) => sum + nearest(box, ring) / 8, 0);
  let best = at(farRight, farDown);
  let least = Infinity;
  for (let top = area.top + MARGIN; top <= farDown; top += STEP) {
    for (let left = area.left + MARGIN; left <= farRight; left += STEP) {
      const box = at(left, top);
      const costs = cost(box);
      if (costs < least) [best, least] = [box, costs];
    }
  }
  const pointed = [...all].reverse().find((ring) => arrowToRing(best, ring) !== null);
  const covers = [...pieces, ...buttons].some((each) => touches(best, each));
  return { left: best.left, top: best.top, arrow: pointed ? arrowToRing(best, pointed) : null, covers };
}
