// Where the note lies: beside what it speaks of, never on it, also in the least window that we promise.
import { describe, expect, test } from "vitest";
import { clusters, notePlace, numberPlace, touches, union, within, type Box } from "./note-place";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const PHONE = box(0, 52, 360, 588); // below the bar of a window of 360 × 640
const DESKTOP = box(0, 56, 1120, 844);
const NOTE = { width: 344, height: 240 };

describe("the note", () => {
  test.each<[string, Box[][], Box | null]>([
    ["a piece at the top", [[box(8, 110, 60, 80)]], box(8, 560, 344, 72)],
    ["a piece in the hand", [[box(150, 470, 60, 80)]], box(8, 560, 344, 72)],
    ["two rows, one above the other", [[box(8, 110, 344, 80)], [box(8, 210, 344, 60)]], null],
    ["a row at the top and one at the bottom", [[box(8, 110, 344, 60)], [box(8, 540, 344, 60)]], null],
    ["a ring with parts at both edges", [[box(8, 110, 90, 90), box(300, 220, 44, 44), box(8, 585, 60, 48)]], null],
  ])("lies on none of the rings on a small phone: %s", (_, rings, prompt) => {
    const lit = prompt && { box: prompt, buttons: [box(250, 570, 92, 52)] };
    const { left, top, covers } = notePlace(rings, NOTE, PHONE, lit);
    expect(covers).toBe(false);
    const note = box(left, top, NOTE.width, NOTE.height);
    for (const ring of rings.flat()) expect(touches(note, ring)).toBe(false);
    if (prompt) expect(touches(note, prompt)).toBe(false);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(note.right).toBeLessThanOrEqual(352);
    expect(top).toBeGreaterThanOrEqual(60);
    expect(note.bottom).toBeLessThanOrEqual(632);
  });

  test("points at the last ring, which is what to do", () => {
    const { left, top, arrow } = notePlace([[box(350, 200, 110, 160)], [box(440, 690, 280, 160)]], NOTE, DESKTOP, null);
    expect(arrow?.edge).toBe("bottom");
    expect(top + NOTE.height).toBeLessThan(690);
    expect(left + (arrow?.at ?? 0)).toBeGreaterThan(440);
    expect(left + (arrow?.at ?? 0)).toBeLessThan(720);
  });

  test("lies in the middle where nothing is ringed, and points at nothing", () => {
    expect(notePlace([[]], NOTE, DESKTOP, null)).toEqual({ left: 388, top: 358, arrow: null, covers: false });
  });

  test("stays in sight where it is larger than the window", () => {
    const { left, top } = notePlace([[box(8, 60, 344, 300)]], { width: 344, height: 700 }, PHONE, null);
    expect([left, top]).toEqual([8, 60]);
  });

  test("says so where there is no room beside the rings", () => {
    const trick = box(212, 176, 84, 109);
    const hand = box(80, 440, 70, 90);
    const play = { box: box(8, 374, 344, 62), buttons: [box(250, 384, 92, 44)] };
    expect(notePlace([[trick], [hand]], NOTE, PHONE, play).covers).toBe(true);
    expect(notePlace([[trick], [hand]], { width: 344, height: 60 }, PHONE, play).covers).toBe(false);
  });

  test("may lie on some of a zone that fills the window, but not on what is ringed beside it", () => {
    const { top, covers } = notePlace([[box(8, 60, 60, 60)], [box(2, 130, 356, 400)]], NOTE, PHONE, null);
    expect(covers).toBe(false);
    expect(top).toBeGreaterThan(130);
  });
});

test("the number of a ring at the edge of the window is in sight", () => {
  expect(numberPlace(box(100, 200, 60, 80), PHONE)).toEqual({ left: -15, top: -15 });
  expect(numberPlace(box(2, 54, 60, 80), PHONE)).toEqual({ left: -2, top: -2 });
  expect(numberPlace(box(346, 630, 60, 80), PHONE)).toEqual({ left: -16, top: -20 });
});

test("the number of a ring keeps off words, where it can", () => {
  const ring = box(100, 200, 60, 80);
  const heading = box(90, 180, 40, 18);
  expect(numberPlace(ring, PHONE, [heading])).toEqual({ left: 45, top: -15 });
  const all = [box(80, 180, 120, 30), box(80, 270, 120, 30)]; // above and below
  expect(numberPlace(ring, PHONE, all)).toEqual({ left: 45, top: 25 });
});

test("a note that points at nothing lies above the prompt, so that what it speaks of is seen", () => {
  const prompt = { box: box(8, 420, 344, 160), buttons: [] };
  const { top } = notePlace([], NOTE, PHONE, prompt);
  expect(top + NOTE.height).toBeLessThanOrEqual(340);
});

test("of what is scrolled away only the rest is ringed", () => {
  expect(within(box(0, 0, 100, 100), box(20, 60, 200, 200))).toEqual(box(20, 60, 80, 40));
  expect(within(box(0, 0, 100, 50), box(20, 60, 200, 200))).toBeNull();
});

test("what lies side by side has one ring, what lies apart has several", () => {
  const parts = clusters([box(0, 0, 40, 40), box(50, 0, 40, 40), box(200, 0, 40, 40)], 18);
  expect(parts).toEqual([box(0, 0, 90, 40), box(200, 0, 40, 40)]);
  expect(union(parts)).toEqual(box(0, 0, 240, 40));
  expect(union([])).toBeNull();
});

test("three tiles around a corner have no ring that is around a fourth", () => {
  const [one, two, below] = [box(0, 0, 40, 40), box(44, 0, 40, 40), box(0, 44, 40, 40)] as const;
  expect(clusters([one, two, below], 18)).toEqual([box(0, 0, 84, 40), below]);
  expect(clusters([one, two, below, box(44, 44, 40, 40)], 18).length).toBeLessThan(4);
});
