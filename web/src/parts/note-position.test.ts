// A note lies above its anchor if there is room, below if not, and never off the screen.
import { expect, test } from "vitest";
import { notePosition } from "./note-position";

const NOTE = { width: 300, height: 120 };

test("above, its tip at the anchor's middle", () => {
  const at = notePosition({ left: 500, top: 400, width: 100, height: 144 }, NOTE, 1440, 900);
  expect(at.above).toBe(true);
  expect(at.top + NOTE.height).toBeLessThan(400);
  expect(at.left + at.tip).toBe(550);
});

test("below where there is no room above", () => {
  const at = notePosition({ left: 500, top: 60, width: 100, height: 144 }, NOTE, 1440, 900);
  expect(at).toMatchObject({ above: false, top: 60 + 144 + 14 });
});

test.each([0, 340])("on a phone it stays on the screen, for an anchor at %i", (left) => {
  const at = notePosition({ left, top: 600, width: 20, height: 80 }, { width: 344, height: 120 }, 360, 740);
  expect(at.left).toBeGreaterThanOrEqual(8);
  expect(at.left + 344).toBeLessThanOrEqual(352);
});

test("it stays clear of what must be read with it", () => {
  const prompt = { left: 0, top: 400, width: 360, height: 80 };
  const card = { left: 150, top: 500, width: 80, height: 110 };
  const size = { width: 300, height: 100 };
  expect(notePosition(card, size, 360, 740).top).toBe(386);
  expect(notePosition(card, size, 360, 740, prompt).top).toBe(286);
  expect(notePosition(card, size, 1440, 900, { ...prompt, left: 900 }).top).toBe(386);
});
