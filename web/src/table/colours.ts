// The colours of the seats where a game has its own: discs and lines take them, and without them those of the house.
const INK = "#1d1420";

/** Give the seats these colours, for as long as the page shows them; lines are darker by day. */
export function colourSeats(colours: readonly string[] = []): () => void {
  const wanted = new Map(colours.length ? [["--on-seat", INK]] : []);
  for (const [n, colour] of colours.entries()) {
    const seat = String(n + 1);
    wanted.set(`--seat-${seat}`, colour);
    wanted.set(`--way-${seat}`, `light-dark(color-mix(in oklab, ${colour}, ${INK} 35%), ${colour})`);
  }
  const { style } = document.documentElement;
  for (const [name, value] of wanted) style.setProperty(name, value);
  return () => {
    for (const name of wanted.keys()) style.removeProperty(name);
  };
}
