// Toasts appear above the prompt, so that neither it nor the hand below it is covered.
import type { Attachment } from "svelte/attachments";

/** Keep toasts above this element as long as it is there. */
export const toastsAbove: Attachment<HTMLElement> = (node) => {
  const { style } = document.documentElement;
  const lay = (): void => style.setProperty("--toast-above", `${innerHeight - node.getBoundingClientRect().top}px`);
  const observer = new ResizeObserver(lay);
  observer.observe(node);
  observer.observe(document.body);
  addEventListener("resize", lay);
  return () => {
    observer.disconnect();
    removeEventListener("resize", lay);
    style.removeProperty("--toast-above");
  };
};
