// What scrolls can be reached and scrolled by keyboard; what is seen whole is no stop on the way of the tab key.
import type { Attachment } from "svelte/attachments";

/** Make this element a stop of the tab key while there is more in it than it shows. */
export const scrollFocus: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    for (const each of [node, ...node.children]) sizes.observe(each);
    look();
  };
  const children = new MutationObserver(watch); // what is loaded comes later
  children.observe(node, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
};
