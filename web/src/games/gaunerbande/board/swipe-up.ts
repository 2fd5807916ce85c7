// Drawing a card up out of the hand: it follows the finger, and goes if it was lifted far enough.
import type { Attachment } from "svelte/attachments";

const STARTS = 10; // px; less is a tap
const GOES = 56;

/** Let the card in this element be lifted; `lifted` hears of it, with its button. */
export function swipeUp(lifted: (button: HTMLElement) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let held = false;

    const button = (): HTMLElement | null => node.querySelector("button");
    const down = (event: PointerEvent): void => {
      if (event.isPrimary && event.button === 0) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const up = event.clientY - from.y;
      if (!held && up < -STARTS) {
        held = true;
        node.setPointerCapture(event.pointerId);
        node.style.zIndex = "5";
      }
      if (held) node.style.translate = `${String(event.clientX - from.x)}px ${String(Math.min(0, up))}px`;
    };
    const end = (event: PointerEvent): void => {
      const gone = held && from !== null && event.type === "pointerup" && from.y - event.clientY > GOES;
      from = null;
      if (!held) return;
      node.style.removeProperty("translate");
      node.style.removeProperty("z-index");
      const element = button();
      if (gone && element) lifted(element);
      setTimeout(() => (held = false)); // the click that follows belongs to the lifting
    };
    const click = (event: MouseEvent): void => {
      if (held) event.stopPropagation();
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("click", click, true);
    };
  };
}
