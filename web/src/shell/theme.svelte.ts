// Night or dawn: what somebody chose, else what the system asks for. theme.js did the same before the first paint.
import { recall, remember } from "../kept";

export type Theme = "night" | "dawn";

const light = matchMedia("(prefers-color-scheme: light)");
const GROUND: Record<Theme, string> = { night: "#201927", dawn: "#f5ead3" };

function chosen(): Theme | null {
  const kept = recall("theme");
  return kept === "night" || kept === "dawn" ? kept : null;
}

const first: Theme = chosen() ?? (light.matches ? "dawn" : "night");
let current = $state(first);

function show(theme: Theme): void {
  current = theme;
  document.documentElement.dataset["theme"] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUND[theme]);
}

show(first);
light.addEventListener("change", () => {
  if (!chosen()) show(light.matches ? "dawn" : "night");
});

/** The theme shown now; reactive. */
export function theme(): Theme {
  return current;
}

/** Change to the other theme and remember it. */
export function switchTheme(): void {
  const next = current === "night" ? "dawn" : "night";
  remember("theme", next);
  show(next);
}
