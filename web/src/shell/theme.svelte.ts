// Night or dawn: what somebody chose, else night. theme.js did the same before the first paint.
import { recall, remember } from "../local-storage";

export type Theme = "night" | "dawn";

const GROUND: Record<Theme, string> = { night: "#201927", dawn: "#f5ead3" };

const first: Theme = recall("theme") === "dawn" ? "dawn" : "night";
let current = $state(first);

function show(theme: Theme): void {
  current = theme;
  document.documentElement.dataset["theme"] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUND[theme]);
}

show(first);

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
