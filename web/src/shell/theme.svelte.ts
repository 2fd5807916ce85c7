// Night or dawn: what somebody chose, else what their system asks for. theme.js did the same before the first paint.
import { recall, remember } from "../local-storage";

export type Theme = "night" | "dawn";

const GROUND: Record<Theme, string> = { night: "#201927", dawn: "#f5ead3" };

const light = matchMedia("(prefers-color-scheme: light)");
const isTheme = (name: string | null): name is Theme => name === "night" || name === "dawn";

/** What was chosen, else what the system wants. */
function wanted(): Theme {
  const chosen = recall("theme");
  return isTheme(chosen) ? chosen : light.matches ? "dawn" : "night";
}

const first = wanted();
let current = $state(first);

function show(theme: Theme): void {
  current = theme;
  document.documentElement.dataset["theme"] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUND[theme]);
}

show(first);
light.addEventListener("change", () => show(wanted())); // many systems turn light in the morning

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
