// Names as the table shows them.

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The letter on somebody's disc: the first thing of a name that a reader calls one letter. */
export function initial(name: string): string {
  for (const { segment } of letters.segment(name.trim())) return segment.toLocaleUpperCase();
  return "?";
}
