import { expect, test } from "vitest";
import { fitting } from "./fitting";

/** What a browser makes of it in a container of this size. */
function width(expression: string, cqw: number, cqh: number): number {
  const sum = expression
    .replaceAll("100cqw", String(cqw))
    .replaceAll("100cqh", String(cqh))
    .replaceAll("px", "")
    .replaceAll("max(", "Math.max(")
    .replaceAll("min(", "Math.min(");
  return (0, eval)(sum) as number;
}

test("pieces are as large as their place allows, in as many columns as suit it", () => {
  const seven = fitting(7, 1.25, 6);
  expect(width(seven, 1000, 100)).toBeCloseTo(80); // in one row, as high as it is
  expect(width(seven, 100, 1000)).toBeCloseTo(100); // one below the other
  expect(width(seven, 300, 400)).toBeCloseTo(96); // three rows of three
});

test("however many there are, all of them fit", () => {
  for (let count = 1; count <= 12; count++) {
    const w = width(fitting(count, 1.4, 10), 280, 400);
    const columns = Math.floor((280 + 10) / (w + 10) + 1e-6);
    expect(columns).toBeGreaterThan(0);
    expect(Math.ceil(count / columns) * (w * 1.4 + 10) - 10).toBeLessThanOrEqual(400.01);
  }
});

test("where nothing lies there is still a width", () => expect(width(fitting(0, 1, 6), 90, 200)).toBe(90));
