// The focus at the table: when what had it is gone, it goes to a sensible place and never to nowhere.
import type { Attachment } from "svelte/attachments";

/** Whether an element can no longer have the focus: it is gone, switched off, or hidden. */
function isOut(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(":disabled") || getComputedStyle(element).visibility === "hidden";
}

/** Whether the focus is on nothing to be pressed: on the page, on its heading, or wherever else only we can put it. */
export function isIdle(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.matches('body, [tabindex="-1"]:not(button, a, input)');
}

/** Look after the focus inside this element; `home` is where it goes when it would be lost. */
export function keepFocus(home: () => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (node) => {
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target;
    };
    const look = (): void => {
      if (!(last instanceof HTMLElement) || !isOut(last)) return;
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body && activeElement !== last) return;
      home()?.focus({ preventScroll: true }); // which is noted; where nothing can take it yet, the next change tries again
    };
    // What is hidden at the end of a transition loses the focus when nothing changes in the document any more.
    const lost = ({ relatedTarget }: FocusEvent): void => {
      if (!relatedTarget) requestAnimationFrame(look);
    };
    const observer = new MutationObserver(look);
    observer.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled", "class"] });
    node.addEventListener("focusin", note);
    node.addEventListener("focusout", lost);
    return () => {
      observer.disconnect();
      node.removeEventListener("focusin", note);
      node.removeEventListener("focusout", lost);
    };
  };
}
