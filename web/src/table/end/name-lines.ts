// Names beside a chart: in two lines where one has no room for them, and cut only where that does not help either.

/** A name in lines of at most so many letters. */
export function nameLines(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const [first = "", ...others] = name.split(" ");
  let head = first;
  while (others[0] !== undefined && head.length + 1 + others[0].length <= most) head += ` ${others.shift() ?? ""}`;
  return [head, others.join(" ")].filter(Boolean).map((line) => cut(line, most));
}

/** The beginning of a line that is too long; letters are counted as people see them. */
function cut(line: string, most: number): string {
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : line;
}
