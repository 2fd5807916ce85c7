// Short words in passing, one at a time; never for something that must be answered.
import { untrack } from "svelte";

export interface Toast {
  key: number;
  text: string;
  /** A drawing's name. */
  icon: string;
  kind: "plain" | "bad";
  /** Where it leads; null if it is only to be read. */
  href: string | null;
  /** For eyes only, and nothing to press: who hears the page is told elsewhere. */
  silent: boolean;
}

const SHOWN_FOR = 4000;
const MOST_WAITING = 3;

let current = $state.raw<Toast | null>(null);
const waiting: Toast[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let made = 0;

function next(): void {
  clearTimeout(timer);
  const upcoming = waiting.shift() ?? null;
  current = upcoming;
  if (upcoming) timer = setTimeout(next, SHOWN_FOR);
}

/** Say something in passing; old news that still waits makes room for it. */
export function toast(text: string, more: Partial<Pick<Toast, "icon" | "kind" | "href" | "silent">> = {}): void {
  const shown = untrack(() => current); // whoever speaks does not listen
  if (shown?.text === text || waiting.at(-1)?.text === text) return;
  waiting.push({ key: made++, text, icon: "ui-lantern", kind: "plain", href: null, silent: false, ...more });
  if (waiting.length > MOST_WAITING) waiting.shift();
  if (!shown) next();
}

/** Something went wrong and cost nothing but the try. */
export function complain(text: string): void {
  toast(text, { icon: "ui-cross", kind: "bad" });
}

/** The toast on show; reactive. */
export function shownToast(): Toast | null {
  return current;
}

/** Take back a toast that leads somewhere: one is there already, or the way is closed. */
export function withdrawToast(href: string): void {
  const late = waiting.findIndex((each) => each.href === href);
  if (late >= 0) waiting.splice(late, 1);
  else if (current?.href === href) next();
}

/** Take the toast away before its time. */
export const dismissToast = next;
