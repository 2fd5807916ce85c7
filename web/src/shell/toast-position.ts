// Toasts appear above the prompt, so that neither it nor the hand beside it is covered.
import type { Attachment } from "svelte/attachments";

/** Keep toasts above this element as long as it is there, and above the foot of the board where it is a part of that. */
export const toastsAbove: Attachment<HTMLElement> = (node) => {
  const { style } = document.documentElement;
  const foot = node.closest("[data-foot]");
  const lay = (): void => {
    const top = foot?.getBoundingClientRect().top ?? 0;
    const isBelow = top > innerHeight / 2; // on its side, a phone has it as a column
    style.setProperty("--toast-above", `${innerHeight - (isBelow ? top : node.getBoundingClientRect().top)}px`);
  };
  const observer = new ResizeObserver(lay);
  observer.observe(node);
  if (foot) observer.observe(foot);
  observer.observe(document.body);
  addEventListener("resize", lay);
  return () => {
    observer.disconnect();
    removeEventListener("resize", lay);
    style.removeProperty("--toast-above");
  };
};
