// Toasts appear above the prompt, so that neither it nor the hand beside it, or straight above it, is covered.
import type { Attachment } from "svelte/attachments";

const NEAR = 32; // px between the prompt and what lies straight above it, at most

/** What is one's own on this board, where the board says so (`data-own`). */
export function ownThings(prompt: HTMLElement): HTMLElement | null {
  return prompt.closest("section")?.querySelector<HTMLElement>("[data-own]") ?? null;
}

/** The top of the prompt, or that of one's own things where they lie straight above it. */
export function topOfOwn(prompt: HTMLElement): number {
  const { top, left, right } = prompt.getBoundingClientRect();
  const own = ownThings(prompt)?.getBoundingClientRect();
  const isAbove =
    own && own.top < top && Math.abs(top - own.bottom) < NEAR && own.left < right && own.right > left && own.height > 0;
  return isAbove ? own.top : top;
}

/** Keep toasts above this element as long as it is there, and above one's own things where they lie on it. */
export const toastsAbove: Attachment<HTMLElement> = (node) => {
  const { style, dataset } = document.documentElement;
  dataset["toasts"] = "top"; // in a small window, where one's own things lie at the bottom
  const lay = (): void => style.setProperty("--toast-above", `${String(innerHeight - topOfOwn(node))}px`);
  const own = ownThings(node);
  const observer = new ResizeObserver(lay);
  observer.observe(node);
  if (own) observer.observe(own);
  observer.observe(document.body);
  addEventListener("resize", lay);
  return () => {
    observer.disconnect();
    removeEventListener("resize", lay);
    style.removeProperty("--toast-above");
    delete dataset["toasts"];
  };
};
