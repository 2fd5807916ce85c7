// How large pieces may be where they lie: as large as all of them fit, in as many columns as suits the place best.

const WIDEST = 10; // columns

/**
 * The largest width of `count` pieces that fit together into the nearest size container, as an expression of CSS.
 * Each is `ratio` times as high as it is wide, with `gap` px between two.
 */
export function fitting(count: number, ratio: number, gap: number): string {
  const ways = Array.from({ length: Math.max(1, Math.min(count, WIDEST)) }, (_, n) => {
    const columns = n + 1;
    const rows = Math.ceil(count / columns) || 1;
    const across = `(100cqw - ${String((columns - 1) * gap)}px) / ${String(columns)}`;
    const down = `(100cqh - ${String((rows - 1) * gap)}px) / ${String(rows * ratio)}`;
    return `min(${across}, ${down})`;
  });
  return `max(${ways.join(", ")})`;
}
