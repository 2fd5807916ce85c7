// Pieces that lie together are one stop of the tab key; arrow keys go from one to the next.
import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Let arrow keys move between those pieces in an element that a selector finds, and the tab key reach only one of them. */
export function rovingAmong(selector: string): Attachment<HTMLElement> {
  return (node) => rove(node, selector);
}

/** Let arrow keys move between all pieces in an element. */
export const roving = rovingAmong("button[data-piece]");

function isOn(piece: HTMLElement | null): boolean {
  return piece?.getAttribute("aria-disabled") !== "true";
}

function rove(node: HTMLElement, selector: string): () => void {
  let current: HTMLElement | null = null;

  const pieces = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(selector)];
  const settle = (): void => {
    const all = pieces();
    const isThere = current !== null && all.includes(current);
    // Whoever comes by tab comes to what can be had; whoever is on a piece stays there.
    if (!isThere || (current !== document.activeElement && !isOn(current))) {
      current = all.find(isOn) ?? (isThere ? current : all[0]) ?? null;
    }
    for (const piece of all) {
      const stop = piece === current ? 0 : -1;
      if (piece.tabIndex !== stop || !piece.hasAttribute("tabindex")) piece.tabIndex = stop;
    }
  };
  const note = ({ target }: FocusEvent): void => {
    const piece = target instanceof HTMLElement ? target.closest<HTMLElement>(selector) : null;
    if (!piece) return;
    current = piece;
    settle();
  };
  const key = (event: KeyboardEvent): void => {
    const all = pieces();
    const at = all.findIndex((piece) => piece === event.target);
    if (at < 0) return;
    const ends = { Home: 0, End: all.length - 1 }[event.key];
    const step = STEPS[event.key];
    const to = ends ?? (step === undefined ? undefined : (at + step + all.length) % all.length);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  node.addEventListener("focusin", note);
  node.addEventListener("keydown", key);
  return () => {
    observer.disconnect();
    node.removeEventListener("focusin", note);
    node.removeEventListener("keydown", key);
  };
}
