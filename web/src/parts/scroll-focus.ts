// What scrolls can be reached and scrolled by keyboard; what is seen whole is no stop on the way of the tab key.
import type { Attachment } from "svelte/attachments";

/** Make this element a stop of the tab key while there is more in it than it shows. */
export const scrollFocus: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const observer = new ResizeObserver(look);
  observer.observe(node);
  for (const child of node.children) observer.observe(child);
  return () => observer.disconnect();
};
