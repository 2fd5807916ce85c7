// Dragging a piece to where it shall go: it follows the pointer, and whatever takes it there lights up below it.
import type { Attachment } from "svelte/attachments";

const STARTS = 8; // px; less is a tap
const KEPT = 4000; // ms; then what was let go is back where it was, whatever became of it
const DRAWN = 400; // ms; until what was confirmed is drawn, too
const BACK = 160; // ms

const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What lies at a point of the window and takes pieces. */
function under(x: number, y: number): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>("[data-drop]");
    if (target) return target;
  }
  return null;
}

/**
 * Let this element be dragged; `dropped` hears what it was let go over, by its `data-drop`. It goes back if that was
 * all; if `dropped` returns a promise, it stays there until that is settled, by which time it has gone on from there.
 */
export function dragging(dropped: (name: string, target: HTMLElement) => unknown): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let held = false;
    let over: HTMLElement | null = null;

    const light = (target: HTMLElement | null): void => {
      if (target === over) return;
      over?.removeAttribute("data-over");
      target?.setAttribute("data-over", "");
      over = target;
    };
    const down = (event: PointerEvent): void => {
      if (event.isPrimary && event.button === 0) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [across, along] = [event.clientX - from.x, event.clientY - from.y];
      if (!held && Math.hypot(across, along) > STARTS) {
        held = true;
        node.setPointerCapture(event.pointerId);
        node.style.zIndex = "8";
      }
      if (!held) return;
      node.style.translate = `${String(across)}px ${String(along)}px`;
      light(under(event.clientX, event.clientY));
    };
    const end = (event: PointerEvent): void => {
      from = null;
      if (!held) return;
      const target = event.type === "pointerup" ? over : null;
      light(null);
      const waits = target && dropped(target.dataset["drop"] ?? "", target);
      if (waits instanceof Promise) {
        void Promise.race([waits, after(KEPT)])
          .then(() => after(DRAWN))
          .then(back);
      } else back();
      setTimeout(() => (held = false)); // the click that follows belongs to the dragging
    };
    /** It glides back, unless it has moved on with its piece. */
    const back = (): void => {
      const { translate } = node.style;
      node.style.removeProperty("translate");
      node.style.removeProperty("z-index");
      if (!node.isConnected || !translate || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      node.animate([{ translate }, { translate: "none" }], { duration: BACK, easing: "ease-out" });
    };
    const click = (event: MouseEvent): void => {
      if (held) event.stopPropagation();
    };
    // Where text is selected the browser would drag that, and take the pointer away.
    const native = (event: Event): void => event.preventDefault();

    // A quick hand has left the piece before it is known to be dragged: so the window listens.
    node.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    node.addEventListener("click", click, true);
    node.addEventListener("dragstart", native);
    node.addEventListener("selectstart", native);
    return () => {
      light(null);
      node.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      node.removeEventListener("click", click, true);
      node.removeEventListener("dragstart", native);
      node.removeEventListener("selectstart", native);
    };
  };
}
